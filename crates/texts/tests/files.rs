//! The text files themselves: readable, complete, and the same in every language.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub mod text_files;
}

use std::collections::BTreeSet;

use artel_texts::{Language, Texts};
use support::text_files::{Message, files, messages};

/// The texts of the web client are built into the client, and held against each other by its own tests.
fn is_of_the_web(file: &str) -> bool {
    file.starts_with("web")
}

/// The game that a file speaks of: the names of a box are loaded with those of its game.
fn game_of(file: &str) -> &str {
    file.split("-names-").next().unwrap_or(file)
}

fn each_file(check: impl Fn(Language, &str)) {
    for language in Language::ALL {
        for file in files(language) {
            check(language, &file);
        }
    }
}

#[test]
fn every_language_has_the_same_files() {
    assert_eq!(files(Language::En), files(Language::Ru));
    assert!(files(Language::En).contains("forbidden-island"));
}

#[test]
fn every_message_of_every_file_can_be_said() {
    each_file(|language, file| {
        let texts = Texts::new(game_of(file), language);
        let messages = messages(language, file);
        assert!(!messages.is_empty(), "{language}/{file} says something");
        if is_of_the_web(file) {
            return;
        }
        for key in messages.keys() {
            assert!(texts.has(key), "{language}/{file} is not built in: {key}");
        }
    });
}

#[test]
fn no_game_speaks_over_the_terminal() {
    each_file(|language, file| {
        if file != "terminal" && !is_of_the_web(file) {
            let terminal = messages(language, "terminal");
            let both: Vec<_> =
                messages(language, file).into_keys().filter(|key| terminal.contains_key(key)).collect();
            assert!(both.is_empty(), "{language}/{file} and the terminal both say {both:?}");
        }
    });
}

#[test]
fn every_language_has_the_same_keys() {
    for file in files(Language::En) {
        let keys = |language| messages(language, &file).into_keys().collect::<BTreeSet<_>>();
        let (english, russian) = (keys(Language::En), keys(Language::Ru));
        let apart: Vec<_> = english.symmetric_difference(&russian).collect();
        assert!(apart.is_empty(), "{file}: only one language has {apart:?}");
    }
}

/// A form that code asks for in English is there in Russian too; Russian has cases besides.
#[test]
fn russian_has_every_form_that_english_has() {
    for file in files(Language::En) {
        let russian = messages(Language::Ru, &file);
        for (key, english) in messages(Language::En, &file) {
            for form in english.forms.keys() {
                assert!(russian[&key].forms.contains_key(form), "{file}: {key}.{form} is missing in Russian");
            }
        }
    }
}

/// `$tile-to` and `$tile-acc` both speak of `$tile`.
#[test]
fn every_language_speaks_of_the_same_things() {
    let all_forms = |language| {
        let all = files(language).into_iter().flat_map(move |file| messages(language, &file).into_values());
        all.flat_map(|message| message.forms.into_keys())
    };
    let forms: BTreeSet<String> =
        all_forms(Language::En).chain(all_forms(Language::Ru)).chain(["count".to_owned()]).collect();
    let things = |message: &Message| -> BTreeSet<String> {
        message.value.variables.iter().map(|variable| thing(variable, &forms).to_owned()).collect()
    };
    for file in files(Language::En) {
        let english = messages(Language::En, &file);
        let russian = messages(Language::Ru, &file);
        for (key, message) in &english {
            assert_eq!(things(message), things(&russian[key]), "{file}: {key}");
        }
    }
}

fn thing<'a>(variable: &'a str, forms: &BTreeSet<String>) -> &'a str {
    match variable.rsplit_once('-') {
        Some((thing, form)) if forms.contains(form) => thing,
        _ => variable,
    }
}

/// A letter of the other alphabet that looks the same breaks searching and fonts.
#[test]
fn no_word_mixes_alphabets() {
    each_file(|language, file| {
        for (key, message) in messages(language, file) {
            for text in message.contents().flat_map(|content| &content.words) {
                for word in text.split(|letter: char| !letter.is_alphabetic()) {
                    let latin = word.chars().any(|letter| letter.is_ascii_alphabetic());
                    let cyrillic = word.chars().any(is_cyrillic);
                    assert!(!(latin && cyrillic), "{language}/{file}: {key} has '{word}'");
                    assert!(language == Language::Ru || !cyrillic, "{language}/{file}: {key} has '{word}'");
                }
            }
        }
    });
}

fn is_cyrillic(letter: char) -> bool {
    ('\u{400}'..='\u{4ff}').contains(&letter)
}
