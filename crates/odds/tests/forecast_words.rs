//! All that the forecast says can be said in every language.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub(crate) mod positions;
}

use std::collections::BTreeSet;

use artel_engine::{Phrase, Session};
use artel_odds::forecast;
use artel_texts::{Language, Texts};
use support::positions::positions;

#[test]
fn every_phrase_has_words_and_no_gaps() {
    let texts = Language::ALL.map(|language| Texts::new("forbidden-island", language));
    let mut keys = BTreeSet::new();
    for game in positions(0..1_000) {
        let forecast = forecast(&Session::from_position(game)).unwrap();
        let dangers = forecast.dangers.into_iter().map(|danger| danger.phrase);
        for phrase in forecast.about.into_iter().chain(dangers).chain(forecast.notes) {
            for texts in &texts {
                let said = texts.phrase(&phrase);
                assert!(texts.has(phrase.key), "{}: {}", texts.language(), phrase.key);
                assert!(!said.contains('{') && !said.contains('$'), "{said}");
            }
            keys.insert(phrase.key);
        }
    }
    assert_eq!(keys.len(), 9, "{keys:?}");
}

#[test]
fn numbers_agree() {
    let russian = Texts::new("forbidden-island", Language::Ru);
    let about = Phrase::new("forecast-about").number("treasure", 2).number("flood", 3);
    assert_eq!(russian.phrase(&about), "До конца хода откроют 2 карты артефактов, затем карт приливов: 3.");
    let drowns = Phrase::new("forecast-drowns").name("adventurer", "diver");
    assert_eq!(russian.phrase(&drowns), "Аквалангисту будет некуда спастись с утонувшего тайла");
}
