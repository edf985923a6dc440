//! Where tiles lie.

use artel_engine::Member;

/// One of the 24 positions of the island, in reading order. A tile lies on each until it sinks.
///
/// ```
/// use artel_forbidden_island::{Cell, Layout};
/// let first = Cell::all().next().unwrap();
/// assert_eq!(Layout::Standard.geometry().place(first), (2, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// How many positions there are.
    pub const COUNT: usize = 24;

    /// All the positions, in reading order.
    pub fn all() -> impl ExactSizeIterator<Item = Cell> {
        (0..Cell::COUNT as u8).map(Cell)
    }

    /// The length of arrays with an entry for each position.
    pub(crate) const SLOTS: usize = 32;

    #[inline]
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

impl Member for Cell {
    const COUNT: u8 = Cell::COUNT as u8;

    #[inline]
    fn index(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_index(index: u8) -> Self {
        Cell(index)
    }
}
