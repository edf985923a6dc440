//! Lands by their printed names, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::BoardName;
use super::big_set::big_set;

/// A land: the letter of its board and its printed number, such as `G4` (SI-179).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Land(u8);

/// How many lands a board has (SI-178).
pub(crate) const LANDS_PER_BOARD: u8 = 8;

/// The names of all lands of all boards.
const NAMES: [&str; 64] = [
    "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "C1",
    "C2", "C3", "C4", "C5", "C6", "C7", "C8", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "E1", "E2",
    "E3", "E4", "E5", "E6", "E7", "E8", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "G1", "G2", "G3",
    "G4", "G5", "G6", "G7", "G8", "H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8",
];

impl Land {
    /// The land with this number, counted from one, of a board.
    pub const fn new(board: BoardName, number: u8) -> Land {
        Land((board as u8 * LANDS_PER_BOARD + number - 1) % 64)
    }

    /// Every land of every board.
    pub fn all() -> impl Iterator<Item = Land> {
        (0..64).map(Land)
    }

    /// The land's number among all lands of all boards.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The board it is on.
    #[inline]
    pub fn board(self) -> BoardName {
        BoardName::ALL[(self.0 / LANDS_PER_BOARD) as usize % BoardName::ALL.len()]
    }

    /// The printed number.
    #[inline]
    pub fn number(self) -> u8 {
        self.0 % LANDS_PER_BOARD + 1
    }

    /// The printed name.
    pub fn name(self) -> &'static str {
        NAMES[self.0 as usize % 64]
    }
}

impl fmt::Display for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Land {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = NAMES.iter().position(|name| name.eq_ignore_ascii_case(text));
        found.map(|index| Land(index as u8)).ok_or_else(|| {
            let shown: String = text.chars().take(20).collect();
            format!("'{shown}' is not a land; write the board's letter and the land's number, such as G4")
        })
    }
}

impl Serialize for Land {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

big_set! {
    /// A set of lands.
    Lands(u64) of Land
}

impl Lands {
    /// All lands of a board.
    pub const fn of_board(board: BoardName) -> Lands {
        Lands(0xff << (8 * board as u32))
    }

    /// The lands of a board with these numbers.
    pub const fn numbered(board: BoardName, numbers: &[u8]) -> Lands {
        let mut bits = 0;
        let mut at = 0;
        while at < numbers.len() {
            bits |= 1 << Land::new(board, numbers[at]).0;
            at += 1;
        }
        Lands(bits)
    }
}
