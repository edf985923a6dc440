//! What chance decides.

use std::fmt;
use std::str::FromStr;

use artel_engine::ParseError;

use crate::{Card, CurseFace, Faces};

/// A card turned up, or dice as they fell. Nothing is shuffled: the order of cards that nobody has
/// seen is decided when they are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The top card of the deck.
    Card(Card),
    /// The face of the Curse die.
    Curse(CurseFace),
    /// The faces of the Tao dice that were rolled.
    Dice(Faces),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Card(card) => card.fmt(f),
            Outcome::Curse(face) => face.fmt(f),
            Outcome::Dice(faces) => faces.fmt(f),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let dice = text.parse().map(Outcome::Dice);
        dice.or_else(|_| text.parse().map(Outcome::Curse))
            .or_else(|_| text.parse().map(Outcome::Card))
            .map_err(|_: ParseError| {
                format!("'{text}' is neither a card nor a face of the Curse die nor faces of Tao dice").into()
            })
    }
}
