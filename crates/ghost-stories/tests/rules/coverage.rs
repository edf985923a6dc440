//! Every rule and every ruling of the rulebook is cited by a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use artel_engine::RuleId;
use artel_ghost_stories::rules::RULEBOOK;

/// The Rust files of a folder and its folders.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

/// How a citation begins; put together so that this file cites nothing.
const CITATION: &str = concat!("proves", "(&[");

/// The ids cited in the text, as the rulebook writes them.
fn cited(text: &str) -> Vec<String> {
    let lists = text.split(CITATION).skip(1).filter_map(|list| list.split_once(']'));
    let ids = lists.flat_map(|(ids, _)| ids.split(','));
    ids.map(|id| id.trim().replace('_', "-")).filter(|id| !id.is_empty()).collect()
}

#[test]
fn every_rule_and_ruling_is_proved_by_a_test() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let cited: BTreeSet<String> =
        rust_files(&tests).iter().flat_map(|file| cited(&fs::read_to_string(file).unwrap())).collect();
    let unproved: Vec<&str> = RULEBOOK.ids().map(RuleId::as_str).filter(|id| !cited.contains(*id)).collect();
    assert!(unproved.is_empty(), "no test proves {} rules: {}", unproved.len(), unproved.join(", "));
}

#[test]
fn citations_are_found_in_the_text_of_tests() {
    let text = format!("a {CITATION}GS_001, GS_R02,\n]); b {CITATION}GS_117]);");
    assert_eq!(cited(&text), ["GS-001", "GS-R02", "GS-117"]);
    assert_eq!(cited("nothing"), [""; 0]);
}
