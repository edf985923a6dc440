//! What the Invaders will do in Spirit Island.
//!
//! Where they ravage and build is certain, as long as nobody does anything about it (`lines`); where they explore follows
//! from the Invader cards that nobody has seen.

mod coming;
mod lines;

use artel_engine::{Described, Game, Phrase, Seat};
use artel_games::{Chance, Danger, Forecast, ThingOdds};
use artel_spirit_island::{Defeat, Land, SpiritIsland};

pub use coming::{Build, Explore, InvaderPhase, Ravage, Skipped};

/// The forecast; none if the game is over.
pub fn forecast(game: &SpiritIsland) -> Option<Forecast> {
    if game.status().is_over() {
        return None;
    }
    let coming = InvaderPhase::of(game);
    let dangers = dangers(game, &coming);
    Some(Forecast {
        about: Some(Phrase::new("forecast-about").number("cards", coming.fear_cards)),
        things: things(game, &coming),
        lose: if dangers.is_empty() { 0.0 } else { 1.0 },
        dangers,
        notes: notes(game, &coming),
        lines: lines::of(&coming),
    })
}

/// What may happen in each land.
fn things(game: &SpiritIsland, coming: &InvaderPhase) -> Vec<ThingOdds> {
    let chances = |land: Land| {
        let happens = |what, yes: bool| yes.then_some(Chance { what, probability: 1.0 });
        let ravage =
            coming.ravages.iter().find(|ravage| ravage.land == land && ravage.skipped == Skipped::No);
        let build = coming.builds.iter().find(|build| build.land == land && build.skipped == Skipped::No);
        let explore = coming.explores.iter().find(|explore| explore.land == land);
        let likely = |explore: &Explore| f64::from(explore.cards) / f64::from(explore.of);
        [
            happens("ravaged", ravage.is_some()),
            happens("blighted", ravage.is_some_and(|ravage| ravage.blights)),
            happens("cascades", ravage.is_some_and(|ravage| ravage.cascades)),
            build.and_then(|build| happens(build.kind.id(), build.certain)),
            explore.map(|explore| Chance { what: "explored", probability: likely(explore) }),
        ]
    };
    let odds = game
        .lands()
        .iter()
        .map(|land| ThingOdds { thing: land.name(), chances: chances(land).into_iter().flatten().collect() });
    odds.filter(|odds| !odds.chances.is_empty()).collect()
}

/// What loses the game if nobody does anything.
fn dangers(game: &SpiritIsland, coming: &InvaderPhase) -> Vec<Danger> {
    let danger = |defeat: Defeat, phrase: Phrase, things| Danger {
        phrase,
        things,
        probability: 1.0,
        rules: defeat.rules().to_vec(),
    };
    let mut dangers = Vec::new();
    if coming.blight > 0 && coming.blight >= game.blight_pool() {
        let suffers = |ravage: &&Ravage| ravage.blights && ravage.skipped == Skipped::No;
        let lands = coming.ravages.iter().filter(suffers).map(|ravage| ravage.land.name()).collect();
        dangers.push(danger(Defeat::Blight, Phrase::new("forecast-blight-runs-out"), lands));
    }
    for seat in coming.erased {
        dangers.push(danger(Defeat::Presence(seat), erased(seat), Vec::new()));
    }
    if coming.deck_is_empty {
        dangers.push(danger(Defeat::Invaders, Phrase::new("forecast-deck-is-empty"), Vec::new()));
    }
    dangers
}

fn erased(seat: Seat) -> Phrase {
    Phrase::new("forecast-erased").seat("seat", seat)
}

/// How much Blight is left, and how many Invader cards.
fn notes(game: &SpiritIsland, coming: &InvaderPhase) -> Vec<Phrase> {
    let blight =
        Phrase::new("forecast-blight").number("blight", coming.blight).number("pool", game.blight_pool());
    let cascades = Phrase::new("forecast-cascades").number("cascades", coming.cascades);
    let cards = Phrase::new("forecast-invader-cards").number("cards", game.invader_deck());
    [Some(blight), (coming.cascades > 0).then_some(cascades), Some(cards)].into_iter().flatten().collect()
}
