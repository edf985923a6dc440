//! What happens to pieces, Blight, Fear, Presence and cards, whatever brings it about.

mod blight;
mod damage;
mod defend;
mod dreams;
mod fear;
mod gain;
mod movement;
mod pieces;

pub(crate) use blight::Spread;
pub(crate) use fear::Cause;
