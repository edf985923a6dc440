//! What the forecast says in words.

use artel_engine::Phrase;
use artel_forbidden_island::{Card, ForbiddenIsland, WaterMark};

use super::{Scenario, flood_draw, treasure_draw};
use crate::percent;

/// What the numbers speak of.
pub(super) fn about(game: &ForbiddenIsland) -> Phrase {
    let flood = flood_draw::cards_to_come(game, game.water().flood_cards());
    match treasure_draw::cards_to_come(game) {
        0 => Phrase::new("forecast-about-flood").number("flood", flood),
        treasure => Phrase::new("forecast-about").number("treasure", treasure).number("flood", flood),
    }
}

/// Other numbers worth knowing.
pub(super) fn notes(game: &ForbiddenIsland, scenarios: &[Scenario]) -> Vec<Phrase> {
    let mut notes = Vec::new();
    if treasure_draw::cards_to_come(game) > 0 {
        notes.push(waters_rise(game, scenarios));
    }
    if let Some(risen) = scenarios.iter().find(|scenario| scenario.treasure.rises == 1) {
        notes.extend(after_rise(game, risen.treasure.water));
    }
    let reshuffled: f64 = scenarios
        .iter()
        .filter(|scenario| scenario.flood.reshuffled)
        .map(|scenario| scenario.treasure.probability)
        .sum();
    if reshuffled > 0.0 {
        notes.push(Phrase::new("forecast-flood-reshuffled").number("percent", percent(reshuffled)));
    }
    notes
}

/// How likely a Waters Rise! is, and what of the deck it may come from.
fn waters_rise(game: &ForbiddenIsland, scenarios: &[Scenario]) -> Phrase {
    let calm: f64 = scenarios
        .iter()
        .filter(|scenario| scenario.treasure.rises == 0)
        .map(|scenario| scenario.treasure.probability)
        .sum();
    let deck = game.treasure_deck();
    Phrase::new("forecast-waters-rise")
        .number("percent", percent(1.0 - calm))
        .number("rises", deck.cards().count(Card::WatersRise))
        .number("cards", deck.len())
}

/// What a Waters Rise! would mean for the flood; the skull is a danger of its own.
fn after_rise(game: &ForbiddenIsland, water: WaterMark) -> Option<Phrase> {
    let phrase = Phrase::new("forecast-after-rise")
        .number("cards", water.flood_cards())
        .number("discards", game.flood_discard().len());
    (water != WaterMark::SKULL).then_some(phrase)
}
