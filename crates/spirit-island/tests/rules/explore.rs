//! Explore: Explorers come to the lands that Invaders can reach.

use artel_spirit_island::Event;
use artel_spirit_island::rules::{
    SI_141, SI_142, SI_143, SI_144, SI_145, SI_146, SI_147, SI_148, SI_149, SI_150, SI_151, SI_152, SI_R54,
};

use crate::support::invaders::{DECK, alone, explored, turned_up, two};
use crate::support::{proves, set};

const PRESENCE: &str = "land G4 presence:2\n";

#[test]
fn the_top_card_is_revealed_and_only_its_lands_are_explored() {
    proves(&[SI_141]);
    let mut table = alone(&format!("{PRESENCE}land G5 city:1\n"));
    let events = table.invade(&["stage-1-wetland"]);
    let revealed = events.iter().position(|event| matches!(event, Event::InvadersRevealed { .. }));
    let first = events.iter().position(|event| matches!(event, Event::Explored { .. }));
    assert!(revealed.is_some() && revealed < first, "{events:?}");
    assert_eq!(explored(&events), ["G2", "G4"]);
    assert_eq!(table.line("build"), "stage-1-wetland");
}

#[test]
fn example_a_a_jungle_with_a_town_gains_an_explorer() {
    proves(&[SI_142, SI_148]);
    let mut table = alone(&format!("{PRESENCE}land G7 town:1\n"));
    assert_eq!(explored(&table.invade(&["stage-1-jungle"])), ["G7"]);
    assert_eq!(table.land("G7"), "explorer:1 town:1");
}

#[test]
fn example_b_an_inland_jungle_far_from_towns_and_cities_gains_nothing() {
    proves(&[SI_142, SI_149]);
    let mut table = alone(&format!("{PRESENCE}land G3 town:1 city:1\n"));
    assert_eq!(explored(&table.invade(&["stage-1-jungle"])), [""; 0]);
    assert_eq!((table.land("G6"), table.land("G7")), (String::new(), String::new()));
}

#[test]
fn example_c_a_jungle_next_to_a_city_gains_an_explorer() {
    proves(&[SI_142, SI_150, SI_145]);
    let mut table = alone(&format!("{PRESENCE}land G1 city:1\n"));
    assert_eq!(explored(&table.invade(&["stage-1-jungle"])), ["G6"]);
    assert_eq!((table.land("G6"), table.land("G1")), ("explorer:1".into(), "city:1".into()));
}

#[test]
fn example_d_a_coastal_jungle_next_to_a_town_gains_one_explorer() {
    proves(&[SI_144, SI_151]);
    let mut table = two("land H8 town:2 presence:1,1\nland H6 city:1\n");
    table.invade(&["stage-1-jungle"]);
    assert_eq!(table.land("H1"), "explorer:1");
    // H5 touches the City, G6 and G7 touch nothing.
    assert_eq!(table.land("H5"), "explorer:1");
    assert_eq!((table.land("G6"), table.land("G7")), (String::new(), String::new()));
}

#[test]
fn explorers_are_no_source() {
    proves(&[SI_143]);
    let mut table = alone(&format!("{PRESENCE}land G5 explorer:5\nland G6 explorer:1\nland G3 city:1\n"));
    assert_eq!(explored(&table.invade(&["stage-1-jungle"])), [""; 0]);
    assert_eq!(table.land("G6"), "explorer:1");
}

#[test]
fn a_source_on_another_board_counts_and_keeps_its_pieces() {
    proves(&[SI_142, SI_145]);
    let mut table = two("land H3 town:1 presence:1,1\n");
    assert_eq!(explored(&table.invade(&["stage-1-jungle"])), ["G7", "H1", "H5"]);
    assert_eq!(table.land("H3"), "town:1 presence:1,1");
}

#[test]
fn every_coastal_land_of_the_kind_is_explored() {
    proves(&[SI_147]);
    for (card, coast) in
        [("stage-1-mountain", "G1 H3"), ("stage-1-wetland", "G2"), ("stage-1-sands", "G3 H2")]
    {
        let mut table = two("land H8 explorer:1 presence:1,1\n");
        assert_eq!(explored(&table.invade(&[card])).join(" "), coast, "{card}");
    }
    // Lands 1 to 3 of each board, whatever their terrain.
    let cards = turned_up(&DECK[..6]);
    let mut table = two(&format!("{cards}land H8 presence:1,1\nland G7 explorer:1\n"));
    assert_eq!(set(&explored(&table.invade(&["stage-2-coastal"])).join(" ")), set("G1 G2 G3 H1 H2 H3"));
}

#[test]
fn what_was_built_this_turn_is_a_source_already() {
    proves(&[SI_146]);
    let mut table = alone(&format!("build stage-1-sands\n{PRESENCE}land G5 explorer:1\n"));
    assert_eq!(explored(&table.invade(&["stage-1-jungle"])), ["G6", "G7"]);
    assert_eq!(table.land("G5"), "explorer:1 town:1");
}

#[test]
fn the_lands_of_both_terrains_of_a_stage_three_card_are_explored() {
    proves(&[SI_152]);
    let cards = turned_up(&DECK[..7]);
    let mut table =
        alone(&format!("{cards}land G8 explorer:1 presence:1\nland G4 presence:1\nland G2 city:1\n"));
    assert_eq!(explored(&table.invade(&["stage-3-mountain-sands"])), ["G1", "G3", "G5"]);
}

#[test]
fn a_land_that_skips_everything_is_still_a_source() {
    proves(&[SI_R54]);
    let mut table =
        alone(&format!("skip G6 ravage,build,explore\n{PRESENCE}land G6 town:1\nland G8 city:1\n"));
    // G7 touches G8; G6 has a source itself.
    assert_eq!(explored(&table.invade(&["stage-1-jungle"])), ["G7"]);
    assert_eq!(table.land("G6"), "town:1");
    let mut source = alone(&format!("skip G6 ravage,build,explore\n{PRESENCE}land G6 town:1\n"));
    assert_eq!(explored(&source.invade(&["stage-1-mountain"])), ["G1", "G8"]);
}

#[test]
fn nobody_builds_or_ravages_in_a_land_that_skips_everything() {
    proves(&[SI_R54]);
    let skip = "skip G6 ravage,build,explore\n";
    let lands = format!("{PRESENCE}land G6 town:1 dahan:1\nland G7 explorer:1\nland G8 city:1\n");
    let mut ravage = alone(&format!("{skip}ravage stage-1-jungle\nbuild stage-1-sands\n{lands}"));
    ravage.invade(&["stage-1-wetland"]);
    assert_eq!(ravage.land("G6"), "town:1 dahan:1");
    let mut build = alone(&format!("{skip}build stage-1-jungle\n{lands}"));
    build.invade(&["stage-1-wetland"]);
    assert_eq!((build.land("G6"), build.land("G7")), ("town:1 dahan:1".into(), "explorer:1 town:1".into()));
}

#[test]
fn a_land_that_skips_everything_still_receives_cascades() {
    proves(&[SI_R54]);
    let cards = "ravage stage-1-jungle\nbuild stage-1-sands\n";
    let lands = "land G7 town:1 blight:1\nland G8 city:1 presence:2\n";
    let mut table = alone(&format!("{cards}skip G4 ravage,build,explore\n{lands}"));
    table.invade(&[]);
    table.play("1 land G4");
    assert_eq!(table.land("G4"), "blight:1");
}
