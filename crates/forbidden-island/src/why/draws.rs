//! Why a card cannot be drawn or given up, or a tile not swum to.

use artel_engine::{Illegal, Phrase, Seat, Set};

use super::no;
use crate::rules::{FI_031, FI_064, FI_087, FI_099, FI_102, FI_R29, FI_R32, FI_R40};
use crate::{Adventurer, ForbiddenIsland, Move, Phase};

impl ForbiddenIsland {
    pub(super) fn why_not_draw(&self, action: Move) -> Illegal {
        match (action, self.phase) {
            (Move::Draw, Phase::FloodDraw { .. }) => no(FI_031, "why-treasure-draw-over"),
            (Move::Draw, _) => no(FI_064, "why-drawn-both"),
            _ => no(FI_031, "why-flood-last"),
        }
    }

    pub(super) fn why_not_discard(&self, seat: Seat, action: Move) -> Illegal {
        match action {
            Move::Discard(card) if self.over_limit().contains(seat) => {
                Illegal { rule: FI_087, reason: Phrase::new("why-no-card").name("card", card.id()) }
            }
            _ => no(FI_R40, "why-within-limit"),
        }
    }

    pub(super) fn why_not_swim(&self, seat: Seat, action: Move, swimmers: Set<Seat>) -> Illegal {
        let first = self.next_swimmer(swimmers).unwrap_or(seat);
        if !swimmers.contains(seat) {
            return self.name_pawn(FI_099, "why-swim-first", first);
        }
        if first != seat {
            return self.name_pawn(FI_R29, "why-swim-order", first);
        }
        let Move::Swim(tile) = action else { return no(FI_099, "why-nobody-swims") };
        let about = |key| Phrase::new(key).name("tile", tile.id());
        if !self.existing().contains(self.cell(tile)) {
            return Illegal { rule: FI_099, reason: about("why-sunk") };
        }
        match self.adventurer(seat) {
            Adventurer::Diver if self.swims(seat).len() == 1 => {
                Illegal { rule: FI_102, reason: about("why-swim-nearest") }
            }
            Adventurer::Diver => Illegal { rule: FI_R32, reason: about("why-swim-nearest") },
            _ => Illegal { rule: FI_099, reason: about("why-swim-too-far") },
        }
    }
}
