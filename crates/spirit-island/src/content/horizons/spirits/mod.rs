//! The Spirits, one to a file.

mod devouring_teeth_lurk_underfoot;
mod eyes_watch_from_the_trees;
mod fathomless_mud_of_the_swamp;
mod rising_heat_of_stone_and_sand;
mod sun_bright_whirlwind;

use crate::effect::Spirit;

/// All Spirits in the order of their ids.
pub static SPIRITS: [&Spirit; 5] = [
    &devouring_teeth_lurk_underfoot::SPIRIT,
    &eyes_watch_from_the_trees::SPIRIT,
    &fathomless_mud_of_the_swamp::SPIRIT,
    &rising_heat_of_stone_and_sand::SPIRIT,
    &sun_bright_whirlwind::SPIRIT,
];
