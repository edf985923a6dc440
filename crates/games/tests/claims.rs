//! What the README says in numbers is so.
#![allow(clippy::unwrap_used, missing_docs)]

use std::fs;
use std::path::Path;

use artel_contract::citations::{Citations, citations};
use artel_engine::Setup;
use artel_forbidden_island::{self as island, ForbiddenIsland};
use artel_ghost_stories::{self as stories, GhostStories};
use artel_spirit_island::{self as spirits, SpiritIsland};

fn crates() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// The README as one line, so that a sentence may stand on two.
fn readme() -> String {
    let text = fs::read_to_string(crates().join("../README.md")).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn says(sentence: &str) {
    assert!(readme().contains(sentence), "the README should say: {sentence}");
}

fn all() -> [Citations; 3] {
    [
        citations::<ForbiddenIsland>(&crates().join("forbidden-island")),
        citations::<GhostStories>(&crates().join("ghost-stories")),
        citations::<SpiritIsland>(&crates().join("spirit-island")),
    ]
}

fn sum(count: impl Fn(&Citations) -> usize) -> usize {
    all().iter().map(count).sum()
}

#[test]
fn the_readme_counts_all_games() {
    assert_eq!(artel_games::games().len(), 3, "the README says: Three games are here");
    for game in artel_games::games() {
        says(&format!("**{}**", game.info().title.en.replace("Horizons of ", "")));
    }
}

#[test]
fn the_readme_counts_rules_and_citations() {
    says(&format!("{} rules and {} rulings.", sum(|game| game.rules), sum(|game| game.rulings)));
    let marked = |kind: &str| {
        sum(|game| game.marked.values().filter(|mark| format!("{mark:?}").to_lowercase() == kind).count())
    };
    says(&format!(
        "{} rules are cited one by one in the code, {} more in a range such as `FI-036 to FI-041`. The other {} \
         are {} examples, {} pieces of advice and {} rules that follow from others",
        sum(|game| game.by_id.len()),
        sum(|game| game.by_range.len()),
        sum(|game| game.marked.len()),
        marked("example"),
        marked("advice"),
        marked("emergent"),
    ));
}

#[test]
fn the_readme_counts_what_the_games_have() {
    let values = |options: Vec<artel_engine::SetupOption>, key: &str| {
        options.iter().find(|option| option.key == key).unwrap().values.len()
    };
    assert_eq!(island::Adventurer::ALL.len(), 6, "six adventurers");
    assert_eq!(values(island::Setup::options(), "difficulty"), 4, "four difficulties");
    assert_eq!(values(island::Setup::options(), "layout"), 12, "twelve islands");
    assert_eq!(stories::Power::ALL.len(), 8, "eight powers");
    let (incarnations, ghosts): (Vec<_>, Vec<_>) =
        stories::Card::ALL.into_iter().partition(|card| card.is_incarnation());
    assert_eq!((ghosts.len(), incarnations.len()), (55, 10), "55 ghosts and ten incarnations");
    assert_eq!(values(spirits::Setup::options(), "spirits"), 1 + 13, "random, or one of thirteen Spirits");
    assert_eq!(values(spirits::Setup::options(), "difficulty"), 5, "five difficulties");
}
