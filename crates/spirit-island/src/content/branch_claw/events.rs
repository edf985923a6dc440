//! The Event cards.

use crate::effect::Happening;

/// All Event cards in the order of their ids.
pub const EVENTS: &[Happening] = &[];
