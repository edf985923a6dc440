//! Seats at the table, and who may look.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Member;

/// A place at the table, numbered from zero; people see it numbered from one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// The first `count` seats.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// The number people use, from one.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat with the number people use.
    ///
    /// ```
    /// use artel_engine::Seat;
    /// assert_eq!(Seat::from_number(1), Some(Seat(0)));
    /// assert_eq!(Seat::from_number(0), None);
    /// ```
    pub fn from_number(number: u8) -> Option<Seat> {
        number.checked_sub(1).map(Seat)
    }

    /// This seat's index into arrays kept per seat.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Member for Seat {
    const COUNT: u8 = 8;

    #[inline]
    fn index(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_index(index: u8) -> Self {
        Seat(index)
    }
}

/// Who looks at the game: somebody who plays, or somebody who watches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Anyone else: sees what all the seats see.
    Spectator,
}
