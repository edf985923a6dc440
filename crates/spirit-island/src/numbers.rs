//! The numbers that a game starts with. From the setup on they are state: nothing else computes them, so that
//! whoever changes one, at the setup or later, changes it here or in the state.

use arrayvec::ArrayVec;

use crate::components::{AdversaryName, ScenarioName, Stage};
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

/// As many adversaries as are played against at once.
const MOST_ADVERSARIES: usize = 2;

/// The adversaries, each with its level; the leading one first.
pub(crate) type Challenge = ArrayVec<(AdversaryName, u8), MOST_ADVERSARIES>;

/// What is so for the whole game by the levels of these adversaries and those below them.
pub(crate) fn rules(against: &[(AdversaryName, u8)]) -> impl Iterator<Item = &'static Lasting> {
    let levels = against.iter().flat_map(|&(name, level)| &name.entry().levels[..usize::from(level)]);
    levels.flat_map(|level| level.rules)
}

/// How many Fear tokens earn a card (SI-024, SI-305).
pub(crate) fn fear_pool(players: u8, against: &[(AdversaryName, u8)]) -> u8 {
    let more = rules(against).filter_map(|rule| {
        let Lasting::FearPool(more) = rule else { return None };
        Some(more)
    });
    (4 + more.sum::<u8>()) * players
}

/// How many Fear cards there are for each Terror Level: what each adversary has more than usual is added.
pub(crate) fn fear_cards(against: &[(AdversaryName, u8)]) -> [u8; 3] {
    let added = against.iter().map(|&(name, level)| name.entry().fear_cards[usize::from(level)]);
    added.fold(FEAR_CARDS, |sum, cards| {
        std::array::from_fn(|place| sum[place] + cards[place] - FEAR_CARDS[place])
    })
}

/// Blight in the pool at the start of a game without a Blight card (SI-023, SI-305).
pub(crate) fn starting_blight(players: u8) -> u8 {
    5 * players + 1
}

/// Blight on the healthy side of the Blight card at the start (SM-004).
pub(crate) fn blight_on_card(players: u8) -> u8 {
    2 * players + 1
}

/// How much more Blight the scenario puts on the healthy side of the card, and how much less on the other (SM-R74).
pub(crate) fn margin(scenario: Option<ScenarioName>, boards: u8) -> u8 {
    let rules = scenario.into_iter().flat_map(|name| name.entry().standing());
    let each = rules.into_iter().filter_map(|rule| {
        let Lasting::ThinMargin(each) = rule else { return None };
        Some(each)
    });
    each.sum::<u8>() * boards
}

/// The stages of the Invader deck in their order (SI-019); of several adversaries the first decides that changes it.
pub(crate) fn stage_order(against: &[(AdversaryName, u8)]) -> StageOrder {
    let decks = against.iter().map(|&(name, level)| name.entry().decks[usize::from(level)]);
    let deck = decks.into_iter().find(|deck| *deck != DECK).unwrap_or(DECK);
    let stage = |digit: char| Stage::ALL.get(digit.to_digit(10)?.checked_sub(1)? as usize);
    deck.chars().filter_map(stage).copied().collect()
}
