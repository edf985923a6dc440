//! Answers that say what is wrong.

use artel_engine::SetupError;
use artel_engine::text::TextError;
use artel_games::UnknownGame;
use serde_json::{Map, Value, json};

use crate::ops;

artel_engine::vocabulary! {
    /// What kind of thing is wrong, for programs to act on.
    pub enum ErrorKind: "error kind" {
        BadJson = "bad-json",
        LineTooLong = "line-too-long",
        BadRequest = "bad-request",
        UnknownOp = "unknown-op",
        UnsupportedVersion = "unsupported-version",
        UnknownGame = "unknown-game",
        BadSetup = "bad-setup",
        BadPosition = "bad-position",
        BadRecord = "bad-record",
        UnknownTable = "unknown-table",
        TooManyTables = "too-many-tables",
        UnknownSeat = "unknown-seat",
        NotAMove = "not-a-move",
        IllegalMove = "illegal-move",
        ImpossibleOutcome = "impossible-outcome",
        CannotUndo = "cannot-undo",
        UnknownRule = "unknown-rule",
        TooManyGames = "too-many-games",
    }
}

/// Why a request was not carried out.
pub(crate) struct Failure {
    kind: ErrorKind,
    message: String,
    details: Map<String, Value>,
}

impl Failure {
    pub(crate) fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Failure { kind, message: message.into(), details: Map::new() }
    }

    /// Adds something that a program can read.
    pub(crate) fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.details.insert(key.to_owned(), value.into());
        self
    }

    /// Adds what to do about it.
    pub(crate) fn hint(self, hint: &str) -> Self {
        self.with("hint", hint)
    }

    pub(crate) fn bad_field(name: &str, expected: &str) -> Self {
        Failure::new(ErrorKind::BadRequest, format!("the field '{name}' has to be {expected}"))
            .with("field", name)
    }

    pub(crate) fn unknown_op(asked: &str) -> Self {
        let shown: String = asked.chars().take(40).collect();
        let names: Vec<_> = ops::ALL.iter().map(|(name, _)| *name).collect();
        let message = format!("there is no op '{shown}'; the ops are: {}", names.join(", "));
        Failure::new(ErrorKind::UnknownOp, message)
    }

    pub(crate) fn unknown_seat(seats: u8) -> Self {
        let message = format!("there is no such seat; the seats are 0 to {}", seats.saturating_sub(1));
        Failure::new(ErrorKind::UnknownSeat, message).hint("in JSON seats are counted from zero")
    }

    pub(crate) fn in_text(kind: ErrorKind, error: &TextError) -> Self {
        let failure = Failure::new(kind, error.problem.clone());
        match error.line {
            Some(line) => failure.with("line", line),
            None => failure,
        }
    }

    pub(crate) fn into_json(self) -> Value {
        let mut error = json!({ "kind": self.kind.id(), "message": self.message });
        if let Some(fields) = error.as_object_mut() {
            fields.extend(self.details);
        }
        error
    }
}

impl From<UnknownGame> for Failure {
    fn from(unknown: UnknownGame) -> Self {
        Failure::new(ErrorKind::UnknownGame, unknown.to_string())
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Failure::new(ErrorKind::BadSetup, error.to_string())
            .with("option", error.option)
            .hint("ask {\"op\":\"games\"} for the options and their values")
    }
}
