//! What people tell each other.

use artel_engine::Seat;
use serde::{Deserialize, Serialize};

/// Something that was said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Who said it.
    pub by: Speaker,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at_ms: u64,
    /// How many moves had been made.
    pub moves_made: u32,
}

/// Somebody in a room.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Speaker {
    /// The name shown.
    pub name: String,
    /// The first own seat; none for a spectator.
    pub seat: Option<Seat>,
}

/// What somebody has drawn on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Marks {
    /// Who drew it.
    pub by: Speaker,
    /// The marks.
    pub marks: Vec<Mark>,
    /// How many moves had been made when they were drawn.
    pub moves_made: u32,
}

/// A mark on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "mark", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Mark {
    /// A ring around a thing.
    Ring {
        /// The thing's id.
        thing: String,
        /// The id of what is planned there, such as a card; none if it only marks the place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        about: Option<String>,
    },
    /// An arrow from one thing to another.
    Arrow {
        /// Where it begins.
        from: String,
        /// Where it ends.
        to: String,
        /// The id of what is planned there, such as a card; none if it only marks the place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        about: Option<String>,
    },
}

impl Mark {
    /// All ids that it names.
    pub fn things(&self) -> impl Iterator<Item = &str> {
        let (places, about) = match self {
            Mark::Ring { thing, about } => ([Some(thing), None], about),
            Mark::Arrow { from, to, about } => ([Some(from), Some(to)], about),
        };
        places.into_iter().chain([about.as_ref()]).flatten().map(String::as_str)
    }
}
