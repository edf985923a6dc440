//! The numbers that a game starts with. From the setup on they are state: nothing else computes them, so that
//! whoever changes one, at the setup or later, changes it here or in the state.

use arrayvec::ArrayVec;

use crate::components::Stage;

/// How many Fear cards there are for each Terror Level: above, between and below the dividers (SI-021, SI-022).
pub(crate) const FEAR_CARDS: [u8; 3] = [3, 3, 3];
/// How many Invader cards of each stage there are (SI-019).
const STAGE_CARDS: [usize; 3] = [3, 4, 5];
/// More cards than an Invader deck has.
pub(crate) const MOST_INVADER_CARDS: usize = 16;
/// More cards than a Fear deck has.
pub(crate) const MOST_FEAR_CARDS: usize = 24;

/// The stages of an Invader deck, the top card first.
pub(crate) type StageOrder = ArrayVec<Stage, MOST_INVADER_CARDS>;

const _: () = assert!(STAGE_CARDS[0] + STAGE_CARDS[1] + STAGE_CARDS[2] <= MOST_INVADER_CARDS);
const _: () = assert!((FEAR_CARDS[0] + FEAR_CARDS[1] + FEAR_CARDS[2]) as usize <= MOST_FEAR_CARDS);

/// How many Fear tokens earn a card (SI-024, SI-305).
pub(crate) fn fear_pool(players: u8) -> u8 {
    4 * players
}

/// Blight in the pool at the start (SI-023, SI-305).
pub(crate) fn starting_blight(players: u8) -> u8 {
    5 * players + 1
}

/// The stages of the Invader deck in their order (SI-019).
pub(crate) fn stage_order() -> StageOrder {
    let cards = Stage::ALL.into_iter().zip(STAGE_CARDS);
    cards.flat_map(|(stage, count)| std::iter::repeat_n(stage, count)).collect()
}
