//! Serves games to other programs: a line of JSON in, a line of JSON out.
//!
//! The protocol is explained in `docs/referee.md` and described by `docs/referee.schema.json`. Here a
//! [`Referee`] maps lines to answers; [`serve`] connects one to a pair of streams.
//!
//! ```
//! let mut referee = artel_referee::Referee::new();
//! let answer = referee.answer(br#"{"op":"new","game":"forbidden-island","seed":42}"#).unwrap();
//! assert!(answer.starts_with(r#"{"ok":true,"table":1,"#));
//! ```
#![forbid(unsafe_code)]

mod failure;
mod fields;
mod limits;
mod ops;
mod seeds;
mod serve;
mod tables;
mod words;

use serde_json::{Map, Value};

pub use failure::ErrorKind;
pub use limits::{MOST_LINE_BYTES, MOST_ROLLOUTS, MOST_TABLES};
pub use serve::serve;

use failure::Failure;
use fields::Fields;
use tables::Tables;
use words::Words;

/// Keeps the tables and answers requests about them.
#[derive(Default)]
pub struct Referee {
    tables: Tables,
    words: Words,
    quit: bool,
}

/// The fields of an answer, or why there are none.
type Answer = Result<Map<String, Value>, Failure>;

impl Referee {
    /// A referee without tables.
    pub fn new() -> Self {
        Referee::default()
    }

    /// The answer to a line, without a line's end; none to a blank line.
    pub fn answer(&mut self, line: &[u8]) -> Option<String> {
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        if line.trim_ascii().is_empty() {
            return None;
        }
        let mut full = Map::new();
        let answer = read(line).and_then(|request| {
            if let Some(id) = request.get("id") {
                full.insert("id".into(), id.clone());
            }
            self.carry_out(&Fields::of(&request))
        });
        full.insert("ok".into(), answer.is_ok().into());
        match answer {
            Ok(fields) => full.extend(fields),
            Err(failure) => {
                full.insert("error".into(), failure.into_json());
            }
        }
        Some(Value::Object(full).to_string())
    }

    /// Whether the other program has asked for the end.
    pub fn has_quit(&self) -> bool {
        self.quit
    }

    fn carry_out(&mut self, fields: &Fields<'_>) -> Answer {
        let asked = fields.text("op")?;
        match ops::ALL.iter().find(|(name, _)| *name == asked) {
            Some((_, op)) => op(self, fields),
            None => Err(Failure::unknown_op(asked)),
        }
    }
}

fn read(line: &[u8]) -> Result<Map<String, Value>, Failure> {
    if line.len() > MOST_LINE_BYTES {
        return Err(Failure::new(
            ErrorKind::LineTooLong,
            format!("a line has at most {MOST_LINE_BYTES} bytes"),
        ));
    }
    match serde_json::from_slice(line) {
        Ok(Value::Object(request)) => Ok(request),
        Ok(_) => Err(Failure::new(ErrorKind::BadRequest, "a request is a JSON object: {\"op\":…}")),
        Err(error) => Err(Failure::new(ErrorKind::BadJson, format!("the line is not JSON: {error}"))),
    }
}

/// The fields of an object that was written as JSON.
fn fields(object: Value) -> Map<String, Value> {
    match object {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}
