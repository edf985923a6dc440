//! What is wrong with a setup.

use std::fmt;

use serde::Serialize;

use super::SetupOption;
use crate::{Phrase, Seat};

/// Why a value or a setup is refused, for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SetupError {
    /// The option that is wrong.
    pub option: String,
    /// What is wrong with it and what would be right.
    pub problem: String,
    /// The same for a person, if values do not fit together.
    #[serde(skip)]
    pub phrase: Option<Phrase>,
}

/// Values that cannot be played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Conflict {
    /// The options it is about, the one to change first.
    pub options: Vec<String>,
    /// What is wrong and what would be right, in English, for those who write programs.
    pub problem: String,
    /// The same for a person; none if a value is none of those listed.
    pub phrase: Option<Phrase>,
}

/// What a setup means.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Meaning {
    /// How hard the game is, where it has a number for that.
    pub difficulty: Option<u8>,
    /// Everything that does not fit together; none if it can be played.
    pub conflicts: Vec<Conflict>,
}

impl SetupError {
    /// Something is wrong with the value of an option.
    pub fn new(option: &str, problem: impl Into<String>) -> Self {
        SetupError { option: option.to_owned(), problem: problem.into(), phrase: None }
    }

    /// The value is none of those possible.
    pub fn not_one_of<'a>(option: &str, value: &str, values: impl IntoIterator<Item = &'a str>) -> Self {
        let values: Vec<_> = values.into_iter().collect();
        SetupError::new(option, format!("'{value}' is not possible; choose one of: {}", values.join(", ")))
    }

    /// There is no such option.
    pub fn unknown(option: &str, options: &[SetupOption]) -> Self {
        let keys: Vec<_> = options.iter().map(|option| option.key).collect();
        SetupError::new(option, format!("there is no such option; the options are: {}", keys.join(", ")))
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.option, self.problem)
    }
}

impl std::error::Error for SetupError {}

impl Conflict {
    /// These options do not fit together; the first is the one to change.
    pub fn new(options: &[&str], problem: impl Into<String>, phrase: Phrase) -> Self {
        let options = options.iter().map(|&option| option.to_owned()).collect();
        Conflict { options, problem: problem.into(), phrase: Some(phrase) }
    }

    /// The first player has no seat.
    pub fn no_seat(first: Option<Seat>, players: u8) -> Option<Conflict> {
        let seat = first.filter(|seat| seat.0 >= players)?;
        let problem = format!("there is no seat {seat} with {players} players");
        let phrase = Phrase::new("conflict-no-seat").seat("seat", seat).number("players", players);
        Some(Conflict::new(&["first", "players"], problem, phrase))
    }
}

/// What the seats were given, one each; nothing if it is left open.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a, T> {
    /// The option.
    pub key: &'a str,
    /// The word that leaves it open.
    pub open: &'a str,
    /// What no two players can have.
    pub same: &'a str,
    /// The same for a person.
    pub phrase: &'static str,
    /// In the order of the seats.
    pub chosen: &'a [T],
}

impl<T: PartialEq + Copy> Given<'_, T> {
    /// What does not fit: too many or too few for the seats, or one thing for two of them.
    pub fn conflicts(self, players: u8) -> impl Iterator<Item = Conflict> {
        self.uneven(players).into_iter().chain(self.twice())
    }

    fn uneven(self, players: u8) -> Option<Conflict> {
        let (count, open) = (self.chosen.len(), self.open);
        (count > 0 && count != usize::from(players)).then(|| {
            let problem = format!("{count} chosen for {players} players; name one for each seat or '{open}'");
            // A number to read: no request is long enough to name more.
            let chosen = u32::try_from(count).unwrap_or(u32::MAX);
            let phrase = Phrase::new("conflict-count").number("chosen", chosen).number("players", players);
            Conflict::new(&[self.key, "players"], problem, phrase)
        })
    }

    fn twice(self) -> Option<Conflict> {
        let mut before = (0..self.chosen.len()).map(|index| (&self.chosen[..index], &self.chosen[index]));
        before.any(|(others, one)| others.contains(one)).then(|| {
            let problem = format!("no two players can have {}", self.same);
            Conflict::new(&[self.key], problem, Phrase::new(self.phrase))
        })
    }
}

impl From<SetupError> for Conflict {
    fn from(error: SetupError) -> Self {
        Conflict { options: vec![error.option], problem: error.problem, phrase: error.phrase }
    }
}

impl From<Conflict> for SetupError {
    fn from(conflict: Conflict) -> Self {
        let option = conflict.options.into_iter().next().unwrap_or_default();
        SetupError { option, problem: conflict.problem, phrase: conflict.phrase }
    }
}
