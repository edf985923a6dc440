//! Rules by their ids, the book that holds them, and the refusal that names one.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::Phrase;

/// The id of a rule or ruling, such as `FI-041` or `FI-R17`. Made from the rulebook at build time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct RuleId(&'static str);

impl RuleId {
    /// For the constants that are generated from a rulebook; nothing else makes ids.
    pub const fn new(id: &'static str) -> Self {
        RuleId(id)
    }

    /// The id as it is written.
    pub fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// A heading of a rulebook.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Topic {
    /// Names the topic in [`Rule::topic`].
    pub id: &'static str,
    /// The heading in English.
    pub en: &'static str,
    /// The heading in Russian.
    pub ru: &'static str,
}

/// One rule in one statement.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rule {
    /// The id that code, tests and log cite.
    pub id: RuleId,
    /// The heading it stands under.
    pub topic: &'static str,
    /// The statement in English.
    pub en: &'static str,
    /// The statement in Russian.
    pub ru: &'static str,
    /// Where it comes from, if not plainly from the rulebook; in English.
    pub note_en: &'static str,
    /// The same in Russian.
    pub note_ru: &'static str,
}

/// An answer where the rules are silent or unclear.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ruling {
    /// The id that code, tests and log cite.
    pub id: RuleId,
    /// The rules it interprets.
    pub rules: &'static [RuleId],
    /// The question in English.
    pub question_en: &'static str,
    /// The question in Russian.
    pub question_ru: &'static str,
    /// The answer in English.
    pub answer_en: &'static str,
    /// The answer in Russian.
    pub answer_ru: &'static str,
    /// The reason in English.
    pub why_en: &'static str,
    /// The reason in Russian.
    pub why_ru: &'static str,
}

/// All the rules of a game.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rulebook {
    /// The game's id.
    pub game: &'static str,
    /// Rises when a rule changes so that old records would play differently.
    pub version: u32,
    /// The game's name in English.
    pub title_en: &'static str,
    /// The game's name in Russian.
    pub title_ru: &'static str,
    /// The headings in their order.
    pub topics: &'static [Topic],
    /// The rules in their order.
    pub rules: &'static [Rule],
    /// The rulings in their order.
    pub rulings: &'static [Ruling],
}

impl Rulebook {
    /// The rule with this id.
    pub fn rule(&self, id: RuleId) -> Option<&'static Rule> {
        self.rules.iter().find(|rule| rule.id == id)
    }

    /// The ruling with this id.
    pub fn ruling(&self, id: RuleId) -> Option<&'static Ruling> {
        self.rulings.iter().find(|ruling| ruling.id == id)
    }

    /// Every id in the book, rules first.
    pub fn ids(&self) -> impl Iterator<Item = RuleId> {
        self.rules.iter().map(|rule| rule.id).chain(self.rulings.iter().map(|ruling| ruling.id))
    }
}

/// Why a move is not allowed: the rule that forbids it, and the reason in this very case.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Illegal {
    /// The rule that forbids the move.
    pub rule: RuleId,
    /// What is wrong here and now.
    pub reason: Phrase,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason.key, self.rule)
    }
}

impl std::error::Error for Illegal {}
