//! What is chosen before a game begins.

mod conflict;
mod option;

pub use conflict::{Conflict, Given, Meaning, SetupError};
pub use option::{Group, Need, SetupOption, Shape};

use std::fmt;
use std::str::FromStr;

use crate::ParseError;

/// The choices made before a game begins, as named options with text values, so that a command
/// line, a record and a form on a screen can offer them without knowing the game.
pub trait Setup: Clone + PartialEq + Eq + fmt::Debug + Default + Send + Sync + 'static {
    /// What can be chosen.
    fn options() -> Vec<SetupOption>;

    /// The value of an option; none if [`Setup::options`] does not name it.
    fn get(&self, key: &str) -> Option<String>;

    /// Chooses a value.
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError>;

    /// Everything that does not fit together, what matters most first; none if the setup can be played.
    fn conflicts(&self) -> Vec<Conflict>;

    /// How hard the game is, if it has a number for that.
    fn difficulty_number(&self) -> Option<u8> {
        None
    }

    /// Whether the values fit together.
    fn check(&self) -> Result<(), SetupError> {
        match self.conflicts().into_iter().next() {
            Some(conflict) => Err(conflict.into()),
            None => Ok(()),
        }
    }

    /// The setup with these values and the defaults for the rest.
    fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, SetupError> {
        let mut setup = Self::default();
        for (key, value) in pairs {
            setup.set(key, value)?;
        }
        setup.check()?;
        Ok(setup)
    }

    /// What these values and the defaults for the rest mean. A value that cannot be chosen is told of, and its default
    /// stands for it.
    fn describe<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Meaning {
        let mut setup = Self::default();
        let refused = pairs.into_iter().filter_map(|(key, value)| setup.set(key, value).err());
        let mut conflicts: Vec<Conflict> = refused.map(Conflict::from).collect();
        conflicts.extend(setup.conflicts());
        Meaning { difficulty: setup.difficulty_number(), conflicts }
    }

    /// Every option with its value, as records have it: all but what they mean without a word.
    fn pairs(&self) -> Vec<(&'static str, String)> {
        let written = |option: SetupOption| {
            let value = self.value(option.key);
            (option.unsaid != Some(value.as_str())).then_some((option.key, value))
        };
        Self::options().into_iter().filter_map(written).collect()
    }

    /// What a record means that says nothing: the defaults, but of options younger than some records what those mean.
    fn of_record() -> Self {
        let mut setup = Self::default();
        for option in Self::options() {
            let set = option.unsaid.map_or(Ok(()), |value| setup.set(option.key, value));
            assert!(set.is_ok(), "what records mean can be chosen: {set:?}");
        }
        setup
    }

    /// The value of an option that [`Setup::options`] names.
    fn value(&self, key: &str) -> String {
        self.get(key).unwrap_or_else(|| panic!("there is no option '{key}'"))
    }
}

/// The value of an option that names several things: their ids, or `none` if nothing was chosen.
pub fn list_of(none: &str, ids: impl IntoIterator<Item = &'static str>) -> String {
    let ids: Vec<_> = ids.into_iter().collect();
    if ids.is_empty() { none.to_owned() } else { ids.join(",") }
}

/// The things that such a value names.
pub fn read_list<T: FromStr<Err: Into<ParseError>>>(value: &str) -> Result<Vec<T>, ParseError> {
    value.split(',').map(|id| id.trim().parse().map_err(Into::into)).collect()
}

/// The things that the value of a set names, each once.
pub fn read_set<T: FromStr<Err: Into<ParseError>> + PartialEq>(
    key: &str,
    value: &str,
) -> Result<Vec<T>, SetupError> {
    let named: Vec<T> = read_list(value).map_err(|problem| SetupError::new(key, problem))?;
    let twice = named.iter().enumerate().any(|(index, each)| named[..index].contains(each));
    if twice { Err(SetupError::new(key, "the same is named twice")) } else { Ok(named) }
}
