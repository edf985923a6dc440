//! Wilds keep Explorers out, Disease keeps Invaders from building.

use artel_spirit_island::rules::{SM_119, SM_120, SM_R19, SM_R52};

use super::ravaging;
use crate::support::invaders::{builds, explored};
use crate::support::proves;

/// The Sands build, the Wetlands are explored.
const BUILD: &str = "build stage-1-sands\n";

#[test]
fn wilds_go_instead_of_an_explorer() {
    proves(&[SM_119, SM_R19]);
    // Board G: G2 and G4 are Wetlands.
    let mut table = ravaging(&format!("{BUILD}land G7 presence:1\nland G2 town:1 wilds:2\nland G4 town:1\n"));
    let events = table.invade(&["stage-1-wetland"]);
    assert_eq!(explored(&events), ["G4"], "{events:?}");
    assert_eq!(table.land("G2"), "town:1 wilds:1");
}

#[test]
fn disease_goes_instead_of_what_is_built() {
    proves(&[SM_120, SM_R19]);
    let lands = "land G7 presence:1\nland G5 explorer:3 disease:2\nland G1 wilds:1\n";
    let mut table = ravaging(&format!("{BUILD}{lands}"));
    let events = table.invade(&["stage-1-wetland"]);
    assert_eq!((builds(&events), table.land("G5")), (vec![], "explorer:3 disease:1".to_owned()));
}

#[test]
fn disease_stays_where_nothing_would_be_built() {
    proves(&[SM_R19]);
    let lands = "land G7 presence:1\nland G5 dahan:1 disease:1\nland G8 city:1\n";
    let mut table = ravaging(&format!("{BUILD}{lands}"));
    table.invade(&["stage-1-wetland"]);
    assert_eq!(table.land("G5"), "dahan:1 disease:1");
}

#[test]
fn what_skips_a_build_leaves_its_disease() {
    proves(&[SM_R52]);
    let lands = "land G7 presence:1\nland G5 explorer:3 disease:1\nland G8 city:1\n";
    let mut free = ravaging(&format!("{BUILD}{lands}skip G5 build\n"));
    free.invade(&["stage-1-wetland"]);
    assert_eq!(free.land("G5"), "explorer:3 disease:1");
    let one = "lasting sweltering-exhaustion 1/2 user:1 target:1 land:G5 left:1\n";
    let start = ravaging(&format!("{BUILD}{lands}{one}"));
    let mut asked = start.clone();
    asked.play("1 ready");
    let mut kept = asked.clone();
    kept.play_as("1 yes", &["stage-1-wetland"]);
    assert_eq!(kept.land("G5"), "explorer:3 disease:1");
    asked.play_as("1 no", &["stage-1-wetland"]);
    assert_eq!(asked.land("G5"), "explorer:3");
}
