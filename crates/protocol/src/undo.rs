//! Taking moves back.

use artel_engine::Seat;
use serde::Serialize;

use crate::{LogEntry, Speaker};

/// What an undo would take back.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UndoPlan {
    /// The numbers of the moves that go.
    pub takes: Vec<u32>,
    /// The seats whose people have to agree; none if it can be done at once.
    pub needs: Vec<Seat>,
    /// Whether something hidden has come to light since.
    pub revealed: bool,
    /// Whether all that is hidden is dealt anew, because the game has ended and its seed was told.
    pub redeals: bool,
}

/// An undo to which others have to agree.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Proposal {
    /// Who proposed it.
    pub by: Speaker,
    /// The numbers of the moves that would go.
    pub takes: Vec<u32>,
    /// The seats whose people have agreed.
    pub agreed: Vec<Seat>,
    /// The seats whose people have not answered yet.
    pub open: Vec<Seat>,
    /// Milliseconds until it is done without those who are away, from when this was sent; none while somebody who is
    /// here has not answered.
    pub left_ms: Option<u32>,
}

/// Moves that were taken back.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TakenBack {
    /// Who took them back.
    pub by: Speaker,
    /// How many there were.
    pub count: u32,
    /// The first few of them, without what happened in them.
    pub moves: Vec<LogEntry>,
    /// How many moves are left: in the log it stands after that many.
    pub left: u32,
    /// Whether all that is hidden was dealt anew, because the game had ended and its seed was told.
    pub redealt: bool,
}
