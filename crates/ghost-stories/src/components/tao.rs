//! Tao tokens.

use artel_engine::Set;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::Colour;

/// How many Tao tokens of each colour somebody has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Record<Colour, number>"))]
pub struct Tao {
    counts: [u8; 5],
}

impl Tao {
    /// No tokens.
    pub const NONE: Tao = Tao { counts: [0; 5] };
    /// How many tokens of each colour are in the box (GS-R03).
    pub const EACH: u8 = 4;
    /// All tokens in the box.
    pub const ALL: Tao = Tao { counts: [Tao::EACH; 5] };

    /// The tokens of one colour.
    #[inline]
    pub fn count(self, colour: Colour) -> u8 {
        self.counts[colour as usize]
    }

    /// The tokens of each colour.
    #[inline]
    pub fn counts(self) -> [u8; 5] {
        self.counts
    }

    /// All tokens.
    pub fn len(self) -> u8 {
        self.counts.iter().sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.counts == [0; 5]
    }

    /// The colours of which there is a token.
    #[inline]
    pub fn colours(self) -> Set<Colour> {
        let bits = (0..5).fold(0, |bits, place| bits | u32::from(self.counts[place] > 0) << place);
        Set::from_bits(bits)
    }

    /// Adds a token.
    #[inline]
    pub fn add(&mut self, colour: Colour) {
        self.counts[colour as usize] += 1;
    }

    /// Takes a token away, if there is one.
    #[inline]
    pub fn take(&mut self, colour: Colour) {
        let count = &mut self.counts[colour as usize];
        *count = count.saturating_sub(1);
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn and(self, other: Tao) -> Tao {
        Tao { counts: [0, 1, 2, 3, 4].map(|place| self.counts[place] + other.counts[place]) }
    }

    /// What is left without the other; nothing below zero.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Tao) -> Tao {
        Tao { counts: [0, 1, 2, 3, 4].map(|place| self.counts[place].saturating_sub(other.counts[place])) }
    }

    /// The tokens one by one.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().flat_map(move |colour| (0..self.count(colour)).map(move |_| colour))
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
