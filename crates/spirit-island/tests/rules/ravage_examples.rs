//! The examples of the rulebook for Ravage, in the Wetland G4, and who is harmed by a cascade.

use artel_spirit_island::rules::{
    SI_128, SI_129, SI_130, SI_131, SI_132, SI_133, SI_200, SI_201, SI_R26, SI_R57,
};

use crate::support::invaders::{alone, counterattacks, ravages, two};
use crate::support::{proves, set};

const WETLANDS: &str = "ravage stage-1-wetland\nbuild stage-1-sands\nland G8 city:1 presence:2\n";

#[test]
fn example_a_two_dahan_against_a_town_and_an_explorer() {
    proves(&[SI_128, SI_129, SI_130]);
    let mut table = alone(&format!("{WETLANDS}land G4 explorer:1 town:1 dahan:2\n"));
    let events = table.invade(&[]);
    assert_eq!(ravages(&events), ["G4:3"]);
    assert_eq!(table.land("G4"), "explorer:1 town:1 dahan-1:1 blight:1");
    assert_eq!(table.pool(), 6);
    assert_eq!(counterattacks(&events), ["G4:2"]);
    table.play_as("1 pick town G4", &[]);
    table.play_as("1 pick town-1 G4", &["stage-1-mountain"]);
    assert_eq!(table.land("G4"), "explorer:1 dahan-1:1 blight:1");
    assert_eq!(table.fear(), 1);
}

/// Example B before the cascade: a City and Blight in G4.
fn example_b() -> crate::support::Table {
    let lands =
        "land G8 city:1 presence:1,0\nland G3 presence:2,1\nland H8 presence:0,1\nland G4 city:1 blight:1\n";
    let mut table = two(&format!("ravage stage-1-wetland\nbuild stage-1-jungle\n{lands}"));
    assert_eq!(table.pool(), 12);
    assert_eq!(ravages(&table.invade(&[])), ["G4:3"]);
    table
}

#[test]
fn example_b_blight_where_blight_was_goes_on_to_one_adjacent_land() {
    proves(&[SI_131, SI_200, SI_R26, SI_R57]);
    let table = example_b();
    assert_eq!(table.land("G4"), "city:1 blight:2");
    assert_eq!(table.asked(), [1]);
    // Any adjacent land, also of the other board, but never the Ocean.
    assert_eq!(table.rest("1 land"), set("G2 G3 G5 G7 H3"));
    assert_eq!(table.refused("2 land G3"), SI_R57);
}

#[test]
fn example_b_in_an_empty_land_the_cascade_ends_without_a_loss() {
    proves(&[SI_132]);
    let mut table = example_b();
    table.play("1 land G2");
    assert!(table.land("G2").ends_with("blight:1"));
    assert_eq!(table.pool(), 10);
    assert_eq!(table.land("G3"), "presence:2,1");
    assert!(table.land("G8").ends_with("city:1 presence:1,0"));
}

#[test]
fn example_b_the_cascade_destroys_one_presence_of_each_spirit_there() {
    proves(&[SI_133, SI_201]);
    let mut table = example_b();
    table.play("1 land G3");
    assert!(table.land("G3").ends_with("blight:1 presence:1,0"), "{}", table.land("G3"));
    assert_eq!(table.land("H8"), "presence:0,1");
    assert_eq!(table.game.sacred_sites(artel_engine::Seat(0)).len(), 0);
    let destroyed = [0, 1].map(|seat| table.game.spirit(artel_engine::Seat(seat)).destroyed());
    // Before: what was neither on the tracks nor on the island.
    let before = [0, 1].map(|seat| example_b().game.spirit(artel_engine::Seat(seat)).destroyed());
    assert_eq!(destroyed, before.map(|count| count + 1));
}
