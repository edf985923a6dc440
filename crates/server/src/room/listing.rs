//! The line of a room in the lobby: as it is stored, and as somebody is told.

use artel_protocol::http::LobbyRoom;
use serde_json::Value;

use crate::ids::PersonId;

/// Whom the table waits for; in a stored line only, because nobody is told who somebody is.
const WAITS_FOR: &str = "waits_for";

/// A line to be stored, with the people whom the table waits for.
pub(crate) fn stored(room: &LobbyRoom, waits_for: &[&PersonId]) -> String {
    let mut line = serde_json::json!(room);
    line[WAITS_FOR] = waits_for.iter().map(|person| person.as_str()).collect();
    line.to_string()
}

/// A stored line for who sits there, or for anybody; none if it cannot be read.
pub(crate) fn told(line: &str, sitter: Option<&PersonId>) -> Option<Value> {
    let mut room: Value = serde_json::from_str(line).ok()?;
    let waits_for = room.as_object_mut()?.remove(WAITS_FOR).unwrap_or_default();
    let waited_for = |person: &PersonId| {
        waits_for.as_array().is_some_and(|people| people.iter().any(|each| each == person.as_str()))
    };
    room["own"] = Value::Bool(sitter.is_some());
    room["your_turn"] = Value::Bool(sitter.is_some_and(waited_for));
    Some(room)
}
