//! What the state can hold of what cards and panels say: checked when the program is built.

use super::BOXES;
use crate::effect::{GrowthOption, Power, Slot, Spirit};

/// A bit for each threshold is kept of a Power in use.
const THRESHOLDS: usize = u8::BITS as usize;
/// A bit for each Innate Power is kept of a Spirit.
const INNATES: usize = u8::BITS as usize;
/// A bit for each thing that its tracks allow.
const TRACK_ACTIONS: usize = u8::BITS as usize;
/// As many Special Rules as a Spirit can have.
pub(crate) const MOST_TRAITS: usize = 2;
/// A bit for each Growth option.
pub(crate) const MOST_OPTIONS: usize = 16;
/// As many tracks as a Spirit can have.
const TRACKS: usize = 8;

const _: () = {
    let mut number = 0;
    while number < BOXES.len() {
        let contents = BOXES[number];
        check_powers(contents.minors);
        check_powers(contents.majors);
        let mut spirit = 0;
        while spirit < contents.spirits.len() {
            check_spirit(contents.spirits[spirit]);
            spirit += 1;
        }
        number += 1;
    }
};

const fn check_powers(powers: &[Power]) {
    let mut at = 0;
    while at < powers.len() {
        assert!(powers[at].thresholds.len() <= THRESHOLDS, "a Power has too many thresholds");
        at += 1;
    }
}

const fn check_spirit(spirit: &Spirit) {
    check_powers(spirit.innates);
    check_powers(spirit.uniques);
    assert!(spirit.innates.len() <= INNATES, "a Spirit has too many Innate Powers");
    assert!(spirit.traits.len() <= MOST_TRAITS, "a Spirit has too many Special Rules");
    assert!(spirit.branches.len() + 2 <= TRACKS, "a Spirit has too many tracks");
    let (mut options, mut group) = (0, 0);
    while group < spirit.growth.len() {
        let mut option = 0;
        while option < spirit.growth[group].options.len() {
            let actions = spirit.growth[group].options[option].actions.len();
            assert!(actions <= GrowthOption::MOST_ACTIONS, "a Growth option has too many actions");
            option += 1;
        }
        options += option;
        group += 1;
    }
    assert!(options <= MOST_OPTIONS, "a Spirit has too many Growth options");
    let (mut actions, mut branch) = (actions_of(spirit.energy) + actions_of(spirit.plays), 0);
    while branch < spirit.branches.len() {
        actions += actions_of(spirit.branches[branch].slots);
        branch += 1;
    }
    assert!(actions <= TRACK_ACTIONS, "the tracks of a Spirit allow too much");
}

/// How many things the spaces of a track allow.
const fn actions_of(slots: &[Slot]) -> usize {
    assert!(slots.len() <= u8::MAX as usize, "a track is too long");
    let (mut count, mut at) = (0, 0);
    while at < slots.len() {
        count += slots[at].actions();
        at += 1;
    }
    count
}
