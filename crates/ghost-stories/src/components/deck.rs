//! The deck of ghosts with the incarnations in it.

use super::card::GHOSTS;
use super::{Card, Difficulty};
use artel_engine::without;

/// Ten ghosts lie under each incarnation (GS-032, GS-231).
const BELOW_EACH: u8 = 10;

/// The cards nobody has seen yet, and how many of them can still be drawn.
///
/// Neither the order of the deck nor which ghosts were taken out of it (GS-200) is decided before a
/// card is drawn: whatever has not been seen is equally likely to come. Where the incarnations lie is
/// known to everybody, because the deck is counted from the bottom.
///
/// ```
/// use artel_ghost_stories::{Deck, Difficulty};
/// let deck = Deck::new(Difficulty::Initiation, 2);
/// assert_eq!((deck.left(), deck.incarnations_left()), (46, 1));
/// assert_eq!(deck.until_incarnation(), Some(35));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck {
    /// The ghosts not yet seen, by number; bit 0 is never set.
    ghosts: u64,
    /// The incarnations not yet seen, by number above those of the ghosts.
    incarnations: u16,
    left: u8,
    /// How many incarnations were put into the deck.
    planted: u8,
}

impl Deck {
    /// The deck for a level and number of players (GS-200 to GS-203, GS-231, GS-232).
    pub fn new(difficulty: Difficulty, players: u8) -> Deck {
        let removed = 5 * without(4, players);
        let planted = difficulty.incarnations(players);
        let incarnations = (1 << (Card::ALL.len() as u8 - GHOSTS + 1)) - 2;
        Deck { ghosts: (1 << (GHOSTS + 1)) - 2, incarnations, left: GHOSTS - removed + planted, planted }
    }

    /// How many cards are left.
    #[inline]
    pub fn left(&self) -> u8 {
        self.left
    }

    /// How many incarnations the deck held at the start.
    #[inline]
    pub fn planted(&self) -> u8 {
        self.planted
    }

    /// How many incarnations are still in the deck.
    pub fn incarnations_left(&self) -> u8 {
        (self.left / (BELOW_EACH + 1)).min(self.planted)
    }

    /// How many ghosts are still in the deck.
    pub fn ghosts_left(&self) -> u8 {
        self.left - self.incarnations_left()
    }

    /// How many ghosts come before the next incarnation; none if no incarnation is left.
    pub fn until_incarnation(&self) -> Option<u8> {
        let next = self.incarnations_left() * (BELOW_EACH + 1);
        (next > 0).then(|| self.left - next)
    }

    /// Whether the top card is an incarnation.
    #[inline]
    pub fn incarnation_is_next(&self) -> bool {
        self.until_incarnation() == Some(0)
    }

    /// Whether the card has not been seen yet.
    #[inline]
    pub fn is_unseen(&self, card: Card) -> bool {
        match card.number().checked_sub(GHOSTS) {
            None | Some(0) => self.ghosts >> card.number() & 1 == 1,
            Some(number) => self.incarnations >> number & 1 == 1,
        }
    }

    /// The cards that can come next, all equally likely.
    pub fn next(&self) -> impl Iterator<Item = Card> + use<'_> {
        let incarnation = self.incarnation_is_next();
        Card::ALL
            .into_iter()
            .filter(move |&card| card.is_incarnation() == incarnation && self.is_unseen(card))
            .take(if self.left == 0 { 0 } else { Card::ALL.len() })
    }

    /// How many different cards can come next.
    #[inline]
    pub fn next_count(&self) -> u32 {
        match (self.left, self.incarnation_is_next()) {
            (0, _) => 0,
            (_, true) => self.incarnations.count_ones(),
            (_, false) => self.ghosts.count_ones(),
        }
    }

    /// The card at place `n` of those that can come next.
    #[inline]
    pub(crate) fn nth_next(&self, n: u32) -> Card {
        let number = if self.incarnation_is_next() {
            GHOSTS + nth_bit(u64::from(self.incarnations), n)
        } else {
            nth_bit(self.ghosts, n)
        };
        let Some(card) = Card::from_number(number) else { unreachable!("there is no card {number}") };
        card
    }

    /// Draws the card, which can come next.
    #[inline]
    pub(crate) fn draw(&mut self, card: Card) {
        self.see(card);
        self.left = without(self.left, 1);
    }

    /// Makes a card known that lies outside the deck.
    pub(crate) fn see(&mut self, card: Card) {
        match card.number().checked_sub(GHOSTS) {
            None | Some(0) => self.ghosts &= !(1 << card.number()),
            Some(number) => self.incarnations &= !(1 << number),
        }
    }
}

/// The number of the bit at place `n` among those that are set.
#[inline]
fn nth_bit(mut bits: u64, mut n: u32) -> u8 {
    let mut number = 0;
    for half in [32, 16, 8, 4, 2, 1] {
        let below = (bits & ((1 << half) - 1)).count_ones();
        let above = u32::from(n >= below);
        n -= below * above;
        number += half * above;
        bits >>= half * above;
    }
    number as u8
}
