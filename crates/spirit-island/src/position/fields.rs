//! Words of the form `key:value`, and the values that they hold.

use std::fmt::Display;

use artel_engine::{Seat, Set};

use crate::action::Source;
use crate::components::Lands;
use crate::island::MOST_SPIRITS;

/// A value as a word.
pub(super) trait Field: Sized {
    /// The word; none if the value is what is meant when nothing is said. A flag that is set has an empty word.
    fn word(&self, source: Option<Source>) -> Option<String>;

    /// The value that the word means; `source` is what paths of effects lead through.
    fn read(word: Option<&str>, source: Option<Source>) -> Result<Self, String>;

    /// Notes which lands, seats and effects it names.
    fn name(&self, _: &mut Names) {}
}

/// What values name, to see that the game has it.
#[derive(Default)]
pub(super) struct Names {
    pub(super) lands: Lands,
    pub(super) seats: Set<Seat>,
    /// What paths of effects lead through.
    pub(super) source: Option<Source>,
    /// Whether effects are named that the source does not have.
    pub(super) lost: bool,
}

/// The words of a line, written one after another.
pub(super) struct Words {
    words: Vec<String>,
    source: Option<Source>,
}

impl Words {
    pub(super) fn new(source: Option<Source>) -> Words {
        Words { words: Vec::new(), source }
    }

    /// Adds a word as it is.
    pub(super) fn say(&mut self, word: impl Display) {
        self.words.push(word.to_string());
    }

    /// Adds `key:value`, if there is something to say.
    pub(super) fn put<T: Field>(&mut self, key: &str, value: &T) {
        let key = key.replace('_', "-");
        match value.word(self.source) {
            None => {}
            Some(word) if word.is_empty() => self.words.push(key),
            Some(word) => self.words.push(format!("{key}:{word}")),
        }
    }

    pub(super) fn join(&self) -> String {
        self.words.join(" ")
    }
}

/// The words of a line that are still to be understood.
pub(super) struct Fields<'a> {
    left: Vec<(&'a str, &'a str)>,
    known: Vec<String>,
    source: Option<Source>,
}

impl<'a> Fields<'a> {
    pub(super) fn new(
        words: impl Iterator<Item = &'a str>,
        source: Option<Source>,
    ) -> Result<Fields<'a>, String> {
        let mut left: Vec<(&str, &str)> = Vec::new();
        for word in words {
            let (key, value) = word.split_once(':').unwrap_or((word, ""));
            if left.iter().any(|(known, _)| *known == key) {
                return Err(format!("'{key}' is said twice"));
            }
            left.push((key, value));
        }
        Ok(Fields { left, known: Vec::new(), source })
    }

    /// The text of a key.
    pub(super) fn text(&mut self, key: &str) -> Option<&'a str> {
        let key = key.replace('_', "-");
        let place = self.left.iter().position(|(known, _)| *known == key);
        self.known.push(key);
        place.map(|place| self.left.remove(place).1)
    }

    /// The value of a key.
    pub(super) fn take<T: Field>(&mut self, key: &str) -> Result<T, String> {
        let word = self.text(key);
        T::read(word, self.source).map_err(|problem| format!("{}: {problem}", key.replace('_', "-")))
    }

    /// The words that no key was asked for.
    pub(super) fn rest(&mut self) -> impl Iterator<Item = (&'a str, &'a str)> {
        std::mem::take(&mut self.left).into_iter()
    }

    /// Everything must have been understood.
    pub(super) fn finish(self, what: &str) -> Result<(), String> {
        match self.left.first() {
            None => Ok(()),
            Some((key, _)) if self.known.is_empty() => {
                Err(format!("'{}' is too much after {what}", short(key)))
            }
            Some((key, _)) => {
                Err(format!("'{}' is no part of {what}; there can be: {}", short(key), self.known.join(", ")))
            }
        }
    }
}

/// As much of a wrong word as a message needs.
pub(super) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

/// A number from 0 to 255.
pub(super) fn small(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("'{}' is not a small number", short(text)))
}

/// A seat by the number that people use.
pub(super) fn seat(text: &str) -> Result<Seat, String> {
    match text.parse::<u8>() {
        Ok(number) if (1..=MOST_SPIRITS).contains(&usize::from(number)) => Ok(Seat(number - 1)),
        _ => Err(format!("'{}' is not a seat; seats are numbered from 1 to {MOST_SPIRITS}", short(text))),
    }
}
