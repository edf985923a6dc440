//! Why a move is not allowed: the rule that forbids it, for people who ask "why not?".
//!
//! Asked only about moves that [`ForbiddenIsland::allows`] refuses, so every path ends in a reason.

mod actions;
mod draws;
mod none;
mod special_cards;

use artel_engine::{Illegal, Phrase, RuleId, Seat, Set, Status};

use crate::legal::Window;
use crate::rules::{FI_001, FI_031, FI_032, FI_087, FI_099, FI_106, FI_R13, FI_R40, FI_R46};
use crate::{Card, ForbiddenIsland, Move};

/// A refusal that needs no more words than its key.
fn no(rule: RuleId, key: &'static str) -> Illegal {
    Illegal { rule, reason: Phrase::new(key) }
}

/// A refusal for want of a card.
fn no_card(rule: RuleId, card: Card) -> Illegal {
    Illegal { rule, reason: Phrase::new("why-no-card").name("card", card.id()) }
}

impl ForbiddenIsland {
    /// The reason why the seat may not make the move, which it may not.
    #[cold]
    pub(crate) fn explain(&self, seat: Seat, action: Move) -> Illegal {
        if seat.0 >= self.players {
            return no(FI_001, "why-no-such-seat");
        }
        match self.window() {
            Window::Over => self.why_over(),
            Window::Chance => no(FI_R13, "why-card-first"),
            Window::Rescue { swimmers } => self.why_not_in_rescue(seat, action, swimmers),
            Window::HandLimit => self.why_not_over_limit(seat, action),
            Window::Turn => self.why_not_in_turn(seat, action),
        }
    }

    fn why_not_in_turn(&self, seat: Seat, action: Move) -> Illegal {
        match action {
            Move::Sandbags(_) | Move::Lift(..) | Move::TakeOff => self.why_not_special(seat, action),
            Move::Swim(_) => no(FI_099, "why-nobody-swims"),
            Move::Discard(_) => no(FI_R40, "why-within-limit"),
            _ if seat != self.active => Illegal {
                rule: FI_032,
                reason: Phrase::new("why-not-your-turn").name("active", self.adventurer(self.active).id()),
            },
            Move::Draw => self.why_not_draw(),
            Move::Flood => no(FI_031, "why-flood-last"),
            _ if !self.has_actions() => self.why_no_actions(),
            Move::Step(tile) => self.why_not_step(seat, tile),
            Move::Fly(tile) => self.why_not_fly(seat, tile),
            Move::Guide(adventurer, tile) => self.why_not_guide(seat, adventurer, tile),
            Move::ShoreUp(tile) => self.why_not_shore_up(tile),
            Move::ShoreUpTwo(one, other) => self.why_not_shore_up_two(seat, one, other),
            Move::Give(card, adventurer) => self.why_not_give(seat, card, adventurer),
            Move::Capture(treasure) => self.why_not_capture(seat, treasure),
        }
    }

    fn why_over(&self) -> Illegal {
        let rule = match self.status {
            Status::Lost(defeat) => artel_engine::Described::rules(&defeat)[0],
            Status::Won | Status::Playing => FI_106,
        };
        no(rule, "why-over")
    }

    fn why_not_in_rescue(&self, seat: Seat, action: Move, swimmers: Set<Seat>) -> Illegal {
        let stranded = self.stranded(swimmers);
        let first_stranded = self.next_swimmer(stranded);
        match action {
            Move::Lift(passengers, _) => {
                let Some(seats) = self.seats_of(passengers) else {
                    return self.why_not_special(seat, action);
                };
                let carries = |needy: Set<Seat>| !seats.and(needy).is_empty();
                match first_stranded {
                    _ if !self.hand(seat).has(Card::HelicopterLift) => self.why_not_special(seat, action),
                    Some(pawn) if !carries(stranded) => self.name_pawn(FI_R46, "why-rescue-first", pawn),
                    None if !carries(swimmers) => no(FI_R13, "why-rescue-only"),
                    _ => self.why_not_special(seat, action),
                }
            }
            Move::Swim(tile) if first_stranded.is_none() => self.why_not_swim(seat, tile, swimmers),
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
            | Move::Sandbags(_)
            | Move::TakeOff
            | Move::Swim(_) => match (first_stranded, self.next_swimmer(swimmers)) {
                (Some(pawn), _) => self.name_pawn(FI_R46, "why-rescue-first", pawn),
                (None, pawn) => self.name_pawn(FI_099, "why-swim-first", pawn.unwrap_or(seat)),
            },
        }
    }

    fn why_not_over_limit(&self, seat: Seat, action: Move) -> Illegal {
        match action {
            Move::Sandbags(_) | Move::Lift(..) | Move::TakeOff => self.why_not_special(seat, action),
            Move::Discard(card) if self.over_limit().contains(seat) => no_card(FI_087, card),
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
            | Move::Swim(_) => {
                self.name_pawn(FI_087, "why-discard-first", self.over_limit().first().unwrap_or(seat))
            }
        }
    }

    fn name_pawn(&self, rule: RuleId, key: &'static str, pawn: Seat) -> Illegal {
        Illegal { rule, reason: Phrase::new(key).name("adventurer", self.adventurer(pawn).id()) }
    }
}
