//! Every rule and every ruling of a rulebook is cited by a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use artel_engine::{Game, RuleId};

/// How a citation begins; put together so that this file cites nothing.
const CITATION: &str = concat!("proves", "(&[");

/// Fails with the rules that no test in the folder `tests` of this crate cites.
pub fn every_rule_and_ruling_is_proved<G: Game>(crate_folder: &str) {
    let files = rust_files(&Path::new(crate_folder).join("tests"));
    let text = |file: &PathBuf| fs::read_to_string(file).expect("a test can be read");
    let cited: BTreeSet<String> = files.iter().flat_map(|file| cited(&text(file))).collect();
    let unproved: Vec<&str> =
        G::RULEBOOK.ids().map(RuleId::as_str).filter(|id| !cited.contains(*id)).collect();
    assert!(unproved.is_empty(), "no test proves {} rules: {}", unproved.len(), unproved.join(", "));
}

/// Fails if a test cites nothing, or something that is not in the rulebook.
pub fn are_in_the_book<G: Game>(rules: &[RuleId]) {
    assert!(!rules.is_empty(), "a test proves something");
    for rule in rules {
        assert!(G::RULEBOOK.ids().any(|id| id == *rule), "{rule} is not in the rulebook");
    }
}

/// The Rust files of a folder and its folders.
pub(crate) fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of tests can be read") {
        let path = entry.expect("the folder of tests can be read").path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

/// The ids cited in the text, as the rulebook writes them.
fn cited(text: &str) -> Vec<String> {
    let lists = text.split(CITATION).skip(1).filter_map(|list| list.split_once(']'));
    let ids = lists.flat_map(|(ids, _)| ids.split(','));
    ids.map(|id| id.trim().replace('_', "-")).filter(|id| !id.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_are_found_in_the_text_of_tests() {
        let text = format!("a {CITATION}FI_001, FI_R02,\n]); b {CITATION}FI_117]);");
        assert_eq!(cited(&text), ["FI-001", "FI-R02", "FI-117"]);
        assert_eq!(cited("nothing"), [""; 0]);
    }
}
