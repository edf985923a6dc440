//! Sandbags.

use artel_engine::{Log, Seat, Set};

use crate::{Card, Cell, Event, ForbiddenIsland, Phase};

impl ForbiddenIsland {
    /// The tiles on which the seat can play Sandbags: any flooded one (FI-076), but never while a
    /// flood phase is in progress (FI-077, FI-R18).
    #[inline]
    pub(crate) fn sandbag_targets(&self, seat: Seat) -> Set<Cell> {
        let flooding = matches!(self.phase, Phase::FloodDraw { .. });
        if self.hand(seat).has(Card::Sandbags) && !flooding { self.flooded } else { Set::EMPTY }
    }

    pub(crate) fn play_sandbags(&mut self, seat: Seat, cell: Cell, log: &mut impl Log<Self>) {
        self.discard(seat, Card::Sandbags);
        self.dry_out(cell);
        log.push(self, Event::Sandbagged { adventurer: self.adventurer(seat), tile: self.tile(cell) });
    }
}
