//! The flood deck, as far as anybody can know it.

use artel_engine::{Member, Set};

use super::Tile;

/// The flood cards still to be drawn, as layers: which cards lie above which is known, the order
/// inside a layer is not decided before a card is drawn. Waters Rise! puts a new layer on top
/// (FI-081); a deck whose order is known is all layers of one card.
///
/// ```
/// use artel_engine::Set;
/// use artel_forbidden_island::{FloodDeck, Tile};
/// let mut deck = FloodDeck::shuffled(Set::only(Tile::Observatory));
/// deck.put_on_top(Set::only(Tile::IronGate));
/// assert_eq!(deck.top(), Set::only(Tile::IronGate)); // the next card, for certain
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloodDeck {
    /// The top layer, which is also marked in `layer`.
    top: Set<Tile>,
    /// The layer of each card, counted from one at the bottom; zero for cards not in the deck.
    layer: [u8; Tile::COUNT as usize],
    layers: u8,
}

impl FloodDeck {
    /// No cards.
    pub const EMPTY: FloodDeck = FloodDeck { top: Set::EMPTY, layer: [0; Tile::COUNT as usize], layers: 0 };

    /// The deck of one layer.
    pub fn shuffled(cards: Set<Tile>) -> FloodDeck {
        let mut deck = FloodDeck::EMPTY;
        deck.put_on_top(cards);
        deck
    }

    /// Whether there is no card left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.top.is_empty()
    }

    /// How many cards there are.
    pub fn len(&self) -> u8 {
        self.layer.iter().filter(|&&layer| layer > 0).count() as u8
    }

    /// The cards that could be the next; all are equally likely.
    #[inline]
    pub fn top(&self) -> Set<Tile> {
        self.top
    }

    /// All the cards in the deck.
    pub fn cards(&self) -> Set<Tile> {
        self.layers().fold(Set::EMPTY, Set::or)
    }

    /// The layers from the top down.
    pub fn layers(&self) -> impl Iterator<Item = Set<Tile>> {
        (1..=self.layers).rev().map(|layer| self.cards_of(layer))
    }

    /// Puts shuffled cards on top of the others (FI-081); no cards make no layer.
    pub fn put_on_top(&mut self, cards: Set<Tile>) {
        if cards.is_empty() {
            return;
        }
        self.layers += 1;
        self.top = cards;
        for card in cards {
            self.layer[card as usize] = self.layers;
        }
    }

    /// Draws a card, which must be of the top layer.
    #[inline]
    pub fn draw(&mut self, card: Tile) {
        assert!(self.top.contains(card), "{card} is not on top");
        self.top.remove(card);
        self.layer[card as usize] = 0;
        if self.top.is_empty() {
            self.layers -= 1;
            self.top = self.cards_of(self.layers);
        }
    }

    fn cards_of(&self, layer: u8) -> Set<Tile> {
        Tile::ALL.into_iter().filter(|&card| layer > 0 && self.layer[card as usize] == layer).collect()
    }
}
