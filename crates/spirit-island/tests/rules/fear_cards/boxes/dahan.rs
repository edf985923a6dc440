//! Cards by which Dahan come, fight or guard.

use artel_spirit_island::rules::{SI_097, SI_102, SI_103, SI_113, SI_114};

use super::super::{at, is_done};
use super::{decide, turned};
use crate::support::{proves, set};

#[test]
fn dahan_attack() {
    proves(&[SI_097, SI_102, SI_103]);
    let lands = "land A1 explorer:2 dahan:1\nland B3 explorer:1 town:1 dahan:2\nland B2 explorer:1 town:1\n";
    let mut one = turned("dahan-attack", 1, lands);
    decide(&mut one, &["2 go"]);
    assert_eq!(one.rest("2 land"), set("A1 B3"));
    decide(&mut one, &["2 land B3"]);
    assert_eq!((one.land("B3"), one.fear()), ("town:1 dahan:2".into(), 0));
    let mut two = turned("dahan-attack", 2, lands);
    decide(&mut two, &["1 go", "1 land B3", "1 pick town B3", "1 pick town-1 B3"]);
    // Only A1 is left for the other.
    assert_eq!(
        (at(&two, "A1 B3"), is_done(&two)),
        (vec!["explorer:1 dahan:1".into(), "explorer:1 dahan:2".into()], true)
    );
    let mut three = turned("dahan-attack", 3, lands);
    decide(&mut three, &["1 go"]);
    assert_eq!(three.rest("1 land"), set("B2 B3"));
    decide(&mut three, &["1 land B2"]);
    // From B3, and then 2 damage for each.
    assert_eq!(three.land("B2"), "explorer:1 town:1 dahan:1");
    decide(&mut three, &["1 pick town B2", "1 pick town-1 B2"]);
    // The Dahan go back to the only Town that the other can reach.
    assert_eq!((three.land("B2"), is_done(&three)), ("explorer:1".into(), true));
}

#[test]
fn dahan_reclaim_fishing_grounds() {
    proves(&[SI_097, SI_102, SI_103]);
    let lands =
        "land A1 explorer:2 dahan:1\nland A2 dahan:1\nland A6 town:1 dahan:2\nland B2 town:1 dahan:2\n";
    let mut one = turned("dahan-reclaim-fishing-grounds", 1, lands);
    decide(&mut one, &["1 go"]);
    // Coastal, and something to damage.
    assert_eq!(one.rest("1 land"), set("A1 B2"));
    decide(&mut one, &["1 land A1"]);
    assert_eq!(
        (at(&one, "A1 B2"), is_done(&one)),
        (vec!["explorer:1 dahan:1".into(), "dahan:2".into()], true)
    );
    for (level, left) in [(2, "dahan:2"), (3, "dahan:2")] {
        let mut table = turned("dahan-reclaim-fishing-grounds", level, lands);
        decide(&mut table, &["1 go", "1 land A1"]);
        assert!(table.can("1 skip"), "the Dahan may stay away");
        let mut alone = table.clone();
        decide(&mut table, &["1 send dahan A2 A1"]);
        assert_eq!(table.land("A1"), left);
        decide(&mut alone, &["1 skip"]);
        assert_eq!(alone.land("A1"), if level == 2 { "explorer:1 dahan:1" } else { "dahan:1" });
    }
}

#[test]
fn dahan_gain_the_edge() {
    proves(&[SI_097, SI_103, SI_114]);
    let lands = "land A1 town:1 dahan:1\nland B3 town:1 dahan:1\nland B6 town:1\n";
    for (level, defend, left) in [(1, 2, "town:1"), (2, 3, "town-1:1"), (3, 4, "")] {
        let mut table = turned("dahan-gain-the-edge", level, lands);
        decide(&mut table, &["1 go"]);
        assert_eq!(table.rest("1 land"), set("A1 B3"));
        decide(&mut table, &["1 land A1"]);
        let land = |name: &str| name.parse().unwrap();
        assert_eq!((table.game.defend_in(land("A1")), table.game.defend_in(land("B3"))), (defend, defend));
        assert_eq!(table.game.defend_in(land("B6")), 0);
        assert!(table.land("A1").starts_with(left) && is_done(&table));
    }
}

#[test]
fn demoralized_everywhere() {
    proves(&[SI_097, SI_113, SI_114]);
    for level in [1, 2, 3] {
        let table = turned("demoralized", usize::from(level), "land A1 explorer:1\n");
        for land in ["A1", "A6", "B3", "B8"] {
            assert_eq!(table.game.defend_in(land.parse().unwrap()), level);
        }
    }
}
