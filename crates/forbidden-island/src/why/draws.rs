//! Why a card cannot be drawn, or a tile not swum to.

use artel_engine::{Illegal, Phrase, Seat, Set};

use super::no;
use crate::rules::{FI_031, FI_064, FI_099, FI_102, FI_R29, FI_R32};
use crate::{Adventurer, ForbiddenIsland, Phase, Tile};

impl ForbiddenIsland {
    pub(super) fn why_not_draw(&self) -> Illegal {
        match self.phase {
            Phase::FloodDraw { .. } => no(FI_031, "why-treasure-draw-over"),
            Phase::Actions { .. } | Phase::TreasureDraw { .. } => no(FI_064, "why-drawn-both"),
        }
    }

    pub(super) fn why_not_swim(&self, seat: Seat, tile: Tile, swimmers: Set<Seat>) -> Illegal {
        let first = self.next_swimmer(swimmers).unwrap_or(seat);
        if !swimmers.contains(seat) {
            return self.name_pawn(FI_099, "why-swim-first", first);
        }
        if first != seat {
            return self.name_pawn(FI_R29, "why-swim-order", first);
        }
        let about = |key| Phrase::new(key).name("tile", tile.id());
        if !self.existing().contains(self.cell(tile)) {
            return Illegal { rule: FI_099, reason: about("why-sunk") };
        }
        match self.adventurer(seat) {
            Adventurer::Diver if self.swims(seat).len() == 1 => {
                Illegal { rule: FI_102, reason: about("why-swim-nearest") }
            }
            Adventurer::Diver => Illegal { rule: FI_R32, reason: about("why-swim-nearest") },
            Adventurer::Engineer
            | Adventurer::Explorer
            | Adventurer::Messenger
            | Adventurer::Navigator
            | Adventurer::Pilot => Illegal { rule: FI_099, reason: about("why-swim-too-far") },
        }
    }
}
