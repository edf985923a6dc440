//! The pause before a draw.

use artel_engine::Seat;
use serde::Serialize;

/// A draw that was announced: whoever holds a card that may be played now can still call "wait".
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pause {
    /// Who draws.
    pub seat: Seat,
    /// The move that was announced.
    #[serde(rename = "move")]
    pub action: String,
    /// Milliseconds until it is made, from when this was sent.
    pub left_ms: u32,
    /// Who called "wait", by the name shown.
    pub held_by: Option<String>,
    /// The seats whose people may call "wait".
    pub may_wait: Vec<Seat>,
}
