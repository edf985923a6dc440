//! The examples in `docs/record.md` do what the page says.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::fs;
use std::path::Path;

use artel_engine::text::TextError;
use artel_games::{Table, read_position, read_record};

fn page() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/record.md")).unwrap()
}

/// The fenced blocks of the page with what stands behind their fences; all of them are examples.
fn examples() -> Vec<(String, String)> {
    let page = page();
    let parts: Vec<&str> = page.split("```").collect();
    assert_eq!(parts.len() % 2, 1, "a fence is not closed");
    let block =
        |part: &&str| part.split_once('\n').map(|(info, text)| (info.to_owned(), text.to_owned())).unwrap();
    parts.iter().skip(1).step_by(2).map(block).collect()
}

fn read(text: &str) -> Result<Box<dyn Table>, TextError> {
    if text.starts_with("artel record") { read_record(text) } else { read_position(text) }
}

#[test]
fn every_example_is_read_or_refused_as_it_says() {
    let examples = examples();
    assert!(examples.len() >= 8);
    for (info, text) in examples {
        match info.as_str() {
            "record" | "position" => {
                read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            }
            "record written" => assert_eq!(read(&text).unwrap().record(), text),
            "position written" => assert_eq!(read(&text).unwrap().position(), text),
            "refused" => {
                let (_, expected) = text.trim_end().rsplit_once("# refused: ").unwrap();
                let error = read(&text).err().unwrap_or_else(|| panic!("is not refused:\n{text}"));
                assert_eq!(error.to_string(), expected);
            }
            other => panic!("'{other}' says nothing of what to do with the example"),
        }
    }
}

#[test]
fn the_record_written_out_ends_in_the_position_written_out() {
    let examples = examples();
    let written = |kind: &str| &examples.iter().find(|(info, _)| info == kind).unwrap().1;
    assert_eq!(read(written("record written")).unwrap().position(), *written("position written"));
}

#[test]
fn every_line_of_a_position_is_explained() {
    let error = read("artel position 1\ngame forbidden-island\nunheard-of").err().unwrap().problem;
    let keys = error.split_once("one of: ").unwrap().1;
    let page = page();
    for key in keys.split(", ") {
        assert!(page.contains(&format!("| `{key}` |")), "docs/record.md does not explain the line '{key}'");
    }
}
