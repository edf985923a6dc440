//! Cards that isolate lands, let Strife grow, and weaken what ravages.

use artel_spirit_island::rules::{SI_097, SI_102, SI_103, SI_113, SI_114, SI_126, SM_134};

use super::super::{at, is_done};
use super::{decide, turned};
use crate::support::{Table, proves, set};

fn isolated(table: &Table) -> Vec<String> {
    let lands = ["A1", "A4", "A5", "A8", "B1", "B5"];
    let isolated = lands.into_iter().filter(|land| table.game.is_isolated(land.parse().unwrap()));
    isolated.map(str::to_owned).collect()
}

#[test]
fn spreading_timidity() {
    proves(&[SI_097, SI_103]);
    for (level, defend) in [(1, 0), (2, 2), (3, 4)] {
        let mut table = turned("spreading-timidity", level, "land A5 town:1\n");
        decide(&mut table, &["1 go", "1 land A5"]);
        assert_eq!(table.can("2 land A5"), level == 1, "the others are different lands");
        decide(&mut table, &["2 land B5"]);
        assert!(is_done(&table));
        assert_eq!(isolated(&table), ["A5", "B5"]);
        assert_eq!(table.game.defend_in("A5".parse().unwrap()), defend);
    }
}

#[test]
fn supply_chains_abandoned() {
    proves(&[SI_097, SI_126, SM_134]);
    let lines = "build stage-1-wetland\nland A5 town:1\nland B1 explorer:1\n";
    for (level, built) in [(1, "town:1 city:1"), (2, "town:1")] {
        let mut table = turned("supply-chains-abandoned", level, lines);
        decide(&mut table, &["1 land A5", "2 land B1"]);
        assert_eq!((isolated(&table), is_done(&table)), (vec!["A5".into(), "B1".into()], true));
        // No Build where Towns are; in B1 there are none.
        assert_eq!(at(&table, "A5 B1"), [built, "explorer:1 town:1"]);
    }
    let mut three = turned("supply-chains-abandoned", 3, lines);
    decide(&mut three, &["1 land A5"]);
    assert!(!three.can("1 land A5"), "two different lands");
    decide(&mut three, &["1 land A4", "2 land B1", "2 land B5"]);
    assert_eq!(isolated(&three), ["A4", "A5", "B1", "B5"]);
}

#[test]
fn unsettled() {
    proves(&[SI_097, SI_126, SM_134]);
    let lines =
        "build stage-1-wetland\nland A5 town:1 dahan:1\nland A7 town:1\nland B1 explorer:1 beasts:1\n";
    let mut one = turned("unsettled", 1, lines);
    assert!(one.moves().is_empty() || is_done(&one));
    assert_eq!(one.land("A7"), "town:1");
    let mut two = turned("unsettled", 2, lines);
    decide(&mut two, &["1 choose 2"]);
    assert_eq!((two.land("A5"), is_done(&two)), ("town:1 dahan:1".into(), true), "nothing is built");
    one = turned("unsettled", 3, lines);
    decide(&mut one, &["1 choose 1", "2 choose 2"]);
    assert_eq!((at(&one, "B1"), one.fear()), (vec!["explorer:1 beasts:1".into()], 0));
}

#[test]
fn nerves_fray_away_from_the_card() {
    proves(&[SI_097, SI_102]);
    let lines = "ravage stage-1-sands\nland A4 town:1\nland A5 town:1\nland B1 explorer:2\n";
    let mut one = turned("nerves-fray", 1, lines);
    decide(&mut one, &["1 go"]);
    assert_eq!(one.rest("1 land"), set("A5 A8 B1"));
    decide(&mut one, &["1 land A5"]);
    assert_eq!(one.land("A5"), "town*:1");
    let mut two = turned("nerves-fray", 2, lines);
    decide(&mut two, &["1 go", "1 land A5"]);
    assert_eq!(two.land("A5"), "town*2:1", "both in one land");
    let mut three = turned("nerves-fray", 3, lines);
    decide(&mut three, &["1 go", "1 land A5", "2 land A5"]);
    assert_eq!((three.land("A5"), three.fear()), ("town*4:1".into(), 2));
}

#[test]
fn panicked_by_wild_beasts() {
    proves(&[SI_097, SI_126]);
    let lands = "land A5 town:2 beasts:1\nland A7 explorer:1\nland B5 explorer:1\n";
    for (level, builds, ravages) in [(1, true, true), (2, false, true), (3, false, false)] {
        let after = |card: &str| {
            let mut table = turned("panicked-by-wild-beasts", level, &format!("{card}\n{lands}"));
            decide(&mut table, &["1 go"]);
            // In the land of the Beasts, or next to it.
            let reached = table.rest("1 land");
            assert!(reached.is_superset(&set("A5 A7 A8")) && !reached.contains("B5"), "{reached:?}");
            decide(&mut table, &["1 land A7", "2 land A8"]);
            table.land("A5")
        };
        assert_eq!(after("build stage-1-wetland").contains("city"), builds);
        assert_eq!(after("ravage stage-1-wetland\nbuild stage-1-mountain").contains("blight"), ravages);
    }
}

#[test]
fn beset_by_many_troubles() {
    proves(&[SI_097, SI_114]);
    let lines = "land A5 beasts:1 town*:1\nland A7 badlands:2\nland B5 explorer:1\n";
    let defend = |level| {
        let table = turned("beset-by-many-troubles", level, lines);
        ["A5", "A7", "A8", "A4"].map(|land| table.game.defend_in(land.parse().unwrap()))
    };
    assert_eq!(defend(1), [3, 3, 0, 0]);
    // Next to A8 there are 4 tokens, next to A4 two.
    assert_eq!(defend(2), [5, 5, 5, 0]);
    assert_eq!(defend(3), [12, 12, 12, 6]);
}

#[test]
fn daunted_by_the_dahan() {
    proves(&[SI_097, SI_113, SI_114, SM_134]);
    let lines = "ravage stage-1-wetland\nland A5 city:2 dahan:1\nland B5 explorer:1\n";
    for (level, defend, dahan) in [(1, 0, 1), (2, 3, 1), (3, 3, 1)] {
        let table = turned("daunted-by-the-dahan", level, lines);
        // Only the board A has both.
        assert_eq!(table.fear(), 1, "at level {level}");
        assert_eq!(table.game.defend_in("A5".parse().unwrap()), defend);
        assert!(table.land("A5").contains(&format!("dahan:{dahan}")), "{}", table.land("A5"));
        assert!(table.land("A5").contains("blight"));
        assert_eq!(isolated(&table).len(), usize::from(level == 3));
    }
}

#[test]
fn distracted_by_local_troubles() {
    proves(&[SI_097, SI_113, SM_134]);
    let lines = "ravage stage-1-wetland\nland A5 town:2\nland A2 city:1\nland B1 town:1\n";
    let mut one = turned("distracted-by-local-troubles", 1, lines);
    assert_eq!(one.rest("1 land"), set("A2 A5"));
    decide(&mut one, &["1 land A5"]);
    assert!(one.land("A5").contains("town-1:1"));
    let mut two = turned("distracted-by-local-troubles", 2, lines);
    decide(&mut two, &["1 land A5", "1 pick town A5", "1 pick town A5"]);
    let attack = two.game.ravage_damage("A5".parse().unwrap());
    assert_eq!(attack, 2, "each of the two deals 1 less");
    decide(&mut two, &["2 pick town B1"]);
    let mut three = turned("distracted-by-local-troubles", 3, lines);
    decide(&mut three, &["1 land A2"]);
    assert_eq!(three.game.ravage_damage("A2".parse().unwrap()), 1, "a City with 2 damage");
}

#[test]
fn seek_company() {
    proves(&[SI_097, SM_134]);
    let lines = "land A5 town:2\nland A4 explorer:2 town:1\nland A7 explorer:2\n";
    let mut one = turned("seek-company", 1, lines);
    assert!(one.can("1 skip"));
    decide(&mut one, &["1 send explorer A7 A5"]);
    assert!(one.land("A5").starts_with("explorer:1 town:2"));
    let mut two = turned("seek-company", 2, lines);
    decide(&mut two, &["1 land A5", "1 land A4", "1 send explorer A4 A5"]);
    assert!(!two.can("1 send explorer A7 A5"), "all from one land");
    decide(&mut two, &["1 send town A4 A5", "1 send explorer A4 A5"]);
    assert!(two.land("A5").starts_with("explorer:2 town:3"));
    let mut three = turned("seek-company", 3, lines);
    decide(&mut three, &["1 land A5", "1 send explorer A7 A5", "1 land A5", "1 send explorer A4 A5"]);
    assert!(three.land("A5").starts_with("explorer:2 town:2"));
}
