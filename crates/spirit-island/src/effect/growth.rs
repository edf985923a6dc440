//! Growth as a Spirit panel shows it: groups of options, options of actions.

use super::Condition;

/// Options of which some are picked each turn, each at most once (SI-047). Most panels have one group of which one is
/// picked; what is done every turn is a group with one option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GrowthGroup {
    /// How many of them are picked.
    pub picks: u8,
    /// The options.
    pub options: &'static [GrowthOption],
}

/// A Growth option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GrowthOption {
    /// The Energy to be paid for picking it; whoever does not have it cannot pick it.
    pub price: u8,
    /// Whether it can be picked only once in a game.
    pub once: bool,
    /// What is done, in any order (SI-048, SI-049).
    pub actions: &'static [Grow],
}

/// One action of a Growth option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grow {
    /// All cards of the discard pile come back to the hand (SI-053).
    Reclaim,
    /// A Power card is gained (SI-052).
    GainPower,
    /// One card of the discard pile comes back to the hand.
    ReclaimOne,
    /// Presence is added within Range, to a land for which the conditions hold (SI-050).
    AddPresence(u8, &'static [Condition]),
    /// Presence is added to the Ocean of any board.
    AddToOcean,
    /// 1 Presence is gathered into the Ocean of each board.
    GatherIntoOceans,
    /// 1 Presence is pushed from the Ocean of each board.
    PushFromOceans,
    /// Energy is gained (SI-051).
    Energy(u8),
    /// So many more cards can be played this turn.
    MorePlays(u8),
}

impl Grow {
    /// Whether it lets somebody decide. What does not can be done first: no other action becomes worse by it.
    pub(crate) fn asks(self) -> bool {
        match self {
            Grow::Reclaim | Grow::Energy(_) | Grow::MorePlays(_) => false,
            Grow::GainPower
            | Grow::ReclaimOne
            | Grow::AddPresence(..)
            | Grow::AddToOcean
            | Grow::GatherIntoOceans
            | Grow::PushFromOceans => true,
        }
    }
}

impl GrowthOption {
    /// More actions than an option has on any panel.
    pub const MOST_ACTIONS: usize = 8;

    /// The same for a price in Energy.
    #[must_use]
    pub const fn price(self, price: u8) -> GrowthOption {
        GrowthOption { price, ..self }
    }

    /// The same, but only once in a game.
    #[must_use]
    pub const fn once(self) -> GrowthOption {
        GrowthOption { once: true, ..self }
    }
}
