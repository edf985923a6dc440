//! The Spirits, one to a file.

mod a_spread_of_rampant_green;
mod bringer_of_dreams_and_nightmares;
mod lightnings_swift_strike;
mod oceans_hungry_grasp;
mod river_surges_in_sunlight;
mod shadows_flicker_like_flame;
mod thunderspeaker;
mod vital_strength_of_the_earth;

use crate::effect::Spirit;

/// All Spirits in the order of their ids.
pub static SPIRITS: [&Spirit; 8] = [
    &a_spread_of_rampant_green::SPIRIT,
    &bringer_of_dreams_and_nightmares::SPIRIT,
    &lightnings_swift_strike::SPIRIT,
    &oceans_hungry_grasp::SPIRIT,
    &river_surges_in_sunlight::SPIRIT,
    &shadows_flicker_like_flame::SPIRIT,
    &thunderspeaker::SPIRIT,
    &vital_strength_of_the_earth::SPIRIT,
];
