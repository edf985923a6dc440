//! Major Powers that count what they have destroyed, removed or found.

use super::{after, fast_on, slow_on};
use crate::support::powers::{fast, feared, slow};
use crate::support::proves;
use artel_spirit_island::rules::{SI_214, SI_249, SI_R73};

#[test]
fn angry_bears_come_and_then_rage() {
    proves(&[SI_214, SI_249]);
    let (first, fear) = slow_on("G6", "angry-bears", "", "city:1");
    assert_eq!((first.pieces("G6"), fear), ("city-2:1 beasts:1".into(), 2));
    let (mut second, fear) = slow_on("G6", "angry-bears", "", "city:2 beasts:1");
    assert_eq!(fear, 2);
    second.play_all(&["1 pick city-1 G6", "1 pick city-2 G6"]);
    assert_eq!(second.pieces("G6"), "city-1:1 beasts:1");
    assert!(second.can("1 skip") && second.can("1 send beasts G6 G1"));
    second.play("1 send beasts G6 G1");
    assert_eq!(second.asked(), [2]);
    let lines = "land G6 presence:2 explorer:1\nland G1 beasts:1 town:1 explorer:1\nland G2 town:1";
    let mut bears = slow("eyes fire:1 animal:2", "angry-bears", lines);
    let mut events = bears.cast("use angry-bears", "G6");
    events.extend(bears.play("1 pick town G1"));
    assert_eq!((feared(&events), bears.pieces("G1")), (2 + 1 + 1, "explorer:1 beasts:1".into()));
}

#[test]
fn the_lands_anguish_frightens_once_if_a_building_falls() {
    proves(&[SI_214, SI_249]);
    let lines =
        |pieces: &str| format!("land G6 presence:2 blight:1 {pieces}\nland G5 blight:1\nland H1 town:1");
    let mut table = slow("eyes", "focus-the-lands-anguish", &lines("town:2"));
    table.cast("use focus-the-lands-anguish", "G6");
    assert!(table.can("1 skip"), "up to 5");
    let events = table.play("1 send blight G5 G6");
    assert_eq!(feared(&events), 0, "the damage is still to be dealt");
    let events = table.play("1 pick town-1 G6");
    assert_eq!((table.pieces("G6"), feared(&events)), ("town:1 blight:2".into(), 1 + 5));
    let mut more = slow("eyes sun:2", "focus-the-lands-anguish", &lines("town:2"));
    more.cast("use focus-the-lands-anguish", "G6");
    more.play("1 send blight G5 G6");
    let events = more.play("1 pick town-1 G6");
    assert_eq!((more.pieces("G6"), feared(&events)), ("blight:2".into(), 2 + 5), "not for each of them");
    let mut none = slow("eyes", "focus-the-lands-anguish", &lines("explorer:2"));
    none.cast("use focus-the-lands-anguish", "G6");
    assert_eq!(feared(&none.play("1 send blight G5 G6")), 0, "Explorers are no buildings");
}

#[test]
fn the_wounded_wild_counts_three_kinds_and_what_it_destroyed() {
    proves(&[SI_249]);
    let wild = |elements: &str, pieces: &str| {
        let (table, fear) = slow_on("G6", "the-wounded-wild-turns-on-its-assailants", elements, pieces);
        (table.pieces("G6"), fear)
    };
    let many = "explorer:4 beasts:1 wilds:2 blight:1";
    assert_eq!(wild("", many), ("beasts:1 wilds:2 badlands:2 blight:1".into(), 0));
    assert_eq!(wild("fire:1 plant:2 animal:1", many).1, 4 * 2);
    let most = "explorer:6 beasts:3 wilds:2 blight:1";
    assert_eq!(wild("fire:1 plant:2 animal:1", most).1, 8, "no more than that");
}

#[test]
fn fear_for_every_two_explorers_who_never_wake() {
    proves(&[SI_249, SI_214]);
    let lines = "land G5 presence:1 explorer:3\nland G6 presence:1 explorer:3\nland H1 town:1";
    let mut plain = fast("wind", "sleep-and-never-waken", lines);
    plain.cast("use sleep-and-never-waken", "G6");
    assert!(plain.can("1 skip"));
    let events = plain.play_all(&["1 pick explorer G6", "1 pick explorer G6"]);
    assert_eq!((feared(&events), plain.pieces("G6")), (1, "explorer:1".into()));

    let mut more = fast("wind moon:2 air:1 animal:1", "sleep-and-never-waken", lines);
    more.cast("use sleep-and-never-waken", "G6");
    let mut events = more.play_all(&["1 pick explorer G6", "1 pick explorer G6"]);
    assert!(more.can("1 land G5") && more.can("1 land G6") && more.can("1 skip"));
    assert!(!more.can("1 land G1"), "only in its own lands");
    events.extend(more.play_all(&["1 land G5", "1 land G5", "1 land G5"]));
    assert_eq!(feared(&events), 0, "the Fear waits for all of them");
    let events = more.play("1 land G6");
    assert_eq!((feared(&events), more.pieces("G5"), more.pieces("G6")), (3, String::new(), String::new()));
}

#[test]
fn what_vanishes_is_removed_and_frightens_nobody() {
    proves(&[SI_R73, SI_249]);
    let (table, _) =
        slow_on("G6", "vanish-softly-away-forgotten-by-all", "", "town:1 town-1:1 city-1:1 explorer:1");
    assert_eq!(after(&table, "1 choose 2", "G6"), ("explorer:1 town:1".into(), 0));
    let mut one = table.clone();
    one.play_all(&["1 choose 1", "1 pick city-1 G6"]);
    assert!(!one.can("1 skip") && one.can("1 pick town-1 G6"));
    one.play("1 pick explorer G6");
    assert_eq!(one.pieces("G6"), "town:1 town-1:1");
    let lines = "land G6 presence:2 explorer:1\nland G1 explorer:4\nland G2 explorer:5\nland G3 town:3\nland H4 town:4";
    let mut two = slow("eyes moon:2 air:2", "vanish-softly-away-forgotten-by-all", lines);
    two.cast("use vanish-softly-away-forgotten-by-all", "G6");
    assert_eq!(two.rest("1 land"), crate::support::set("G1 G2 H4"), "4 or more Invaders");
    two.play("1 land G2");
    assert_eq!(two.rest("1 land"), crate::support::set("G1 H4"), "another land");
    assert!(!two.can("1 skip"));
    two.play("1 land G1");
    assert_eq!(
        (two.pieces("G1"), two.pieces("G2"), two.asked()),
        ("explorer:3".into(), "explorer:4".into(), vec![2])
    );
}

#[test]
fn radiant_trees_want_jungle_or_pure_land() {
    proves(&[SI_249, SI_214]);
    let lines = "land G5 presence:1 blight:1\nland G6 presence:1 blight:1 city:1\nland H1 town:1";
    let table = fast("wind", "trees-radiate-celestial-brilliance", lines);
    let reach = table.reach("use trees-radiate-celestial-brilliance");
    assert!(reach.contains("G6") && reach.contains("G1") && !reach.contains("G5"), "{reach:?}");
    let (sun, fear) = fast_on("G6", "trees-radiate-celestial-brilliance", "sun:3 moon:1 plant:1", "city:2");
    assert_eq!((fear, sun.defend("G6")), (3, 6));
    let mut sun = sun;
    sun.play_all(&["1 pick city-1 G6", "1 pick city-2 G6"]);
    assert_eq!(sun.pieces("G6"), "city-1:1", "4 Suns");
}

#[test]
fn stolen_lands_are_released_by_the_health_of_their_dahan() {
    proves(&[SI_249, SI_R73]);
    let lines = "land G6 presence:2 dahan:1 city:1 town:1\nland G1 explorer:1 town:1 city:2\nland G5 presence:1 blight:1 dahan:1\nland H1 town:1";
    let table = slow("eyes", "inspire-the-release-of-stolen-lands", lines);
    assert!(!table.reach("use inspire-the-release-of-stolen-lands").contains("G5"));
    let mut table = table;
    table.cast("use inspire-the-release-of-stolen-lands", "G6");
    table.play("1 skip");
    table.play("1 pick city G6");
    assert_eq!(
        (table.pieces("G6"), table.asked()),
        ("town:1 dahan:1".into(), vec![2]),
        "3 Health for one Dahan"
    );
    let mut all = slow("eyes sun:2 water:2 animal:1", "inspire-the-release-of-stolen-lands", lines);
    assert!(all.reach("use inspire-the-release-of-stolen-lands").contains("G5"), "with Blight too");
    all.cast("use inspire-the-release-of-stolen-lands", "G5");
    all.play("1 skip");
    assert_eq!(all.pieces("G5"), "dahan:1", "the Blight is gone");
    assert_eq!(all.pieces("G6"), "dahan:1", "a City and a Town next to it");
}
