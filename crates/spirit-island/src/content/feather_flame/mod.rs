//! Feather & Flame.

mod adversaries;
mod fear;
mod spirits;

pub use adversaries::ADVERSARIES;
pub use fear::FEARS;
pub use spirits::SPIRITS;

use super::Contents;

/// What is in the box.
pub static BOX: Contents = Contents {
    id: "feather-flame",
    spirits: SPIRITS,
    fears: FEARS,
    adversaries: ADVERSARIES,
    ..Contents::EMPTY
};
