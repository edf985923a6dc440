//! Tao tokens.

use std::fmt;

use artel_engine::Set;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::Colour;

/// How many Tao tokens of each colour somebody has.
///
/// ```
/// use artel_ghost_stories::{Colour, Tao};
/// let mut tao = Tao::NONE;
/// tao.add(Colour::Red);
/// assert_eq!((tao.len(), tao.count(Colour::Red)), (1, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Record<Colour, number>"))]
pub struct Tao {
    /// Six bits for each colour: sums of all tokens in the box fit, so that whole heaps are added at once.
    lanes: u32,
}

const LANE: u32 = 6;
const LANE_MASK: u32 = (1 << LANE) - 1;
const ONE_OF_EACH: u32 = 1 | 1 << LANE | 1 << (2 * LANE) | 1 << (3 * LANE) | 1 << (4 * LANE);

impl Tao {
    /// No tokens.
    pub const NONE: Tao = Tao { lanes: 0 };
    /// How many tokens of each colour are in the box (GS-R03).
    pub const EACH: u8 = 4;
    /// All tokens in the box.
    pub const ALL: Tao = Tao { lanes: ONE_OF_EACH * Tao::EACH as u32 };

    /// The tokens of one colour.
    #[inline]
    pub fn count(self, colour: Colour) -> u8 {
        (self.lanes >> (LANE * colour as u32) & LANE_MASK) as u8
    }

    /// The tokens of each colour.
    #[inline]
    pub fn counts(self) -> [u8; 5] {
        [0, 1, 2, 3, 4].map(|place| (self.lanes >> (LANE * place) & LANE_MASK) as u8)
    }

    /// All tokens.
    pub fn len(self) -> u8 {
        self.counts().iter().sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.lanes == 0
    }

    /// The colours of which there is a token.
    #[inline]
    pub fn colours(self) -> Set<Colour> {
        let bits = (0..5)
            .fold(0, |bits, place| bits | u32::from(self.lanes >> (LANE * place) & LANE_MASK > 0) << place);
        Set::from_bits(bits)
    }

    /// Adds a token.
    #[inline]
    pub fn add(&mut self, colour: Colour) {
        self.lanes += 1 << (LANE * colour as u32);
    }

    /// Takes a token away, if there is one.
    #[inline]
    pub fn take(&mut self, colour: Colour) {
        if self.count(colour) > 0 {
            self.lanes -= 1 << (LANE * colour as u32);
        }
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn and(self, other: Tao) -> Tao {
        Tao { lanes: self.lanes + other.lanes }
    }

    /// What is left of all tokens in the box without these, of which there are no more than that.
    #[inline]
    #[must_use]
    pub(crate) fn rest_of_all(self) -> Tao {
        Tao { lanes: Tao::ALL.lanes - self.lanes }
    }

    /// The tokens one by one.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().flat_map(move |colour| (0..self.count(colour)).map(move |_| colour))
    }
}

impl fmt::Debug for Tao {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Colour> for Tao {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut tao = Tao::NONE;
        colours.into_iter().for_each(|colour| tao.add(colour));
        tao
    }
}

impl Serialize for Tao {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(5))?;
        for colour in Colour::ALL {
            map.serialize_entry(colour.id(), &self.count(colour))?;
        }
        map.end()
    }
}
