//! The treasure deck, as far as anybody can know it.

use super::{Card, Pile};

/// The treasure cards still to be drawn: perhaps some on top whose order is known, then the rest in
/// an order that is not decided before a card is drawn.
///
/// ```
/// use artel_forbidden_island::{Card, Pile, TreasureDeck};
/// let mut deck = TreasureDeck::shuffled(Pile::EMPTY);
/// deck.put_on_top(Card::Sandbags);
/// assert_eq!(deck.known().collect::<Vec<_>>(), [Card::Sandbags]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TreasureDeck {
    /// The known cards, the topmost last; places above `known_count` hold a fixed filler.
    known: [Card; KNOWN_AT_MOST],
    known_count: u8,
    rest: Pile,
}

const KNOWN_AT_MOST: usize = 28;
const FILLER: Card = Card::ALL[0];

impl TreasureDeck {
    /// No cards.
    pub const EMPTY: TreasureDeck =
        TreasureDeck { known: [FILLER; KNOWN_AT_MOST], known_count: 0, rest: Pile::EMPTY };

    /// The deck with these cards in no known order.
    #[inline]
    pub fn shuffled(cards: Pile) -> TreasureDeck {
        TreasureDeck { rest: cards, ..TreasureDeck::EMPTY }
    }

    /// Puts a card that everybody has seen on top.
    pub fn put_on_top(&mut self, card: Card) {
        if let Some(place) = self.known.get_mut(self.known_count as usize) {
            *place = card;
            self.known_count += 1;
        }
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.known_count + self.rest.len()
    }

    /// Whether there is no card left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards whose order is known, from the top down.
    pub fn known(&self) -> impl ExactSizeIterator<Item = Card> {
        self.known[..self.known_count as usize].iter().rev().copied()
    }

    /// The cards below them, in no known order.
    pub fn rest(&self) -> Pile {
        self.rest
    }

    /// All the cards in the deck.
    pub fn cards(&self) -> Pile {
        let mut cards = self.rest;
        self.known().for_each(|card| cards.add(card));
        cards
    }

    /// The cards of which one is the next; each card of them is equally likely.
    #[inline]
    pub fn top(&self) -> Pile {
        match self.known_count.checked_sub(1) {
            None => self.rest,
            Some(top) => [self.known[top as usize]].into_iter().collect(),
        }
    }

    /// Draws a card, which must be one that could be the next.
    #[inline]
    pub fn draw(&mut self, card: Card) {
        match self.known_count.checked_sub(1) {
            None => self.rest.take(card),
            Some(top) => {
                assert_eq!(self.known[top as usize], card, "another card is on top");
                self.known[top as usize] = FILLER;
                self.known_count = top;
            }
        }
    }
}
