//! What is likely in Ghost Stories.
//!
//! The active player is told how likely every exorcism in reach is (`exorcism`, by the odds of `dice`);
//! everybody what the ghosts on each board do next (`yin`), what the next card may be (`cards`), and
//! what the Yin phases until the next player's turn may lead to (`night`).

mod cards;
mod dice;
mod exorcism;
mod night;
mod yin;

use artel_engine::{Described, Game, Member, Phrase, Viewer};
use artel_games::{Chance, Danger, Forecast, ThingOdds};
use artel_ghost_stories::{Defeat, GhostStories, Place};

pub use dice::Odds;
pub use exorcism::{Purse, optional_power};
pub use night::Night;

/// The forecast; none if the game is over.
pub fn forecast(game: &GhostStories) -> Option<Forecast> {
    if game.status().is_over() {
        return None;
    }
    let mut lines = exorcism::lines(game, &game.view(Viewer::Spectator));
    lines.extend(yin::lines(game));
    lines.extend(cards::lines(game));
    let mut forecast = Forecast { lines, ..Forecast::default() };
    if let Some(night) = Night::of(game) {
        forecast.about = Some(about(game));
        forecast.things = haunted(game, &night);
        forecast.lose = night.lose.min(1.0);
        if !night.complete {
            forecast.notes.push(Phrase::new("forecast-cut"));
        }
        forecast.dangers = dangers(night);
    }
    Some(forecast)
}

/// The boards whose Yin phases come before a player acts again.
fn about(game: &GhostStories) -> Phrase {
    let mut sides = Vec::new();
    for side in yin::next_side(game).clockwise() {
        sides.push(side.id());
        if game.lives(side) {
            break;
        }
    }
    Phrase::new("forecast-about").names("sides", sides)
}

fn haunted(game: &GhostStories, night: &Night) -> Vec<ThingOdds> {
    let active =
        (0..Place::COUNT as u8).map(Place::from_index).filter(|&place| !game.haunted().contains(place));
    let odds = active.map(|place| ThingOdds {
        thing: game.village().tile(place).id(),
        chances: vec![Chance { what: "haunted", probability: night.haunted[Member::index(place) as usize] }],
    });
    odds.filter(|odds| odds.chances[0].probability > 0.0).collect()
}

/// The ways to lose, the likeliest first.
fn dangers(mut night: Night) -> Vec<Danger> {
    night.defeats.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    night.defeats.into_iter().map(|(defeat, probability)| danger(defeat, probability)).collect()
}

fn danger(defeat: Defeat, probability: f64) -> Danger {
    let (phrase, things) = match defeat {
        Defeat::VillageHaunted => (Phrase::new("forecast-village-haunted"), Vec::new()),
        Defeat::LineOverrun(space) => {
            (Phrase::new("forecast-line-overrun").name("space", space.id()), vec![space.id()])
        }
        Defeat::AllDead => (Phrase::new("forecast-all-dead"), Vec::new()),
        Defeat::DeckExhausted => (Phrase::new("forecast-deck-exhausted"), Vec::new()),
    };
    Danger { phrase, things, probability, rules: defeat.rules().to_vec() }
}
