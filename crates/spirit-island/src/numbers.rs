//! The numbers that a game starts with. From the setup on they are state: nothing else computes them, so that
//! whoever changes one, at the setup or later, changes it here or in the state.

use arrayvec::ArrayVec;

use crate::components::{AdversaryName, Stage};
use crate::effect::Lasting;

/// How many Fear cards there are for each Terror Level: above, between and below the dividers (SI-021, SI-022).
const FEAR_CARDS: [u8; 3] = [3, 3, 3];
/// The stages of the Invader deck from the top on: three Stage I, four Stage II and five Stage III cards (SI-019).
const DECK: &str = "111-2222-33333";
/// More cards than an Invader deck has.
pub(crate) const MOST_INVADER_CARDS: usize = 16;
/// More cards than a Fear deck has.
pub(crate) const MOST_FEAR_CARDS: usize = 24;

/// The stages of an Invader deck, the top card first.
pub(crate) type StageOrder = ArrayVec<Stage, MOST_INVADER_CARDS>;

/// An adversary and its level.
pub(crate) type Challenge = Option<(AdversaryName, u8)>;

/// How many Fear tokens earn a card (SI-024, SI-305).
pub(crate) fn fear_pool(players: u8, adversary: Challenge) -> u8 {
    let levels = adversary.map(|(name, level)| &name.entry().levels[..usize::from(level)]);
    let more = levels.into_iter().flatten().flat_map(|level| level.rules).filter_map(|rule| {
        let Lasting::FearPool(more) = rule else { return None };
        Some(more)
    });
    (4 + more.sum::<u8>()) * players
}

/// How many Fear cards there are for each Terror Level.
pub(crate) fn fear_cards(adversary: Challenge) -> [u8; 3] {
    adversary.map_or(FEAR_CARDS, |(name, level)| name.entry().fear_cards[usize::from(level)])
}

/// Blight in the pool at the start of a game without a Blight card (SI-023, SI-305).
pub(crate) fn starting_blight(players: u8) -> u8 {
    5 * players + 1
}

/// Blight on the healthy side of the Blight card at the start (SM-004).
pub(crate) fn blight_on_card(players: u8) -> u8 {
    2 * players + 1
}

/// The stages of the Invader deck in their order (SI-019).
pub(crate) fn stage_order(adversary: Challenge) -> StageOrder {
    let deck = adversary.map_or(DECK, |(name, level)| name.entry().decks[usize::from(level)]);
    let stage = |digit: char| digit.to_digit(10).and_then(|number| Stage::ALL.get(number as usize - 1));
    deck.chars().filter_map(stage).copied().collect()
}
