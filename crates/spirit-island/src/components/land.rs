//! Lands by their printed names, Oceans and the Endless Dark, and sets of them.

use std::fmt;
use std::str::FromStr;

use artel_engine::Phrase;
use serde::{Serialize, Serializer};

use super::big_set::big_set;
use super::{BoardName, PrintedLand};
use crate::byte::byte;

/// A place of pieces. Mostly a land: the name of its board and its printed number, such as `G4` (SI-179). The Oceans,
/// numbered as the boards lie, and the Endless Dark are places too, but no lands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Land(u8);

/// How many lands all boards have together.
const LANDS: usize = 121;
/// As many Oceans as there can be: one for each board in play.
pub(crate) const OCEANS: usize = 7;
/// Lands, Oceans and the Endless Dark.
const PLACES: usize = Land::PLACES;

/// The names of all places in their order.
#[rustfmt::skip]
const NAMES: [&str; PLACES] = [
"A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "NE1", "NE2", "NE3", "NE4", "NE5", "NE6", "NE7", "NE8", "NE9", "EAST1", "EAST2", "EAST3", "EAST4", "EAST5", "EAST6", "EAST7", "EAST8", "EAST9", "EAST10", "NW1", "NW2", "NW3", "NW4", "NW5", "NW6", "NW7", "NW8", "NW9", "WEST1", "WEST2", "WEST3", "WEST4", "WEST5", "WEST6", "WEST7", "WEST8", "WEST9", "WEST10", "SE1", "SE2", "SE3", "SE4", "SE5", "SE6", "SE7", "SE8", "SE9", "SW1", "SW2", "SW3", "SW4", "SW5", "SW6", "SW7", "SW8", "SW9", "SW10", "ocean-1", "ocean-2", "ocean-3", "ocean-4", "ocean-5", "ocean-6", "ocean-7", "endless-dark"
];

/// For each board the place of its land 1 among all places, and one more than the last land.
const FIRST: [u8; BoardName::ALL.len() + 1] = {
    let mut first = [0; BoardName::ALL.len() + 1];
    let mut at = 0;
    while at < BoardName::ALL.len() {
        first[at + 1] = first[at] + BoardName::ALL[at].size();
        at += 1;
    }
    assert!(first[BoardName::ALL.len()] as usize == LANDS, "all lands have names");
    first
};

/// For each place the number of its board; the Oceans and the Endless Dark have one beyond the last.
const BOARDS: [u8; PLACES] = {
    let mut boards = [byte(BoardName::ALL.len()); PLACES];
    let mut board = 0;
    while board < BoardName::ALL.len() {
        let mut at = FIRST[board];
        while at < FIRST[board + 1] {
            boards[at as usize] = byte(board);
            at += 1;
        }
        board += 1;
    }
    boards
};

impl Land {
    /// How many places there are: lands, Oceans and the Endless Dark.
    pub const PLACES: usize = LANDS + OCEANS + 1;
    /// The place where abducted pieces are; it is no land, and in no set of lands.
    pub const ENDLESS_DARK: Land = Land(byte(PLACES - 1));

    /// The land with this number, counted from one, of a board.
    pub const fn new(board: BoardName, number: u8) -> Land {
        assert!(1 <= number && number <= board.size(), "a board has its lands and no others");
        Land(FIRST[board as usize] + number - 1)
    }

    /// The Ocean of the board that lies at this place, counted from zero.
    pub const fn ocean(place: usize) -> Land {
        assert!(place < OCEANS, "there are only so many Oceans");
        Land(byte(LANDS + place))
    }

    /// Every land of every board.
    pub fn all() -> impl Iterator<Item = Land> {
        (0..byte(LANDS)).map(Land)
    }

    /// The place with this number among all places; none if there are not so many.
    #[inline]
    pub(crate) const fn at_index(index: u8) -> Option<Land> {
        if (index as usize) < PLACES { Some(Land(index)) } else { None }
    }

    /// The land's number among all places.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is a land, neither an Ocean nor the Endless Dark.
    #[inline]
    pub const fn is_land(self) -> bool {
        self.index() < LANDS
    }

    /// Whether sets of lands have a bit for it: all but the Endless Dark.
    #[inline]
    pub(crate) const fn is_listed(self) -> bool {
        self.index() < LANDS + OCEANS
    }

    /// The place, counted from zero, of the board whose Ocean it is.
    #[inline]
    pub(crate) const fn ocean_place(self) -> Option<usize> {
        if self.is_listed() && !self.is_land() { Some(self.index() - LANDS) } else { None }
    }

    /// The number of its board among all boards; one beyond the last for what is on no board.
    #[inline]
    pub(crate) const fn board_index(self) -> usize {
        BOARDS[self.index()] as usize
    }

    /// The board it is on; none of what is no land.
    #[inline]
    pub fn board(self) -> Option<BoardName> {
        BoardName::ALL.get(self.board_index()).copied()
    }

    /// The printed number; 0 for what is no land.
    #[inline]
    pub fn number(self) -> u8 {
        if self.is_land() { self.0 - FIRST[self.board_index()] + 1 } else { 0 }
    }

    /// The printed name.
    pub fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// Names it in a phrase: a land by its printed name, another place by its name in the language.
    #[must_use]
    pub(crate) fn tell(self, arg: &'static str, phrase: Phrase) -> Phrase {
        if self.is_land() { phrase.text(arg, self.name()) } else { phrase.name(arg, self.name()) }
    }

    /// What is printed in this land. What is true of it in a game is asked of the island.
    ///
    /// Only lands have something printed.
    pub fn printed(self) -> &'static PrintedLand {
        &crate::content::BOARDS[self.board_index()].lands[usize::from(self.number()) - 1]
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
        found.map(|index| Land(byte(index))).ok_or_else(|| {
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
    /// A set of lands, and of Oceans where they are in play; a bit for each. The Endless Dark is in none.
    ///
    /// ```
    /// use artel_spirit_island::{BoardName, Land};
    /// let board = BoardName::G.lands();
    /// assert_eq!(board.len(), 8);
    /// assert!(board.contains(Land::new(BoardName::G, 4)) && !board.contains(Land::ENDLESS_DARK));
    /// ```
    Lands([u64; 2]) of Land(u8) // not one word of 128 bits, whose alignment would make every task longer
}
