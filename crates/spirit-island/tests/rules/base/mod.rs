//! The Spirits of the base game: their Special Rules, Growth, tracks and Powers at work.

mod adversaries;
mod blight_cards;
mod levels;
mod ocean;
mod random_games;
mod reactions;
mod reconcile;
mod scenarios;
mod tracks;

use crate::support::{Table, table};

/// A table of the base game on boards A, B …; everything else as the lines say.
#[track_caller]
pub fn base(boards: &str, lines: &str) -> Table {
    table(&format!("boxes base\nboards {boards}\n{lines}"))
}
