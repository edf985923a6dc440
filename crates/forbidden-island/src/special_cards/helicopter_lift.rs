//! Helicopter Lift: across the island, and off it.

use artel_engine::{Log, Seat, Set, Status};

use crate::game::slot;
use crate::{Adventurer, Card, Cell, Event, ForbiddenIsland, Tile};

impl ForbiddenIsland {
    /// Where the seat's Helicopter Lift can carry these pawns, which share a tile: to any other
    /// existing one (FI-075, FI-R10).
    #[inline]
    pub(crate) fn lift_targets(&self, seat: Seat, passengers: Set<Seat>) -> Set<Cell> {
        match passengers.first() {
            Some(any) if self.hand(seat).has(Card::HelicopterLift) && self.share_a_tile(passengers) => {
                self.existing().without(self.pawn(any))
            }
            _ => Set::EMPTY,
        }
    }

    pub(crate) fn share_a_tile(&self, pawns: Set<Seat>) -> bool {
        let mut cells = pawns.iter().map(|seat| self.pawn(seat));
        let first = cells.next();
        cells.all(|cell| Some(cell) == first)
    }

    pub(crate) fn play_lift(
        &mut self,
        seat: Seat,
        passengers: Set<Adventurer>,
        to: Cell,
        log: &mut impl Log<Self>,
    ) {
        self.discard(seat, Card::HelicopterLift);
        let mut from = to;
        for adventurer in passengers {
            if let Some(passenger) = self.seat_of(adventurer) {
                from = self.pawn(passenger);
                self.pawns[slot(passenger)] = to;
            }
        }
        log.push(
            self,
            Event::Lifted {
                adventurer: self.adventurer(seat),
                passengers,
                from: self.tile(from),
                to: self.tile(to),
                rescue: !self.existing().contains(from),
            },
        );
        self.after_flood_step(log);
    }

    /// Whether the seat can win now: all treasures taken, every pawn on Fools' Landing, and the card
    /// in hand (FI-106, FI-107, FI-R11). In any phase (FI-R12); a flooded Fools' Landing will do
    /// (FI-108).
    #[inline]
    pub(crate) fn can_take_off(&self, seat: Seat) -> bool {
        self.hand(seat).has(Card::HelicopterLift) && self.has_all_treasures() && self.everyone_on_landing()
    }

    pub(crate) fn everyone_on_landing(&self) -> bool {
        let landing = self.cell(Tile::FoolsLanding);
        self.all_seats().all(|seat| self.pawn(seat) == landing)
    }

    pub(crate) fn take_off(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.discard(seat, Card::HelicopterLift);
        self.status = Status::Won;
        log.push(self, Event::TookOff { adventurer: self.adventurer(seat) });
    }
}
