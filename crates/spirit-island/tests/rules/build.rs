//! Build: one piece in every land of the card with Invaders.

use artel_spirit_island::rules::{
    SI_134, SI_135, SI_136, SI_137, SI_138, SI_139, SI_140, SI_146, SI_R28, SI_R60,
};

use crate::support::invaders::{alone, builds, one_fear};
use crate::support::{proves, table};

/// Mountains build (G1, G8); nobody ravages.
const MOUNTAINS: &str = "build stage-1-mountain\nland G5 city:1 presence:2\n";

/// What stands in the Mountain G1 after a Build, and what was built.
#[track_caller]
fn after_build_of(pieces: &str) -> (String, Vec<String>) {
    let mut table = alone(&format!("{MOUNTAINS}land G1 {pieces}\n"));
    let built = builds(&table.invade(&["stage-1-wetland"]));
    (table.land("G1"), built)
}

#[test]
fn example_a_more_towns_than_cities_gain_a_city() {
    proves(&[SI_135, SI_136, SI_137]);
    assert_eq!(after_build_of("town:1"), ("town:1 city:1".into(), vec!["G1:city".into()]));
    assert_eq!(after_build_of("town:3 city:2"), ("town:3 city:3".into(), vec!["G1:city".into()]));
    // A damaged Town is a Town.
    assert_eq!(after_build_of("town-1:1").0, "town-1:1 city:1");
}

#[test]
fn example_b_explorers_alone_gain_a_town() {
    proves(&[SI_135, SI_138]);
    assert_eq!(after_build_of("explorer:3"), ("explorer:3 town:1".into(), vec!["G1:town".into()]));
}

#[test]
fn example_c_as_many_towns_as_cities_gain_a_town() {
    proves(&[SI_135, SI_136, SI_139]);
    assert_eq!(after_build_of("town:1 city:1"), ("town:2 city:1".into(), vec!["G1:town".into()]));
    assert_eq!(after_build_of("city:2"), ("town:1 city:2".into(), vec!["G1:town".into()]));
}

#[test]
fn example_d_a_mountain_without_invaders_gains_nothing() {
    proves(&[SI_134, SI_140]);
    assert_eq!(after_build_of("dahan:2 blight:1 presence:1"), ("dahan:2 blight:1 presence:1".into(), vec![]));
}

#[test]
fn every_land_of_the_card_with_invaders_builds_and_no_other() {
    proves(&[SI_134]);
    let mut table = alone(&format!("{MOUNTAINS}land G1 explorer:1\nland G8 town:1\nland G6 explorer:2\n"));
    assert_eq!(builds(&table.invade(&["stage-1-wetland"])), ["G1:town", "G8:city"]);
    assert_eq!(table.land("G6"), "explorer:2");
}

#[test]
fn nothing_is_built_while_the_build_space_is_empty() {
    proves(&[SI_R28]);
    let mut table = alone("land G5 city:1 presence:2\nland G1 town:1\n");
    assert_eq!(builds(&table.invade(&["stage-1-mountain"])), [""; 0]);
    assert_eq!(table.land("G1"), "explorer:1 town:1");
}

#[test]
fn a_land_cleared_in_the_ravage_does_not_build() {
    proves(&[SI_146]);
    let cards = "invader-discard stage-1-jungle stage-1-wetland stage-1-sands\nravage stage-2-mountain\n";
    let lands = "land G5 city:1 presence:2\nland G1 town:1 dahan:1 defend:2\nland G2 explorer:1\n";
    let mut table = alone(&format!("{cards}build stage-2-coastal\n{lands}"));
    assert_eq!(builds(&table.invade(&["stage-2-sands"])), ["G2:town"]);
    assert_eq!(table.land("G1"), "dahan:1 defend:2");
}

/// The Fathomless Mud has a sacred site in G1, where a Build would add a City; at Terror Level II coastal
/// lands build no Cities.
fn mud_and_trade() -> crate::support::Table {
    let fear = one_fear("overseas-trade-seems-safer", 2);
    let spirit = "phase fast-phase\nspirit 1 fathomless-mud-of-the-swamp tracks:1,2 energy:4\n\
                  play 1 intractable-thickets-and-thorns exaltation-of-tangled-growth\n";
    let mut table =
        table(&format!("{spirit}{fear}build stage-1-mountain\nland G5 city:1\nland G1 town:1 presence:2\n"));
    table.invade(&["overseas-trade-seems-safer"]);
    table
}

#[test]
fn where_a_skip_and_a_changed_build_meet_the_players_choose_which_comes_first() {
    proves(&[SI_R60]);
    let mut skipped = mud_and_trade();
    assert_eq!(skipped.asked(), [1]);
    let mut changed = skipped.clone();
    let events = skipped.play_as("1 yes", &["stage-1-jungle"]);
    assert_eq!(builds(&events), [""; 0]);
    assert_eq!(skipped.land("G1"), "town:1 presence:2");
    let events = changed.play_as("1 no", &["stage-1-jungle"]);
    assert_eq!(builds(&events), ["G1:explorer"]);
    assert_eq!(changed.land("G1"), "explorer:1 town:1 presence:2");
}
