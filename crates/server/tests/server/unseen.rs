//! Logs as they are told to whoever comes.

use serde_json::Value;

/// A log without what its events changed, as it is told to whoever comes: they see how things are.
pub(crate) fn unseen(log: &Value) -> Value {
    let mut log = log.clone();
    for entry in log.as_array_mut().expect("a log is a list") {
        for event in entry["events"].as_array_mut().expect("a move has events") {
            event.as_object_mut().expect("an event is an object").remove("changes");
        }
    }
    log
}
