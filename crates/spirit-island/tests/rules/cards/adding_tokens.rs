//! Cards that add Beasts, Disease or Wilds, some of them where there are such already.

use super::{after, fast_on, slow_on};
use crate::support::powers::{fast, feared};
use crate::support::{proves, set};
use artel_spirit_island::rules::{SI_214, SI_236, SI_239, SI_R73};

#[test]
fn wilds_that_grow_in_some_terrains() {
    proves(&[SI_236, SI_214]);
    // Wetland, Sands, Jungle, Mountain.
    let grounds = ["G2", "G5", "G6", "G8"];
    let wild = grounds.map(|land| fast_on(land, "disorienting-landscape", "", "").0.pieces(land));
    assert_eq!(wild, ["", "", "wilds:1", "wilds:1"]);
    let rain = |elements: &str| {
        grounds.map(|land| slow_on(land, "renewing-rain", elements, "blight:1").0.pieces(land))
    };
    assert_eq!(rain(""), ["blight:1", "", "", "blight:1"]);
    assert_eq!(rain("plant:2"), ["wilds:1 blight:1", "wilds:1", "wilds:1", "wilds:1 blight:1"]);
}

#[test]
fn disorienting_landscape_pushes_an_explorer() {
    proves(&[SI_214]);
    let (mut table, _) = fast_on("G6", "disorienting-landscape", "", "explorer:2");
    assert!(!table.can("1 skip"));
    table.play("1 send explorer G6 G1");
    assert_eq!(table.pieces("G6"), "explorer:1 wilds:1");
}

#[test]
fn animated_wrackroot_and_prowling_panthers() {
    proves(&[SI_R73]);
    let (roots, _) = slow_on("G6", "animated-wrackroot", "", "explorer:2");
    assert_eq!(after(&roots, "1 choose 1", "G6"), ("explorer:1".into(), 1));
    assert_eq!(after(&roots, "1 choose 2", "G6"), ("explorer:2 wilds:1".into(), 0));
    let (hunt, _) = slow_on("G6", "prowling-panthers", "", "town:1 beasts:1");
    assert_eq!(after(&hunt, "1 choose 1", "G6"), ("town:1 beasts:2".into(), 1));
    assert_eq!(after(&hunt, "1 choose 2", "G6"), ("beasts:1".into(), 1), "the Town is worth 1 Fear");
    let (alone, fear) = slow_on("G6", "prowling-panthers", "", "town:1");
    assert_eq!(
        (alone.pieces("G6"), fear),
        ("town:1 beasts:1".into(), 1),
        "without Beasts there is no choice"
    );
}

#[test]
fn swarming_wasps_need_beasts_to_push() {
    proves(&[SI_R73, SI_239]);
    let (alone, _) = fast_on("G6", "swarming-wasps", "", "explorer:3");
    assert_eq!(alone.pieces("G6"), "explorer:3 beasts:1");
    let (mut table, _) = fast_on("G6", "swarming-wasps", "", "explorer:3 beasts:1");
    table.play_all(&["1 choose 2", "1 send explorer G6 G1"]);
    assert!(table.can("1 skip"), "up to 2");
    table.play("1 send explorer G6 G1");
    assert_eq!((table.pieces("G6"), table.asked()), ("explorer:1 beasts:1".into(), vec![2]));
    let blighted =
        fast("wind", "swarming-wasps", "land G6 presence:2 blight:1\nland G5 presence:1\nland H1 town:1");
    assert!(!blighted.reach("use swarming-wasps").contains("G6"));
}

#[test]
fn fever_and_rotflies() {
    proves(&[SI_214, SI_R73]);
    let (fever, fear) = slow_on("G6", "fleshrot-fever", "", "town:1");
    assert_eq!((fever.pieces("G6"), fear), ("town:1 disease:1".into(), 1));
    let flies = |pieces: &str| {
        let (table, _) = slow_on("G2", "tormenting-rotflies", "", pieces);
        assert_eq!(after(&table, "1 choose 1", "G2").1, 0, "adding Disease frightens nobody");
        after(&table, "1 choose 2", "G2").1
    };
    assert_eq!([flies("town:1"), flies("town:1 disease:2"), flies("town:1 disease:1 blight:2")], [2, 3, 4]);
    assert_eq!(
        slow_on("G2", "tormenting-rotflies", "", "").0.pieces("G2"),
        "disease:1",
        "nobody to frighten"
    );
}

#[test]
fn infested_aquifers() {
    proves(&[SI_R73, SI_236]);
    assert_eq!(
        slow_on("G6", "infested-aquifers", "", "town:1").0.pieces("G6"),
        "town:1",
        "neither is possible"
    );
    let (table, _) = slow_on("G2", "infested-aquifers", "", "town:1 city:1 disease:1");
    assert_eq!(after(&table, "1 choose 1", "G2").0, "town-1:1 city-1:1 disease:1");
    assert_eq!(after(&table, "1 choose 2", "G2"), ("town:1 city:1 disease:2".into(), 1));
}

#[test]
fn razor_sharp_undergrowth_cuts_dahan_too() {
    proves(&[SI_214]);
    let (table, _) = fast_on("G6", "razor-sharp-undergrowth", "", "explorer:2 dahan:2");
    assert_eq!((table.pieces("G6"), table.defend("G6")), ("explorer:1 dahan:1 wilds:1".into(), 2));
}

#[test]
fn teeming_rivers_need_clean_water() {
    proves(&[SI_214]);
    let after = |pieces: &str| slow_on("G2", "teeming-rivers", "", pieces).0.pieces("G2");
    assert_eq!(after(""), "beasts:1");
    assert_eq!(after("blight:1"), "");
    assert_eq!(after("blight:2"), "blight:2", "only if it is exactly 1");
}

#[test]
fn here_there_be_monsters() {
    proves(&[SI_214]);
    let (mut table, fear) = slow_on("G6", "here-there-be-monsters", "", "dahan:1 beasts:1");
    assert_eq!(fear, 0, "first the push");
    let mut stays = table.clone();
    assert_eq!(feared(&stays.play("1 skip")), 3);
    assert_eq!(feared(&table.play("1 send dahan G6 G5")), 3);
    assert_eq!(slow_on("G6", "here-there-be-monsters", "", "city:1").1, 2, "no Beasts, nothing to push");
}

#[test]
fn guardian_serpents_defend_the_sacred_site_of_the_target() {
    proves(&[SI_214]);
    let mut table = fast("wind", "guardian-serpents", "land G6 presence:2\nland H1 town:1 presence:0,2\n");
    table.cast("use guardian-serpents", "2");
    assert_eq!(table.rest("1 land"), set("H1 H8"), "a land of the target, which the user picks");
    let mut lone = table.clone();
    table.play("1 land H1");
    assert_eq!((table.pieces("H1"), table.defend("H1")), ("town:1 beasts:1".into(), 4));
    lone.play("1 land H8");
    assert_eq!((lone.pieces("H8"), lone.defend("H8")), ("city:1 beasts:1".into(), 0));
}
