//! Branch & Claw.

mod adversaries;
mod blight;
mod events;
mod fear;
mod major;
mod minor;
mod spirits;

pub use adversaries::ADVERSARIES;
pub use blight::BLIGHTS;
pub use events::EVENTS;
pub use fear::FEARS;
pub use major::MAJORS;
pub use minor::MINORS;
pub use spirits::SPIRITS;

use super::Contents;
use crate::components::{Kind, kinds};

/// What is in the box.
pub static BOX: Contents = Contents {
    id: "branch-claw",
    tokens: kinds(&[Kind::Beasts, Kind::Wilds, Kind::Disease, Kind::Strife]),
    spirits: SPIRITS,
    minors: MINORS,
    majors: MAJORS,
    replaced: &[("growth-through-sacrifice", "roiling-bog-and-snagging-thorn")],
    fears: FEARS,
    happenings: EVENTS,
    blights: BLIGHTS,
    adversaries: ADVERSARIES,
    ..Contents::EMPTY
};
