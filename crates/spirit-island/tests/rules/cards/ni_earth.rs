//! Powers of Nature Incarnate that change the land and what stands on it.

use crate::support::powers::{fast, feared, slow};
use crate::support::proves;
use artel_spirit_island::rules::{SI_249, SI_280, SI_324, SI_R62};

#[test]
fn earthquakes_shake_buildings_here_and_around() {
    proves(&[SI_249, SI_324]);
    let lines =
        "land G6 presence:2 city:2 explorer:1\nland G1 city:2\nland G2 city:2 explorer:3\nland H1 town:1";
    let mut table = slow("eyes", "rumbling-earthquakes", lines);
    let mut events = table.cast("use rumbling-earthquakes", "G6");
    assert_eq!(table.pieces("G6"), "explorer:1", "6 damage, but not to Explorers");
    assert!(table.can("1 pick city G1") && table.can("1 pick city G2") && !table.can("1 pick explorer G2"));
    for _ in 0..2 {
        events.extend(table.play_all(&["1 pick city G1", "1 pick city-1 G1", "1 pick city-2 G1"]));
    }
    assert_eq!((table.pieces("G1"), table.asked()), (String::new(), vec![2]));
    assert_eq!(feared(&events), 3 + 4 * 2);
}

#[test]
fn undergrowth_comes_back_where_there_was_blight() {
    proves(&[SI_R62, SI_280]);
    let lines = "land G6 presence:2 blight:1 city:1\nland G1 explorer:1 wilds:1\nland H1 town:1";
    let mut table = slow("eyes", "ravaged-undergrowth-slithers-back-to-life", lines);
    let before = table.pool();
    let events = table.cast("use ravaged-undergrowth-slithers-back-to-life", "G6");
    assert_eq!(feared(&events), 1 + 2);
    assert!(!table.can("1 skip") && table.can("1 send wilds G6 G1"));
    table.play("1 send wilds G6 G1");
    assert_eq!((table.pieces("G6"), table.pieces("G1")), (String::new(), "explorer:1 wilds:2".into()));
    assert_eq!(table.pool(), before + 1, "the Blight goes back");
}

#[test]
fn undergrowth_drives_people_out_of_the_wilds() {
    proves(&[SI_249, SI_280]);
    let lines = "land G6 presence:2 blight:1 explorer:4 town:2 wilds:1\nland G1 wilds:1\nland H1 town:1";
    let mut table = slow("eyes water:2 plant:1", "ravaged-undergrowth-slithers-back-to-life", lines);
    table.cast("use ravaged-undergrowth-slithers-back-to-life", "G6");
    table.play_all(&[
        "1 pick explorer G6",
        "1 pick explorer G6",
        "1 pick explorer G6",
        "1 send wilds G6 G1",
        "1 skip",
    ]);
    let to: Vec<String> = table.rest("1 send").into_iter().collect();
    assert!(
        !to.is_empty() && to.iter().all(|text| text.starts_with("explorer") && !text.ends_with("G1")),
        "{to:?}"
    );
    table.play(&format!("1 send {}", to[0]));
    let to = table.rest("1 send");
    assert!(to.iter().all(|text| text.starts_with("town")), "{to:?}");
}

#[test]
fn talons_flock_from_afar_and_strike_elsewhere_again() {
    proves(&[SI_249]);
    let lines = "land G2 presence:1\nland G6 presence:1 explorer:2 town:1\nland H1 beasts:1 town:1\nland G5 beasts:1\nland G8 explorer:2";
    let mut table = fast("wind air:1 plant:1 animal:2", "flocking-red-talons", lines);
    table.cast("use flocking-red-talons", "G6");
    assert!(table.can("1 skip") && table.can("1 send beasts G5 G6"));
    table.play("1 send beasts G5 G6");
    let hits: Vec<String> = table.rest("1 pick").into_iter().collect();
    assert_eq!(hits, ["explorer G6", "town G6"]);
    table.play("1 pick explorer G6");
    assert!(!table.rest("1 pick").is_empty(), "2 Beasts, 2 Invaders");
}

#[test]
fn yesteryear_brings_back_what_the_board_shows() {
    proves(&[SI_249]);
    let lines = "land G6 presence:2 explorer:3 city:1 dahan:1 wilds:1\nland G5 presence:1\nland H1 town:1";
    let mut table = slow("eyes", "fragments-of-yesteryear", lines);
    let events = table.cast("use fragments-of-yesteryear", "G6");
    let printed = table.pieces("G6");
    assert_eq!(feared(&events), 0, "removed, not destroyed");
    assert!(!printed.contains("explorer") && !printed.contains("wilds"), "{printed}");
    assert_eq!(table.presence("G6"), [0, 0]);
    let mut kind = slow("eyes moon:2", "fragments-of-yesteryear", lines);
    kind.cast("use fragments-of-yesteryear", "G6");
    assert_eq!(kind.presence("G6"), [2, 0]);
    assert!(
        kind.pieces("G6").contains("wilds:1") && !kind.pieces("G6").contains("city"),
        "{}",
        kind.pieces("G6")
    );
    let quick = fast("wind sun:2", "fragments-of-yesteryear", lines);
    assert!(quick.can("1 use fragments-of-yesteryear"));
    assert!(!fast("wind", "fragments-of-yesteryear", lines).can("1 use fragments-of-yesteryear"));
}
