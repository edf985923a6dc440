//! What everybody sees of what the island is up against.

use serde::Serialize;

use crate::components::{AdversaryName, BlightCard, BlightSide};
use crate::game::SpiritIsland;

/// An adversary at its level.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AdversaryView {
    pub adversary: AdversaryName,
    pub level: u8,
}

/// The Blight card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BlightView {
    /// Whether the island is healthy.
    pub healthy: bool,
    /// The card that was turned up; none while its healthy side is up, which tells nothing.
    pub card: Option<BlightCard>,
}

impl AdversaryView {
    pub(super) fn all_of(game: &SpiritIsland) -> Vec<AdversaryView> {
        game.adversaries().iter().map(|&(adversary, level)| AdversaryView { adversary, level }).collect()
    }
}

impl BlightView {
    pub(super) fn of(game: &SpiritIsland) -> Option<BlightView> {
        match game.blight_side {
            BlightSide::NoCard => None,
            side @ (BlightSide::Healthy | BlightSide::Turned(_)) => {
                Some(BlightView { healthy: side.is_healthy(), card: side.card() })
            }
        }
    }
}
