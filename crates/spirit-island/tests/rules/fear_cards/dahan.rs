//! Cards by which Dahan gather courage and strike.

use artel_spirit_island::rules::{SI_097, SI_102, SI_R55, SI_R79};

use super::{at, decide, is_done, must, turned};
use crate::support::{proves, set};

#[test]
fn dahan_enheartened_moves_one_to_or_from_a_land_with_invaders() {
    proves(&[SI_097, SI_102, SI_R55]);
    let lands = "land G8 city:1 dahan:1 presence:2,1\nland G5 dahan:2\nland H5 explorer:1\nland H4 dahan:1\n";
    let mut table = turned("dahan-enheartened", 1, lands);
    decide(&mut table, &["1 go"]);
    assert_eq!(table.moves(), ["1 yes".to_owned(), "1 no".to_owned()].into());
    let mut declined = table.clone();
    decide(&mut declined, &["1 no", "2 no"]);
    assert!(is_done(&declined));
    decide(&mut table, &["1 yes"]);
    assert_eq!(table.rest("1 choose"), set("1 2"));
    // Only from a land with Invaders: G8.
    let mut pushed = table.clone();
    decide(&mut pushed, &["1 choose 1"]);
    assert_eq!(pushed.rest("1 send dahan G8"), set("G5 G6 G7"));
    decide(&mut pushed, &["1 send dahan G8 G7"]);
    assert_eq!(at(&pushed, "G8 G7"), ["city:1 presence:2,1", "dahan:1"]);
    assert_eq!(pushed.asked(), [2]);
    // Only into a land with Invaders.
    decide(&mut table, &["1 choose 2"]);
    assert_eq!(table.rest("1 land"), set("G8 H5"));
    decide(&mut table, &["1 land H5"]);
    assert_eq!(
        (at(&table, "H5 H4"), table.asked()),
        (vec!["explorer:1 dahan:1".into(), String::new()], vec![2])
    );
}

#[test]
fn dahan_enheartened_gathers_up_to_two_then_strikes() {
    proves(&[SI_097, SI_102, SI_R55]);
    let lands = "land H5 city:1\nland H4 dahan:3\nland G6 explorer:1\n";
    for (level, city) in [(2, "city-1:1"), (3, "city-2:1")] {
        let mut table = turned("dahan-enheartened", level, lands);
        decide(&mut table, &["2 go", "2 land H5", "2 send dahan H4 H5", "2 send dahan H4 H5"]);
        assert_eq!(table.land("H5"), format!("{city} dahan:2"), "level {level}");
        // Another player takes another land.
        assert!(!table.rest("1 land").contains("H5"));
    }
    // Without Dahan there is no damage; fewer than two will do.
    let mut none = turned("dahan-enheartened", 2, lands);
    decide(&mut none, &["2 go", "2 land H5", "2 skip"]);
    assert_eq!(none.land("H5"), "city:1");
    let mut one = turned("dahan-enheartened", 3, lands);
    decide(&mut one, &["2 go", "2 land H5", "2 send dahan H4 H5", "2 skip"]);
    assert_eq!(one.land("H5"), "city-1:1 dahan:1");
}

#[test]
fn dahan_raid() {
    proves(&[SI_097, SI_102, SI_R79]);
    let lands = "land G6 city:2 dahan:2\nland H5 city:3 dahan:3\nland H3 town:1\n";
    for (level, first, second) in [(1, "city:1 city-1:1", "city:2 city-1:1"), (2, "", ""), (3, "", "")] {
        let mut table = turned("dahan-raid", level, lands);
        decide(&mut table, &["1 go"]);
        must(&table);
        assert_eq!(table.rest("1 land"), set("G6 H5"));
        decide(&mut table, &["1 land G6"]);
        while table.asked() == [1] && !is_done(&table) {
            must(&table);
            let next = table.moves().first().cloned().unwrap();
            decide(&mut table, &[&next]);
        }
        // The second player takes the other land with Dahan.
        while !is_done(&table) {
            assert_eq!(table.asked(), [2]);
            let next = table.moves().first().cloned().unwrap();
            decide(&mut table, &[&next]);
        }
        if level == 1 {
            assert_eq!(at(&table, "G6 H5"), [format!("{first} dahan:2"), format!("{second} dahan:3")]);
        }
        let lost = |land: &str, full: u32| full - health(&table.land(land));
        assert_eq!((lost("G6", 6), lost("H5", 9)), [(1, 1), (2, 3), (4, 6)][level - 1], "level {level}");
        assert_eq!(table.land("H3"), "town:1");
    }
}

/// The Health of the Cities among these pieces.
fn health(pieces: &str) -> u32 {
    let each = pieces.split(' ').filter(|word| word.starts_with("city")).map(|word| {
        let (piece, count) = word.split_once(':').unwrap();
        let damage: u32 = piece.strip_prefix("city-").map_or(0, |damage| damage.parse().unwrap());
        (3 - damage) * count.parse::<u32>().unwrap()
    });
    each.sum()
}
