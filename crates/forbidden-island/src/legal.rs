//! Who may do what now.

use artel_engine::{Seat, Set};

use crate::family::{Family, FamilyList};
use crate::{Adventurer, Card, ForbiddenIsland, Move, Phase, Pile, Tile};

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Window {
    /// Nothing: the game is over.
    Over,
    /// Chance, to turn up a card; a step under way is finished first (FI-R13).
    Chance,
    /// Pawns must leave a sunk tile; nothing else may happen before (FI-R13), except that a
    /// Helicopter Lift carries them (FI-R17).
    Rescue { swimmers: Set<Seat> },
    /// Somebody has too many cards; special cards may still be played (FI-087, FI-090, FI-R15). Comes
    /// before the next card is drawn and before the next action (FI-R22, FI-R23).
    HandLimit,
    /// The active player; special cards may be played by anyone, also between flood cards (FI-071,
    /// FI-R16).
    Turn,
}

/// What the table wants of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Duty {
    /// Nothing.
    Nothing,
    /// To leave a sunk tile, or to carry those who must.
    Rescue { swims: bool },
    /// To discard down to the limit, chosen by the owner (FI-089), or nothing while others do; special
    /// cards may be played (FI-R15), but nothing is given away (FI-R21).
    HandLimit { discards: bool },
    /// The next step of the turn.
    Turn(Phase),
    /// Nothing, but special cards may be played (FI-071).
    Interject,
}

impl ForbiddenIsland {
    /// What the table wants of a seat now.
    pub(crate) fn duty(&self, seat: Seat) -> Duty {
        match self.window() {
            Window::Over | Window::Chance => Duty::Nothing,
            Window::Rescue { swimmers } => Duty::Rescue { swims: swimmers.contains(seat) },
            Window::HandLimit => Duty::HandLimit { discards: self.over_limit().contains(seat) },
            Window::Turn if seat == self.active => Duty::Turn(self.phase),
            Window::Turn => Duty::Interject,
        }
    }

    #[inline]
    pub(crate) fn window(&self) -> Window {
        if self.status.is_over() {
            return Window::Over;
        }
        if self.due.is_some() {
            return Window::Chance;
        }
        let swimmers = self.swimmers();
        if !swimmers.is_empty() {
            Window::Rescue { swimmers }
        } else if self.is_over_limit() {
            Window::HandLimit
        } else {
            Window::Turn
        }
    }

    /// The seats that may have a move in this window: nobody else has.
    #[inline]
    pub(crate) fn actors(&self, window: Window) -> Set<Seat> {
        let holders = self.special_card_holders();
        match window {
            Window::Over | Window::Chance => Set::EMPTY,
            Window::Rescue { swimmers } => holders.or(swimmers),
            Window::HandLimit => holders.or(self.over_limit()),
            Window::Turn => holders.with(self.active),
        }
    }

    /// The one legal move, if it is the next draw: nobody can act, holds a card to play before it, has
    /// to give up cards or to swim. Half of all steps are such draws, so this is answered first.
    #[inline]
    pub(crate) fn only_move(&self) -> Option<Family> {
        if self.has_actions() || self.status.is_over() || self.due.is_some() {
            return None;
        }
        let mut all = Pile::EMPTY;
        self.hands.iter().for_each(|&hand| all.add_all(hand));
        if all.has_specials() || self.is_over_limit() || !self.swimmers().is_empty() {
            return None;
        }
        Some(if self.can_draw() { Family::Draw } else { Family::Flood })
    }

    /// Tells every family of moves that the seat has in this window.
    #[inline]
    pub(crate) fn families(&self, window: Window, seat: Seat, tell: &mut impl FamilyList) {
        match window {
            Window::Over | Window::Chance => {}
            Window::Rescue { swimmers } => self.rescue_families(swimmers, seat, tell),
            Window::HandLimit => {
                if self.over_limit().contains(seat) {
                    tell.add(Family::Discard(self.hand(seat).kinds().collect()));
                }
                self.special_families(seat, tell);
            }
            Window::Turn => {
                if seat == self.active {
                    self.turn_families(seat, tell);
                }
                self.special_families(seat, tell);
            }
        }
    }

    #[cold]
    fn rescue_families(&self, swimmers: Set<Seat>, seat: Seat, tell: &mut impl FamilyList) {
        let stranded = self.stranded(swimmers);
        if stranded.is_empty() && self.next_swimmer(swimmers) == Some(seat) {
            tell.add(Family::Swim(self.swims(seat)));
        }
        for passengers in swimmers.subsets() {
            if rescues(passengers, swimmers, stranded) {
                tell.add(Family::Rescue(passengers, self.lift_targets(seat, passengers)));
            }
        }
    }

    #[inline]
    fn turn_families(&self, seat: Seat, tell: &mut impl FamilyList) {
        if self.has_actions() {
            tell.add(Family::Step(self.steps(seat)));
            tell.add(Family::ShoreUp(self.shore_ups(seat)));
            match self.adventurer(seat) {
                Adventurer::Pilot => tell.add(Family::Fly(self.flights(seat))),
                Adventurer::Engineer => tell.add(Family::ShoreUpTwo(self.double_shore_ups(seat))),
                Adventurer::Navigator => {
                    for other in self.all_seats() {
                        tell.add(Family::Guide(other, self.guides(seat, other)));
                    }
                }
                Adventurer::Diver | Adventurer::Explorer | Adventurer::Messenger => {}
            }
            let receivers = self.receivers(seat);
            if !receivers.is_empty() {
                tell.add(Family::Give(receivers, self.gifts(seat)));
            }
            tell.add(Family::Capture(self.captures(seat)));
        }
        if self.can_draw() {
            tell.add(Family::Draw);
        }
        if self.can_flood() {
            tell.add(Family::Flood);
        }
    }

    #[inline]
    fn special_families(&self, seat: Seat, tell: &mut impl FamilyList) {
        if !self.hand(seat).has_specials() {
            return;
        }
        tell.add(Family::Sandbags(self.sandbag_targets(seat)));
        if !self.hand(seat).has(Card::HelicopterLift) {
            return;
        }
        for first in self.all_seats() {
            let together = self.pawns_at(self.pawn(first));
            if together.first() == Some(first) {
                tell.add(Family::Lift(together, self.lift_targets(seat, together)));
            }
        }
        if self.can_take_off(seat) {
            tell.add(Family::TakeOff);
        }
    }

    #[inline]
    pub(crate) fn has_actions(&self) -> bool {
        matches!(self.phase, Phase::Actions { left: 1.. })
    }

    /// Whether the seat may make the move now; the same answer as looking it up among the families.
    #[inline]
    pub(crate) fn allows(&self, seat: Seat, action: Move) -> bool {
        if seat.0 >= self.players {
            return false;
        }
        match self.window() {
            Window::Over | Window::Chance => false,
            Window::Rescue { swimmers } => self.allows_in_rescue(seat, action, swimmers),
            Window::HandLimit => match action {
                Move::Discard(card) => self.over_limit().contains(seat) && self.hand(seat).has(card),
                Move::Step(_)
                | Move::Fly(_)
                | Move::Guide(..)
                | Move::ShoreUp(_)
                | Move::ShoreUpTwo(..)
                | Move::Give(..)
                | Move::Capture(_)
                | Move::Draw
                | Move::Flood
                | Move::Sandbags(_)
                | Move::Lift(..)
                | Move::TakeOff
                | Move::Swim(_) => self.allows_special(seat, action),
            },
            Window::Turn => match action {
                Move::Draw => seat == self.active && self.can_draw(),
                Move::Flood => seat == self.active && self.can_flood(),
                Move::Sandbags(_) | Move::Lift(..) | Move::TakeOff => self.allows_special(seat, action),
                Move::Step(_)
                | Move::Fly(_)
                | Move::Guide(..)
                | Move::ShoreUp(_)
                | Move::ShoreUpTwo(..)
                | Move::Give(..)
                | Move::Capture(_)
                | Move::Discard(_)
                | Move::Swim(_) => {
                    seat == self.active && self.has_actions() && self.allows_action(seat, action)
                }
            },
        }
    }

    #[cold]
    fn allows_in_rescue(&self, seat: Seat, action: Move, swimmers: Set<Seat>) -> bool {
        let stranded = self.stranded(swimmers);
        match action {
            Move::Swim(tile) => {
                stranded.is_empty()
                    && self.next_swimmer(swimmers) == Some(seat)
                    && self.swims(seat).contains(self.cell(tile))
            }
            Move::Lift(passengers, tile) => self.seats_of(passengers).is_some_and(|passengers| {
                rescues(passengers, swimmers, stranded) && self.can_lift(seat, passengers, tile)
            }),
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
            | Move::TakeOff => false,
        }
    }

    #[inline]
    fn allows_action(&self, seat: Seat, action: Move) -> bool {
        match action {
            Move::Step(tile) => self.steps(seat).contains(self.cell(tile)),
            Move::Fly(tile) => self.flights(seat).contains(self.cell(tile)),
            Move::Guide(adventurer, tile) => {
                self.seat_of(adventurer).is_some_and(|led| self.guides(seat, led).contains(self.cell(tile)))
            }
            Move::ShoreUp(tile) => self.shore_ups(seat).contains(self.cell(tile)),
            Move::ShoreUpTwo(one, other) => {
                let reach = self.double_shore_ups(seat);
                one < other && reach.contains(self.cell(one)) && reach.contains(self.cell(other))
            }
            Move::Give(card, adventurer) => {
                self.seat_of(adventurer).is_some_and(|receiver| self.receivers(seat).contains(receiver))
                    && self.gifts(seat).contains(card)
            }
            Move::Capture(treasure) => self.captures(seat).contains(treasure),
            Move::Draw
            | Move::Flood
            | Move::Discard(_)
            | Move::Sandbags(_)
            | Move::Lift(..)
            | Move::TakeOff
            | Move::Swim(_) => false,
        }
    }

    #[inline]
    fn allows_special(&self, seat: Seat, action: Move) -> bool {
        match action {
            Move::Sandbags(tile) => self.sandbag_targets(seat).contains(self.cell(tile)),
            Move::Lift(passengers, tile) => {
                self.seats_of(passengers).is_some_and(|passengers| self.can_lift(seat, passengers, tile))
            }
            Move::TakeOff => self.can_take_off(seat),
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
            | Move::Swim(_) => false,
        }
    }

    #[inline]
    fn can_lift(&self, seat: Seat, passengers: Set<Seat>, tile: Tile) -> bool {
        self.lift_targets(seat, passengers).contains(self.cell(tile))
    }

    /// The seats of these adventurers; none if one takes no part.
    #[inline]
    pub(crate) fn seats_of(&self, adventurers: Set<Adventurer>) -> Option<Set<Seat>> {
        adventurers.iter().map(|adventurer| self.seat_of(adventurer)).collect()
    }
}

/// Whether a Helicopter Lift with these passengers is a rescue: it carries only pawns that must leave
/// (FI-R13), and one that cannot swim if there is such a pawn (FI-R46).
fn rescues(passengers: Set<Seat>, swimmers: Set<Seat>, stranded: Set<Seat>) -> bool {
    passengers.minus(swimmers).is_empty() && (stranded.is_empty() || !passengers.and(stranded).is_empty())
}
