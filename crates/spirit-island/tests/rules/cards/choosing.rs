//! Cards that offer a choice, or that do one thing or another.

use super::{FAR, after, fast_on, slow_on};
use crate::support::powers::{fast, feared, slow};
use crate::support::{proves, set};
use artel_spirit_island::Phase;
use artel_spirit_island::rules::{SI_202, SI_214, SI_221, SI_225, SI_250, SI_278, SI_R73};

#[test]
fn absorb_corruption_moves_or_removes_blight_or_both() {
    proves(&[SI_R73, SI_278]);
    let near = "blight:1\nland G1 blight:1 presence:1";
    let (mut table, _) = slow_on("G6", "absorb-corruption", "energy:1", near);
    let mut pays = table.clone();
    table.play("1 choose 1");
    assert_eq!((table.pieces("G6"), table.asked()), ("blight:2".into(), vec![2]), "it does not cascade");
    assert_eq!(table.presence("G6")[0], 2, "nor destroy Presence");
    pays.play_all(&["1 choose 2", "1 yes"]);
    assert_eq!((pays.pieces("G6"), pays.line("spirit 1").contains("energy:1")), (String::new(), false));
    let (mut both, _) = slow_on("G6", "absorb-corruption", "energy:1 plant:2", near);
    both.play_all(&["1 choose 2", "1 yes"]);
    assert_eq!((both.pieces("G6"), both.pieces("G1")), ("blight:1".into(), String::new()));
    let (poor, _) = slow_on("G6", "absorb-corruption", "energy:0", "blight:1");
    assert_eq!(poor.pieces("G6"), "blight:1", "nothing to gather, nothing to pay with");
}

#[test]
fn call_to_ferocity_needs_dahan_to_push() {
    proves(&[SI_R73]);
    let (mut table, _) = slow_on("G6", "call-to-ferocity", "", "explorer:1 town:1 dahan:1\nland G1 dahan:1");
    table.play("1 choose 2");
    let events = table.play_all(&["1 send explorer G6 G1", "1 send town G6 G1"]);
    assert_eq!((feared(&events), table.pieces("G6")), (0, "dahan:1".into()));
    let (mut alone, _) = slow_on("G6", "call-to-ferocity", "", "town:1\nland G1 dahan:4");
    assert!(!alone.can("1 choose 2"));
    if alone.can("1 choose 1") {
        alone.play("1 choose 1");
    }
    alone.play_all(&["1 send dahan G1 G6", "1 send dahan G1 G6", "1 send dahan G1 G6"]);
    assert_eq!(alone.pieces("G6"), "town:1 dahan:3");
}

#[test]
fn cycles_of_time_and_tide() {
    proves(&[SI_214]);
    let after = |pieces: &str| fast_on("G1", "cycles-of-time-and-tide", "", pieces).0.pieces("G1");
    assert_eq!(after("dahan:1 blight:1"), "dahan:2 blight:1");
    assert_eq!(after("blight:1"), "");
}

#[test]
fn elusive_ambushes() {
    proves(&[SI_R73]);
    let (mut table, _) = fast_on("G6", "elusive-ambushes", "", "explorer:2 dahan:1");
    assert_eq!(after(&table, "1 choose 1", "G6").0, "explorer:1 dahan:1");
    table.play("1 choose 2");
    assert_eq!(table.defend("G6"), 4);
}

#[test]
fn the_target_spirit_leads_the_joined_hunt() {
    proves(&[SI_214]);
    let mut table = slow(
        "eyes",
        "pact-of-the-joined-hunt",
        &format!(
            "{FAR}land G6 presence:1\nland H5 dahan:1 presence:0,1 town:1\nland H6 dahan:1\nland H7 dahan:1\n"
        ),
    );
    table.cast("use pact-of-the-joined-hunt", "2");
    assert_eq!(table.rest("2 land"), set("H5 H8"), "it picks one of its own lands");
    table.play("2 land H5");
    assert_eq!((table.rest("2 send").len(), table.can("2 skip")), (2, false), "the Dahan must come");
    table.play("2 send dahan H6 H5");
    assert_eq!(table.pieces("H5"), "dahan:2", "each of both deals 1 damage");
}

#[test]
fn poisoned_dew_by_terrain() {
    proves(&[SI_214]);
    let left =
        ["G2", "G5", "G6", "G8"].map(|land| slow_on(land, "poisoned-dew", "", "explorer:3").0.pieces(land));
    assert_eq!(left, ["", "explorer:2", "", "explorer:2"]);
}

#[test]
fn dahan_are_tougher_where_they_were_promised_protection() {
    proves(&[SI_221]);
    let (mut table, _) = fast_on("G6", "promises-of-protection", "", "\nland G1 dahan:3");
    table.play_all(&["1 send dahan G1 G6", "1 send dahan G1 G6"]);
    assert_eq!(table.game.health(artel_spirit_island::Kind::Dahan, crate::support::named("G6")), 4);
    assert_eq!(table.game.health(artel_spirit_island::Kind::Dahan, crate::support::named("G1")), 2);
}

#[test]
fn scour_the_land_is_fast_with_much_air() {
    proves(&[SI_225, SI_202, SI_250]);
    let (table, fear) = slow_on("G6", "scour-the-land", "", "explorer:4 town:4 city:1 dahan:1");
    assert_eq!((table.pieces("G6"), fear), ("town:1 city:1 dahan:1 blight:1".into(), 3));
    let lines = format!("{FAR}land G6 presence:2 explorer:1\n");
    assert!(!fast("wind air", "scour-the-land", &lines).can("1 use scour-the-land"));
    let quick = fast("wind air:2", "scour-the-land", &lines);
    assert!(quick.can("1 use scour-the-land"), "the card itself gives the third Air");
    assert_eq!(quick.game.phase(), Phase::Fast);
}
