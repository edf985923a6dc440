//! What the table waits for besides moves.

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

/// Something that everybody seated has to agree to: an undo past something that was revealed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Proposal {
    /// Who proposed it.
    pub by: String,
    /// How many moves would stay.
    pub to: u32,
    /// The seats whose people have agreed.
    pub agreed: Vec<Seat>,
    /// The seats whose people have not answered yet.
    pub open: Vec<Seat>,
}
