//! All that the forecast of Spirit Island says can be said in every language.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::collections::BTreeSet;

use artel_engine::{Choice, Game, Generator, NoLog, Seed, Session};
use artel_odds::forecast;
use artel_spirit_island::{Setup, SpiritIsland};
use artel_texts::{Language, Texts};

#[test]
fn every_phrase_has_words_and_no_gaps() {
    let texts = Language::ALL.map(|language| Texts::new("spirit-island", language));
    let mut keys = BTreeSet::new();
    for seed in 0..60 {
        let setup = Setup { players: 1 + (seed % 3) as u8, ..Setup::default() };
        let mut game = SpiritIsland::new(&setup, Seed(seed)).unwrap();
        let mut lots = Generator::new(Seed(seed));
        while let Some(Choice { seat, action, .. }) = game.random_choice(&mut lots) {
            let forecast = forecast(&Session::from_position(game.clone())).unwrap();
            let dangers = forecast.dangers.into_iter().map(|danger| danger.phrase);
            let lines = forecast.lines.into_iter().map(|line| line.phrase);
            for phrase in forecast.about.into_iter().chain(dangers).chain(forecast.notes).chain(lines) {
                if !keys.insert(phrase.key) {
                    continue;
                }
                for texts in &texts {
                    let said = texts.phrase(&phrase);
                    assert!(texts.has(phrase.key), "{}: {}", texts.language(), phrase.key);
                    assert!(!said.contains('{') && !said.contains('$'), "{said}");
                }
            }
            game.play(seat, action, &mut NoLog).unwrap();
        }
    }
    assert!(keys.len() >= 12, "{keys:?}");
}
