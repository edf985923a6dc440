//! Everything in the box can be read without the box: cards, Innate Powers, Special Rules, Growth, Fear.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod book;
mod every_value;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use artel_engine::Setup as _;
use artel_spirit_island::effect::make::{self, threshold};
use artel_spirit_island::effect::{Effect, Effects, Power, Speed, Target, Threshold, When};
use artel_spirit_island::{
    Element, FearCard, InvaderCard, Kind, Phase, Setup, SpiritName, Stage, Terrain, words,
};
use artel_texts::{Language, Texts};
use book::Book;

const GAME: &str = "spirit-island";

fn each_book(check: impl Fn(Language, &Book)) {
    for language in Language::ALL {
        check(language, &Book::of(Texts::new(GAME, language)));
    }
}

#[test]
fn every_text_is_as_reviewed() {
    each_book(|language, book| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/words/{language}.txt"));
        let fresh = book.text();
        let stored = fs::read_to_string(&path).unwrap_or_default();
        let changed = fresh.lines().zip(stored.lines()).find(|(fresh, stored)| fresh != stored);
        assert!(stored == fresh, "{language}.txt is out of date, first in {changed:?}; run: make golden");
    });
}

#[test]
fn every_line_is_said_in_full() {
    each_book(|language, book| {
        for (key, line) in book.said() {
            assert_said_in_full(book.texts(), key, &line);
        }
        assert!(book.said().count() > 500, "{language}");
    });
}

#[track_caller]
fn assert_said_in_full(texts: &Texts, key: &str, line: &str) {
    let language = texts.language();
    assert!(!line.contains(['{', '}', '$']), "{language}: {line}");
    assert!(!line.contains("  ") && line.trim() == line, "{language}: '{line}'");
    assert_ne!(line, key, "{language}: there is no such text");
    for word in line.split(|letter: char| letter.is_whitespace() || ".,:;()".contains(letter)) {
        assert!(!word.contains('-') || !texts.has(word), "{language}: {line} shows the key {word}");
    }
}

/// A name or form that is missing would be said in Latin letters; stages have Roman numbers.
#[test]
fn russian_is_russian_throughout() {
    let book = Book::of(Texts::new(GAME, Language::Ru));
    for (_, line) in book.said() {
        let latin = line.contains(|letter: char| letter.is_ascii_alphabetic() && letter != 'I');
        assert!(!latin, "{line}");
    }
}

/// A line is a sentence, or it ends in a colon and others stand below it.
#[test]
fn lines_are_sentences_or_govern_others() {
    each_book(|language, book| {
        for lines in book.lists() {
            for (at, line) in lines.iter().enumerate() {
                let said = book.texts().phrase(&line.phrase);
                let next = lines.get(at + 1);
                let governs = next.is_some_and(|next| next.depth == line.depth + 1);
                if line.phrase.key == "choose-or" {
                    let alternative = next.is_some_and(|next| next.depth == line.depth && next.joins);
                    assert!(alternative && !line.joins, "{language}: {said}");
                    continue;
                }
                assert_eq!(said.ends_with(':'), governs, "{language}: {said}");
                assert!(said.ends_with([':', '.']), "{language}: {said}");
                let first = said.chars().next().unwrap();
                assert!(first.is_uppercase() || first.is_ascii_digit(), "{language}: {said}");
                assert!(next.is_none_or(|next| next.depth <= line.depth + 1), "{language}: {said}");
            }
        }
    });
}

#[test]
fn everything_has_a_name() {
    let mut keys: Vec<&str> = book::powers().map(|power| power.id).collect();
    keys.extend(FearCard::all().map(FearCard::id));
    keys.extend(InvaderCard::all().map(InvaderCard::id));
    for spirit in SpiritName::all() {
        keys.push(spirit.id());
        keys.extend(spirit.entry().traits.iter().map(|(name, _)| *name));
    }
    keys.extend(Element::ALL.map(Element::id));
    keys.extend(Terrain::ALL.map(Terrain::id));
    keys.extend(Kind::ALL.map(Kind::id));
    keys.extend(Stage::ALL.map(Stage::id));
    each_book(|language, book| {
        let names: BTreeSet<String> = keys.iter().map(|key| book.texts().name(key)).collect();
        assert!(keys.iter().all(|key| book.texts().has(key)), "{language}");
        assert_eq!(names.len(), keys.len(), "{language}: two are called the same");
    });
}

#[test]
fn phases_and_options_have_names() {
    each_book(|language, book| {
        let named = |key: &str| assert!(book.texts().has(key), "{language}: {key} has no name");
        Phase::ALL.map(Phase::id).into_iter().for_each(named);
        for option in Setup::options() {
            named(&format!("option-{}", option.key));
            option.values.into_iter().filter(|value| value.parse::<u8>().is_err()).for_each(named);
        }
    });
}

#[test]
fn every_value_can_be_said() {
    let lists = every_value::lists();
    for language in Language::ALL {
        let texts = Texts::new(GAME, language);
        for line in lists.iter().flatten() {
            let said = texts.phrase(&line.phrase);
            assert_said_in_full(&texts, line.phrase.key, &said);
            let latin = said.contains(|letter: char| letter.is_ascii_alphabetic() && letter != 'I');
            assert!(language == Language::En || !latin, "{said}");
        }
    }
}

#[test]
fn the_texts_have_exactly_the_words_of_the_content() {
    let used = every_value::keys_in_sources();
    assert!(used.len() > 100, "the sources are found");
    for language in Language::ALL {
        let texts = every_value::keys_of_texts(language);
        let missing: Vec<_> = used.difference(&texts).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let unused: Vec<_> = texts.difference(&used).collect();
        assert!(unused.is_empty(), "{language} has texts that nothing says: {unused:?}");
    }
    let spoken: BTreeSet<&str> =
        every_value::lists().iter().flatten().flat_map(|line| every_value::keys_in(&line.phrase)).collect();
    let heard_elsewhere = ["land-", "with", "verb-", "grow-", "invaders-"];
    let unheard = used.iter().filter(|key| !spoken.contains(key.as_str()));
    let silent: Vec<_> =
        unheard.filter(|key| !heard_elsewhere.iter().any(|family| key.starts_with(family))).collect();
    assert!(silent.is_empty(), "no value says {silent:?}");
}

#[test]
fn a_threshold_speaks_of_what_it_replaces() {
    let said_in = |effects: Effects, when| {
        let thresholds = vec![Threshold { when, ..threshold(&[], &[Effect::AddBlight]) }].leak();
        let power = Power { effects, ..make::innate("", Speed::Fast, Target::AnySpirit, thresholds) };
        words::threshold(&power, 0).into_iter().map(|line| (line.depth, line.phrase.key)).collect::<Vec<_>>()
    };
    let said = |when| said_in(&[], when);
    assert_eq!(said(When::After), [(0, "effect-add-blight")]);
    assert_eq!(said(When::Instead), [(0, "threshold-instead"), (1, "effect-add-blight")]);
    assert_eq!(said(When::MayInstead), [(0, "may-instead"), (1, "effect-add-blight")]);
    let within = |effects| said_in(effects, When::Within);
    let blight = Effect::IfThreshold(0, &[Effect::AddBlight], &[]);
    let first = vec![blight, Effect::RemoveBlight].leak();
    assert_eq!(within(first), [(0, "threshold-first"), (1, "effect-add-blight")]);
    let push = make::push(make::some(1, make::TOWN));
    let later = vec![Effect::RemoveBlight, blight, push].leak();
    assert_eq!(within(later), [(0, "threshold-before-push"), (1, "effect-add-blight")]);
    let other = vec![Effect::IfThreshold(0, &[Effect::AddBlight], &[Effect::RemoveBlight])].leak();
    let expected = [(0, "effect-add-blight"), (0, "threshold-leave-out"), (1, "effect-remove-blight")];
    assert_eq!(within(other), expected);
    assert_eq!(words::effects(other)[0].phrase.key, "effect-remove-blight", "without the threshold");
}
