//! The game in a room.

use artel_engine::Seat;
use artel_games::{MoveNews, TableEvent, TableMove, TableStatus};
use serde::Serialize;
use serde_json::Value;

use crate::{Change, Raw};

/// How a game stands, as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableState {
    /// How many moves were made.
    pub moves_made: u32,
    /// How many can be taken back without forgetting anything that chance has shown.
    pub free_undos: u32,
    /// Whether the game goes on, and how it ended.
    pub status: TableStatus,
    /// The seats that have a move now.
    pub to_move: Vec<Seat>,
    /// The seats that have to act before the game goes on.
    pub waits_for: Vec<Seat>,
    /// Those of them that have to act in the turn of somebody else.
    pub pressed: Vec<Seat>,
    /// The part that each seat plays, such as a Spirit; none if the seats are alike.
    pub roles: Vec<Option<&'static str>>,
    /// What the viewer sees, in the game's own words.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Raw<Value>,
    /// The seed, once the game is over and nothing is secret any more.
    pub seed: Option<String>,
}

/// The moves that a seat may make now.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatMoves {
    /// The seat.
    pub seat: Seat,
    /// Its moves.
    pub moves: Vec<TableMove>,
}

/// How a game stands, for whoever knows how it stood before.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableNews {
    /// How many moves were made.
    pub moves_made: u32,
    /// How many can be taken back without forgetting anything that chance has shown.
    pub free_undos: u32,
    /// Whether the game goes on, and how it ended.
    pub status: TableStatus,
    /// The seats that have a move now.
    pub to_move: Vec<Seat>,
    /// The seats that have to act before the game goes on.
    pub waits_for: Vec<Seat>,
    /// Those of them that have to act in the turn of somebody else.
    pub pressed: Vec<Seat>,
    /// What is different in what the viewer sees besides what the events of the log have changed; all else in it is
    /// as it was.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Change>"))]
    pub changes: Raw<Vec<Change>>,
    /// The seed, once the game is over and nothing is secret any more.
    pub seed: Option<String>,
}

/// The moves that a seat may make now, for whoever knows those it had before.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatNews {
    /// The seat.
    pub seat: Seat,
    /// Its moves.
    pub moves: Vec<MoveNews>,
}

/// A move that was made.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LogEntry {
    /// Its number, from 1.
    pub number: u32,
    /// Who made it.
    pub seat: Seat,
    /// The move.
    pub action: TableMove,
    /// What happened.
    pub events: Vec<TableEvent>,
    /// Whether chance has shown something in it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub revealed: bool,
}
