//! Scapegoats: nobody decides anything.

use artel_spirit_island::rules::{SI_089, SI_097, SI_101, SI_273};

use super::{at, is_done, turned};
use crate::support::proves;

const LANDS: &str = "land G1 explorer:5 town:2\nland G6 explorer:5 city:2\nland H5 explorer:5 town:3 city:1\nland H8 explorer:2\n";

#[test]
fn in_lands_with_towns_an_explorer_falls_for_each() {
    proves(&[SI_097, SI_273]);
    let table = turned("scapegoats", 1, LANDS);
    let after = ["explorer:3 town:2", "explorer:5 city:2", "explorer:2 town:3 city:1", "explorer:2"];
    assert_eq!(at(&table, "G1 G6 H5 H8"), after);
    assert!(is_done(&table) && table.fear() == 0);
}

#[test]
fn then_two_explorers_for_each_city_too() {
    proves(&[SI_097]);
    let table = turned("scapegoats", 2, LANDS);
    assert_eq!(
        at(&table, "G1 G6 H5 H8"),
        ["explorer:3 town:2", "explorer:1 city:2", "town:3 city:1", "explorer:2"]
    );
    assert!(is_done(&table) && table.fear() == 0);
}

#[test]
fn at_last_all_explorers_and_a_town_for_each_city() {
    proves(&[SI_097, SI_089, SI_101]);
    let table = turned("scapegoats", 3, &format!("{LANDS}land H4 town:1 city:3\n"));
    assert_eq!(at(&table, "G1 G6 H5 H8 H4"), ["town:2", "city:2", "town:2 city:1", "explorer:2", "city:3"]);
    // Two Towns were destroyed.
    assert!(is_done(&table) && table.fear() == 2);
}
