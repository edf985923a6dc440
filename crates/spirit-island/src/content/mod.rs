//! What is in the boxes: boards, Powers, Spirits, Fear cards, Invader cards. An entry in the tables of a box is all a new
//! card needs; a new box is a folder and a line in [`BOXES`].

pub mod base;
mod boards;
pub mod branch_claw;
pub(crate) mod event_parts;
pub mod feather_flame;
pub mod horizons;
pub mod jagged_earth;
mod layouts;
mod limits;
pub mod nature_incarnate;
#[cfg(test)]
mod odd;
mod printed_tokens;
mod tables;
mod thematic_boards;

pub use boards::BOARDS;
pub(crate) use layouts::{COLUMN, LAYOUTS};
pub(crate) use limits::{MOST_OPTIONS, MOST_TRAITS};
pub(crate) use printed_tokens::THEMATIC_TOKENS;
pub(crate) use tables::{
    ADVERSARIES, BLIGHTS, FEARS, HAPPENINGS, INVADERS, POWERS, PROGRESSIONS, SCENARIOS, SPIRITS, powers_of,
    uniques_of,
};
pub(crate) use thematic_boards::CONTACTS;

use crate::components::{BoardName, Kinds};
use crate::effect::{Adversary, Blight, Fear, Happening, Invaders, Power, Scenario, Spirit};

/// What a box adds to the game.
#[derive(Debug)]
pub struct Contents {
    /// Names the box in texts and files.
    pub id: &'static str,
    /// Whether it has the Minor and Major Powers, Fear and Invader cards that Horizons and the base game share
    /// (SM-R24). They stand in the tables of Horizons, whichever of the two is in play.
    pub core: bool,
    /// Its boards.
    pub boards: &'static [BoardName],
    /// How many of its boards have a thematic side.
    pub thematic_boards: usize,
    /// The kinds of spirit tokens that come with it.
    pub tokens: Kinds,
    /// Its Spirits with their Unique Powers, in the order of their ids.
    pub spirits: &'static [&'static Spirit],
    /// Its Minor Powers, in the order of their ids.
    pub minors: &'static [Power],
    /// Its Major Powers, in the order of their ids.
    pub majors: &'static [Power],
    /// Ids of its Minor and Major Powers that are out of every game, each with that of the card that takes its place
    /// (NI-035, SM-R25).
    pub replaced: &'static [(&'static str, &'static str)],
    /// Its Fear cards.
    pub fears: &'static [Fear],
    /// Its Invader cards.
    pub invaders: &'static [Invaders],
    /// Its Event cards.
    pub happenings: &'static [Happening],
    /// Its Blight cards.
    pub blights: &'static [Blight],
    /// Its adversaries.
    pub adversaries: &'static [Adversary],
    /// Its scenarios.
    pub scenarios: &'static [Scenario],
}

impl Contents {
    /// Nothing.
    pub const EMPTY: Contents = Contents {
        id: "",
        core: false,
        boards: &[],
        thematic_boards: 0,
        tokens: Kinds::EMPTY,
        spirits: &[],
        minors: &[],
        majors: &[],
        replaced: &[],
        fears: &[],
        invaders: &[],
        happenings: &[],
        blights: &[],
        adversaries: &[],
        scenarios: &[],
    };
}

/// All boxes. New ones come last, so that the order of what is in the older ones stays: lots are drawn by it.
#[cfg(not(test))]
pub static BOXES: [&Contents; 6] = LINE;
/// All boxes, and one for tests.
#[cfg(test)]
pub static BOXES: [&Contents; 7] = {
    let [horizons, base, branch_claw, feather_flame, jagged_earth, nature_incarnate] = LINE;
    [horizons, base, branch_claw, feather_flame, jagged_earth, nature_incarnate, &odd::BOX]
};

/// The boxes of the line.
const LINE: [&Contents; 6] = [
    &horizons::BOX,
    &base::BOX,
    &branch_claw::BOX,
    &feather_flame::BOX,
    &jagged_earth::BOX,
    &nature_incarnate::BOX,
];
