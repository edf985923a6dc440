//! Invader actions that do not happen in a land this turn (SI-R54), kept short: there can be many.

use artel_engine::Member as _;

use crate::components::Land;
use crate::effect::{Actions, InvaderAction};

const _: () = assert!(InvaderAction::COUNT as u32 <= u8::BITS, "a byte has a bit for each of the actions");

/// Actions that do not happen in a land.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SkippedIn {
    pub(crate) land: Land,
    /// The actions, a bit for each.
    bits: u8,
}

impl SkippedIn {
    /// These actions do not happen in the land.
    pub(crate) fn new(land: Land, actions: Actions) -> SkippedIn {
        SkippedIn { land, bits: actions.iter().fold(0, |bits, action| bits | 1 << action.index()) }
    }

    /// The actions.
    #[inline]
    pub(crate) fn actions(self) -> Actions {
        Actions::from_bits(self.bits.into())
    }
}
