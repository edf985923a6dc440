//! Why a villager does not help.

use artel_engine::Illegal;

use super::{no, no_name};
use crate::rules::{
    GS_011, GS_072, GS_126, GS_180, GS_181, GS_183, GS_184, GS_187, GS_188, GS_190, GS_207, GS_R31, GS_R36,
    GS_R41,
};
use crate::{GhostStories, Tile};

impl GhostStories {
    pub(super) fn why_not_ask(&self) -> Illegal {
        let tile = self.tile_of(self.turn);
        if self.can_help(tile) { no(GS_072, "why-acted-already") } else { self.why_no_help(tile) }
    }

    /// Why the villager of this tile cannot help (GS-R36).
    pub(super) fn why_no_help(&self, tile: Tile) -> Illegal {
        if self.haunted.contains(self.village.place(tile)) {
            return no_name(GS_180, "why-tile-haunted", "tile", tile.id());
        }
        match tile {
            Tile::Cemetery if self.players == 1 => no(GS_207, "why-cemetery-alone"),
            Tile::Cemetery if self.dead().is_empty() => no(GS_181, "why-nobody-dead"),
            Tile::Cemetery => no(GS_011, "why-bank-without-qi"),
            Tile::TaoistAltar => no(GS_183, "why-nothing-haunted"),
            Tile::HerbalistShop if self.free_dice() == 0 => no(GS_184, "why-no-dice"),
            Tile::HerbalistShop | Tile::TeaHouse => no(GS_R31, "why-bank-empty"),
            Tile::SorcererHut if self.occupied().is_empty() => no(GS_R36, "why-no-ghosts"),
            Tile::SorcererHut => no(GS_126, "why-only-incarnations"),
            Tile::BuddhistTemple => no(GS_187, "why-temple-empty"),
            Tile::NightWatchman => no(GS_188, "why-no-figures-out"),
            Tile::CircleOfPrayer => no(GS_190, "why-no-token-to-pray"),
            Tile::HeavenlyWinds => no(GS_R41, "why-nothing-to-move"),
        }
    }
}
