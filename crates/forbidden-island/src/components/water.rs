//! The water meter.

use std::fmt;

use serde::Serialize;

/// A mark of the water meter, counted from one at the bottom (FI-008).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WaterMark(u8);

/// How many flood cards each mark calls for, from the bottom up (FI-116); the next mark is the skull.
const FLOOD_CARDS: [u8; 9] = [2, 2, 3, 3, 3, 4, 4, 5, 5];

impl WaterMark {
    /// The skull: whoever gets here has lost (FI-113).
    pub const SKULL: WaterMark = WaterMark(FLOOD_CARDS.len() as u8 + 1);

    /// The mark with this number; none if the meter has no such mark.
    ///
    /// ```
    /// use artel_forbidden_island::WaterMark;
    /// assert_eq!(WaterMark::new(6).map(WaterMark::flood_cards), Some(4));
    /// assert_eq!(WaterMark::new(0), None);
    /// ```
    pub const fn new(number: u8) -> Option<WaterMark> {
        if number >= 1 && number <= WaterMark::SKULL.0 { Some(WaterMark(number)) } else { None }
    }

    /// Its number, counted from one at the bottom.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many flood cards are drawn at this mark; none at the skull.
    #[inline]
    pub fn flood_cards(self) -> u8 {
        if self == WaterMark::SKULL { 0 } else { FLOOD_CARDS[self.0 as usize - 1] }
    }

    /// The mark above; the skull has none above it.
    #[inline]
    #[must_use]
    pub fn risen(self) -> WaterMark {
        WaterMark(self.0 + 1).min(WaterMark::SKULL)
    }
}

impl fmt::Display for WaterMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
