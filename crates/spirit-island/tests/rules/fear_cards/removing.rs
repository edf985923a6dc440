//! Cards by which each player removes pieces.

use artel_spirit_island::rules::{SI_097, SI_101, SI_102, SI_103, SI_216, SI_270};

use super::{at, decide, is_done, must, turned};
use crate::support::{proves, set};

/// The first player's share at a Terror Level, from where and what can be removed: `G1 explorer, …`.
#[track_caller]
fn removable(card: &str, level: usize, lands: &str) -> String {
    let mut table = turned(card, level, lands);
    assert_eq!(table.asked(), [1, 2], "both have a share");
    decide(&mut table, &["1 go"]);
    must(&table);
    let mut found = Vec::new();
    let numbers: Vec<String> = table.rest("1 choose").into_iter().collect();
    let alternatives = if numbers.is_empty() { vec![None] } else { numbers.into_iter().map(Some).collect() };
    for alternative in alternatives {
        let mut table = table.clone();
        if let Some(number) = alternative {
            decide(&mut table, &[&format!("1 choose {number}")]);
        }
        for land in table.rest("1 land") {
            let mut there = table.clone();
            decide(&mut there, &[&format!("1 land {land}")]);
            let picks = there.rest("1 pick");
            found.extend(
                picks
                    .iter()
                    .map(|pick| pick.replace(&format!(" {land}"), ""))
                    .map(|piece| format!("{land} {piece}")),
            );
            if picks.is_empty() {
                let before = table.land(&land);
                found.push(format!("{land} {}", gone(&before, &there.land(&land))));
            }
        }
    }
    found.sort();
    found.join(", ")
}

/// The kind of the piece that is there no more.
fn gone(before: &str, after: &str) -> String {
    let missing = before.split(' ').find(|word| !after.split(' ').any(|other| other == *word));
    missing.unwrap_or_default().split(':').next().unwrap_or_default().to_owned()
}

const EVERYWHERE: &str =
    "land G1 explorer:1 town:1\nland G6 explorer:1 town:1 city:1\nland H3 town:1\nland H5 explorer:2\n";

#[test]
fn emigration_accelerates() {
    proves(&[SI_097, SI_102, SI_101]);
    let card = "emigration-accelerates";
    let lands = format!("{EVERYWHERE}land H2 explorer:1\n");
    assert_eq!(removable(card, 1, &lands), "G1 explorer, H2 explorer");
    assert_eq!(removable(card, 2, &lands), "G1 explorer, G1 town, H2 explorer, H3 town");
    let anywhere = "G1 explorer, G1 town, G6 explorer, G6 town, H2 explorer, H3 town, H5 explorer";
    assert_eq!(removable(card, 3, &lands), anywhere);
}

#[test]
fn wary_of_the_interior() {
    proves(&[SI_097, SI_102]);
    let card = "wary-of-the-interior";
    assert_eq!(removable(card, 1, EVERYWHERE), "G6 explorer, H5 explorer");
    assert_eq!(removable(card, 2, EVERYWHERE), "G6 explorer, G6 town, H5 explorer");
    assert_eq!(
        removable(card, 3, EVERYWHERE),
        "G1 explorer, G1 town, G6 explorer, G6 town, H3 town, H5 explorer"
    );
}

#[test]
fn fear_of_the_unseen() {
    proves(&[SI_097, SI_102]);
    let card = "fear-of-the-unseen";
    // Any Spirit's Presence or sacred site will do: 1 and 1 of two Spirits are none.
    let lands = "land G8 explorer:1 city:1 presence:2,0\nland H3 town:1 city:1 presence:0,2\n\
                 land H5 explorer:1 city:1 presence:1,1\nland G1 explorer:1\n";
    assert_eq!(removable(card, 1, lands), "G8 explorer, H3 town");
    assert_eq!(removable(card, 2, lands), "G8 explorer, H3 town, H5 explorer");
    assert_eq!(removable(card, 3, lands), "G8 city, G8 explorer, H3 city, H3 town, H5 explorer");
}

#[test]
fn isolation() {
    proves(&[SI_097, SI_102]);
    let card = "isolation";
    let lands = "land G1 explorer:1\nland G6 town:1 dahan:3\nland H5 explorer:1 town:1\nland H8 explorer:3\nland H4 town:1 city:1\n";
    // The City of G8 is alone, but it is neither an Explorer nor a Town.
    assert_eq!(removable(card, 1, lands), "G1 explorer, G6 town");
    assert_eq!(removable(card, 2, lands), "G1 explorer, G6 town, H4 town, H5 explorer, H5 town");
    let any = "G1 explorer, G6 town, G8 city, H4 city, H4 town, H5 explorer, H5 town";
    assert_eq!(removable(card, 3, lands), any);
}

#[test]
fn each_player_removes_one_and_no_more() {
    proves(&[SI_103, SI_216]);
    for (card, level) in [
        ("emigration-accelerates", 1),
        ("wary-of-the-interior", 3),
        ("fear-of-the-unseen", 2),
        ("isolation", 2),
    ] {
        let lands = "land G1 explorer:2 presence:0,1\nland H3 explorer:2 presence:1,0\n";
        let mut table = turned(card, level, lands);
        decide(&mut table, &["2 go", "2 land H3"]);
        assert_eq!(at(&table, "G1 H3"), ["explorer:2 presence:0,1", "explorer:1 presence:1,0"], "{card}");
        decide(&mut table, &["1 land G1"]);
        assert_eq!(at(&table, "G1 H3"), ["explorer:1 presence:0,1", "explorer:1 presence:1,0"], "{card}");
        assert!(is_done(&table) && table.fear() == 0, "{card}");
    }
}

#[test]
fn whoever_finds_nothing_to_remove_is_not_asked() {
    proves(&[SI_103, SI_216]);
    let table = turned("emigration-accelerates", 1, "land G1 explorer:1\nland G6 explorer:1\n");
    assert_eq!(table.asked(), [1, 2]);
    let mut table = table;
    decide(&mut table, &["2 go"]);
    assert!(is_done(&table));
    assert_eq!(at(&table, "G1 G6"), ["", "explorer:1"]);
}

#[test]
fn tall_tales_of_savagery_with_dahan_near() {
    proves(&[SI_097, SI_102, SI_270]);
    let card = "tall-tales-of-savagery";
    let lands = "land G1 explorer:3 town:2 dahan:1\nland H5 explorer:1 dahan:1\nland H3 explorer:2\n";
    assert_eq!(removable(card, 1, lands), "G1 explorer, H5 explorer");
    // Two Explorers or one Town, as the player likes; as many as there are.
    let mut table = turned(card, 2, lands);
    decide(&mut table, &["1 go"]);
    assert_eq!(table.rest("1 land"), set("G1 H5"));
    decide(&mut table, &["1 land G1"]);
    must(&table);
    assert_eq!(table.rest("1 choose"), set("1 2"));
    let mut town = table.clone();
    decide(&mut table, &["1 choose 1"]);
    assert_eq!(table.land("G1"), "explorer:1 town:2 dahan:1");
    decide(&mut table, &["2 land H5"]);
    assert_eq!(table.land("H5"), "dahan:1");
    decide(&mut town, &["1 choose 2"]);
    assert_eq!(town.land("G1"), "explorer:3 town:1 dahan:1");
}

#[test]
fn tall_tales_of_savagery_in_each_land_with_dahan() {
    proves(&[SI_097, SI_270]);
    let lands = "land G1 explorer:3 town:2 city:1 dahan:1\nland G6 town:1 city:2 dahan:2\nland H5 explorer:3 town:1 dahan:1\n\
                 land H3 explorer:3 town:1\nland H4 city:1 dahan:5\n";
    let mut table = turned("tall-tales-of-savagery", 3, lands);
    // Each Spirit decides about the lands of its own board.
    assert_eq!(table.moves(), ["1 choose 1".to_owned(), "1 choose 2".to_owned()].into());
    decide(&mut table, &["1 choose 2"]);
    assert_eq!(table.asked(), [2]);
    decide(&mut table, &["2 choose 1"]);
    assert!(is_done(&table));
    let after = [
        "explorer:3 town:1 city:1 dahan:1",
        "city:1 dahan:2",
        "explorer:1 town:1 dahan:1",
        "explorer:3 town:1",
    ];
    assert_eq!(at(&table, "G1 G6 H5 H3"), after);
    // Two Dahan or more: a City goes too.
    assert_eq!((table.land("H4"), table.fear()), ("dahan:5".into(), 0));
}
