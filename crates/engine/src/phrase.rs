//! What a person is to be told, before it is put into words.

use std::borrow::Cow;

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::{RuleId, Seat};

/// A message by its key, with the things it speaks of. The texts of every language hold the key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Phrase {
    /// Names the message in the text files.
    pub key: &'static str,
    /// What stands in the message's gaps.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, Arg>"))]
    pub args: Vec<(&'static str, Arg)>,
}

/// The key of a name. A key may be composed of others: `town/city` is one of these, which of them makes no difference;
/// `jungle|wetland` is one or the other; and `with town/city` is the message `with` that speaks of `$of`.
pub type Name = Cow<'static, str>;

/// Something that a message speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Arg {
    /// A thing with a name in every language.
    Name {
        /// The key of the name.
        name: Name,
    },
    /// Several such things.
    Names {
        /// The keys of the names.
        names: Vec<Name>,
    },
    /// Several other messages, which are joined.
    Phrases {
        /// The messages.
        phrases: Vec<Phrase>,
    },
    /// Something written the same in every language, such as the name of a place on a map.
    Text {
        /// As it is written.
        text: &'static str,
    },
    /// A number.
    Number(#[cfg_attr(feature = "typescript", ts(type = "number"))] i64),
    /// Somebody at the table.
    Seat {
        /// Which seat.
        seat: Seat,
    },
}

impl Phrase {
    /// A message that speaks of nothing yet.
    pub fn new(key: &'static str) -> Self {
        Phrase { key, args: Vec::new() }
    }

    /// Adds a thing by the key of its name.
    #[must_use]
    pub fn name(self, arg: &'static str, name: impl Into<Name>) -> Self {
        self.with(arg, Arg::Name { name: name.into() })
    }

    /// Adds several things by the keys of their names.
    #[must_use]
    pub fn names<N: Into<Name>>(self, arg: &'static str, names: impl IntoIterator<Item = N>) -> Self {
        self.with(arg, Arg::Names { names: names.into_iter().map(Into::into).collect() })
    }

    /// Adds several other messages.
    #[must_use]
    pub fn phrases(self, arg: &'static str, phrases: impl IntoIterator<Item = Phrase>) -> Self {
        self.with(arg, Arg::Phrases { phrases: phrases.into_iter().collect() })
    }

    /// Adds something written the same in every language.
    #[must_use]
    pub fn text(self, arg: &'static str, text: &'static str) -> Self {
        self.with(arg, Arg::Text { text })
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, arg: &'static str, number: impl Into<i64>) -> Self {
        self.with(arg, Arg::Number(number.into()))
    }

    /// Adds somebody at the table.
    #[must_use]
    pub fn seat(self, arg: &'static str, seat: Seat) -> Self {
        self.with(arg, Arg::Seat { seat })
    }

    fn with(mut self, arg: &'static str, value: Arg) -> Self {
        self.args.push((arg, value));
        self
    }
}

/// Something that can be put into words and rests on rules: a move, an event, a defeat.
pub trait Described {
    /// What it is, for a person.
    fn phrase(&self) -> Phrase;

    /// The rules behind it, the most telling first.
    fn rules(&self) -> &'static [RuleId];

    /// Whether a log shows it as a heading: the event that begins a turn.
    fn is_heading(&self) -> bool {
        false
    }
}

fn as_map<S: Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(args.len()))?;
    for (key, value) in args {
        map.serialize_entry(key, value)?;
    }
    map.end()
}
