//! The base game.

mod adversaries;
mod blight;
mod scenarios;
mod spirits;

pub use adversaries::ADVERSARIES;
pub use blight::BLIGHTS;
pub use scenarios::SCENARIOS;
pub use spirits::SPIRITS;

use super::Contents;
use crate::components::BoardName;

/// What is in the box; its Minor and Major Powers, Fear and Invader cards are those of Horizons.
pub static BOX: Contents = Contents {
    id: "base",
    core: true,
    boards: &[BoardName::A, BoardName::B, BoardName::C, BoardName::D],
    thematic_boards: 4,
    spirits: &SPIRITS,
    blights: &BLIGHTS,
    adversaries: &ADVERSARIES,
    scenarios: &SCENARIOS,
    ..Contents::EMPTY
};
