//! What-if: a game that branches off and is thrown away.

use serde::Serialize;

use crate::{LogEntry, SeatMoves, TableState};

/// A what-if as it stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Branch {
    /// Names it in requests.
    pub id: u32,
    /// Who began it.
    pub by: String,
    /// Whether it is the own one: only then it can be played, shared and thrown away.
    pub own: bool,
    /// Whether the others see it.
    pub shared: bool,
    /// After how many moves of the game it begins.
    pub at: u32,
    /// Its moves since then.
    pub log: Vec<LogEntry>,
    /// How it stands.
    pub table: TableState,
    /// The seats that have a move now, for whoever may play here.
    pub moves: Vec<SeatMoves>,
}
