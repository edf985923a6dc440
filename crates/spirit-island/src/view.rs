//! What everybody sees.

use serde::Serialize;

use crate::game::SpiritIsland;

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The turn.
    pub turn: u8,
}

impl View {
    /// The table of a game.
    pub fn of(game: &SpiritIsland) -> View {
        View { turn: game.turn }
    }
}
