//! Trade Suffers: Towns and Cities by the sea become smaller, if the players like.

use artel_spirit_island::rules::{SI_097, SI_R23, SI_R55};

use super::{at, decide, is_done, turned};
use crate::support::{proves, set};

const LANDS: &str =
    "land G1 town:1 city:1\nland H3 city:1\nland H5 town:1\nland G3 explorer:1\nland H1 town:1\n";

#[test]
fn each_player_may_make_a_coastal_town_an_explorer() {
    proves(&[SI_097, SI_R55]);
    let mut table = turned("trade-suffers", 2, LANDS);
    decide(&mut table, &["2 go"]);
    assert_eq!(table.moves(), ["2 yes".to_owned(), "2 no".to_owned()].into());
    decide(&mut table, &["2 yes"]);
    assert_eq!(table.rest("2 land"), set("G1 H1"));
    decide(&mut table, &["2 land G1"]);
    assert_eq!((table.land("G1"), table.fear()), ("explorer:1 city:1".into(), 0));
    assert_eq!(table.asked(), [1]);
    decide(&mut table, &["1 no"]);
    assert!(is_done(&table));
    assert_eq!(at(&table, "H1 H3"), ["town:1", "city:1"]);
}

#[test]
fn then_a_coastal_town_or_city() {
    proves(&[SI_097, SI_R55]);
    let mut table = turned("trade-suffers", 3, LANDS);
    decide(&mut table, &["1 go", "1 yes"]);
    assert_eq!(table.rest("1 land"), set("G1 H1 H3"));
    decide(&mut table, &["1 land G1"]);
    assert_eq!(table.rest("1 pick"), ["town G1".to_owned(), "city G1".to_owned()].into());
    decide(&mut table, &["1 pick city G1"]);
    assert_eq!(table.land("G1"), "town:2");
    decide(&mut table, &["2 yes", "2 land H3"]);
    assert_eq!(table.land("H3"), "town:1");
    assert!(is_done(&table));
}

#[test]
fn what_becomes_too_small_for_its_damage_is_destroyed() {
    proves(&[SI_R23]);
    let lands = "land G1 city-2:1\nland H1 city-1:1\nland H3 town-1:1\n";
    let mut table = turned("trade-suffers", 3, lands);
    decide(&mut table, &["1 go", "1 yes", "1 land G1"]);
    // A City with 2 damage becomes a Town with 2: destroyed, for 1 Fear.
    assert_eq!((table.land("G1"), table.fear()), (String::new(), 1));
    let mut hurt = turned("trade-suffers", 3, lands);
    decide(&mut hurt, &["1 go", "1 yes", "1 land H1", "2 yes", "2 land H3"]);
    // A City with 1 damage becomes a Town with 1; a Town with 1 an Explorer that is destroyed without Fear.
    assert_eq!((hurt.land("H1"), hurt.land("H3"), hurt.fear()), ("town-1:1".into(), String::new(), 0));
}
