//! What a table tells: moves, events, outcomes and how the game stands, as text for any reader.

use artel_engine::{Described, Phrase, RuleId, Seat, Status, Viewer};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{Change, Raw, Table};

/// A move that a seat may make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableMove {
    /// The move as it is written.
    #[serde(rename = "move")]
    pub text: String,
    /// What it is, for a person.
    pub phrase: Phrase,
    /// The rules behind it, the most telling first.
    pub rules: &'static [RuleId],
}

/// Moves that a seat may make, for whoever knows those that it had before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum MoveNews {
    /// Moves of the list before: from this place, counted from zero, up to the other without it.
    Known(u32, u32),
    /// A move that was not there.
    New(TableMove),
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableEvent {
    /// The event as JSON, in the game's own words.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub event: Value,
    /// What happened, for a person.
    pub phrase: Phrase,
    /// The rules behind it, the most telling first.
    pub rules: &'static [RuleId],
    /// Whether a log shows it as a heading: the event that begins a turn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub heading: bool,
    /// What it changed in what the viewer sees; none if it changed nothing, or if nobody watched.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Change>>", optional))]
    pub changes: Option<Raw<Vec<Change>>>,
}

/// What came of a move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Played {
    /// What chance decided, in order.
    pub outcomes: Vec<String>,
    /// What happened, in order.
    pub events: Vec<TableEvent>,
}

/// What came of a move that somebody watched.
pub struct Watched {
    /// What chance decided, in order.
    pub outcomes: Vec<String>,
    /// What each of the viewers saw.
    pub seen: Vec<Seen>,
}

/// What a viewer saw of a move. The changes of the events, one after another, and then the rest lead
/// from the view before the move to the view after it.
pub struct Seen {
    /// Who watched.
    pub viewer: Viewer,
    /// What happened, each event with what it changed.
    pub events: Vec<TableEvent>,
    /// What else changed: all of it if there was no event, otherwise nothing.
    pub rest: Raw<Vec<Change>>,
    /// The view after the move.
    pub view: Box<RawValue>,
}

/// What came of a move that was to be made unless it reveals something.
pub enum Attempt {
    /// It is made.
    Played(Watched),
    /// Chance would decide something: it is not made.
    Reveals {
        /// What each of the viewers would see up to there.
        seen: Vec<Seen>,
        /// What chance could decide next.
        outcomes: Vec<WeightedOutcome>,
    },
}

/// What would come of a move.
pub struct Previewed {
    /// What happens up to the point where chance decides.
    pub events: Vec<TableEvent>,
    /// The table after the move, without the moves before it, if chance has no part in the move.
    pub after: Option<Box<dyn Table>>,
    /// What chance could decide next.
    pub outcomes: Vec<WeightedOutcome>,
}

/// A move that was made, with what chance decided in the course of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableEntry {
    /// Who moved.
    pub seat: Seat,
    /// The move.
    #[serde(flatten)]
    pub action: TableMove,
    /// What chance decided, in order.
    pub outcomes: Vec<String>,
}

/// Something that chance could decide. Its probability is its weight out of the sum of all weights.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WeightedOutcome {
    /// The outcome as it is written.
    pub outcome: String,
    /// How likely it is, compared with the others.
    pub weight: u32,
}

/// How a game stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "result", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TableStatus {
    /// Somebody has a move.
    Playing,
    /// The team has won.
    Won,
    /// The team has lost.
    Lost {
        /// Why; the first word tells the kind.
        defeat: String,
        /// Why, for a person.
        phrase: Phrase,
        /// The rules behind it, the most telling first.
        rules: &'static [RuleId],
    },
}

impl TableStatus {
    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        *self != TableStatus::Playing
    }
}

pub(crate) fn tell_move(action: &(impl Described + ToString)) -> TableMove {
    TableMove { text: action.to_string(), phrase: action.phrase(), rules: action.rules() }
}

pub(crate) fn tell_event(event: &(impl Described + Serialize)) -> TableEvent {
    TableEvent {
        event: to_json(event),
        phrase: event.phrase(),
        rules: event.rules(),
        heading: event.is_heading(),
        changes: None,
    }
}

pub(crate) fn tell_status<D: Described + ToString>(status: &Status<D>) -> TableStatus {
    match status {
        Status::Playing => TableStatus::Playing,
        Status::Won => TableStatus::Won,
        Status::Lost(defeat) => {
            TableStatus::Lost { defeat: defeat.to_string(), phrase: defeat.phrase(), rules: defeat.rules() }
        }
    }
}

/// What games say is plain data, which always can be JSON.
pub(crate) fn to_json(data: &impl Serialize) -> Value {
    serde_json::to_value(data).unwrap_or_else(|error| panic!("plain data cannot be JSON: {error}"))
}
