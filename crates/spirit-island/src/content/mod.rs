//! What is in the boxes: boards, Powers, Spirits, Fear cards, Invader cards. An entry in the tables of a box is all a new
//! card needs; a new box is a folder and a line in [`BOXES`].

mod boards;
pub mod horizons;
mod layouts;
mod tables;
mod thematic_boards;

pub use boards::BOARDS;
pub(crate) use layouts::{COLUMN, LAYOUTS};
pub(crate) use tables::{FEARS, INVADERS, POWERS, PROGRESSIONS, SPIRITS, powers_of, uniques_of};
pub(crate) use thematic_boards::CONTACTS;

use crate::components::BoardName;
use crate::effect::{Fear, Invaders, Power, Spirit};

/// What a box adds to the game.
#[derive(Debug)]
pub struct Contents {
    /// Names the box in texts and files.
    pub id: &'static str,
    /// Its boards.
    pub boards: &'static [BoardName],
    /// Its Spirits with their Unique Powers, in the order of their ids.
    pub spirits: &'static [&'static Spirit],
    /// Its Minor Powers, in the order of their ids.
    pub minors: &'static [Power],
    /// Its Major Powers, in the order of their ids.
    pub majors: &'static [Power],
    /// Its Fear cards.
    pub fears: &'static [Fear],
    /// Its Invader cards.
    pub invaders: &'static [Invaders],
}

/// All boxes. New ones come last, so that the order of what is in the older ones stays: lots are drawn by it.
pub static BOXES: [&Contents; 1] = [&horizons::BOX];
