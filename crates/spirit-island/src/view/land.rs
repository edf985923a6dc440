//! What everybody sees of a land.

use artel_engine::Seat;
use serde::Serialize;

use crate::components::{Kind, Kinds, Land, Piece, Terrain};
use crate::effect::InvaderAction;
use crate::game::SpiritIsland;

/// A land and what lies there.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LandView {
    pub land: Land,
    pub terrain: Terrain,
    pub coastal: bool,
    /// The lands it touches.
    pub neighbours: Vec<Land>,
    /// The pieces that can be told apart, each once.
    pub pieces: Vec<PieceView>,
    pub blight: u8,
    /// How much Presence each seat has there.
    pub presence: Vec<u8>,
    /// The seats that have a sacred site there.
    pub sacred_sites: Vec<Seat>,
    /// Whether Invaders are adjacent to nothing there.
    pub isolated: bool,
    /// How much damage at once blights the land now.
    pub land_health: u8,
    /// All Defend that counts there now.
    pub defend: u8,
    /// What the Invaders would deal there now, after Defend.
    pub ravage_damage: u8,
    /// The Invader actions that do not happen there this turn, as things are now.
    pub skipped: Vec<InvaderAction>,
}

/// Pieces of one kind with the same damage and Strife.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PieceView {
    /// As moves write it.
    pub piece: Piece,
    pub kind: Kind,
    pub damage: u8,
    pub strife: u8,
    pub count: u8,
    /// How much damage destroys one of them there now, if it has Health.
    pub health: Option<u8>,
}

impl LandView {
    pub(super) fn of(game: &SpiritIsland, land: Land) -> LandView {
        let ground = game.island.at(land);
        let told_apart = Kinds::ALL.without(Kind::Blight).without(Kind::Presence);
        let pieces = game.island.pieces(land, told_apart);
        LandView {
            land,
            terrain: game.island.terrain(land),
            coastal: game.island.is_coastal(land),
            neighbours: game.island.around(land).iter().collect(),
            pieces: pieces.map(|(piece, count)| PieceView::of(game, land, piece, count)).collect(),
            blight: ground.blight(),
            presence: game.all_seats().map(|seat| ground.presence(seat)).collect(),
            sacred_sites: game.all_seats().filter(|&seat| game.is_site(seat, land)).collect(),
            isolated: game.is_isolated(land),
            land_health: game.land_health(land),
            defend: game.defend_in(land),
            ravage_damage: game.ravage_damage(land),
            skipped: InvaderAction::ALL.into_iter().filter(|&action| game.is_skipped(land, action)).collect(),
        }
    }
}

impl PieceView {
    fn of(game: &SpiritIsland, land: Land, piece: Piece, count: u8) -> PieceView {
        let health = piece.kind.has_health().then(|| game.health(piece.kind, land));
        let Piece { kind, damage, strife, .. } = piece;
        PieceView { piece, kind, damage, strife, count, health }
    }
}
