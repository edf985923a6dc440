//! Why a special card cannot be played.

use artel_engine::{Illegal, Phrase, Seat, Set};

use super::actions::not_in_play;
use super::{no, no_card};
use crate::rules::{FI_070, FI_075, FI_077, FI_106, FI_R10, FI_R11};
use crate::{Adventurer, Card, ForbiddenIsland, Move, Tile};

impl ForbiddenIsland {
    pub(super) fn why_not_special(&self, seat: Seat, action: Move) -> Illegal {
        let card = if matches!(action, Move::Sandbags(_)) { Card::Sandbags } else { Card::HelicopterLift };
        if !self.hand(seat).has(card) {
            return no_card(FI_070, card);
        }
        match action {
            Move::Sandbags(tile) => {
                self.why_not_flooded(tile).unwrap_or(no(FI_077, "why-no-sandbags-in-flood"))
            }
            Move::Lift(passengers, tile) => self.why_not_lift(passengers, tile),
            Move::Step(_)
            | Move::Fly(_)
            | Move::Guide(..)
            | Move::ShoreUp(_)
            | Move::ShoreUpTwo(..)
            | Move::Give(..)
            | Move::Capture(_)
            | Move::Draw
            | Move::Flood
            | Move::Discard(_)
            | Move::TakeOff
            | Move::Swim(_) => self.why_not_take_off(),
        }
    }

    fn why_not_lift(&self, passengers: Set<Adventurer>, tile: Tile) -> Illegal {
        if let Some(absent) = passengers.iter().find(|&each| self.seat_of(each).is_none()) {
            return not_in_play(absent);
        }
        let seats = self.seats_of(passengers).unwrap_or_default();
        let Some(any) = seats.first() else { return no(FI_075, "why-nobody-lifted") };
        if !self.share_a_tile(seats) {
            return no(FI_075, "why-lift-apart");
        }
        let key = if self.pawn(any) == self.cell(tile) { "why-lift-same-tile" } else { "why-sunk" };
        Illegal { rule: FI_R10, reason: Phrase::new(key).name("tile", tile.id()) }
    }

    fn why_not_take_off(&self) -> Illegal {
        if !self.has_all_treasures() {
            let missing = self.captors.iter().filter(|captor| captor.is_none()).count();
            let reason = Phrase::new("why-treasures-missing").number("missing", missing as u8);
            return Illegal { rule: FI_106, reason };
        }
        let landing = self.cell(Tile::FoolsLanding);
        let absent = self.all_seats().filter(|&seat| self.pawn(seat) != landing);
        let absent = absent.map(|seat| self.adventurer(seat).id());
        Illegal { rule: FI_R11, reason: Phrase::new("why-not-all-on-landing").names("adventurers", absent) }
    }
}
