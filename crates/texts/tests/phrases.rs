//! Everything that the games have to say can be said, in every language.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub mod forbidden_island;
    pub mod ghost_stories;
    pub mod phrases;
    pub mod spirit_island;
    pub mod text_files;
}

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use artel_engine::{Arg, Phrase};
use artel_texts::{Language, Texts};
use support::phrases::Words;
use support::text_files::{messages, workspace};
use support::{forbidden_island, ghost_stories, spirit_island};

static GAMES: LazyLock<[Words; 3]> =
    LazyLock::new(|| [forbidden_island::words(), ghost_stories::words(), spirit_island::words()]);

const FAMILIES: [&str; 4] = ["move-", "event-", "why-", "lost-"];

/// Calls the check with every phrase of every game and what it sounds like.
fn each_phrase(check: impl Fn(Language, &Words, &Phrase, &str)) {
    for words in GAMES.iter() {
        for language in Language::ALL {
            let texts = Texts::new(words.game, language);
            for phrase in words.phrases() {
                check(language, words, phrase, &texts.phrase(phrase));
            }
        }
    }
}

/// A thing may be called like a family: the Lost Lagoon is no defeat.
fn is_phrase(key: &str, words: &Words) -> bool {
    FAMILIES.iter().any(|family| key.starts_with(family)) && !words.ids.contains(&key)
}

/// The string literals in the rules that are keys of phrases.
fn keys_in_sources(folder: &Path, words: &Words, keys: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            keys_in_sources(&path, words, keys);
        } else {
            let source = fs::read_to_string(&path).unwrap();
            let literals = source.split('"').skip(1).step_by(2);
            keys.extend(literals.filter(|text| is_phrase(text, words)).map(str::to_owned));
        }
    }
}

fn keys_of_rules(words: &Words) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    keys_in_sources(&workspace().join("crates").join(words.game).join("src"), words, &mut keys);
    // The keys of moves come from the table of the moves, not from literals.
    keys.extend(words.moves.iter().map(|phrase| phrase.key.to_owned()));
    assert!(keys.len() > 50, "the rules are found");
    keys
}

#[test]
fn the_texts_have_exactly_the_phrases_of_the_rules() {
    for words in GAMES.iter() {
        let rules = keys_of_rules(words);
        for language in Language::ALL {
            let keys = messages(language, words.game).into_keys().filter(|key| is_phrase(key, words));
            let texts: BTreeSet<String> = keys.collect();
            let missing: Vec<_> = rules.difference(&texts).collect();
            assert!(missing.is_empty(), "{language} lacks {missing:?}");
            let unused: Vec<_> = texts.difference(&rules).collect();
            assert!(unused.is_empty(), "{language} has texts that nothing says: {unused:?}");
        }
    }
}

/// The tests below see every phrase: otherwise their silence would mean nothing.
#[test]
fn every_phrase_is_heard() {
    for words in GAMES.iter() {
        let mut heard: BTreeSet<String> = words.phrases().map(|phrase| phrase.key.to_owned()).collect();
        heard.extend(words.never_said.iter().map(|key| (*key).to_owned()));
        let rules = keys_of_rules(words);
        let unheard: Vec<_> = rules.difference(&heard).collect();
        assert!(unheard.is_empty(), "{}: no test says {unheard:?}", words.game);
    }
}

#[test]
fn every_phrase_is_said_in_full() {
    each_phrase(|language, words, phrase, said| {
        assert!(!said.contains(['{', '}', '$']), "{language}: {said}");
        assert!(!said.contains(phrase.key), "{language}: {said}");
        assert!(!said.contains("  ") && said.trim() == said, "{language}: '{said}'");
        for id in words.ids.iter().filter(|id| id.contains('-')) {
            assert!(!said.contains(id), "{language}: {said} names no {id}");
        }
    });
}

/// Whether something is said in Latin letters that is not a phrase's own literal, such as the name of a land, nor a
/// Roman number.
fn latin_words(phrase: &Phrase, said: &str) -> bool {
    let literal =
        |word: &str| phrase.args.iter().any(|(_, arg)| matches!(arg, Arg::Text { text } if *text == word));
    let mut words = said.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| {
        let latin = word.contains(|letter: char| letter.is_ascii_alphabetic());
        latin && !literal(word) && !word.chars().all(|letter| letter == 'I')
    })
}

/// A name or form that is missing would be said in Latin letters.
#[test]
fn russian_phrases_are_russian_throughout() {
    each_phrase(|language, _, phrase, said| {
        let latin = latin_words(phrase, said);
        assert!(language == Language::En || !latin, "{said}");
    });
}

/// Moves are choices in a list; what happened and what is wrong are sentences.
#[test]
fn events_and_refusals_are_sentences_and_moves_are_not() {
    each_phrase(|language, _, phrase, said| {
        let sentence = said.ends_with(['.', '!', '?']);
        assert_eq!(sentence, !phrase.key.starts_with("move-"), "{language}: {said}");
        let first = said.trim_start_matches(['«', '“']).chars().next().unwrap();
        assert!(first.is_uppercase() || first.is_numeric(), "{language}: {said}");
    });
}

/// A refusal is read in a line or two while playing.
#[test]
fn refusals_are_short() {
    each_phrase(|language, _, phrase, said| {
        assert!(!phrase.key.starts_with("why-") || said.chars().count() <= 150, "{language}: {said}");
    });
}

#[test]
fn every_move_has_its_own_words() {
    for words in GAMES.iter() {
        for language in Language::ALL {
            let texts = Texts::new(words.game, language);
            let mut said = BTreeSet::new();
            for phrase in &words.moves {
                let words = texts.phrase(phrase);
                assert!(said.insert(words.clone()), "{language}: two moves sound the same: {words}");
            }
        }
    }
}
