//! Moving the own pawn, or as the Navigator another one.

use artel_engine::{Log, Seat, Set};

use crate::game::slot;
use crate::{Adventurer, Cell, Event, ForbiddenIsland, Way};

impl ForbiddenIsland {
    /// Where the seat's pawn can be moved by a move action, flight aside (FI-036 to FI-041, FI-044); always
    /// to an existing tile (FI-R03).
    #[inline]
    pub(crate) fn steps(&self, seat: Seat) -> Set<Cell> {
        let from = self.pawn(seat);
        let adventurer = self.adventurer(seat);
        let reach = if adventurer == Adventurer::Diver {
            self.dives(from)
        } else {
            self.neighbours(adventurer, from)
        };
        reach.and(self.existing()).without(from)
    }

    /// Where the Pilot can fly (FI-042, FI-R09).
    #[inline]
    pub(crate) fn flights(&self, seat: Seat) -> Set<Cell> {
        if self.adventurer(seat) == Adventurer::Pilot && !self.flight_used {
            self.existing().without(self.pawn(seat))
        } else {
            Set::EMPTY
        }
    }

    /// Where the Navigator can lead another seat's pawn: one or two of that pawn's own steps (FI-043,
    /// FI-R04); only the Diver can be led across a missing tile (FI-R05), and nobody flies (FI-R06).
    #[inline]
    pub(crate) fn guides(&self, navigator: Seat, led: Seat) -> Set<Cell> {
        if self.adventurer(navigator) != Adventurer::Navigator || led == navigator {
            return Set::EMPTY;
        }
        let adventurer = self.adventurer(led);
        let from = self.pawn(led);
        let mut halfway = self.neighbours(adventurer, from);
        if adventurer != Adventurer::Diver {
            halfway = halfway.and(self.existing());
        }
        let twice = halfway.iter().fold(halfway, |reach, cell| reach.or(self.neighbours(adventurer, cell)));
        twice.and(self.existing()).without(from)
    }

    /// The positions one step away: diagonal too for the Explorer (FI-041).
    #[inline]
    pub(crate) fn neighbours(&self, adventurer: Adventurer, cell: Cell) -> Set<Cell> {
        let geometry = self.layout.geometry();
        let sides = geometry.sides(cell);
        if adventurer == Adventurer::Explorer { sides.or(geometry.corners(cell)) } else { sides }
    }

    /// Every position that can be reached through flooded or missing tiles (FI-044, FI-R01, FI-R02).
    fn dives(&self, from: Cell) -> Set<Cell> {
        let geometry = self.layout.geometry();
        let mut reach = geometry.sides(from);
        let mut passed = Set::only(from);
        loop {
            let passing = reach.minus(self.dry).minus(passed);
            if passing.is_empty() {
                return reach;
            }
            passed = passed.or(passing);
            reach = reach.or(geometry.sides_of_all(passing));
        }
    }

    pub(crate) fn step(&mut self, seat: Seat, to: Cell, log: &mut impl Log<Self>) {
        let from = self.pawn(seat);
        let geometry = self.layout.geometry();
        let way = if geometry.sides(from).contains(to) {
            Way::Step
        } else if self.adventurer(seat) == Adventurer::Diver {
            Way::Dive
        } else {
            Way::Diagonal
        };
        self.move_pawn(seat, to, way, log);
    }

    pub(crate) fn fly(&mut self, seat: Seat, to: Cell, log: &mut impl Log<Self>) {
        self.flight_used = true;
        self.move_pawn(seat, to, Way::Flight, log);
    }

    fn move_pawn(&mut self, seat: Seat, to: Cell, way: Way, log: &mut impl Log<Self>) {
        let (from, to_tile) = (self.tile(self.pawn(seat)), self.tile(to));
        self.pawns[slot(seat)] = to;
        self.use_action();
        log.push(self, Event::Moved { adventurer: self.adventurer(seat), from, to: to_tile, way });
    }

    pub(crate) fn guide(&mut self, adventurer: Adventurer, to: Cell, log: &mut impl Log<Self>) {
        let Some(led) = self.seat_of(adventurer) else { return };
        let from = self.tile(self.pawn(led));
        self.pawns[slot(led)] = to;
        self.use_action();
        log.push(self, Event::Guided { adventurer, from, to: self.tile(to) });
    }
}
