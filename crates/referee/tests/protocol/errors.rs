//! Whatever is wrong gets an answer that says so, and nothing changes.

use std::collections::BTreeSet;

use artel_referee::{ErrorKind, MOST_LINE_BYTES, MOST_TABLES};
use serde_json::json;

use crate::support::Checked;

/// The conversation of `errors.txt`: what each line is answered with, and the line.
fn cases() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines =
        include_str!("../errors.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(' ').unwrap())
}

#[test]
fn every_mistake_is_answered_by_its_kind_and_changes_nothing() {
    let mut checked = Checked::new();
    let mut before = None;
    for (kind, line) in cases() {
        let answer = checked.say(line);
        if kind == "ok" {
            assert_eq!(answer["ok"], true);
        } else {
            assert_eq!(answer["error"]["kind"], kind, "{line} was answered {answer}");
            checked.assert_valid("answer-error", &answer);
        }
        let now = checked.done(&json!({"op": "record", "table": 1}));
        assert_eq!(*before.get_or_insert_with(|| now.clone()), now, "{line} changed the table");
    }
}

#[test]
fn every_kind_of_error_is_tried() {
    let tried: BTreeSet<&str> = cases().map(|(kind, _)| kind).filter(|kind| *kind != "ok").collect();
    let elsewhere = BTreeSet::from([ErrorKind::LineTooLong.id(), ErrorKind::TooManyTables.id()]);
    let all: BTreeSet<&str> = ErrorKind::ALL.map(ErrorKind::id).into();
    assert_eq!(all, tried.union(&elsewhere).copied().collect());
}

#[test]
fn an_error_carries_the_id_of_its_request() {
    let mut checked = Checked::new();
    for id in [json!(0), json!("a"), json!(null), json!([1, {"b": 2.5}])] {
        for request in [json!({"op": "dance", "id": id}), json!({"op": "games", "id": id}), json!({"id": id})]
        {
            let answer = checked.say(&request.to_string());
            assert_eq!(answer.get("id"), Some(&id));
        }
    }
    assert_eq!(checked.say("{}").get("id"), None);
}

#[test]
fn errors_name_what_is_wrong() {
    let mut checked = Checked::new();
    let error = |checked: &mut Checked, line: &str| checked.say(line)["error"].clone();
    assert_eq!(error(&mut checked, r#"{"op":"new"}"#)["field"], "game");
    let wrong_value =
        error(&mut checked, r#"{"op":"new","game":"forbidden-island","setup":{"layout":"round"}}"#);
    assert_eq!(wrong_value["option"], "layout");
    let position =
        error(&mut checked, r#"{"op":"load","position":"artel position 1\ngame forbidden-island\nx"}"#);
    assert_eq!(position["line"], 3);
    assert_eq!(error(&mut checked, r#"{"op":"hello","version":9}"#)["versions"], json!([1]));
}

#[test]
fn a_refused_move_names_its_rule_in_both_languages() {
    let mut checked = Checked::new();
    checked.done(&json!({"op": "new", "game": "forbidden-island", "seed": 1, "setup": {"first": 1}}));
    let played = checked.ask(&json!({"op": "play", "table": 1, "seat": 1, "move": "draw"}));
    let why = checked.done(&json!({"op": "why", "table": 1, "seat": 1, "move": "draw"}));
    for part in ["rule", "reason", "rule_text"] {
        assert_eq!(played["error"][part], why[part], "play and why give the same explanation");
    }
    assert_eq!(why["allowed"], false);
    assert_eq!(why["rule"], "FI-032");
    let russian = why["reason"]["ru"].as_str().unwrap();
    assert!(russian.chars().any(|letter| ('а'..='я').contains(&letter)), "{russian}");
    assert_eq!(played["error"]["message"], why["reason"]["en"]);
}

#[test]
fn lines_and_tables_have_limits() {
    let mut checked = Checked::new();
    let long = format!(r#"{{"op":"games","padding":"{}"}}"#, "x".repeat(MOST_LINE_BYTES));
    let answer = checked.say(&long);
    assert_eq!(answer["error"]["kind"], "line-too-long");
    checked.assert_valid("answer-error", &answer);

    let new = json!({"op": "new", "game": "forbidden-island", "seed": 1}).to_string();
    for _ in 0..MOST_TABLES {
        checked.referee.answer(new.as_bytes()).unwrap();
    }
    for request in [
        json!({"op": "new", "game": "forbidden-island"}),
        json!({"op": "load", "position": "artel position 1"}),
        json!({"op": "branch", "table": 1}),
    ] {
        assert_eq!(checked.ask(&request)["error"]["kind"], "too-many-tables");
    }
    checked.done(&json!({"op": "close", "table": 5}));
    let opened = checked.done(&json!({"op": "new", "game": "forbidden-island"}));
    assert_eq!(opened["table"], MOST_TABLES + 1, "the number of a closed table is not given again");
}
