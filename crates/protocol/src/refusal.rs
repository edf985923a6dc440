//! Why something asked is not done.

use artel_engine::{Phrase, RuleId};
use serde::Serialize;

/// Why something asked is not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(utoipa::ToSchema)]
pub struct Refusal {
    /// Names the reason for programs; the texts of the client have a sentence for each.
    pub code: RefusalCode,
    /// What exactly, in English, for those who write programs.
    pub detail: String,
    /// The reason by the rules, if they forbid a move.
    #[schema(value_type = Option<Object>)]
    pub reason: Option<Phrase>,
    /// The rule that forbids it.
    #[schema(value_type = Option<String>)]
    pub rule: Option<RuleId>,
}

/// The reasons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(utoipa::ToSchema)]
pub enum RefusalCode {
    /// The message is not one of the protocol.
    BadMessage,
    /// The rules do not allow the move.
    Illegal,
    /// Somebody moved in the meantime.
    Late,
    /// The seat belongs to somebody else, or to nobody.
    NotYourSeat,
    /// Somebody sits there.
    SeatTaken,
    /// There is no such seat.
    NoSuchSeat,
    /// Only who sits at the table may do that.
    NotSeated,
    /// There is nothing to answer, hold or let go.
    NothingOpen,
    /// There is no such what-if, or it is somebody else's.
    NoSuchBranch,
    /// There are no more moves to take back.
    NothingToUndo,
    /// There is no such room.
    NoSuchRoom,
    /// There is no such game.
    NoSuchGame,
    /// The code for another device is not good, or no longer.
    NoSuchCode,
    /// The setup cannot be played.
    BadSetup,
    /// The record or position cannot be read.
    BadFile,
    /// A name or text is empty, too long, or has characters that do not print.
    BadText,
    /// Too much at once; try again a little later.
    TooMuch,
    /// The room met an error and is kept as it was; its record can be downloaded.
    Frozen,
    /// The room is of another version of the program and cannot be shown; its record can be downloaded.
    Outdated,
    /// The game is not over, so its secrets are kept.
    NotOver,
    /// The server could not do it.
    Broken,
    /// The request did not come in time.
    TooSlow,
    /// The request came from another site.
    Foreign,
}
