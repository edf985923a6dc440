//! Cards lying together in no order: a hand, a discard pile, a shuffled deck.

use std::fmt;

use serde::{Serialize, Serializer};

use super::Card;

/// How many there are of each kind of card.
///
/// Eight byte lanes of one word: a lane for each of the seven kinds and one for the total.
///
/// ```
/// use artel_forbidden_island::{Card, Pile};
/// let mut hand = Pile::EMPTY;
/// hand.add(Card::Sandbags);
/// hand.add(Card::Sandbags);
/// assert_eq!((hand.len(), hand.count(Card::Sandbags)), (2, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Card[]"))]
pub struct Pile(u64);

const LANE: u32 = 8;
const TOTAL: u32 = 7 * LANE;
const SPECIALS: u64 = 0xFFFF << (Card::HelicopterLift as u32 * LANE);

const EVERY_LANE: u64 = 0x0101_0101_0101_0101;
const KINDS: u64 = !0 >> LANE;

const fn one(card: Card) -> u64 {
    (1 << (card as u32 * LANE)) + (1 << TOTAL)
}

impl Pile {
    /// No cards.
    pub const EMPTY: Pile = Pile(0);

    /// All the cards of the game (FI-003).
    pub const ALL: Pile = {
        let mut pile = Pile::EMPTY;
        let mut kind = 0;
        while kind < Card::ALL.len() {
            pile.0 += one(Card::ALL[kind]) * Card::ALL[kind].copies() as u64;
            kind += 1;
        }
        pile
    };

    /// How many cards there are.
    #[inline]
    pub fn len(self) -> u8 {
        (self.0 >> TOTAL) as u8
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are of a kind.
    #[inline]
    pub fn count(self, card: Card) -> u8 {
        (self.0 >> (card as u32 * LANE)) as u8
    }

    /// Whether there is one of the kind.
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Whether there is a card that can be played at any time.
    #[inline]
    pub fn has_specials(self) -> bool {
        self.0 & SPECIALS != 0
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 += one(card);
    }

    /// Takes a card out, of which there must be one.
    #[inline]
    pub fn take(&mut self, card: Card) {
        assert!(self.has(card), "no {card} to take");
        self.0 -= one(card);
    }

    /// Puts all of the other's cards in.
    #[inline]
    pub fn add_all(&mut self, other: Pile) {
        self.0 += other.0;
    }

    /// What is left when the other's cards are taken out; none if not all of them are here.
    pub fn minus(self, other: Pile) -> Option<Pile> {
        Card::ALL.iter().all(|&card| self.count(card) >= other.count(card)).then(|| Pile(self.0 - other.0))
    }

    /// The card at place `n` if the cards lay sorted by kind; `n` is below [`Pile::len`].
    #[inline]
    pub fn nth(self, n: u8) -> Card {
        // Every lane becomes the number of cards up to its kind; the lanes in which that is at most `n`
        // are the kinds before the card's. All seven are compared at once, by their highest bits.
        let up_to = (self.0 & KINDS).wrapping_mul(EVERY_LANE);
        let beyond = (up_to + EVERY_LANE * (0x7F - u64::from(n))) & (EVERY_LANE << 7) & KINDS;
        Card::ALL[(Card::ALL.len() - beyond.count_ones() as usize).min(Card::ALL.len() - 1)]
    }

    /// The kinds of which there is at least one.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |&card| self.has(card))
    }

    /// Every card, sorted by kind.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| std::iter::repeat_n(card, self.count(card) as usize))
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Pile::EMPTY;
        cards.into_iter().for_each(|card| pile.add(card));
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}
