//! The texts of the terminal: nothing is said that has no words, and no words lie about unsaid.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Beginnings of keys that the program puts together from parts.
const PUT_TOGETHER: [&str; 5] = ["tiny-", "letter-", "ability-", "simulate-", "cli"];

/// All that the program's source says, without its tests.
fn sources(folder: &Path, all: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("tests") {
            sources(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            all.push_str(text.split("#[cfg(test)]\n").next().unwrap_or_default());
            all.push('\n');
        }
    }
}

fn keys(file: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts/en").join(file);
    let text = fs::read_to_string(path).unwrap();
    let keys = text.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
    keys.filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned())).collect()
}

fn program() -> String {
    let mut source = String::new();
    for folder in ["src", "../terminal/src"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut source);
    }
    source
}

#[test]
fn no_words_lie_about_unsaid() {
    let source = program();
    let said = |key: &str| {
        source.contains(&format!("\"{key}\"")) || PUT_TOGETHER.iter().any(|part| key.starts_with(part))
    };
    let unsaid: Vec<String> = keys("terminal.ftl").into_iter().filter(|key| !said(key)).collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:?}");
}

#[test]
fn everything_said_has_words() {
    let source = program();
    let files = ["terminal.ftl", "forbidden-island.ftl", "ghost-stories.ftl", "spirit-island.ftl"];
    let known: BTreeSet<String> = files.into_iter().flat_map(keys).collect();
    let groups: BTreeSet<&str> =
        known.iter().filter_map(|key| key.split_once('-').map(|(group, _)| group)).collect();
    let is_key = |word: &&str| {
        let plain = word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        plain && !word.ends_with('-') && word.split_once('-').is_some_and(|(group, _)| groups.contains(group))
    };
    let is_game = |word: &&str| artel_games::games().iter().any(|game| game.id() == *word);
    let unknown: BTreeSet<&str> =
        source.split('"').filter(is_key).filter(|word| !known.contains(*word) && !is_game(word)).collect();
    assert!(unknown.is_empty(), "there are no words for {unknown:?}");
}
