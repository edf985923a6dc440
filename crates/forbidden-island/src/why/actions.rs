//! Why an action is not possible.

use artel_engine::{Illegal, Phrase, Seat};

use super::no;
use crate::game::CARDS_TO_CAPTURE;
use crate::rules::{
    FI_022, FI_031, FI_032, FI_036, FI_037, FI_040, FI_042, FI_043, FI_046, FI_048, FI_050, FI_052, FI_055,
    FI_056, FI_R01, FI_R05, FI_R07, FI_R08, FI_R09, FI_R19, FI_R35, FI_R39, FI_R45,
};
use crate::{Adventurer, Card, ForbiddenIsland, Phase, Tile, Treasure};

impl ForbiddenIsland {
    pub(super) fn why_no_actions(&self) -> Illegal {
        match self.phase {
            Phase::Actions { .. } => no(FI_032, "why-no-actions-left"),
            Phase::TreasureDraw { .. } | Phase::FloodDraw { .. } => no(FI_031, "why-actions-over"),
        }
    }

    pub(super) fn why_not_step(&self, seat: Seat, tile: Tile) -> Illegal {
        let (from, to) = (self.pawn(seat), self.cell(tile));
        let about = |key| Phrase::new(key).name("tile", tile.id());
        if from == to {
            return Illegal { rule: FI_R45, reason: about("why-already-there") };
        }
        if !self.existing().contains(to) {
            return Illegal { rule: FI_040, reason: about("why-sunk") };
        }
        if self.adventurer(seat) == Adventurer::Diver {
            return Illegal { rule: FI_R01, reason: about("why-dive-blocked") };
        }
        if self.layout.geometry().corners(from).contains(to) {
            return Illegal { rule: FI_037, reason: about("why-diagonal") };
        }
        Illegal { rule: FI_036, reason: about("why-too-far") }
    }

    pub(super) fn why_not_fly(&self, seat: Seat, tile: Tile) -> Illegal {
        if self.adventurer(seat) != Adventurer::Pilot {
            return no(FI_042, "why-not-the-pilot");
        }
        if self.flight_used {
            return no(FI_042, "why-flight-used");
        }
        let key = if self.pawn(seat) == self.cell(tile) { "why-already-there" } else { "why-sunk" };
        Illegal { rule: FI_R09, reason: Phrase::new(key).name("tile", tile.id()) }
    }

    pub(super) fn why_not_guide(&self, seat: Seat, adventurer: Adventurer, tile: Tile) -> Illegal {
        if self.adventurer(seat) != Adventurer::Navigator {
            return no(FI_043, "why-not-the-navigator");
        }
        let Some(led) = self.seat_of(adventurer) else { return not_in_play(adventurer) };
        if led == seat {
            return no(FI_R07, "why-guide-others");
        }
        let about = |key| Phrase::new(key).name("tile", tile.id()).name("adventurer", adventurer.id());
        if self.pawn(led) == self.cell(tile) {
            return Illegal { rule: FI_R45, reason: about("why-guide-already-there") };
        }
        if !self.existing().contains(self.cell(tile)) {
            return Illegal { rule: FI_040, reason: about("why-sunk") };
        }
        let rule = if self.within_two_positions(led, tile) { FI_R05 } else { FI_043 };
        Illegal { rule, reason: about("why-guide-too-far") }
    }

    /// Whether two steps would do if no tile were missing.
    fn within_two_positions(&self, led: Seat, tile: Tile) -> bool {
        let adventurer = self.adventurer(led);
        let near = self.neighbours(adventurer, self.pawn(led));
        near.iter().any(|cell| self.neighbours(adventurer, cell).contains(self.cell(tile)))
    }

    pub(super) fn why_not_shore_up(&self, tile: Tile) -> Illegal {
        self.why_not_flooded(tile).unwrap_or_else(|| Illegal {
            rule: FI_046,
            reason: Phrase::new("why-shore-too-far").name("tile", tile.id()),
        })
    }

    /// Why a tile cannot be shored up from anywhere: it is not flooded.
    pub(super) fn why_not_flooded(&self, tile: Tile) -> Option<Illegal> {
        let cell = self.cell(tile);
        let key = if self.dry.contains(cell) {
            "why-dry"
        } else if !self.flooded.contains(cell) {
            "why-sunk"
        } else {
            return None;
        };
        Some(Illegal { rule: FI_R19, reason: Phrase::new(key).name("tile", tile.id()) })
    }

    pub(super) fn why_not_shore_up_two(&self, seat: Seat, one: Tile, other: Tile) -> Illegal {
        if self.adventurer(seat) != Adventurer::Engineer {
            return no(FI_048, "why-not-the-engineer");
        }
        if one >= other {
            return no(FI_R08, "why-two-tiles-in-order");
        }
        let reach = self.shore_ups(seat);
        self.why_not_shore_up(if reach.contains(self.cell(one)) { other } else { one })
    }

    pub(super) fn why_not_give(&self, seat: Seat, card: Card, adventurer: Adventurer) -> Illegal {
        let about = |key| Phrase::new(key).name("card", card.id()).name("adventurer", adventurer.id());
        if card.treasure().is_none() {
            return Illegal { rule: FI_052, reason: about("why-give-special") };
        }
        let Some(receiver) = self.seat_of(adventurer) else { return not_in_play(adventurer) };
        if receiver == seat {
            return Illegal { rule: FI_R39, reason: about("why-give-self") };
        }
        let key = if self.hand(seat).has(card) { "why-give-apart" } else { "why-no-card" };
        Illegal { rule: FI_050, reason: about(key) }
    }

    pub(super) fn why_not_capture(&self, seat: Seat, treasure: Treasure) -> Illegal {
        let about = |key| Phrase::new(key).name("treasure", treasure.id());
        if self.captor(treasure).is_some() {
            return Illegal { rule: FI_R35, reason: about("why-captured-already") };
        }
        let held = self.hand(seat).count(treasure.card());
        if held < CARDS_TO_CAPTURE {
            return Illegal { rule: FI_055, reason: about("why-too-few-cards").number("held", held) };
        }
        let [one, other] = treasure.tiles();
        Illegal {
            rule: FI_056,
            reason: about("why-capture-elsewhere").name("tile", one.id()).name("other", other.id()),
        }
    }
}

pub(super) fn not_in_play(adventurer: Adventurer) -> Illegal {
    Illegal { rule: FI_022, reason: Phrase::new("why-not-in-play").name("adventurer", adventurer.id()) }
}
