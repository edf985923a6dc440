//! Making flooded tiles dry.

use artel_engine::{Log, Seat, Set};

use crate::{Adventurer, Cell, Event, ForbiddenIsland};

impl ForbiddenIsland {
    /// The tiles that the seat can shore up: flooded (FI-R19), under the pawn or next to it (FI-046),
    /// for the Explorer diagonally too (FI-049).
    #[inline]
    pub(crate) fn shore_ups(&self, seat: Seat) -> Set<Cell> {
        let at = self.pawn(seat);
        self.neighbours(self.adventurer(seat), at).with(at).and(self.flooded)
    }

    /// The tiles of which the Engineer can shore up two by one action (FI-048, FI-R08).
    #[inline]
    pub(crate) fn double_shore_ups(&self, seat: Seat) -> Set<Cell> {
        if self.adventurer(seat) == Adventurer::Engineer { self.shore_ups(seat) } else { Set::EMPTY }
    }

    /// One action for all the tiles (FI-048).
    pub(crate) fn shore_up<const N: usize>(
        &mut self,
        seat: Seat,
        cells: [Cell; N],
        log: &mut impl Log<Self>,
    ) {
        for cell in cells {
            self.dry_out(cell);
            log.push(self, Event::ShoredUp { adventurer: self.adventurer(seat), tile: self.tile(cell) });
        }
        self.use_action();
    }

    #[inline]
    pub(crate) fn dry_out(&mut self, cell: Cell) {
        self.flooded.remove(cell);
        self.dry.insert(cell);
    }
}
