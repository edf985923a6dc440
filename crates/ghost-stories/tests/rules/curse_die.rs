//! Tormentors and the Curse die.

use crate::support::{FOUR, Table, drawn, four, named, proves, seated, set, table};
use artel_engine::{Game, NoLog};
use artel_ghost_stories::rules::{GS_047, GS_048, GS_049, GS_050, GS_051, GS_052, GS_R01};
use artel_ghost_stories::{Card, Centre, CurseFace, Event, Move, Outcome};

/// A Tormentor on the left space of the yellow board, whose turn begins.
fn tormented() -> Table {
    four("yellow tao red+blue+blue\nghost north-1 lich")
}

fn curses(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::CurseRolled { .. })).count()
}

#[test]
fn the_curse_die_has_two_blank_faces_and_one_of_each_other() {
    proves(&[GS_R01]);
    let mut game = tormented().game;
    game.begin(tormented().seat("yellow"), Move::Yin, &mut NoLog).unwrap();
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let faces = [
        (CurseFace::NoEffect, 2),
        (CurseFace::Haunt, 1),
        (CurseFace::NewGhost, 1),
        (CurseFace::LoseAllTao, 1),
        (CurseFace::LoseQi, 1),
    ];
    assert_eq!(outcomes, faces.map(|(face, count)| (Outcome::Curse(face), count)));
    for (face, count) in faces {
        assert_eq!(CurseFace::DIE.iter().filter(|&&each| each == face).count() as u32, count);
    }
}

#[test]
fn the_die_is_rolled_once_for_each_tormentor_on_the_active_board() {
    proves(&[GS_047]);
    let three =
        "ghost north-1 lich\nghost north-2 fury-of-depth\nghost north-3 raging-one\nghost east-1 soul-eater";
    let mut full = four(three);
    let events = full.play_as("yellow", "yin", &["no-effect", "lose-qi", "lose-qi"]);
    assert_eq!((curses(&events), full.qi("yellow")), (3, 1), "each result is applied, then the overrun");
    for card in Card::ALL.into_iter().filter(|card| card.has(Centre::Tormentor)) {
        let lines = seated(FOUR, &format!("ghost north-1 {card}"));
        let lines = if card.is_incarnation() { drawn(46, &lines) } else { lines };
        let mut table = table(&lines);
        let events = table.play_as("yellow", "yin", &["no-effect", "dark-wraith-2"]);
        assert_eq!(curses(&events), 1, "{card}");
    }
    assert_eq!(Card::ALL.iter().filter(|card| card.has(Centre::Tormentor)).count(), 6);
}

#[test]
fn the_blank_face_does_nothing() {
    proves(&[GS_048]);
    let mut table = tormented();
    let events = table.play_as("yellow", "yin", &["no-effect", "zombie-1"]);
    assert_eq!(curses(&events), 1);
    table.play("yellow", "place north-2");
    assert_eq!((table.qi("yellow"), table.tao("yellow").len(), table.game.haunted().len()), (4, 3, 0));
    assert_eq!(table.game.occupied().len(), 2, "only the ghost of step 3 came");
}

#[test]
fn the_haunt_face_takes_the_first_active_tile_in_front_of_that_ghost() {
    proves(&[GS_049]);
    let lines = [
        ("north-1", "", "herbalist-shop"),
        ("north-2", "", "taoist-altar"),
        ("north-3", "", "cemetery"),
        ("north-1", "herbalist-shop", "night-watchman"),
        ("north-3", "cemetery sorcerer-hut", "tea-house"),
    ];
    for (space, already, next) in lines {
        let haunted = if already.is_empty() { String::new() } else { format!("haunted {already}") };
        let mut table = four(&format!("ghost {space} lich\n{haunted}"));
        let events = table.play_as("yellow", "yin", &["haunt", "zombie-1"]);
        assert!(events.contains(&Event::Haunted { tile: named(next) }), "{space} with {already} haunted");
        assert_eq!(table.game.haunted().len() as usize, 1 + already.split_whitespace().count());
    }
    // With two Tormentors each die means the line of its own ghost.
    let mut table = four("ghost north-1 lich\nghost north-3 fury-of-depth");
    table.play_as("yellow", "yin", &["no-effect", "haunt", "zombie-1"]);
    assert!(table.is_haunted("cemetery") && !table.is_haunted("herbalist-shop"));
}

#[test]
fn the_ghost_face_brings_a_ghost_by_the_placement_rules() {
    proves(&[GS_050]);
    let mut table = tormented();
    table.play_as("yellow", "yin", &["new-ghost", "skinner"]);
    let refused =
        ["north-2", "south-1"].map(|space| table.refused("yellow", &format!("place {space}")).as_str());
    assert_eq!(refused, ["GS-055"; 2], "a red ghost goes to the red board");
    table.play_as("yellow", "place east-2", &["zombie-1"]);
    assert_eq!(table.card("east-2"), "skinner");
    let mut black = tormented();
    black.play_as("yellow", "yin", &["new-ghost", "dark-wraith-1"]);
    assert_eq!(black.targets("yellow", "place"), set("north-2 north-3"), "a black one to the active");
}

#[test]
fn the_tao_face_takes_every_tao_token_of_the_player() {
    proves(&[GS_051]);
    let mut table = tormented();
    let events = table.play_as("yellow", "yin", &["lose-all-tao", "zombie-1"]);
    assert!(events.contains(&Event::LostAllTao { taoist: named("yellow-taoist"), tokens: 3 }));
    assert_eq!((table.tao("yellow").len(), table.tao("red").len(), table.tao("green").len()), (0, 1, 1));
    assert_eq!(table.game.bank().counts(), [4, 3, 3, 3, 4], "they go to the bank");
    let mut without = four("yellow tao none\nghost north-1 lich");
    without.play_as("yellow", "yin", &["lose-all-tao", "zombie-1"]);
    assert_eq!(without.qi("yellow"), 4, "nothing is lost instead");
}

#[test]
fn the_qi_face_costs_the_taoist_one_qi() {
    proves(&[GS_052]);
    let mut table = tormented();
    let events = table.play_as("yellow", "yin", &["lose-qi", "zombie-1"]);
    assert!(events.contains(&Event::LostQi { taoist: named("yellow-taoist"), left: 3 }));
    assert_eq!(["yellow", "red", "green", "blue"].map(|colour| table.qi(colour)), [3, 4, 4, 4]);
    assert_eq!((table.tao("yellow").len(), table.game.bank_qi()), (3, 5));
}
