//! Short words for rule tests.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::str::FromStr;

/// Words separated by blanks, as a set.
pub fn set(words: &str) -> BTreeSet<String> {
    words.split_whitespace().map(str::to_owned).collect()
}

/// Something by its id.
#[track_caller]
pub fn named<T: FromStr<Err: Display>>(id: &str) -> T {
    id.parse().unwrap_or_else(|problem| panic!("{problem}"))
}
