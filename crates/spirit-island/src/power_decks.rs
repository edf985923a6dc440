//! The decks of Minor and Major Powers.
//!
//! Nobody knows the order of a shuffled deck, so only the cards are kept, and for the few that were looked at, lie face up
//! or were put back the places where they lie. Chance picks one of the others when a card is drawn.

use arrayvec::ArrayVec;

use crate::byte::byte;
use crate::components::{Card, Cards};
use crate::effect::PowerKind;

/// More cards than are known to lie at a place at once.
pub(crate) const MOST_PLACED: usize = 16;

/// A card that is known to lie under so many others of its deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Placed {
    pub(crate) depth: u8,
    pub(crate) card: Card,
}

/// Both decks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct PowerDecks {
    /// The cards in them.
    cards: Cards,
    /// Those whose places are known: the Minor and Major ones apart, each from the top down.
    placed: ArrayVec<Placed, MOST_PLACED>,
}

impl PowerDecks {
    /// Decks of these cards, in an order that nobody knows.
    pub(crate) fn of(cards: Cards) -> PowerDecks {
        PowerDecks { cards, placed: ArrayVec::new() }
    }

    /// All cards of both decks.
    pub(crate) fn cards(&self) -> Cards {
        self.cards
    }

    /// The cards of one deck.
    #[inline]
    pub(crate) fn deck(&self, major: bool) -> Cards {
        self.cards.and(Cards::of_kind(major))
    }

    /// The cards of one deck whose places are known, from the top down.
    pub(crate) fn placed(&self, major: bool) -> impl Iterator<Item = Placed> {
        self.placed.iter().copied().filter(move |placed| is_major(placed.card) == major)
    }

    /// The cards that the one under so many others of a deck can be, all equally likely.
    #[inline]
    pub(crate) fn possible(&self, major: bool, depth: u8) -> Cards {
        if self.placed.is_empty() {
            return self.deck(major);
        }
        match self.placed(major).find(|placed| placed.depth == depth) {
            Some(known) => Cards::only(known.card),
            None => self.placed(major).fold(self.deck(major), |rest, placed| rest.without(placed.card)),
        }
    }

    /// The top card of its deck is drawn: chance has decided that it is this one.
    pub(crate) fn draw(&mut self, card: Card) {
        let major = is_major(card);
        assert!(self.possible(major, 0).contains(card), "the top card cannot be this one");
        self.cards.remove(card);
        self.placed.retain(|placed| placed.card != card);
        for placed in self.placed.iter_mut().filter(|placed| is_major(placed.card) == major) {
            placed.depth -= 1;
        }
    }

    /// Cards are shuffled into their decks, of which nobody knows any place.
    pub(crate) fn shuffle_in(&mut self, cards: Cards) {
        let mixed = |card: Card| !cards.and(Cards::of_kind(is_major(card))).is_empty();
        self.placed.retain(|placed| !mixed(placed.card));
        self.cards = self.cards.or(cards);
    }

    /// Somebody looks at a card, or it is turned face up: from then on it is known to be this one.
    pub(crate) fn look(&mut self, depth: u8, card: Card) {
        assert!(self.possible(is_major(card), depth).contains(card), "the card looked at cannot be this one");
        if self.placed.iter().all(|placed| placed.card != card) {
            self.place(Placed { depth, card });
        }
    }

    /// A card comes back under so many others of its deck, or to the bottom if there are fewer.
    #[cfg_attr(not(test), expect(dead_code, reason = "the first card that does it comes with a later box"))]
    pub(crate) fn put_under(&mut self, depth: u8, card: Card) {
        let major = is_major(card);
        let depth = depth.min(byte(self.deck(major).len() as usize));
        let lower = |placed: &Placed| is_major(placed.card) == major && placed.depth >= depth;
        for placed in self.placed.iter_mut().filter(|placed| lower(placed)) {
            placed.depth += 1;
        }
        self.cards.insert(card);
        self.place(Placed { depth, card });
    }

    /// Keeps in mind where a card lies.
    fn place(&mut self, new: Placed) {
        let key = |placed: Placed| (is_major(placed.card), placed.depth);
        let at = self.placed.partition_point(|placed| key(*placed) < key(new));
        self.placed.insert(at, new);
    }
}

const fn is_major(card: Card) -> bool {
    matches!(card.entry().kind, PowerKind::Major)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(major: bool, count: u32) -> Vec<Card> {
        Cards::of_kind(major).iter().take(count as usize).collect()
    }

    /// What the top cards of a deck can be, as places among the cards there were.
    fn possible(decks: &PowerDecks, major: bool, all: &[Card]) -> Vec<Vec<usize>> {
        let count = decks.deck(major).len() as u8;
        let place = |card: Card| all.iter().position(|each| *each == card);
        (0..count).map(|depth| decks.possible(major, depth).iter().filter_map(place).collect()).collect()
    }

    #[test]
    fn a_card_put_under_the_top_two_comes_third() {
        let (minors, majors) = (cards(false, 4), cards(true, 2));
        let mut decks = PowerDecks::of(minors.iter().chain(&majors).copied().collect());
        decks.draw(minors[3]);
        decks.put_under(2, minors[3]);
        let rest = vec![0, 1, 2];
        assert_eq!(possible(&decks, false, &minors), [rest.clone(), rest.clone(), vec![3], rest.clone()]);
        assert_eq!(possible(&decks, true, &majors), [vec![0, 1], vec![0, 1]], "the other deck is as it was");
        decks.draw(minors[0]);
        assert_eq!(possible(&decks, false, &minors), [vec![1, 2], vec![3], vec![1, 2]]);
        decks.put_under(0, minors[0]);
        assert_eq!(possible(&decks, false, &minors)[..3], [vec![0], vec![1, 2], vec![3]]);
        decks.draw(minors[0]);
        decks.draw(minors[1]);
        decks.draw(minors[3]);
        assert_eq!(possible(&decks, false, &minors), [[2]]);
        // Deeper than the deck is the bottom.
        decks.put_under(9, minors[3]);
        assert_eq!(possible(&decks, false, &minors), [[2], [3]]);
    }

    #[test]
    fn a_card_that_was_looked_at_is_known_until_the_deck_is_shuffled() {
        let majors = cards(true, 3);
        let mut decks = PowerDecks::of(majors.iter().copied().collect());
        decks.look(1, majors[0]);
        decks.look(1, majors[0]);
        assert_eq!(possible(&decks, true, &majors), [vec![1, 2], vec![0], vec![1, 2]]);
        decks.shuffle_in(Cards::only(cards(false, 1)[0]));
        assert_eq!(decks.placed(true).count(), 1, "only the Minor Powers were shuffled");
        decks.draw(majors[2]);
        decks.shuffle_in(Cards::only(majors[2]));
        assert_eq!(possible(&decks, true, &majors), [[0, 1, 2], [0, 1, 2], [0, 1, 2]]);
    }

    #[test]
    #[should_panic(expected = "the top card cannot be this one")]
    fn another_card_than_the_known_one_is_not_drawn() {
        let minors = cards(false, 2);
        let mut decks = PowerDecks::of(minors.iter().copied().collect());
        decks.look(0, minors[0]);
        decks.draw(minors[1]);
    }
}
