//! The cards on the twelve ghost spaces.

use artel_engine::Set;

use super::{Card, Space};

/// Which card lies on which space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ghosts {
    cards: [Option<Card>; Space::ALL.len()],
    /// Follows from the cards; the question where any lie is asked all the time.
    occupied: Set<Space>,
}

impl Ghosts {
    /// No card anywhere.
    pub const NONE: Ghosts = Ghosts { cards: [None; Space::ALL.len()], occupied: Set::from_bits(0) };

    /// The card on a space.
    #[inline]
    pub fn card(&self, space: Space) -> Option<Card> {
        self.cards[space.index()]
    }

    /// The spaces that hold a card.
    #[inline]
    pub fn occupied(&self) -> Set<Space> {
        self.occupied
    }

    /// Whether the card lies somewhere.
    pub fn include(&self, card: Card) -> bool {
        self.cards.contains(&Some(card))
    }

    /// Puts a card on a space.
    #[inline]
    pub(crate) fn put(&mut self, space: Space, card: Card) {
        self.cards[space.index()] = Some(card);
        self.occupied.insert(space);
    }

    /// Takes the card off a space.
    #[inline]
    pub(crate) fn take(&mut self, space: Space) {
        self.cards[space.index()] = None;
        self.occupied.remove(space);
    }
}
