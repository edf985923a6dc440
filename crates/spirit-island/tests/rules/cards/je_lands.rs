//! Major Powers that strike more lands than their target, or look at the land from which they come.

use super::slow_on;
use crate::support::powers::{feared, slow};
use crate::support::{proves, set};
use artel_spirit_island::rules::{SI_229, SI_249};

/// A storm from G6, which is a sacred site.
const STORM: &str =
    "land G6 presence:2 explorer:1 town:1\nland G1 town:1 explorer:2\nland G2 city:1 town:1\nland H1 town:1";

#[test]
fn a_storm_strikes_its_origin_and_its_target() {
    proves(&[SI_229]);
    let mut table = slow("eyes", "storm-swath", STORM);
    let events = table.cast("use storm-swath", "G1");
    assert_eq!(feared(&events), 2);
    assert_eq!((table.pieces("G6"), table.pieces("G1")), ("town-1:1".into(), "town-1:1".into()));
    assert_eq!(table.pieces("G2"), "town:1 city:1");
    let mut here = slow("eyes", "storm-swath", STORM);
    here.cast("use storm-swath", "G6");
    assert_eq!(here.pieces("G6"), "town-1:1", "once, if it is both");
}

#[test]
fn a_great_storm_strikes_a_third_land_and_fells_towns() {
    proves(&[SI_229, SI_249]);
    let mut table = slow("eyes fire:1 air:2 water:1", "storm-swath", STORM);
    let events = table.cast("use storm-swath", "G1");
    assert_eq!(feared(&events), 2 + 1 + 3, "and 1 for each Town");
    assert_eq!(["G6", "G1", "G2"].map(|land| table.pieces(land)), ["", "", "city-1:1"]);
}

#[test]
fn where_a_storm_comes_from_is_chosen() {
    proves(&[SI_229]);
    let lines =
        "land G6 presence:2 explorer:1\nland G2 presence:2 explorer:1\nland G1 explorer:1\nland H1 town:1";
    let mut table = slow("eyes tracks:2,2", "storm-swath", lines);
    table.cast("use storm-swath", "G1");
    assert_eq!(table.rest("1 land"), set("G2 G6"));
    table.play("1 land G2");
    assert_eq!(["G6", "G1", "G2"].map(|land| table.pieces(land)), ["explorer:1", "", ""]);
}

#[test]
fn obsidian_cuts_deeper_at_a_sacred_site() {
    proves(&[SI_229, SI_249]);
    let cut = |presence: u8| {
        let lines = format!("land G6 presence:{presence} dahan:1 city:1\nland H1 town:1");
        let mut table = slow("eyes", "forests-of-living-obsidian", &lines);
        table.cast("use forests-of-living-obsidian", "G6");
        assert!(!table.can("1 skip"), "all Dahan leave");
        table.play("1 send dahan G6 G1");
        if table.can("1 yes") {
            table.play("1 yes");
        }
        table.pieces("G6")
    };
    assert!(cut(1).starts_with("city-"), "{}", cut(1));
    assert_ne!(cut(1), cut(2), "1 Damage more at a sacred site");
}

#[test]
fn boulders_fly_from_mountains_and_jungles() {
    proves(&[SI_249]);
    let (table, fear) = slow_on("G6", "bombard-with-boulders-and-stinging-seeds", "", "city:1");
    assert_eq!((table.pieces("G6"), fear), ("city-2:1 badlands:1".into(), 1));
    let sands =
        slow("eyes", "bombard-with-boulders-and-stinging-seeds", "land G5 presence:2\nland H1 town:1");
    assert!(!sands.can("1 use bombard-with-boulders-and-stinging-seeds"));
}
