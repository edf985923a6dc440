//! What the boxes in play bring to a game.

use super::{
    AdversaryName, BlightCard, BlightCards, BoardName, BoxName, Boxes, Card, Cards, EventCard, EventCards,
    FearCard, FearCards, InvaderCard, InvaderCards, Kinds, ScenarioName, SpiritName,
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

    /// The boards that can be used. Which ones Horizons prints is not known, so that it takes any by itself; beside other
    /// boxes it adds the two that no other has (SM-R26, SM-R27).
    pub fn boards(self) -> impl Iterator<Item = BoardName> {
        let boards: &[BoardName] = if self.are_full() { &[] } else { &BoardName::LETTERED };
        let of_boxes = self.iter().filter(move |_| self.are_full()).flat_map(|name| name.entry().boards);
        boards.iter().chain(of_boxes).copied()
    }

    /// How many thematic boards can be used.
    pub fn thematic_boards(self) -> usize {
        self.iter().map(|name| name.entry().thematic_boards).sum()
    }

    /// The kinds of spirit tokens that they have.
    pub fn tokens(self) -> Kinds {
        self.iter().map(|name| name.entry().tokens).fold(Kinds::EMPTY, Kinds::or)
    }

    /// These boxes, and Horizons for the cards that it shares with the base game (SM-R24).
    fn with_core(self) -> Boxes {
        if self.iter().any(|name| name.entry().core) { self.with(BoxName::HORIZONS) } else { self }
    }

    /// Whether they make a full game, and not one of Horizons alone (SM-R20).
    pub fn are_full(self) -> bool {
        self != Boxes::HORIZONS
    }

    /// Whether there is a box among them that the others need: the base game or Horizons (SM-R24).
    pub fn have_core(self) -> bool {
        self.iter().any(|name| name.entry().core)
    }

    /// The Minor and Major Powers, of which the decks are made (SI-018).
    pub fn decks(self) -> Cards {
        let cards = |name| {
            let (from, to) = powers_of(name);
            (from..to).map(Card::at).collect::<Cards>()
        };
        let mut all = self.with_core().iter().map(cards).fold(Cards::NONE, Cards::or);
        for (gone, new) in self.iter().flat_map(|name| name.entry().replaced) {
            all = Card::all().filter(|card| card.id() == *gone).fold(all, Cards::without);
            all = Card::all().filter(|card| card.id() == *new).fold(all, Cards::with);
        }
        all.and(Cards::MINORS.or(Cards::MAJORS))
    }

    /// The Fear cards.
    pub fn fear_cards(self) -> FearCards {
        let places = |name: BoxName| name.places(|contents| contents.fears.len());
        self.with_core().iter().flat_map(places).map(FearCard::at).collect()
    }

    /// The Invader cards.
    pub fn invader_cards(self) -> InvaderCards {
        let places = |name: BoxName| name.places(|contents| contents.invaders.len());
        self.with_core().iter().flat_map(places).map(InvaderCard::at).collect()
    }

    /// The adversaries.
    pub fn adversaries(self) -> impl Iterator<Item = AdversaryName> {
        let places = |name: BoxName| name.places(|contents| contents.adversaries.len());
        self.iter().flat_map(places).map(AdversaryName::at)
    }

    /// The Event cards.
    pub fn event_cards(self) -> EventCards {
        let places = |name: BoxName| name.places(|contents| contents.happenings.len());
        self.iter().flat_map(places).map(EventCard::at).collect()
    }

    /// The scenarios.
    pub fn scenarios(self) -> impl Iterator<Item = ScenarioName> {
        let places = |name: BoxName| name.places(|contents| contents.scenarios.len());
        self.iter().flat_map(places).map(ScenarioName::at)
    }

    /// The Blight cards.
    pub fn blight_cards(self) -> BlightCards {
        let places = |name: BoxName| name.places(|contents| contents.blights.len());
        self.iter().flat_map(places).map(BlightCard::at).collect()
    }
}
