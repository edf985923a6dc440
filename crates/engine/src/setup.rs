//! What is chosen before a game begins.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

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

    /// Whether the values fit together.
    fn check(&self) -> Result<(), SetupError>;

    /// The setup with these values and the defaults for the rest.
    fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, SetupError> {
        let mut setup = Self::default();
        for (key, value) in pairs {
            setup.set(key, value)?;
        }
        setup.check()?;
        Ok(setup)
    }

    /// Every option with its value.
    fn pairs(&self) -> Vec<(&'static str, String)> {
        Self::options().iter().map(|option| (option.key, self.value(option.key))).collect()
    }

    /// The value of an option that [`Setup::options`] names.
    fn value(&self, key: &str) -> String {
        self.get(key).unwrap_or_else(|| panic!("there is no option '{key}'"))
    }
}

/// One thing that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SetupOption {
    /// The option's name in records and on the command line.
    pub key: &'static str,
    /// The values that can be chosen.
    pub values: Vec<&'static str>,
    /// Whether several values may be given, separated by commas.
    pub several: bool,
    /// The value if nothing is chosen.
    pub default: String,
}

/// Why a setup cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SetupError {
    /// The option that is wrong.
    pub option: String,
    /// What is wrong with it and what would be right.
    pub problem: String,
}

impl SetupError {
    /// Something is wrong with the value of an option.
    pub fn new(option: &str, problem: impl Into<String>) -> Self {
        SetupError { option: option.to_owned(), problem: problem.into() }
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

/// The value of an option that names several things: their ids, or `none` if nothing was chosen.
pub fn list_of(none: &str, ids: impl IntoIterator<Item = &'static str>) -> String {
    let ids: Vec<_> = ids.into_iter().collect();
    if ids.is_empty() { none.to_owned() } else { ids.join(",") }
}

/// The things that such a value names.
pub fn read_list<T: FromStr<Err: Into<ParseError>>>(value: &str) -> Result<Vec<T>, ParseError> {
    value.split(',').map(|id| id.trim().parse().map_err(Into::into)).collect()
}
