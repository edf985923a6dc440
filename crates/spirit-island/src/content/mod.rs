//! What is in the box: boards, Powers, Spirits, Fear cards, Invader cards. An entry here is all a new card needs.

mod boards;
mod fear;
mod invaders;
mod major;
mod minor;
mod spirits;

pub use boards::BOARDS;
pub use fear::FEARS;
pub use invaders::INVADERS;
pub use major::MAJORS;
pub use minor::MINORS;
pub use spirits::SPIRITS;

/// How many Unique Powers a Spirit has (SI-004).
pub const UNIQUES_PER_SPIRIT: usize = 4;
