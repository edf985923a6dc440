//! What the boxes in play bring to a game.

use super::{
    BoardName, BoxName, Boxes, Card, Cards, FearCard, FearCards, InvaderCard, InvaderCards, SpiritName,
};
use crate::content::{Contents, powers_of};

impl BoxName {
    /// The box that is played with if nothing else is said.
    pub const HORIZONS: BoxName = BoxName::at(0);

    /// The places in a table of all boxes that this one fills.
    fn places(self, count: fn(&Contents) -> usize) -> std::ops::Range<usize> {
        let before: usize = BoxName::all().take(self.place()).map(|name| count(name.entry())).sum();
        before..before + count(self.entry())
    }
}

impl Boxes {
    /// Horizons of Spirit Island alone.
    pub const HORIZONS: Boxes = Boxes::only(BoxName::HORIZONS);

    /// The Spirits that can play, in the order of the lot.
    pub fn spirits(self) -> impl Iterator<Item = SpiritName> {
        self.iter().flat_map(|name| name.places(|contents| contents.spirits.len())).map(SpiritName::at)
    }

    /// The boards that can be used.
    pub fn boards(self) -> impl Iterator<Item = BoardName> {
        self.iter().flat_map(|name| name.entry().boards).copied()
    }

    /// The Minor and Major Powers, of which the decks are made (SI-018).
    pub fn decks(self) -> Cards {
        let cards = |name| {
            let (from, to) = powers_of(name);
            (from..to).map(Card::at).collect::<Cards>()
        };
        let all = self.iter().map(cards).fold(Cards::NONE, Cards::or);
        all.and(Cards::MINORS.or(Cards::MAJORS))
    }

    /// The Fear cards.
    pub fn fear_cards(self) -> FearCards {
        self.iter().flat_map(|name| name.places(|contents| contents.fears.len())).map(FearCard::at).collect()
    }

    /// The Invader cards.
    pub fn invader_cards(self) -> InvaderCards {
        self.iter()
            .flat_map(|name| name.places(|contents| contents.invaders.len()))
            .map(InvaderCard::at)
            .collect()
    }
}
