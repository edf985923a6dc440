//! The fields of a request, read one by one. A field that is `null` is not there; fields that nobody
//! asks for are ignored.

use artel_engine::Seed;
use serde_json::{Map, Value};

use crate::failure::Failure;
use crate::seeds;
use crate::words::{EVERY_LANGUAGE, Languages};

pub(crate) struct Fields<'a>(&'a Map<String, Value>);

impl<'a> Fields<'a> {
    pub(crate) fn of(request: &'a Map<String, Value>) -> Self {
        Fields(request)
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.value(name).is_some()
    }

    pub(crate) fn text(&self, name: &str) -> Result<&'a str, Failure> {
        self.optional_text(name)?.ok_or_else(|| Failure::bad_field(name, "there, as a string"))
    }

    pub(crate) fn optional_text(&self, name: &str) -> Result<Option<&'a str>, Failure> {
        self.optional(name, "a string", Value::as_str)
    }

    pub(crate) fn number(&self, name: &str) -> Result<u64, Failure> {
        self.optional_number(name)?.ok_or_else(|| Failure::bad_field(name, "there, as a whole number"))
    }

    pub(crate) fn optional_number(&self, name: &str) -> Result<Option<u64>, Failure> {
        self.optional(name, "a whole number from 0 to 18446744073709551615", Value::as_u64)
    }

    pub(crate) fn flag(&self, name: &str) -> Result<bool, Failure> {
        Ok(self.optional(name, "true or false", Value::as_bool)?.unwrap_or(false))
    }

    /// A list of strings; empty if it is not there.
    pub(crate) fn texts(&self, name: &str) -> Result<Vec<&'a str>, Failure> {
        let read = |value: &'a Value| value.as_array()?.iter().map(Value::as_str).collect();
        Ok(self.optional(name, "a list of strings", read)?.unwrap_or_default())
    }

    /// The seed, or one that nobody can foresee.
    pub(crate) fn seed(&self) -> Result<Seed, Failure> {
        Ok(self.optional_number("seed")?.map_or_else(seeds::random, Seed))
    }

    /// The languages in which the answer's texts are wanted.
    pub(crate) fn languages(&self, usual: Languages) -> Result<Languages, Failure> {
        match self.optional_text("lang")? {
            None => Ok(usual),
            Some("all") => Ok(EVERY_LANGUAGE),
            Some(id) => EVERY_LANGUAGE
                .chunks(1)
                .find(|one| one[0].id() == id)
                .ok_or_else(|| Failure::bad_field("lang", "'en', 'ru' or 'all'")),
        }
    }

    /// Names with values, where a value may be a string, a whole number or a list of strings.
    pub(crate) fn pairs(&self, name: &str) -> Result<Vec<(&'a str, String)>, Failure> {
        let read = |value: &'a Value| {
            value.as_object()?.iter().map(|(key, value)| Some((key.as_str(), setup_value(value)?))).collect()
        };
        let expected = "an object whose values are strings, whole numbers or lists of strings";
        Ok(self.optional(name, expected, read)?.unwrap_or_default())
    }

    fn optional<T>(
        &self,
        name: &str,
        expected: &str,
        read: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, Failure> {
        match self.value(name) {
            None => Ok(None),
            Some(value) => read(value).map(Some).ok_or_else(|| Failure::bad_field(name, expected)),
        }
    }

    fn value(&self, name: &str) -> Option<&'a Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }
}

fn setup_value(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => number.as_u64().map(|number| number.to_string()),
        Value::Array(values) => {
            values.iter().map(Value::as_str).collect::<Option<Vec<_>>>().map(|values| values.join(","))
        }
        _ => None,
    }
}
