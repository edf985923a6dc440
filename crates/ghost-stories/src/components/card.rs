//! Ghosts and incarnations.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use artel_engine::{Named, ParseError, Set};
use serde::{Serialize, Serializer};

use super::cards::CARDS;
use super::{Centre, Colour, Left, Right};

/// One of the 65 cards, by its printed number.
///
/// ```
/// use artel_ghost_stories::Card;
/// let incarnations = Card::ALL.into_iter().filter(|card| card.is_incarnation());
/// assert_eq!((Card::ALL.len(), incarnations.count()), (65, 10));
/// assert_eq!(Card::from_number(66), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

/// What is printed on a card (GS-014).
#[derive(Debug)]
pub(super) struct Printed {
    pub(super) id: &'static str,
    pub(super) colour: Colour,
    pub(super) resistance: [u8; 5],
    pub(super) left: &'static [Left],
    pub(super) centre: &'static [Centre],
    pub(super) right: &'static [Right],
    /// Stays on the board until its curse has been suffered (GS-135).
    pub(super) stays_for_curse: bool,
}

/// Cards up to this number are ghosts, the rest are incarnations (GS-004).
pub(super) const GHOSTS: u8 = 55;

/// The icons of each centre stone as a set, which is quicker to look into than the list.
static CENTRES: [Set<Centre>; CARDS.len()] = {
    let mut sets = [Set::from_bits(0); CARDS.len()];
    let mut card = 0;
    while card < sets.len() {
        let (mut bits, mut icon) = (0, 0);
        while icon < CARDS[card].centre.len() {
            bits |= 1 << CARDS[card].centre[icon] as u32;
            icon += 1;
        }
        sets[card] = Set::from_bits(bits);
        card += 1;
    }
    sets
};

/// The icons of each left stone as a set.
static LEFTS: [Set<Left>; CARDS.len()] = {
    let mut sets = [Set::from_bits(0); CARDS.len()];
    let mut card = 0;
    while card < sets.len() {
        let (mut bits, mut icon) = (0, 0);
        while icon < CARDS[card].left.len() {
            bits |= 1 << CARDS[card].left[icon] as u32;
            icon += 1;
        }
        sets[card] = Set::from_bits(bits);
        card += 1;
    }
    sets
};

const fn all() -> [Card; CARDS.len()] {
    let mut all = [Card(NonZeroU8::MIN); CARDS.len()];
    let mut index = 0;
    while index < all.len() {
        all[index] = Card(NonZeroU8::MIN.saturating_add(index as u8));
        index += 1;
    }
    all
}

impl Card {
    /// Every card in the order of the numbers.
    pub const ALL: [Card; CARDS.len()] = all();

    /// The card with the printed number.
    pub fn from_number(number: u8) -> Option<Card> {
        Card::ALL.get(number.checked_sub(1)? as usize).copied()
    }

    /// The printed number, from one.
    #[inline]
    pub fn number(self) -> u8 {
        self.0.get()
    }

    /// The id that texts and files use.
    pub fn id(self) -> &'static str {
        self.printed().id
    }

    #[inline]
    fn printed(self) -> &'static Printed {
        static PRINTED: [Printed; CARDS.len()] = CARDS;
        &PRINTED[self.number() as usize - 1]
    }

    /// Whether it is an incarnation of Wu-Feng (GS-022).
    #[inline]
    pub fn is_incarnation(self) -> bool {
        self.number() > GHOSTS
    }

    /// The colour that tells where it is placed (GS-055, GS-057, GS-125).
    #[inline]
    pub fn colour(self) -> Colour {
        self.printed().colour
    }

    /// The faces needed of each colour (GS-077).
    #[inline]
    pub fn resistance(self) -> [u8; 5] {
        self.printed().resistance
    }

    /// The icons of the left stone, in their order (GS-018).
    #[inline]
    pub fn left(self) -> &'static [Left] {
        self.printed().left
    }

    /// The icons of the centre stone.
    #[inline]
    pub fn centre(self) -> &'static [Centre] {
        self.printed().centre
    }

    /// The icons of the right stone.
    #[inline]
    pub fn right(self) -> &'static [Right] {
        self.printed().right
    }

    /// Whether the centre stone says this.
    #[inline]
    pub fn has(self, ability: Centre) -> bool {
        CENTRES[self.number() as usize - 1].contains(ability)
    }

    /// Whether the left stone says this.
    #[inline]
    pub fn arrives_with(self, ability: Left) -> bool {
        LEFTS[self.number() as usize - 1].contains(ability)
    }

    /// Whether the left stone blocks something for as long as the card lies there.
    #[inline]
    pub(crate) fn blocks(self) -> bool {
        [Left::BlockPower, Left::GroupBlockPower, Left::BlockTao]
            .into_iter()
            .any(|ability| self.arrives_with(ability))
    }

    /// The colours of its resistance.
    #[inline]
    pub fn colours(self) -> Set<Colour> {
        Colour::ALL.into_iter().filter(|&colour| self.resistance()[colour as usize] > 0).collect()
    }

    /// Whether it forbids something for as long as it lies there.
    #[inline]
    pub(crate) fn casts_spells(self) -> bool {
        self.blocks() || self.has(Centre::WhiteIgnored)
    }

    /// Whether its curse is suffered before it leaves the board (GS-135).
    #[inline]
    pub fn stays_for_curse(self) -> bool {
        self.printed().stays_for_curse
    }
}

impl Named for Card {
    const NOUN: &'static str = "card";
    const ALL: &'static [Self] = &Card::ALL;

    fn id(self) -> &'static str {
        Card::id(self)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        artel_engine::text::find_named(text)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

artel_engine::typescript_union!(Card);
