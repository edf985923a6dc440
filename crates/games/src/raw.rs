//! JSON that is written once.

use std::marker::PhantomData;

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// A `T` that has already become JSON.
#[derive(Clone, Debug)]
pub struct Raw<T> {
    json: Box<RawValue>,
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize> Raw<T> {
    /// Writes the value as JSON.
    pub fn of(value: &T) -> Result<Raw<T>, serde_json::Error> {
        Ok(Raw { json: serde_json::value::to_raw_value(value)?, of: PhantomData })
    }
}

impl<T> Raw<T> {
    /// JSON that somebody else has written for such a value.
    pub fn written(json: Box<RawValue>) -> Raw<T> {
        Raw { json, of: PhantomData }
    }

    /// The JSON.
    pub fn json(&self) -> &str {
        self.json.get()
    }
}

impl<T> PartialEq for Raw<T> {
    fn eq(&self, other: &Self) -> bool {
        self.json() == other.json()
    }
}

impl<T> Serialize for Raw<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}
