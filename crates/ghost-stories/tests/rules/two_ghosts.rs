//! Two ghosts attempted from a corner with one roll.

use crate::support::{Table, four, named, proves, set};
use artel_ghost_stories::rules::{GS_077, GS_084, GS_085, GS_086, GS_089, GS_R21, GS_R22, GS_R84};
use artel_ghost_stories::{Colour, Event};

/// The yellow Taoist on a corner between two ghosts, about to act.
fn corner(north: &str, east: &str, tao: &str) -> Table {
    four(&format!(
        "yellow at herbalist-shop tao {tao}\nghost north-1 {north}\nghost east-3 {east}\nphase yang move"
    ))
}

/// The ghosts that are left.
fn left(table: &Table) -> [bool; 2] {
    ["north-1", "east-3"].map(|space| table.card(space) != "-")
}

/// Every corner with its two spaces.
const CORNERS: [(&str, [&str; 2]); 4] = [
    ("cemetery", ["north-3", "west-1"]),
    ("herbalist-shop", ["north-1", "east-3"]),
    ("heavenly-winds", ["east-1", "south-3"]),
    ("tea-house", ["south-1", "west-3"]),
];

#[test]
fn one_roll_beats_both_ghosts_of_a_corner() {
    proves(&[GS_084]);
    for (tile, [one, other]) in CORNERS {
        let lines = format!(
            "yellow at {tile} tao none\nghost {one} ghoul\nghost {other} bleeding-eyes\nphase yang move"
        );
        let mut table = four(&lines);
        let events = table.play_as("yellow", "exorcise", &["yellow+red+red"]);
        assert_eq!((table.card(one).as_str(), table.card(other).as_str()), ("-", "-"), "{tile}");
        let rolls = events.iter().filter(|event| matches!(event, Event::DiceRolled { .. })).count();
        assert_eq!(rolls, 1, "one and the same roll");
    }
}

#[test]
fn a_face_counts_for_one_of_the_two_ghosts_only() {
    proves(&[GS_084]);
    let mut table = corner("ghoul", "restless-dead", "none");
    table.play_as("yellow", "exorcise", &["yellow+yellow+red"]);
    assert_eq!(
        table.moves("yellow"),
        ["dispel north-1", "dispel east-3"],
        "three faces would be needed for both"
    );
    assert_eq!(table.refused("yellow", "dispel-both"), GS_086);
    let mut joker = corner("ghoul", "restless-dead", "none");
    joker.play_as("yellow", "exorcise", &["yellow+yellow+white"]);
    assert_eq!(left(&joker), [false, false]);
    let mut one_joker = corner("ghoul", "skinner", "none");
    one_joker.play_as("yellow", "exorcise", &["white+black+black"]);
    assert_eq!(one_joker.moves("yellow"), ["dispel north-1", "dispel east-3"], "a joker is one face");
}

#[test]
fn tokens_can_be_spent_on_both() {
    proves(&[GS_085]);
    let mut table = corner("ghoul", "bleeding-eyes", "yellow+red+red+blue");
    table.play_as("yellow", "exorcise", &["red+black+black"]);
    assert_eq!(table.moves("yellow"), ["dispel north-1", "dispel east-3", "dispel-both", "give-up"]);
    let events = table.play("yellow", "dispel-both");
    let paid = |colour| Event::PaidTao { taoist: named("yellow-taoist"), colour };
    let count = |colour| events.iter().filter(|event| **event == paid(colour)).count();
    assert_eq!([Colour::Yellow, Colour::Red, Colour::Blue].map(count), [1, 1, 0]);
    assert_eq!(
        (left(&table), table.tao("yellow")),
        ([false, false], vec!["blue".to_owned(), "red".to_owned()])
    );
}

#[test]
fn the_player_chooses_how_a_joker_and_tokens_share_the_work() {
    proves(&[GS_085]);
    // One joker, one token of each colour, three faces missing: the joker is for either ghost.
    let mut table = corner("restless-dead", "skinner", "yellow+yellow+red");
    table.play_as("yellow", "exorcise", &["white+black+black"]);
    table.play("yellow", "dispel-both");
    assert_eq!(table.moves("yellow"), ["pay yellow-taoist yellow", "pay yellow-taoist red"]);
    assert_eq!(table.refused("yellow", "pay yellow-taoist blue").as_str(), "GS-082");
    let mut other = table.clone();
    table.play("yellow", "pay yellow-taoist red");
    assert_eq!((left(&table), table.tao("yellow")), ([false, false], vec!["yellow".to_owned()]));
    other.play("yellow", "pay yellow-taoist yellow");
    assert_eq!(other.moves("yellow").len(), 2, "the joker still can go to either");
    other.play("yellow", "pay yellow-taoist yellow");
    assert_eq!((left(&other), other.tao("yellow")), ([false, false], vec!["red".to_owned()]));
}

#[test]
fn if_only_one_can_go_the_player_chooses_which() {
    proves(&[GS_086]);
    for (choice, expected) in [("dispel north-1", [false, true]), ("dispel east-3", [true, false])] {
        let mut table = corner("restless-dead", "bleeding-eyes", "yellow+red");
        table.play_as("yellow", "exorcise", &["yellow+red+black"]);
        assert_eq!(table.targets("yellow", "dispel"), set("north-1 east-3"));
        assert!(table.can("yellow", "dispel-both"), "with both tokens both go");
        table.play("yellow", choice);
        assert_eq!((left(&table), table.tao("yellow").len()), (expected, 1), "{choice}");
        let mut table = corner("restless-dead", "bleeding-eyes", "none");
        table.play_as("yellow", "exorcise", &["yellow+red+white"]);
        assert!(!table.can("yellow", "dispel-both") && !table.can("yellow", "give-up"));
        table.play("yellow", choice);
        assert_eq!(left(&table), expected, "{choice}");
    }
    let mut weak = corner("restless-dead", "bleeding-eyes", "yellow");
    weak.play_as("yellow", "exorcise", &["yellow+red+black"]);
    assert_eq!(weak.moves("yellow"), ["dispel north-1", "give-up"]);
    assert_eq!(weak.refused("yellow", "dispel east-3"), GS_077);
}

#[test]
fn what_the_dice_beat_has_to_go() {
    proves(&[GS_R22, GS_089]);
    // Both by the dice: both go, nothing is asked.
    let mut both = corner("ghoul", "skinner", "yellow+red");
    both.play_as("yellow", "exorcise", &["yellow+red+black"]);
    assert_eq!((left(&both), both.tao("yellow").len()), ([false, false], 2));
    let mut both = corner("yellow-plague", "skinner", "yellow+yellow+yellow+yellow");
    both.play_as("yellow", "exorcise", &["white+red+black"]);
    assert_eq!(both.refused("yellow", "give-up"), GS_089);
    // Either but not both: at least one goes, and tokens may add the other.
    let mut either = corner("ghoul", "skinner", "red");
    either.play_as("yellow", "exorcise", &["white+black+black"]);
    assert_eq!(either.moves("yellow"), ["dispel north-1", "dispel east-3", "dispel-both"]);
    either.play("yellow", "dispel north-1");
    assert_eq!(
        (left(&either), either.tao("yellow").len()),
        ([false, true], 1),
        "tokens never have to be added"
    );
}

#[test]
fn a_roll_may_beat_one_that_was_not_wanted() {
    proves(&[GS_R21, GS_R22]);
    let mut table = corner("ghoul", "yellow-plague", "none");
    table.play_as("yellow", "exorcise", &["yellow+red+red"]);
    assert_eq!(left(&table), [false, true], "the weak ghost goes, wanted or not");
}

#[test]
fn a_ghost_that_the_dice_beat_is_not_spared_by_paying_for_the_other() {
    proves(&[GS_R84, GS_089]);
    // The joker beats the Ghoul; two red tokens beat Bleeding Eyes: both can go, so the Ghoul has to.
    let lines = || corner("ghoul", "bleeding-eyes", "red+red");
    let mut table = lines();
    table.play_as("yellow", "exorcise", &["white+black+black"]);
    assert_eq!(table.moves("yellow"), ["dispel north-1", "dispel-both"]);
    assert_eq!(table.refused("yellow", "dispel east-3"), GS_R84);
    assert_eq!(table.refused("yellow", "give-up"), GS_089);
    let mut both = table.clone();
    both.play("yellow", "dispel-both");
    assert_eq!((left(&both), both.tao("yellow").len()), ([false, false], 0));
    table.play("yellow", "dispel north-1");
    assert_eq!(
        (left(&table), table.tao("yellow").len()),
        ([false, true], 2),
        "tokens never have to be added"
    );
}

#[test]
fn if_both_cannot_go_together_the_other_may_go_instead() {
    proves(&[GS_R84, GS_086]);
    // With a single red token Bleeding Eyes need the joker that the Ghoul would take.
    let mut table = corner("ghoul", "bleeding-eyes", "red");
    table.play_as("yellow", "exorcise", &["white+black+black"]);
    assert_eq!(table.moves("yellow"), ["dispel north-1", "dispel east-3"]);
    assert_eq!(table.refused("yellow", "dispel-both"), GS_086);
    assert_eq!(table.refused("yellow", "give-up"), GS_089, "one of the two must go");
    table.play("yellow", "dispel east-3");
    assert_eq!((left(&table), table.tao("yellow").len()), ([true, false], 0), "the joker and the token");
}

#[test]
fn tokens_that_were_lent_are_at_hand_and_others_are_not() {
    proves(&[GS_R84]);
    let here = "yellow at herbalist-shop tao red\nred at herbalist-shop tao red\nghost north-1 ghoul\n\
                ghost east-3 bleeding-eyes\nphase yang move";
    let mut table = four(here);
    table.play_as("yellow", "exorcise", &["white+black+black"]);
    let alone = ["dispel north-1", "dispel east-3", "request red-taoist"];
    assert_eq!(table.moves("yellow"), alone, "nobody has agreed yet");
    let mut refused = table.clone();
    table.play("yellow", "request red-taoist");
    table.play("red", "lend");
    assert_eq!(table.moves("yellow"), ["dispel north-1", "dispel-both"]);
    refused.play("yellow", "request red-taoist");
    refused.play("red", "refuse");
    assert_eq!(refused.moves("yellow"), ["dispel north-1", "dispel east-3"]);
}
