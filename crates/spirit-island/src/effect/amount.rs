//! How much.

use crate::components::Kinds;

/// A number that may depend on what lies in a land: so many, and so many more for each thing counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amount {
    /// The number itself.
    pub fixed: u8,
    /// How many more for each thing counted.
    pub each: u8,
    /// What is counted.
    pub of: Count,
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
    /// Blight in the adjacent lands.
    BlightNear,
    /// Presence of all Spirits.
    Presence,
    /// Invaders that this Power has pushed into the land.
    Pushed,
    /// Sacred sites of the user in lands with Invaders, anywhere.
    SitesWithInvaders,
}

impl Amount {
    /// All there are.
    pub const ALL: Amount = Amount { fixed: u8::MAX, each: 0, of: Count::Nothing };

    /// Whether it means all there are.
    #[inline]
    pub const fn is_all(self) -> bool {
        self.fixed == u8::MAX
    }
}
