//! The four boards around the village and their ghost spaces.

use artel_engine::Set;

use super::Place;

artel_engine::vocabulary! {
    /// A side of the village with the board that lies there, clockwise (GS-025).
    ///
    /// ```
    /// use artel_ghost_stories::Side;
    /// assert_eq!(Side::West.next(), Side::North);
    /// assert_eq!(Side::North.spaces().len(), 3);
    /// ```
    pub enum Side: "side" {
        North = "north",
        East = "east",
        South = "south",
        West = "west",
    }
}

impl Side {
    /// Where the side's things are kept in arrays of four.
    #[inline]
    pub(crate) fn index(self) -> usize {
        self as usize
    }

    /// The next side clockwise (GS-035).
    #[inline]
    #[must_use]
    pub fn next(self) -> Side {
        Side::ALL[(self as usize + 1) % 4]
    }

    /// The four sides clockwise, this one first.
    #[inline]
    pub fn clockwise(self) -> impl Iterator<Item = Side> {
        (0..4).map(move |step| Side::ALL[(self as usize + step) % 4])
    }

    /// The three ghost spaces from the left of whoever sits behind the board.
    #[inline]
    pub fn spaces_from_left(self) -> [Space; 3] {
        [0, 1, 2].map(|place| Space::ALL[3 * self as usize + place])
    }

    /// The three ghost spaces of the board (GS-008).
    #[inline]
    pub fn spaces(self) -> Set<Space> {
        Set::from_bits(0b111 << (3 * self as u32))
    }
}

artel_engine::vocabulary! {
    /// A ghost space, numbered from the left of whoever sits behind the board.
    pub enum Space: "ghost space" {
        North1 = "north-1",
        North2 = "north-2",
        North3 = "north-3",
        East1 = "east-1",
        East2 = "east-2",
        East3 = "east-3",
        South1 = "south-1",
        South2 = "south-2",
        South3 = "south-3",
        West1 = "west-1",
        West2 = "west-2",
        West3 = "west-3",
    }
}

/// The tiles in front of each space, the nearest first.
const LINES: [[u8; 3]; 12] = [
    [2, 5, 8],
    [1, 4, 7],
    [0, 3, 6],
    [8, 7, 6],
    [5, 4, 3],
    [2, 1, 0],
    [6, 3, 0],
    [7, 4, 1],
    [8, 5, 2],
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
];

impl Space {
    /// Where the space's things are kept in arrays of twelve.
    #[inline]
    pub(crate) fn index(self) -> usize {
        self as usize
    }

    /// The side whose board it belongs to.
    #[inline]
    pub fn side(self) -> Side {
        Side::ALL[self as usize / 3]
    }

    /// The places in front of it, the nearest first (GS-043).
    #[inline]
    pub const fn line(self) -> [Place; 3] {
        let [near, middle, far] = LINES[self as usize];
        [Place(near), Place(middle), Place(far)]
    }

    /// The space that faces it across the village (GS-131).
    #[must_use]
    pub fn opposite(self) -> Space {
        let [_, _, far] = self.line();
        let across = |space: &Space| space.side() == self.side().next().next() && space.line()[0] == far;
        let Some(opposite) = Space::ALL.into_iter().find(across) else {
            unreachable!("nothing faces {self}")
        };
        opposite
    }
}
