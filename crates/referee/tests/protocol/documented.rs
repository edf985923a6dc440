//! The conversation in `docs/referee.md` is replayed to the letter.
//!
//! `ARTEL_UPDATE_DOCS=1 cargo test -p artel-referee --test protocol` writes the answers anew.

use std::collections::BTreeSet;
use std::{env, fs};

use serde_json::Value;

use crate::support::{self, Checked, docs};

/// The page with every answer as it is given now, and the requests and answers it shows.
fn replay(page: &str) -> (String, Vec<(Value, Value)>) {
    let mut checked = Checked::new();
    let mut conversation = Vec::new();
    let mut told = Vec::new();
    let mut within = false;
    for line in page.lines() {
        if line.starts_with("```") {
            within = line == "```jsonl";
        }
        if within && line.starts_with("< ") {
            continue;
        }
        told.push(line.to_owned());
        if let Some(request) = line.strip_prefix("> ").filter(|_| within) {
            let raw = checked.referee.answer(request.as_bytes()).unwrap();
            conversation.push((serde_json::from_str(request).unwrap(), serde_json::from_str(&raw).unwrap()));
            told.push(format!("< {raw}"));
        }
    }
    (told.join("\n") + "\n", conversation)
}

#[test]
fn the_documented_conversation_is_what_happens() {
    let path = docs("referee.md");
    let page = fs::read_to_string(&path).unwrap();
    let (told, _) = replay(&page);
    if env::var_os("ARTEL_UPDATE_DOCS").is_some() {
        fs::write(&path, &told).unwrap();
        return;
    }
    for (number, (documented, given)) in page.lines().zip(told.lines()).enumerate() {
        assert_eq!(documented, given, "docs/referee.md, line {}", number + 1);
    }
    assert_eq!(page.lines().count(), told.lines().count());
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
