//! The Fear cards.

use crate::effect::Fear;

/// All Fear cards in the order of their ids.
pub const FEARS: &[Fear] = &[];
