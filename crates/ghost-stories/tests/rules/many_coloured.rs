//! Hope Killer and Nameless, whose resistance has several colours.

use crate::support::{FOUR, Table, drawn, named, proves, seated, table};
use artel_ghost_stories::rules::{GS_142, GS_143, GS_144, GS_145, GS_R60};
use artel_ghost_stories::{CurseFace, Event};

/// The incarnation lies on the table: 45 ghosts and one more card have come.
fn with_incarnation(more: &str) -> Table {
    table(&drawn(46, &seated(FOUR, more)))
}

/// The incarnation is drawn by yellow and put on the space.
fn arrives(more: &str, card: &str, space: &str, then: &[&str]) -> (Table, Vec<Event>) {
    let mut table = table(&drawn(45, &seated(FOUR, more)));
    table.play_as("yellow", "yin", &[card]);
    let events = table.play_as("yellow", &format!("place {space}"), then);
    (table, events)
}

#[test]
fn hope_killer_takes_two_of_four_colours_and_curses() {
    proves(&[GS_142]);
    let here = "ghost north-3 hope-killer\nphase yang move";
    let tokens = |tao: &str| with_incarnation(&format!("yellow at cemetery tao {tao}\n{here}"));
    let mut lacking = tokens("yellow+red+green+blue");
    lacking.play_as("yellow", "exorcise", &["yellow+red+green"]);
    assert!(lacking.can("yellow", "end"), "one blue face is missing");
    let mut enough = tokens("yellow+red+green+blue+blue");
    enough.play_as("yellow", "exorcise", &["yellow+red+green"]);
    let events = enough.play_as("yellow", "dispel north-3", &["no-effect"]);
    assert_eq!(enough.tao("yellow"), [""; 0], "five tokens for five missing faces");
    assert!(events.contains(&Event::CurseRolled { face: CurseFace::NoEffect }));
    let mut black = tokens("yellow+red+green+black+black");
    black.play_as("yellow", "exorcise", &["yellow+red+green"]);
    assert!(black.can("yellow", "end"), "black has no part in it");
}

#[test]
fn nameless_takes_one_of_each_colour() {
    proves(&[GS_143, GS_145]);
    let tokens = |tao: &str| {
        with_incarnation(&format!("yellow at cemetery tao {tao}\nghost north-3 nameless\nphase yang move"))
    };
    let mut enough = tokens("red+black");
    enough.play_as("yellow", "exorcise", &["yellow+blue+green"]);
    assert!(enough.can("yellow", "dispel north-3"));
    let mut twice = tokens("red+red");
    twice.play_as("yellow", "exorcise", &["yellow+blue+green"]);
    assert!(!twice.can("yellow", "dispel north-3"));
    let mut joker = tokens("red+black");
    joker.play_as("yellow", "exorcise", &["yellow+blue+white"]);
    assert!(joker.can("yellow", "end"), "the white face is no joker");
}

#[test]
fn nameless_clears_the_circle_and_ends_white_faces_everywhere() {
    proves(&[GS_144, GS_145, GS_R60]);
    for colour in ["red", "black"] {
        let (table, events) = arrives(&format!("circle {colour}"), "nameless", "north-1", &[]);
        assert!(events.contains(&Event::CircleCleared { colour: named(colour) }));
        assert_eq!(table.game.circle(), None);
        assert_eq!(
            table.game.bank().count(named(colour)),
            if colour == "red" { 3 } else { 4 },
            "it is in the bank"
        );
    }
    let far = "yellow at cemetery tao none\nghost south-1 nameless\nghost north-3 skinner\nphase yang move";
    let mut table = with_incarnation(far);
    table.play_as("yellow", "exorcise", &["white+white+white"]);
    assert_eq!(table.card("north-3"), "skinner", "not only in its own exorcism");
    let mut herbs =
        with_incarnation("yellow at herbalist-shop tao none\nghost south-1 nameless\nphase yang move");
    herbs.play_as("yellow", "ask", &["white+red"]);
    assert_eq!(herbs.tao("yellow"), ["red"]);
    assert!(herbs.can("yellow", "end"));
}
