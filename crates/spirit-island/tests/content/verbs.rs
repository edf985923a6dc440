//! The page of the verbs, and what is asked of a list of effects.

use std::collections::BTreeSet;
use std::path::Path;

use artel_spirit_island::effect::Effects;

pub use crate::uses::verbs;

/// Whether every number of a text is somewhere in the effects.
pub fn has_the_numbers_of(effects: Effects, text: &str) -> bool {
    numbers(&format!("{effects:?}")).is_superset(&numbers(text))
}

/// The numbers from 2 on in a text; 1 is often not written.
fn numbers(text: &str) -> BTreeSet<u8> {
    let digits = text.split(|each: char| !each.is_ascii_digit());
    digits.filter_map(|number| number.parse().ok()).filter(|&number| number > 1).collect()
}

#[test]
fn the_page_of_verbs_in_the_documentation_is_true() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/spirit-island-verbs.md");
    let page = std::fs::read_to_string(page).expect("the documentation can be read");
    assert!(page == crate::uses::page(), "`make golden` writes docs/spirit-island-verbs.md anew");
}
