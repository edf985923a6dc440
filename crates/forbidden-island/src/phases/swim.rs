//! Getting away from a sunk tile.

use artel_engine::{Log, Seat, Set};

use crate::game::slot;
use crate::{Adventurer, Cell, Defeat, Event, ForbiddenIsland, Phase};

impl ForbiddenIsland {
    /// The seats whose pawns are on a sunk tile and must leave it (FI-099).
    #[inline]
    pub fn swimmers(&self) -> Set<Seat> {
        if !matches!(self.phase, Phase::FloodDraw { .. }) {
            return Set::EMPTY;
        }
        let existing = self.existing();
        self.seats_where(|seat| !existing.contains(self.pawns[seat]))
    }

    /// Whose turn to swim it is: the active player's first, then clockwise (FI-R29).
    pub(crate) fn next_swimmer(&self, swimmers: Set<Seat>) -> Option<Seat> {
        self.clockwise().find(|&seat| swimmers.contains(seat))
    }

    /// The swimmers who have nowhere to swim to.
    pub(crate) fn stranded(&self, swimmers: Set<Seat>) -> Set<Seat> {
        swimmers.iter().filter(|&seat| self.swims(seat).is_empty()).collect()
    }

    /// Where the seat's pawn can swim: to a neighbour (FI-099, FI-100), diagonally too as the
    /// Explorer (FI-103), to the nearest tile as the Diver (FI-102), anywhere as the Pilot (FI-104).
    /// The others have no way of their own (FI-105).
    pub(crate) fn swims(&self, seat: Seat) -> Set<Cell> {
        self.swims_from(seat, self.pawn(seat), self.existing())
    }

    /// Where the seat's pawn could swim from a position if these were the tiles left.
    pub fn swims_from(&self, seat: Seat, from: Cell, left: Set<Cell>) -> Set<Cell> {
        let adventurer = self.adventurer(seat);
        match adventurer {
            Adventurer::Pilot => left,
            Adventurer::Diver => self.nearest(from, left),
            Adventurer::Engineer | Adventurer::Explorer | Adventurer::Messenger | Adventurer::Navigator => {
                self.neighbours(adventurer, from).and(left)
            }
        }
    }

    /// The tiles left at the smallest distance, by sides over the 24 positions (FI-R32).
    fn nearest(&self, from: Cell, left: Set<Cell>) -> Set<Cell> {
        let geometry = self.layout.geometry();
        let mut seen = Set::only(from);
        loop {
            let found = seen.and(left);
            if !found.is_empty() {
                return found;
            }
            let wider = seen.or(geometry.sides_of_all(seen));
            if wider == seen {
                return Set::EMPTY;
            }
            seen = wider;
        }
    }

    /// Costs nothing, not even the flight of the turn (FI-R33).
    pub(crate) fn swim(&mut self, seat: Seat, to: Cell, log: &mut impl Log<Self>) {
        let from = self.tile(self.pawn(seat));
        self.pawns[slot(seat)] = to;
        log.push(self, Event::Swam { adventurer: self.adventurer(seat), from, to: self.tile(to) });
        self.after_flood_step(log);
    }

    /// After a flood card and after every rescue: a pawn that can neither swim nor be carried loses
    /// the game at once (FI-101, FI-R47); when all are safe and no card is due, the turn ends.
    pub(crate) fn after_flood_step(&mut self, log: &mut impl Log<Self>) {
        if self.status.is_over() {
            return;
        }
        let swimmers = self.swimmers();
        if swimmers.is_empty() {
            self.end_turn_if_all_is_drawn(log);
            return;
        }
        let stranded = self.stranded(swimmers);
        if let Some(lost) = self.next_swimmer(stranded)
            && !self.lift_in_hands()
        {
            self.lose(Defeat::Drowned(self.adventurer(lost)), log);
        }
    }
}
