//! The Power cards of a Spirit: one list, in which each card tells where it lies and what was done with it.

use arrayvec::ArrayVec;

use crate::byte::byte;
use crate::components::{Card, Cards};

artel_engine::vocabulary! {
    /// Where a card of a Spirit lies. What later boxes add (impending cards, cards kept for later) is one more zone.
    pub(crate) enum Zone: "zone" {
        /// In the hand.
        Hand = "hand",
        /// In play: played this turn (SI-080).
        Play = "play",
        /// In the personal discard pile (SI-161).
        Discard = "discard",
        /// Forgotten: a Unique Power that is out of the game (SI-259).
        Forgotten = "forgotten",
    }
}

impl Zone {
    /// Whether the Spirit has the cards that lie there (SI-257).
    pub(crate) const fn counts_as_own(self) -> bool {
        match self {
            Zone::Hand | Zone::Play | Zone::Discard => true,
            Zone::Forgotten => false,
        }
    }
}

artel_engine::vocabulary! {
    /// What was done with a card this turn, noted on it.
    pub(crate) enum Mark: "mark" {
        /// Its effects were used (SI-223).
        Used = "used",
        /// A Slow card was used as a Fast one (SI-225).
        MadeFast = "made-fast",
        /// It was repeated by paying again (SI-R56).
        Repeated = "repeated",
    }
}

/// A card that belongs to a Spirit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Owned {
    card: Card,
    zone: Zone,
    /// A bit for each mark.
    marks: u8,
}

impl Owned {
    #[inline]
    fn has(self, mark: Mark) -> bool {
        self.marks >> mark as u8 & 1 == 1
    }
}

const _: () = assert!(Mark::ALL.len() <= 8 && size_of::<Owned>() == 4);

/// More cards than a Spirit comes to have in a game.
pub(crate) const MOST_CARDS: usize = 48;

/// The cards of a Spirit, in the order of the table of cards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct OwnCards(ArrayVec<Owned, MOST_CARDS>);

impl OwnCards {
    /// These cards, all in one zone.
    pub(crate) fn all_in(zone: Zone, cards: Cards) -> OwnCards {
        OwnCards(cards.iter().map(|card| Owned { card, zone, marks: 0 }).collect())
    }

    /// How many cards there are, wherever they lie.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    #[inline]
    fn find(&self, card: Card) -> Option<&Owned> {
        self.0.iter().find(|owned| owned.card == card)
    }

    #[inline]
    fn find_mut(&mut self, card: Card) -> &mut Owned {
        let owned = self.0.iter_mut().find(|owned| owned.card == card);
        owned.unwrap_or_else(|| panic!("'{card}' is not with this Spirit"))
    }

    /// The cards of a zone.
    #[inline]
    pub(crate) fn iter(&self, zone: Zone) -> impl Iterator<Item = Card> + Clone {
        self.0.iter().filter(move |owned| owned.zone == zone).map(|owned| owned.card)
    }

    /// The cards that can be forgotten or counted as the Spirit's, wherever they lie (SI-257).
    pub(crate) fn iter_own(&self) -> impl Iterator<Item = Card> + Clone {
        self.0.iter().filter(|owned| owned.zone.counts_as_own()).map(|owned| owned.card)
    }

    /// The cards of a zone as a set.
    pub(crate) fn set(&self, zone: Zone) -> Cards {
        self.iter(zone).collect()
    }

    /// How many cards lie in a zone.
    pub(crate) fn count(&self, zone: Zone) -> u8 {
        byte(self.iter(zone).count())
    }

    /// Whether the card lies in this zone.
    #[inline]
    pub(crate) fn is_in(&self, zone: Zone, card: Card) -> bool {
        self.find(card).is_some_and(|owned| owned.zone == zone)
    }

    /// Where the card lies, if it is with the Spirit.
    pub(crate) fn zone_of(&self, card: Card) -> Option<Zone> {
        self.find(card).map(|owned| owned.zone)
    }

    /// A card comes to the Spirit.
    pub(crate) fn gain(&mut self, card: Card, zone: Zone) {
        let place = self.0.partition_point(|owned| owned.card < card);
        assert!(self.0.get(place).is_none_or(|owned| owned.card != card), "'{card}' cannot come twice");
        self.0.insert(place, Owned { card, zone, marks: 0 });
    }

    /// A card leaves the Spirit; what was done with it is forgotten.
    pub(crate) fn lose(&mut self, card: Card) {
        assert!(self.find(card).is_some(), "'{card}' is not with this Spirit");
        self.0.retain(|owned| owned.card != card);
    }

    /// A card goes to another zone.
    pub(crate) fn put(&mut self, card: Card, zone: Zone) {
        self.find_mut(card).zone = zone;
    }

    /// All cards of a zone go to another.
    pub(crate) fn put_all(&mut self, from: Zone, to: Zone) {
        self.0.iter_mut().filter(|owned| owned.zone == from).for_each(|owned| owned.zone = to);
    }

    /// Whether this was done with the card this turn.
    #[inline]
    pub(crate) fn was(&self, mark: Mark, card: Card) -> bool {
        self.find(card).is_some_and(|owned| owned.has(mark))
    }

    /// Notes on a card what was done with it.
    pub(crate) fn mark(&mut self, mark: Mark, card: Card) {
        self.find_mut(card).marks |= 1 << mark as u8;
    }

    /// The cards with which this was done this turn.
    pub(crate) fn marked(&self, mark: Mark) -> Cards {
        self.0.iter().filter(|owned| owned.has(mark)).map(|owned| owned.card).collect()
    }

    /// The turn is over: nothing was done with any card.
    pub(crate) fn unmark(&mut self) {
        self.0.iter_mut().for_each(|owned| owned.marks = 0);
    }
}
