//! Everything that Forbidden Island has to say can be said, in every language.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub mod forbidden_island;
    pub mod text_files;
}

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use artel_engine::Named;
use artel_forbidden_island::{Adventurer, Card, Layout, Tile};
use artel_texts::{Language, Texts};
use support::forbidden_island::{phrases, refusals};
use support::text_files::{messages, workspace};

const FAMILIES: [&str; 4] = ["move-", "event-", "why-", "lost-"];

/// The refusal while a card is being turned up: no state that the table rests in gives it.
const NEVER_SAID: &str = "why-card-first";

fn is_phrase(key: &str) -> bool {
    FAMILIES.iter().any(|family| key.starts_with(family)) && Tile::ALL.iter().all(|tile| tile.id() != key)
}

/// The string literals in the rules that are keys of phrases.
fn keys_in_sources(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            keys_in_sources(&path, keys);
        } else {
            let source = fs::read_to_string(&path).unwrap();
            keys.extend(
                source.split('"').skip(1).step_by(2).filter(|text| is_phrase(text)).map(str::to_owned),
            );
        }
    }
}

fn keys_of_rules() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    keys_in_sources(&workspace().join("crates/forbidden-island/src"), &mut keys);
    assert!(keys.len() > 50, "the rules are found");
    keys
}

#[test]
fn the_texts_have_exactly_the_phrases_of_the_rules() {
    for language in Language::ALL {
        let keys = messages(language, "forbidden-island").into_keys().filter(|key| is_phrase(key));
        let texts: BTreeSet<String> = keys.collect();
        let rules = keys_of_rules();
        let missing: Vec<_> = rules.difference(&texts).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let unused: Vec<_> = texts.difference(&rules).collect();
        assert!(unused.is_empty(), "{language} has texts that nothing says: {unused:?}");
    }
}

/// The tests below see every phrase: otherwise their silence would mean nothing.
#[test]
fn every_phrase_is_heard() {
    let mut heard: BTreeSet<String> = phrases().iter().map(|phrase| phrase.key.to_owned()).collect();
    heard.insert(NEVER_SAID.into());
    let rules = keys_of_rules();
    let unheard: Vec<_> = rules.difference(&heard).collect();
    assert!(unheard.is_empty(), "no test says {unheard:?}");
}

#[test]
fn every_phrase_is_said_in_full() {
    for language in Language::ALL {
        let texts = Texts::new("forbidden-island", language);
        for phrase in phrases().iter() {
            let said = texts.phrase(phrase);
            assert!(!said.contains(['{', '}', '$']), "{language}: {said}");
            assert!(!said.contains(phrase.key), "{language}: {said}");
            assert!(!said.contains("  ") && said.trim() == said, "{language}: '{said}'");
            for id in ids().filter(|id| id.contains('-')) {
                assert!(!said.contains(id), "{language}: {said} names no {id}");
            }
        }
    }
}

fn ids() -> impl Iterator<Item = &'static str> {
    fn all<T: Named>() -> impl Iterator<Item = &'static str> {
        T::ALL.iter().map(|member| member.id())
    }
    all::<Tile>().chain(all::<Card>()).chain(all::<Adventurer>()).chain(all::<Layout>())
}

/// A name or form that is missing would be said in Latin letters.
#[test]
fn russian_phrases_are_russian_throughout() {
    let texts = Texts::new("forbidden-island", Language::Ru);
    for phrase in phrases().iter() {
        let said = texts.phrase(phrase);
        assert!(!said.contains(|letter: char| letter.is_ascii_alphabetic()), "{said}");
    }
}

/// Moves are choices in a list; what happened and what is wrong are sentences.
#[test]
fn events_and_refusals_are_sentences_and_moves_are_not() {
    for language in Language::ALL {
        let texts = Texts::new("forbidden-island", language);
        for phrase in phrases().iter() {
            let said = texts.phrase(phrase);
            let sentence = said.ends_with(['.', '!']);
            assert_eq!(sentence, !phrase.key.starts_with("move-"), "{language}: {said}");
            let first = said.trim_start_matches('«').chars().next().unwrap();
            assert!(first.is_uppercase() || first.is_numeric(), "{language}: {said}");
        }
    }
}

/// A refusal is read in a line or two while playing.
#[test]
fn refusals_are_short() {
    for language in Language::ALL {
        let texts = Texts::new("forbidden-island", language);
        for phrase in refusals().iter() {
            let said = texts.phrase(phrase);
            assert!(said.chars().count() <= 150, "{language}: {said}");
        }
    }
}

#[test]
fn every_move_has_its_own_words() {
    for language in Language::ALL {
        let texts = Texts::new("forbidden-island", language);
        let moves = support::forbidden_island::moves();
        let phrases = moves.iter().map(artel_engine::Described::phrase);
        let said: BTreeSet<String> = phrases.map(|phrase| texts.phrase(&phrase)).collect();
        assert_eq!(said.len(), moves.len(), "{language}: two moves sound the same");
    }
}
