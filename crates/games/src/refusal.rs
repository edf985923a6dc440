//! Why a table does not do what it is asked.

use std::fmt;

use artel_engine::{Illegal, PlayError};

/// Why a move is refused. A refused move changes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Nobody sits there.
    NoSuchSeat {
        /// How many seats there are.
        seats: u8,
    },
    /// The text is no move of this game at all; what would be one.
    NotAMove(String),
    /// The rules do not allow the move.
    Illegal(Illegal),
    /// Chance could not have decided so, and why.
    Impossible(String),
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Illegal(illegal) => Refusal::Illegal(illegal),
            PlayError::Impossible(why) => Refusal::Impossible(why),
        }
    }
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
