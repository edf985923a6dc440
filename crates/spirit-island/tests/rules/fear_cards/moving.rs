//! Cards by which Invaders flee; every player may leave their share out.

use artel_spirit_island::rules::{SI_097, SI_102, SI_R55, SI_R61};

use super::{at, decide, is_done, turned};
use crate::support::{proves, set};

/// Both players say no, and nothing has changed.
#[track_caller]
fn may_be_declined(card: &str, level: usize, lands: &str) {
    let mut table = turned(card, level, lands);
    decide(&mut table, &["2 go"]);
    assert_eq!(table.moves(), ["2 yes".to_owned(), "2 no".to_owned()].into());
    decide(&mut table, &["2 no", "1 no"]);
    assert!(is_done(&table));
    for line in lands.lines() {
        let mut words = line.splitn(3, ' ').skip(1);
        assert_eq!(table.land(words.next().unwrap()), words.next().unwrap());
    }
}

const LANDS: &str = "land G1 explorer:2\nland G5 explorer:3 town:2\nland H5 town:1\nland H8 explorer:1\n";

#[test]
fn retreat_inland() {
    proves(&[SI_097, SI_102, SI_R55]);
    for level in [1, 2, 3] {
        may_be_declined("retreat", level, LANDS);
    }
    let mut table = turned("retreat", 1, LANDS);
    decide(&mut table, &["1 go", "1 yes"]);
    // Inland, and with Explorers.
    assert_eq!(table.rest("1 land"), set("G5 H8"));
    decide(&mut table, &["1 land G5", "1 send explorer G5 G8", "1 send explorer G5 G2"]);
    // Two are all; Towns stay.
    assert_eq!((table.land("G5"), table.asked()), ("explorer:1 town:2".into(), vec![2]));
    let mut fewer = turned("retreat", 1, LANDS);
    decide(&mut fewer, &["1 go", "1 yes", "1 land G5", "1 send explorer G5 G8", "1 skip"]);
    assert_eq!((fewer.land("G5"), fewer.asked()), ("explorer:2 town:2".into(), vec![2]));
}

#[test]
fn retreat_with_towns_and_then_from_anywhere() {
    proves(&[SI_097, SI_102]);
    let mut table = turned("retreat", 2, LANDS);
    decide(&mut table, &["1 go", "1 yes"]);
    assert_eq!(table.rest("1 land"), set("G5 H5 H8"));
    decide(&mut table, &["1 land G5", "1 send town G5 G8", "1 send explorer G5 G8", "1 send explorer G5 G8"]);
    assert_eq!((table.land("G5"), table.asked()), ("explorer:1 town:1".into(), vec![2]));
    let mut all = turned("retreat", 3, LANDS);
    decide(&mut all, &["2 go", "2 yes"]);
    assert_eq!(all.rest("2 land"), set("G1 G5 H5 H8"));
    decide(&mut all, &["2 land G5"]);
    for _ in 0..4 {
        let send = all.moves().into_iter().find(|text| text.contains("send")).unwrap();
        decide(&mut all, &[&send]);
    }
    assert_eq!(all.asked(), [2]);
    let send = all.moves().into_iter().find(|text| text.contains("send")).unwrap();
    decide(&mut all, &[&send]);
    assert_eq!((all.land("G5"), all.asked()), (String::new(), vec![1]));
}

#[test]
fn seek_safety_where_more_towns_and_cities_are() {
    proves(&[SI_097, SI_102]);
    let lands =
        "land G6 explorer:1\nland G7 explorer:1 town:1\nland G5 explorer:1 town:2\nland H1 explorer:1\n";
    may_be_declined("seek-safety", 1, lands);
    let mut table = turned("seek-safety", 1, lands);
    decide(&mut table, &["1 go", "1 yes"]);
    // G5 has the most of all around it; no neighbour of H1 has any.
    assert_eq!(table.rest("1 land"), set("G6 G7"));
    let mut few = table.clone();
    decide(&mut few, &["1 land G6"]);
    assert_eq!(few.rest("1 send explorer G6"), set("G5 G8"));
    // From G7 with one Town only to G5 with two, so that nobody has to choose.
    decide(&mut table, &["1 land G7"]);
    assert_eq!(
        (at(&table, "G7 G5"), table.asked()),
        (vec!["town:1".into(), "explorer:2 town:2".into()], vec![2])
    );
}

#[test]
fn seek_safety_in_towns_and_cities() {
    proves(&[SI_097, SI_102]);
    let lands = "land G5 explorer:1 town:1\nland H5 town:1\nland H4 explorer:1\nland H1 explorer:1\n";
    may_be_declined("seek-safety", 2, lands);
    let mut table = turned("seek-safety", 2, lands);
    decide(&mut table, &["1 go", "1 yes"]);
    assert_eq!(table.rest("1 choose"), set("1 2"));
    let mut explorer = table.clone();
    decide(&mut explorer, &["1 choose 1"]);
    assert_eq!(explorer.rest("1 land"), set("G8 H5"));
    decide(&mut explorer, &["1 land H5"]);
    assert_eq!(at(&explorer, "H4 H5"), ["", "explorer:1 town:1"]);
    // A Town goes to a City.
    decide(&mut table, &["1 choose 2"]);
    assert_eq!(at(&table, "G5 G8"), ["explorer:1", "town:1 city:1 presence:2,1"]);
    assert_eq!(table.asked(), [2]);
}

#[test]
fn seek_safety_far_away() {
    proves(&[SI_097, SI_102, SI_R61]);
    let lands = "land G5 explorer:2 town:1 town-1:2\nland H5 explorer:1 city:1\n";
    may_be_declined("seek-safety", 3, lands);
    let mut table = turned("seek-safety", 3, lands);
    decide(&mut table, &["1 go", "1 yes"]);
    // G5 is the only land with Invaders and without a City; damage does not make a Town worth less.
    assert_eq!(table.rest("1 pick"), ["explorer G5", "town G5", "town-1 G5"].map(str::to_owned).into());
    assert!(table.can("1 skip"));
    decide(&mut table, &["1 pick town-1 G5"]);
    assert_eq!(table.rest("1 pick"), ["explorer G5".to_owned()].into());
    decide(&mut table, &["1 pick explorer G5"]);
    assert_eq!(
        (table.land("G5"), table.asked(), table.fear()),
        ("explorer:1 town:1 town-1:1".into(), vec![2], 0)
    );
}
