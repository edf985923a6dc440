//! Which side of the Blight card lies up.

use super::BlightCard;

/// The side of the Blight card that lies up (SM-004, SM-064).
///
/// ```
/// use artel_spirit_island::BlightSide;
/// assert!(BlightSide::Healthy.is_healthy());
/// assert_eq!(BlightSide::Healthy.card(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlightSide {
    /// There is no Blight card: Horizons alone has a pool, and when it is empty the game is lost (SM-R20).
    NoCard,
    /// The healthy side, which all cards share.
    Healthy,
    /// The other side of this card.
    Turned(BlightCard),
}

impl BlightSide {
    /// Whether the island is healthy (SM-R79).
    pub fn is_healthy(self) -> bool {
        match self {
            BlightSide::NoCard | BlightSide::Healthy => true,
            BlightSide::Turned(card) => card.entry().still_healthy,
        }
    }

    /// The card that was turned up.
    pub fn card(self) -> Option<BlightCard> {
        match self {
            BlightSide::NoCard | BlightSide::Healthy => None,
            BlightSide::Turned(card) => Some(card),
        }
    }
}
