//! Horizons of Spirit Island.

mod fear;
mod invaders;
mod major;
mod minor;
mod spirits;

pub use fear::FEARS;
pub use invaders::INVADERS;
pub use major::MAJORS;
pub use minor::MINORS;
pub use spirits::SPIRITS;

use super::Contents;
use crate::components::BoardName;

/// What is in the box (SI-004).
pub static BOX: Contents = Contents {
    id: "horizons",
    core: true,
    boards: &[BoardName::G, BoardName::H],
    spirits: &SPIRITS,
    minors: &MINORS,
    majors: &MAJORS,
    fears: &FEARS,
    invaders: &INVADERS,
    ..Contents::EMPTY
};
