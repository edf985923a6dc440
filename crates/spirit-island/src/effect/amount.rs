//! How much.

use super::{Condition, Whose};
use crate::components::{Element, Kinds};

/// A number that may depend on what lies in a land: so many, and so many more for each thing counted, or for so many of
/// them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amount {
    /// The number itself.
    pub fixed: u8,
    /// How many more for each thing counted.
    pub each: u8,
    /// What is counted.
    pub of: Count,
    /// For how many things together; rounded down.
    pub per: u8,
    /// The most that it can be.
    pub most: u8,
}

/// Something that can be counted in a land.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Nothing.
    Nothing,
    /// Pieces of these kinds.
    Pieces(Kinds),
    /// Blight.
    Blight,
    /// Pieces of these kinds in the target land of the Power, wherever the effect happens.
    AtTarget(Kinds),
    /// Pieces of these kinds in this land and those next to it.
    HereAndNear(Kinds),
    /// Kinds among these of which there are pieces.
    Types(Kinds),
    /// Blight in the adjacent lands.
    BlightNear,
    /// Presence of all Spirits.
    Presence,
    /// Invaders that this Power has pushed into the land.
    Pushed,
    /// Sacred sites of the user in lands with Invaders, anywhere.
    SitesWithInvaders,
    /// Presence of the user.
    OwnPresence,
    /// An element that the user has.
    Element(Element),
    /// Power cards that somebody has played this turn.
    Played(Whose),
    /// Pieces of these kinds that this Power has destroyed, anywhere.
    Destroyed(Kinds),
    /// Pieces of these kinds that this Power has removed, anywhere.
    Removed(Kinds),
    /// Players.
    Players,
    /// Invader cards in their discard pile.
    InvaderDiscard,
    /// Half of the pieces of these kinds, rounded up.
    Half(Kinds),
    /// Lands of the island for which all of these hold.
    Lands(&'static [Condition]),
    /// Boards with a land for which all of these hold.
    Boards(&'static [Condition]),
    /// Spirits with a sacred site in the land.
    Sites,
    /// Spirits with a sacred site anywhere.
    SpiritsWithSites,
    /// Adjacent lands.
    Adjacent,
    /// One thing, and for each of it another.
    Product(&'static [Count]),
}

impl Amount {
    /// Nothing.
    pub const NONE: Amount = Amount { fixed: 0, each: 0, of: Count::Nothing, per: 1, most: u8::MAX };
    /// All there are.
    pub const ALL: Amount = Amount { fixed: u8::MAX, ..Amount::NONE };

    /// The same, but for so many things together.
    #[must_use]
    pub const fn for_every(self, per: u8) -> Amount {
        assert!(per > 0, "something is counted");
        Amount { per, ..self }
    }

    /// The same, but so many at the most.
    #[must_use]
    pub const fn at_most(self, most: u8) -> Amount {
        Amount { most, ..self }
    }

    /// Whether it means all there are.
    #[inline]
    pub const fn is_all(self) -> bool {
        self.fixed == u8::MAX
    }
}
