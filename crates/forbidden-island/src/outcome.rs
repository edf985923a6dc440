//! What chance decides.

use std::fmt;
use std::str::FromStr;

use artel_engine::ParseError;

use crate::{Card, Tile};

/// A card turned up from one of the decks. Shuffles decide nothing by themselves: the order of cards
/// that nobody has seen is decided when they are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The top card of the treasure deck.
    Treasure(Card),
    /// The top card of the flood deck.
    Flood(Tile),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Treasure(card) => card.fmt(f),
            Outcome::Flood(tile) => tile.fmt(f),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let card = text.parse().map(Outcome::Treasure);
        card.or_else(|_| text.parse().map(Outcome::Flood)).map_err(|_: ParseError| {
            format!("'{text}' is neither a treasure card nor a flood card (a tile)").into()
        })
    }
}
