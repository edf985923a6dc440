//! The nine places of the village.

use artel_engine::{Member, Set};

use super::Space;

/// A place of the 3×3 village in reading order, the first row in the north.
///
/// ```
/// use artel_ghost_stories::Place;
/// assert_eq!(Place::CENTRE.row_and_column(), (1, 1));
/// assert_eq!(Place::CENTRE.neighbours().len(), 8);
/// assert!(Place::CENTRE.reach().is_empty()); // no ghost is next to the centre
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(pub(crate) u8);

/// The places next to each, diagonals included (GS-071).
const NEIGHBOURS: [Set<Place>; Place::COUNT] = {
    let mut all = [Set::from_bits(0); Place::COUNT];
    let mut from = 0;
    while from < Place::COUNT {
        let mut bits = 0;
        let mut to = 0;
        while to < Place::COUNT {
            let (rows, columns) = ((from / 3).abs_diff(to / 3), (from % 3).abs_diff(to % 3));
            if from != to && rows <= 1 && columns <= 1 {
                bits |= 1 << to;
            }
            to += 1;
        }
        all[from] = Set::from_bits(bits);
        from += 1;
    }
    all
};

/// The ghost spaces next to each place (GS-075).
const REACH: [Set<Space>; Place::COUNT] = {
    let mut all = [0_u32; Place::COUNT];
    let mut index = 0;
    while index < Space::ALL.len() {
        all[Space::ALL[index].line()[0].0 as usize] |= 1 << index;
        index += 1;
    }
    let mut sets = [Set::from_bits(0); Place::COUNT];
    let mut place = 0;
    while place < Place::COUNT {
        sets[place] = Set::from_bits(all[place]);
        place += 1;
    }
    sets
};

impl Place {
    /// How many there are.
    pub const COUNT: usize = 9;
    /// The middle of the village, where everybody starts (GS-028).
    pub const CENTRE: Place = Place(4);

    /// Where its things are kept in arrays of nine.
    #[inline]
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }

    /// The row from the north and the column from the west.
    pub fn row_and_column(self) -> (u8, u8) {
        (self.0 / 3, self.0 % 3)
    }

    /// The places one step away, diagonals included (GS-071).
    #[inline]
    pub fn neighbours(self) -> Set<Place> {
        NEIGHBOURS[self.index()]
    }

    /// The ghost spaces next to it: two at a corner, one at a side, none in the centre (GS-075).
    #[inline]
    pub fn reach(self) -> Set<Space> {
        REACH[self.index()]
    }
}

impl Member for Place {
    const COUNT: u8 = 9;

    #[inline]
    fn index(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_index(index: u8) -> Self {
        Place(index)
    }
}
