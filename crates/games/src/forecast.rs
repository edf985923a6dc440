//! How likely what is to come is. Exact, from what the whole table knows.

use artel_engine::{Phrase, RuleId};
use serde::Serialize;

/// What the coming draws may bring if nobody does anything before them.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Forecast {
    /// What the numbers speak of, such as "the 2 treasure cards and 3 flood cards of this turn".
    pub about: Option<Phrase>,
    /// The things on the board that something may happen to.
    pub things: Vec<ThingOdds>,
    /// What could lose the game in these draws, the likeliest first.
    pub dangers: Vec<Danger>,
    /// How likely any of the dangers is, from 0 to 1.
    pub lose: f64,
    /// Other numbers worth knowing, as sentences.
    pub notes: Vec<Phrase>,
    /// Numbers that speak of several things at once, or of what somebody could do.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<OddsLine>>", optional))]
    pub lines: Vec<OddsLine>,
}

/// How likely something is that things on the board are part of.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OddsLine {
    /// What kind of line it is, as a word of the game: `exorcism`, `yin`.
    pub topic: &'static str,
    /// The ids of the things that it is about; their order is the same in all lines of a topic.
    pub things: Vec<&'static str>,
    /// The ids of what would be used for it in addition.
    pub with: Vec<&'static str>,
    /// What it is, for a person.
    pub phrase: Phrase,
    /// How likely which outcome is.
    pub chances: Vec<Chance>,
}

/// What may happen to one thing on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ThingOdds {
    /// The thing's id.
    pub thing: &'static str,
    /// What may happen to it.
    pub chances: Vec<Chance>,
}

/// Something that may happen.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Chance {
    /// What, as a word of the game: `floods`, `sinks`.
    pub what: &'static str,
    /// How likely, from 0 to 1.
    pub probability: f64,
}

/// A way to lose the game soon.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Danger {
    /// What would happen, for a person.
    pub phrase: Phrase,
    /// The things on the board that it is about.
    pub things: Vec<&'static str>,
    /// How likely, from 0 to 1.
    pub probability: f64,
    /// The rules behind it.
    pub rules: Vec<RuleId>,
}
