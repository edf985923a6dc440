//! What is different between two JSON values of the same shape.

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::Raw;
use crate::extent::length;

/// A place in a JSON value and what stands there now. The place is the way to it from outside to inside:
/// names of fields, and numbers of items from zero.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Change(
    #[cfg_attr(feature = "typescript", ts(type = "(string | number)[]"))] pub Vec<Value>,
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))] pub Value,
);

/// What turns `before` into `after`. A list that has grown or shrunk is told anew, and so is whatever is
/// told in fewer words than its parts.
///
/// ```
/// use serde_json::value::RawValue;
/// let json = |text: &str| RawValue::from_string(text.to_owned()).unwrap();
/// let before = json(r#"{"players":[{"at":"shore","cards":2},{"at":"cave","cards":0}],"water":1}"#);
/// let after = json(r#"{"players":[{"at":"tower","cards":2},{"at":"cave","cards":0}],"water":1}"#);
/// assert_eq!(artel_games::changes(&before, &after).json(), r#"[[["players",0,"at"],"tower"]]"#);
/// ```
pub fn changes(before: &RawValue, after: &RawValue) -> Raw<Vec<Change>> {
    let mut told = Told { place: String::new(), list: String::from("[") };
    told.compare(before.get(), after.get());
    told.list.push(']');
    let list = RawValue::from_string(told.list).unwrap_or_else(|_| RawValue::NULL.to_owned());
    Raw::written(list)
}

/// The changes found so far.
struct Told {
    /// The way to where we are, as the items of a JSON list.
    place: String,
    /// The changes as JSON, not closed yet.
    list: String,
}

impl Told {
    fn compare(&mut self, before: &str, after: &str) {
        if before == after {
            return;
        }
        let so_far = self.list.len();
        let told = match (before.as_bytes().first(), after.as_bytes().first()) {
            (Some(b'{'), Some(b'{')) | (Some(b'['), Some(b'[')) => self.compare_parts(before, after),
            _ => false,
        };
        if !told || self.list.len() - so_far > after.len() + self.place.len() {
            self.list.truncate(so_far);
            self.tell(after);
        }
    }

    /// Compares what objects or lists consist of; false if they do not consist of the same parts.
    fn compare_parts(&mut self, before: &str, after: &str) -> bool {
        let (mut before, mut after) = (Parts::of(before), Parts::of(after));
        let mut number = 0;
        while let Some(old) = before.next() {
            if !after.skip(old.text) {
                let Some(new) = after.next().filter(|new| new.name == old.name) else { return false };
                let outside = self.place.len();
                self.enter(old.name, number);
                self.compare(old.value, new.value);
                self.place.truncate(outside);
                if before.rest() == after.rest() {
                    return true;
                }
            }
            number += 1;
        }
        after.next().is_none()
    }

    fn enter(&mut self, name: Option<&str>, number: usize) {
        if !self.place.is_empty() {
            self.place.push(',');
        }
        match name {
            Some(name) => self.place.push_str(name),
            None => self.place.push_str(&number.to_string()),
        }
    }

    fn tell(&mut self, value: &str) {
        if self.list.len() > 1 {
            self.list.push(',');
        }
        for text in ["[[", &self.place, "],", value, "]"] {
            self.list.push_str(text);
        }
    }
}

/// The fields of an object or the items of a list, one after the other.
struct Parts<'a> {
    text: &'a str,
    at: usize,
}

struct Part<'a> {
    /// All of it.
    text: &'a str,
    /// The name of a field, in its quotes; an item has none.
    name: Option<&'a str>,
    value: &'a str,
}

impl<'a> Parts<'a> {
    /// The parts of a value that begins with a bracket, written without blanks.
    fn of(text: &'a str) -> Parts<'a> {
        Parts { text, at: 1 }
    }

    /// What has not been passed yet.
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Passes over the next part if it is written so.
    fn skip(&mut self, part: &str) -> bool {
        let rest = self.rest().as_bytes();
        let same =
            rest.starts_with(part.as_bytes()) && matches!(rest.get(part.len()), Some(b',' | b']' | b'}'));
        if same {
            self.pass(part.len());
        }
        same
    }

    fn next(&mut self) -> Option<Part<'a>> {
        let rest = self.rest();
        if matches!(rest.as_bytes().first()?, b']' | b'}') {
            return None;
        }
        let name = self.text.starts_with('{').then(|| &rest[..length(rest)]);
        let start = name.map_or(0, |name| name.len() + 1);
        let end = start + length(&rest[start..]);
        self.pass(end);
        Some(Part { text: &rest[..end], name, value: &rest[start..end] })
    }

    fn pass(&mut self, length: usize) {
        self.at += length;
        if self.text.as_bytes().get(self.at) == Some(&b',') {
            self.at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apply(value: &mut Value, Change(place, now): Change) {
        let at = place.into_iter().fold(value, |value, step| match step {
            Value::String(name) => value.get_mut(&name).unwrap(),
            number => value.get_mut(number.as_u64().unwrap() as usize).unwrap(),
        });
        *at = now;
    }

    /// The changes as they are told, once it is sure that they lead from one to the other.
    fn told(before: &Value, after: &Value) -> Vec<Change> {
        let raw = |value: &Value| RawValue::from_string(value.to_string()).unwrap();
        let json = changes(&raw(before), &raw(after));
        let list: Vec<(Vec<Value>, Value)> = serde_json::from_str(json.json()).unwrap();
        let list: Vec<Change> = list.into_iter().map(|(place, now)| Change(place, now)).collect();
        let mut grown = before.clone();
        list.iter().cloned().for_each(|change| apply(&mut grown, change));
        assert_eq!(&grown, after, "{}", json.json());
        list
    }

    #[test]
    fn changes_lead_from_one_value_to_the_other() {
        let values = [
            "null",
            "1",
            "12",
            r#""a""#,
            "[]",
            "{}",
            "[1,2]",
            "[1,2,3]",
            "[12,2]",
            r#"["a\"]","b\\"]"#,
            r#"["a\"]","c"]"#,
            r#"{"a":1,"b":[]}"#,
            r#"{"a":1,"b":[{}]}"#,
            r#"{"a":12,"b":[]}"#,
            r#"{"b":1,"a":[]}"#,
            r#"{"a":1}"#,
            r#"{"a":{"b":{"c":[{"d":1},{"d":2}]}},"long":"x,y]z}"}"#,
            r#"{"a":{"b":{"c":[{"d":1},{"d":3}]}},"long":"x,y]z}"}"#,
        ]
        .map(|text| serde_json::from_str::<Value>(text).unwrap());
        for before in &values {
            for after in &values {
                assert_eq!(told(before, after).is_empty(), before == after);
            }
        }
    }

    #[test]
    fn what_is_told_is_little() {
        let [before, after] = [2, 3].map(|depth| {
            serde_json::json!({ "tiles": vec![serde_json::json!({ "name": "a long name", "wet": false }); 24], "deep": [[depth]] })
        });
        assert_eq!(told(&before, &after).len(), 1);
        let mut all = before.clone();
        for tile in all["tiles"].as_array_mut().unwrap() {
            *tile = serde_json::json!({ "name": "b", "wet": true });
        }
        assert_eq!(
            told(&before, &all),
            [Change(vec!["tiles".into()], all["tiles"].clone())],
            "all of them at once"
        );
    }
}
