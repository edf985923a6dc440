//! What chance decides.

use std::fmt;
use std::str::FromStr;

use artel_engine::ParseError;

use crate::components::{BlightCard, Card, EventCard, FearCard, InvaderCard};

/// A card turned up.
///
/// ```
/// use artel_spirit_island::Outcome;
/// let shown: Outcome = "stage-1-wetland".parse()?;
/// assert_eq!(shown.to_string(), "stage-1-wetland");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// A Power card was drawn.
    Power(Card),
    /// A Fear card was turned over.
    Fear(FearCard),
    /// An Invader card was revealed.
    Invaders(InvaderCard),
    /// A Blight card was turned over.
    Blight(BlightCard),
    /// An Event card was drawn.
    Event(EventCard),
}

/// What chance has to decide now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Due {
    /// A Power card is drawn from the Major or Minor deck, for the task on top of this agenda.
    Power {
        /// Whether it is a Major Power.
        major: bool,
        /// Whose agenda.
        scope: u8,
    },
    /// A Fear card is turned over.
    Fear,
    /// An Invader card is revealed.
    Invaders,
    /// A Blight card is turned over.
    Blight,
    /// An Event card is drawn.
    Event,
    /// The Fear card at this place, counted from the one that is resolved next, is turned face up where it lies.
    FearLook {
        /// The place.
        place: u8,
    },
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Power(card) => write!(f, "{card}"),
            Outcome::Fear(card) => write!(f, "{card}"),
            Outcome::Invaders(card) => write!(f, "{card}"),
            Outcome::Blight(card) => write!(f, "{card}"),
            Outcome::Event(card) => write!(f, "{card}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let power = text.parse().map(Outcome::Power);
        let fear = || text.parse().map(Outcome::Fear);
        let invaders = || text.parse().map(Outcome::Invaders);
        let blight = || text.parse().map(Outcome::Blight);
        let event = || text.parse().map(Outcome::Event);
        let found = power.or_else(|_: String| fear()).or_else(|_: String| invaders());
        found.or_else(|_: String| blight()).or_else(|_: String| event()).map_err(|_: String| {
            let shown: String = text.chars().take(40).collect();
            format!("'{shown}' is neither a Power card nor a Fear card nor an Invader card").into()
        })
    }
}
