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
    },
    /// An arrow from one thing to another.
    Arrow {
        /// Where it begins.
        from: String,
        /// Where it ends.
        to: String,
    },
}
