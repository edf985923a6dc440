//! All that the forecast of Ghost Stories says can be said in every language.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub(crate) mod ghost_positions;
}

use std::collections::BTreeSet;

use artel_engine::{Game, NoLog, Session};
use artel_ghost_stories::{GhostStories, Move};
use artel_odds::forecast;
use artel_texts::{Language, Texts};
use support::ghost_positions::positions;

/// The position, and what may follow if the active player can attempt an exorcism at once.
fn with_attempt(game: &GhostStories) -> Vec<GhostStories> {
    let mut rolled = *game;
    let attempted = rolled.play(game.decider().unwrap(), Move::Exorcise, &mut NoLog);
    let goes_on = attempted.is_ok() && !rolled.status().is_over();
    [*game].into_iter().chain(goes_on.then_some(rolled)).collect()
}

#[test]
fn every_phrase_has_words_and_no_gaps() {
    let texts = Language::ALL.map(|language| Texts::new("ghost-stories", language));
    let mut keys = BTreeSet::new();
    let games = positions(0..150, "yang move").chain(positions(150..300, "dawn"));
    for game in games.flat_map(|game| with_attempt(&game)) {
        let forecast = forecast(&Session::from_position(game)).unwrap();
        let dangers = forecast.dangers.into_iter().map(|danger| danger.phrase);
        let lines = forecast.lines.into_iter().map(|line| line.phrase);
        for phrase in forecast.about.into_iter().chain(dangers).chain(forecast.notes).chain(lines) {
            for texts in &texts {
                let said = texts.phrase(&phrase);
                assert!(texts.has(phrase.key), "{}: {}", texts.language(), phrase.key);
                assert!(!said.contains('{') && !said.contains('$'), "{said}");
            }
            keys.insert(phrase.key);
        }
    }
    assert_eq!(keys.len(), 20, "{keys:?}");
}
