//! The conversation in `docs/referee.md` is replayed to the letter.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

use crate::page;
use crate::support::{self, Checked, docs};

/// The page with fresh answers, and the requests and answers it shows.
fn replay(page: &str) -> (String, Vec<(Value, Value)>) {
    let (fresh, conversation) = page::replay(page);
    let read = |text: String| serde_json::from_str(&text).unwrap();
    (fresh, conversation.into_iter().map(|(request, answer)| (read(request), read(answer))).collect())
}

#[test]
fn the_documented_conversation_is_what_happens() {
    let path = docs("referee.md");
    let page = fs::read_to_string(&path).unwrap();
    let (fresh, _) = replay(&page);
    for (number, (documented, given)) in page.lines().zip(fresh.lines()).enumerate() {
        assert_eq!(documented, given, "docs/referee.md, line {}; make golden writes it anew", number + 1);
    }
    assert_eq!(page.lines().count(), fresh.lines().count());
}

#[test]
fn every_message_of_the_documented_conversation_fits_the_schema() {
    let (_, conversation) = replay(&fs::read_to_string(docs("referee.md")).unwrap());
    let mut checked = Checked::new();
    for (request, answer) in &conversation {
        let op = request["op"].as_str().unwrap();
        checked.assert_valid("request", request);
        let shape = if answer["ok"] == true { format!("answer-{op}") } else { "answer-error".to_owned() };
        checked.assert_valid(&shape, answer);
    }
}

#[test]
fn every_op_is_documented_with_an_example_that_works() {
    let (_, conversation) = replay(&fs::read_to_string(docs("referee.md")).unwrap());
    let shown: BTreeSet<String> = conversation
        .iter()
        .filter(|(_, answer)| answer["ok"] == true)
        .map(|(request, _)| request["op"].as_str().unwrap().to_owned())
        .collect();
    let schema = support::schema();
    let described: BTreeSet<String> = schema["$defs"]
        .as_object()
        .unwrap()
        .keys()
        .filter_map(|name| name.strip_prefix("request-").map(str::to_owned))
        .collect();
    assert_eq!(shown, described);
    let message = Checked::new().say(r#"{"op":"?"}"#)["error"]["message"].as_str().unwrap().to_owned();
    let known: BTreeSet<String> =
        message.split_once("are: ").unwrap().1.split(", ").map(str::to_owned).collect();
    assert_eq!(known, described);
}

#[test]
fn every_error_kind_is_in_the_schema_and_in_the_document() {
    let known: Vec<Value> = artel_referee::ErrorKind::ALL.map(|kind| kind.id().into()).to_vec();
    assert_eq!(support::schema()["$defs"]["error"]["properties"]["kind"]["enum"], Value::Array(known));
    let page = fs::read_to_string(docs("referee.md")).unwrap();
    for kind in artel_referee::ErrorKind::ALL {
        assert!(page.contains(&format!("| `{kind}` |")), "docs/referee.md does not explain '{kind}'");
    }
}
