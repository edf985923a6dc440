//! The Blight cards.

use crate::effect::Blight;

/// All Blight cards in the order of their ids.
pub const BLIGHTS: &[Blight] = &[];
