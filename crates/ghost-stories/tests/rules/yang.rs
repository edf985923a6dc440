//! The Yang phase: move, act, place Buddhas.

use crate::support::{Table, four, proves, set};
use artel_engine::Game;
use artel_ghost_stories::rules::{
    GS_070, GS_071, GS_072, GS_073, GS_074, GS_075, GS_102, GS_112, GS_R35, GS_R52,
};
use artel_ghost_stories::{Colour, Event, Move, Phase, Step, Tile};

/// The tiles next to each, diagonals included, with the village in its usual order.
const NEIGHBOURS: [(&str, &str); 9] = [
    ("cemetery", "taoist-altar sorcerer-hut buddhist-temple"),
    ("taoist-altar", "cemetery herbalist-shop sorcerer-hut buddhist-temple night-watchman"),
    ("herbalist-shop", "taoist-altar buddhist-temple night-watchman"),
    ("sorcerer-hut", "cemetery taoist-altar buddhist-temple tea-house circle-of-prayer"),
    (
        "buddhist-temple",
        "cemetery taoist-altar herbalist-shop sorcerer-hut night-watchman tea-house circle-of-prayer heavenly-winds",
    ),
    ("night-watchman", "taoist-altar herbalist-shop buddhist-temple circle-of-prayer heavenly-winds"),
    ("tea-house", "sorcerer-hut buddhist-temple circle-of-prayer"),
    ("circle-of-prayer", "sorcerer-hut buddhist-temple night-watchman tea-house heavenly-winds"),
    ("heavenly-winds", "buddhist-temple night-watchman circle-of-prayer"),
];

/// The spaces next to each tile.
const REACH: [(&str, &str); 9] = [
    ("cemetery", "north-3 west-1"),
    ("taoist-altar", "north-2"),
    ("herbalist-shop", "north-1 east-3"),
    ("sorcerer-hut", "west-2"),
    ("buddhist-temple", ""),
    ("night-watchman", "east-2"),
    ("tea-house", "south-1 west-3"),
    ("circle-of-prayer", "south-2"),
    ("heavenly-winds", "east-1 south-3"),
];

/// A weak ghost on every space.
const GHOSTS_EVERYWHERE: &str = "ghost north-1 ghoul
ghost north-2 coffin-breaker-2
ghost north-3 restless-dead
ghost east-1 skinner
ghost east-2 sharp-nailed-mistress-2
ghost east-3 bleeding-eyes
ghost south-1 creeping-one
ghost south-2 fallen-monk-2
ghost south-3 restless-spirit
ghost west-1 drowned-maiden
ghost west-2 perfidious-nymph-2
ghost west-3 sticky-feet";

fn yang(tile: &str, more: &str) -> Table {
    four(&format!("yellow at {tile}\n{more}\nphase yang move"))
}

#[test]
fn the_steps_of_the_yang_phase_come_in_their_order() {
    proves(&[GS_070]);
    let buddha = "yellow at sorcerer-hut buddhas 1\nghost east-1 ghoul\nphase yang move";
    // Movement, help, a Buddha: each step closes those before it.
    let mut table = four(buddha);
    table.play("yellow", "move tea-house");
    assert_eq!(table.game.phase(), Phase::Yang { step: Step::Act });
    table.play("yellow", "ask");
    table.play_as("yellow", "take red", &["skinner"]);
    table.play("yellow", "place east-2");
    assert_eq!(table.game.phase(), Phase::Yang { step: Step::Acted });
    assert_eq!(table.refused("yellow", "move circle-of-prayer"), GS_R52);
    table.play("yellow", "buddha south-1");
    assert_eq!(table.game.phase(), Phase::Yang { step: Step::Buddhas });
    // After a Buddha neither movement nor help nor exorcism is left, even if none was made.
    let mut early =
        four(&format!("{buddha}\nghost west-3 drowned-maiden").replace("sorcerer-hut", "tea-house"));
    early.play("yellow", "buddha south-1");
    assert_eq!(early.refused("yellow", "ask"), GS_070);
    assert_eq!(early.refused("yellow", "exorcise"), GS_070);
    assert_eq!(early.refused("yellow", "move circle-of-prayer"), GS_R52);
    early.play("yellow", "end");
}

#[test]
fn movement_and_buddhas_are_optional() {
    proves(&[GS_070, GS_071, GS_R35]);
    let mut table = yang("tea-house", "yellow buddhas 1");
    assert!(table.can("yellow", "end"), "neither help nor exorcism has to be chosen");
    assert!(table.can("yellow", "ask"), "help without a move");
    table.play("yellow", "end");
    assert_eq!((table.active().as_str(), table.at("yellow").as_str()), ("red", "tea-house"));
    assert_eq!(table.game.carried_buddhas(table.side("yellow")), 1);
}

#[test]
fn a_taoist_moves_to_one_adjacent_tile_diagonals_included() {
    proves(&[GS_071]);
    for (tile, neighbours) in NEIGHBOURS {
        let mut table = yang(tile, "");
        assert_eq!(table.targets("yellow", "move"), set(neighbours), "from {tile}");
        for other in Tile::ALL.map(Tile::id) {
            if !set(neighbours).contains(other) {
                assert_eq!(table.refused("yellow", &format!("move {other}")), GS_071, "{tile} to {other}");
            }
        }
        let to = neighbours.split(' ').next().unwrap();
        let events = table.play("yellow", &format!("move {to}"));
        assert_eq!(events.len(), 1);
        assert!(matches!(events[0], Event::Moved { .. }));
        assert_eq!(table.at("yellow"), to);
        assert_eq!(table.targets("yellow", "move"), set(""), "one move only");
        assert_eq!(table.refused("yellow", &format!("move {tile}")), GS_071);
    }
}

#[test]
fn a_taoist_either_asks_for_help_or_attempts_an_exorcism() {
    proves(&[GS_072]);
    let lines = "ghost south-2 yellow-plague\nyellow tao none";
    let mut asked = yang("circle-of-prayer", lines);
    asked.play("yellow", "ask");
    asked.play("yellow", "pray red");
    assert_eq!(asked.refused("yellow", "exorcise"), GS_072);
    assert_eq!(asked.refused("yellow", "ask"), GS_072, "nor is a second request allowed");
    let mut attempted = yang("circle-of-prayer", lines);
    attempted.play_as("yellow", "exorcise", &["red+red+red"]);
    assert_eq!(attempted.card("south-2"), "yellow-plague");
    assert_eq!(attempted.refused("yellow", "ask"), GS_072, "a failed attempt counts");
    assert_eq!(attempted.refused("yellow", "exorcise"), GS_072);
    assert!(attempted.can("yellow", "end"));
}

#[test]
fn help_comes_from_the_villager_of_the_own_tile() {
    proves(&[GS_073]);
    let mut table = four("yellow at buddhist-temple\nred at tea-house\nphase yang move");
    let events = table.play("yellow", "ask");
    let temple = Tile::BuddhistTemple;
    assert!(events.contains(&Event::Asked { taoist: table.game.taoist(table.side("yellow")), tile: temple }));
    assert_eq!(table.game.carried_buddhas(table.side("yellow")), 1, "the Temple, not another tile");
    assert_eq!(table.qi("yellow"), 4);
    // After a move it is the new tile.
    let mut table = four("yellow at buddhist-temple\nphase yang move");
    table.play("yellow", "move circle-of-prayer");
    table.play("yellow", "ask");
    table.play("yellow", "pray black");
    assert_eq!(table.game.circle().map(Colour::id), Some("black"));
}

#[test]
fn only_ghosts_next_to_the_own_tile_can_be_exorcised() {
    proves(&[GS_074, GS_075]);
    for (tile, reach) in REACH {
        let table = yang(tile, GHOSTS_EVERYWHERE);
        let in_reach: Vec<String> = table.game.targets().iter().map(|space| space.to_string()).collect();
        assert_eq!(set(&in_reach.join(" ")), set(reach), "{tile}");
        assert_eq!(table.can("yellow", "exorcise"), !reach.is_empty(), "{tile}");
        assert!(!yang(tile, "").can("yellow", "exorcise"), "{tile} without a ghost");
    }
    let centre = yang("buddhist-temple", GHOSTS_EVERYWHERE);
    assert_eq!(centre.refused("yellow", "exorcise"), GS_075);
    let nothing = yang("tea-house", "ghost north-1 ghoul");
    assert_eq!(nothing.refused("yellow", "exorcise"), GS_074);
    let mut corner = yang("tea-house", &format!("{GHOSTS_EVERYWHERE}\nyellow tao black"));
    corner.play_as("yellow", "exorcise", &["white+white+white"]);
    assert_eq!((corner.card("south-1"), corner.card("west-3")), ("-".into(), "-".into()));
    assert_eq!(corner.game.occupied().len(), 10, "the others are out of reach");
    let mut choice = yang("tea-house", GHOSTS_EVERYWHERE);
    choice.play_as("yellow", "exorcise", &["blue+white+red"]);
    assert_eq!(choice.targets("yellow", "dispel"), set("south-1 west-3"));
    assert_eq!(choice.refused("yellow", "dispel north-1"), GS_074);
}

#[test]
fn every_move_of_the_phase_belongs_to_one_of_its_steps() {
    proves(&[GS_070, GS_112]);
    let moving = yang("tea-house", "yellow buddhas 1\nhaunted cemetery\nghost west-3 ghoul");
    let verbs = |table: &Table| -> Vec<&'static str> {
        let mut moves = Vec::new();
        table.game.moves(table.seat("yellow"), &mut moves);
        let mut verbs: Vec<&'static str> = moves.into_iter().map(verb).collect();
        verbs.dedup();
        verbs
    };
    assert_eq!(verbs(&moving), ["move", "pocket", "ask", "exorcise", "yin-yang", "buddha", "end"]);
    assert_eq!(verbs(&moving.with("phase yang act")), ["ask", "exorcise", "yin-yang", "buddha", "end"]);
    let acted = moving.with("phase yang acted").with("done helps 1");
    assert_eq!(verbs(&acted), ["yin-yang", "buddha", "end"]);
    assert_eq!(verbs(&moving.with("phase yang buddhas")), ["yin-yang", "buddha", "end"]);
    assert_eq!(moving.refused("yellow", "buddha west-3"), GS_102);
    assert_eq!(moving.refused("yellow", "yin"), GS_R35);
}

fn verb(action: Move) -> &'static str {
    match action {
        Move::Step(_) => "move",
        Move::Pocket(_) => "pocket",
        Move::Ask => "ask",
        Move::Exorcise => "exorcise",
        Move::Call(_) | Move::Cleanse(_) => "yin-yang",
        Move::Buddha(_) => "buddha",
        Move::End => "end",
        other => panic!("{other} is no part of the phase"),
    }
}
