//! What the server tells over the socket of a room.

use artel_engine::Seat;
use artel_games::{Forecast, TableEvent, TableMove};
use serde::Serialize;

use crate::{
    Branch, ChatLine, LogEntry, Marks, Pause, Proposal, Raw, Refusal, RoomInfo, SeatMoves, SeatNews, Speaker,
    TableNews, TableState, TakenBack, UndoPlan,
};

/// What the server tells.
#[allow(clippy::large_enum_variant)] // a message is written at once and never kept
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "tell", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Tell {
    /// The first message: everything.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The number of this state of the room; ask for what came after it by `?since=`.
        version: u32,
        /// The room.
        room: RoomInfo,
        /// The game.
        #[cfg_attr(feature = "typescript", ts(as = "TableState"))]
        table: Raw<TableState>,
        /// The moves that the own seats may make now.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<SeatMoves>"))]
        moves: Vec<Raw<SeatMoves>>,
        /// The moves so far, or since the version asked for.
        log: Vec<LogEntry>,
        /// What was taken back, the last few times.
        taken_back: Vec<TakenBack>,
        /// What was said, the last lines.
        chat: Vec<ChatLine>,
        /// What everybody has drawn on the board.
        marks: Vec<Marks>,
        /// The what-ifs that can be seen.
        branches: Vec<Branch>,
        /// The draw that is announced.
        pause: Option<Pause>,
        /// What is to be agreed on.
        proposal: Option<Proposal>,
    },
    /// Moves were made or taken back.
    Update {
        /// The number of this state of the room.
        version: u32,
        /// How many moves of those known before still stand; fewer if some were taken back.
        keep: u32,
        /// What was taken back, if anything.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        taken_back: Option<TakenBack>,
        /// The moves after those: new ones, or those that stay although some before them were taken back.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<LogEntry>"))]
        log: Raw<Vec<LogEntry>>,
        /// The game, by what changed since the message before.
        #[cfg_attr(feature = "typescript", ts(as = "TableNews"))]
        table: Raw<TableNews>,
        /// The moves that the own seats may make now, by those of the message before.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<SeatNews>"))]
        moves: Vec<Raw<SeatNews>>,
    },
    /// Seats, settings or people changed.
    Room {
        /// The number of this state of the room.
        version: u32,
        /// The room.
        room: RoomInfo,
        /// The game, if the recipient may see something else of it now.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<TableState>", optional))]
        table: Option<Raw<TableState>>,
        /// The moves that the own seats may make now, if a seat has changed hands.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<SeatMoves>>", optional))]
        moves: Option<Vec<Raw<SeatMoves>>>,
    },
    /// Something was said.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// Somebody points at something.
    Ping {
        /// Who.
        by: Speaker,
        /// The thing's id.
        thing: String,
    },
    /// Somebody drew on the board.
    Drawn {
        /// What, in place of what they had drawn before.
        marks: Marks,
    },
    /// A draw is announced, held, or no longer so.
    Pause {
        /// The draw, if one is announced.
        pause: Option<Pause>,
    },
    /// Something is to be agreed on, or no longer so.
    Proposal {
        /// What, if anything.
        proposal: Option<Proposal>,
    },
    /// A what-if began or changed.
    Branch {
        /// How it stands now.
        branch: Box<Branch>,
    },
    /// A what-if is gone, or no longer shown.
    BranchGone {
        /// Which.
        branch: u32,
    },
    /// The same people go on in another room.
    Rematch {
        /// Its id.
        room: String,
    },
    /// It is done, and it is on disk.
    Done {
        /// The request's number.
        id: u32,
    },
    /// It is not done.
    Refused {
        /// The request's number; none if the message had none.
        id: Option<u32>,
        /// Why.
        refusal: Refusal,
    },
    /// The answer to a preview, and to a move that was not to be made because it would reveal something.
    Previewed {
        /// The request's number.
        id: u32,
        /// What would come of the move.
        preview: Box<Preview>,
    },
    /// The answer to a suggestion.
    Suggested {
        /// The request's number.
        id: u32,
        /// What may well be done.
        suggestion: Box<Suggestion>,
    },
    /// The answer to an undo that is not done yet.
    UndoPlanned {
        /// The request's number.
        id: u32,
        /// What it would take back.
        plan: UndoPlan,
    },
    /// The answer to a forecast.
    Forecast {
        /// The request's number.
        id: u32,
        /// What may come.
        forecast: Box<Forecast>,
    },
}

/// What would come of a move.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preview {
    /// The seat that was asked about.
    pub seat: Seat,
    /// The move that was asked about.
    #[serde(rename = "move")]
    pub action: String,
    /// Why it is not allowed; none if it is.
    pub refusal: Option<Refusal>,
    /// What happens up to the point where chance decides.
    pub events: Vec<TableEvent>,
    /// The game after the move, if chance has no part in it.
    pub table: Option<TableState>,
    /// The moves that the seat would have then, if it is one's own.
    pub moves: Vec<TableMove>,
    /// What chance could decide next, with how likely it is from 0 to 1.
    pub outcomes: Vec<(String, f64)>,
}

/// Moves that would complete the decision a seat is in, such as dividing damage.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Suggestion {
    /// The seat that was asked about.
    pub seat: Seat,
    /// The moves in their order; none if its next move is a decision of its own.
    pub moves: Vec<TableMove>,
    /// What happens in the course of them up to the point where chance decides.
    pub events: Vec<TableEvent>,
    /// The game after them, if chance has no part in it.
    pub table: Option<TableState>,
}
