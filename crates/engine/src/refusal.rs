//! Why a move is not made.

use std::fmt;

use crate::{Illegal, ParseError};

/// Why a move is refused. A refused move changes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such seat.
    NoSuchSeat {
        /// How many seats there are.
        seats: u8,
    },
    /// The text is no move of this game at all; what would be one.
    NotAMove(ParseError),
    /// The rules do not allow the move.
    Illegal(Illegal),
    /// Chance could not have decided so, and why.
    Impossible(String),
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Self {
        Refusal::Illegal(illegal)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoSuchSeat { seats } => write!(f, "no such seat: there are {seats}"),
            Refusal::NotAMove(why) => write!(f, "not a move: {why}"),
            Refusal::Illegal(illegal) => write!(f, "the move is not allowed: {illegal}"),
            Refusal::Impossible(why) => write!(f, "impossible outcome: {why}"),
        }
    }
}

impl std::error::Error for Refusal {}
