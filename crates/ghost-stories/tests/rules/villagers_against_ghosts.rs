//! The villagers who work against ghosts: Sorcerer, Night Watchman, Circle of Prayer, Pavilion.

use crate::support::{FOUR, Table, four, named, proves, seated, set, table};
use artel_ghost_stories::rules::{
    GS_186, GS_188, GS_190, GS_191, GS_192, GS_193, GS_194, GS_R40, GS_R41, GS_R44, GS_R45, GS_R47, GS_R93,
};
use artel_ghost_stories::{Event, Side};

const DEAD: &str = "qi 0 at cemetery tao none no-yin-yang";

/// Yellow stands on the tile in their Yang phase.
fn on(tile: &str, more: &str) -> Table {
    four(&format!("yellow at {tile}\n{more}\nphase yang move"))
}

#[test]
fn the_sorcerer_discards_a_ghost_for_a_qi() {
    proves(&[GS_186]);
    let ghosts = "ghost north-1 zombie-1\nghost east-1 black-widow-1\nghost south-1 dark-wraith-1 stone";
    let mut table = on("sorcerer-hut", ghosts);
    table.play("yellow", "ask");
    assert_eq!(table.targets("yellow", "banish"), set("north-1 east-1 south-1"), "any ghost in play");
    for (space, card) in [("north-1", "zombie-1"), ("east-1", "black-widow-1"), ("south-1", "dark-wraith-1")]
    {
        let mut banished = table.clone();
        let events = banished.play("yellow", &format!("banish {space}"));
        let taoist = named("yellow-taoist");
        let gone = Event::Banished { card: named(card), space: named(space) };
        assert_eq!(events, [gone, Event::LostQi { taoist, left: 3 }], "neither curse nor reward");
        assert_eq!(banished.card(space), "-");
        assert!(banished.can("yellow", "end"));
    }
}

#[test]
fn the_sorcerer_takes_the_last_qi() {
    proves(&[GS_R47]);
    let mut table = on("sorcerer-hut", "yellow qi 1\nghost north-1 zombie-1\nghost east-1 skinner");
    table.play("yellow", "ask");
    table.play("yellow", "banish east-1");
    assert_eq!((table.card("east-1").as_str(), table.qi("yellow")), ("-", 0));
    assert!(!table.game.lives(Side::North));
}

#[test]
fn the_night_watchman_calms_all_figures_of_one_board() {
    proves(&[GS_188, GS_R93]);
    let ghosts = "ghost north-1 ghoul stone\nghost north-2 restless-dead stone\nghost north-3 hopping-vampire-1\n\
                  ghost south-1 creeping-one stone\nghost east-1 skinner";
    let mut table = on("night-watchman", ghosts);
    table.play("yellow", "ask");
    assert_eq!(table.targets("yellow", "calm"), set("north south"), "boards with a figure on them");
    assert_eq!(table.refused("yellow", "calm east"), GS_R93);
    table.play("yellow", "calm north");
    let out: Vec<bool> = ["north-1", "north-2", "north-3", "south-1"]
        .map(|space| table.game.figure_on_stone(named(space)))
        .into();
    assert_eq!(out, [false, false, false, true]);
}

#[test]
fn the_circle_of_prayer_gets_a_token_from_the_bank_or_another_one() {
    proves(&[GS_190, GS_R45, GS_R93]);
    let mut table = on("circle-of-prayer", "yellow tao red+red\ngreen tao red");
    let bank = table.game.bank();
    table.play("yellow", "ask");
    assert_eq!(table.targets("yellow", "pray"), set("yellow blue green black"), "what the bank has");
    assert_eq!(table.refused("yellow", "pray red"), GS_190);
    table.play("yellow", "pray green");
    assert_eq!(table.game.circle(), Some(named("green")));
    assert_eq!(table.game.bank().count(named("green")), bank.count(named("green")) - 1);
    assert_eq!(table.tao("yellow"), ["red", "red"], "none of the own tokens");
    let mut again = table.with("phase yang move").with("done helps 0");
    again.play("yellow", "ask");
    assert_eq!(again.refused("yellow", "pray green"), GS_R93, "the same colour changes nothing");
    again.play("yellow", "pray black");
    assert_eq!(again.game.circle(), Some(named("black")));
    assert_eq!(
        again.game.bank().count(named("green")),
        bank.count(named("green")),
        "the old one is back in the bank"
    );
}

#[test]
fn the_circle_weakens_every_ghost_of_its_colour_for_all() {
    proves(&[GS_191, GS_192]);
    let ghosts =
        "ghost north-3 hopping-vampire-1\nghost south-1 zombie-1\nghost west-1 skinner\ncircle yellow";
    let mut table = on("cemetery", &format!("yellow tao none\n{ghosts}"));
    let of = |table: &Table, space: &str| table.game.resistance(named(space)).iter().sum::<u8>();
    assert_eq!(["north-3", "south-1", "west-1"].map(|space| of(&table, space)), [2, 1, 1]);
    table.play_as("yellow", "exorcise", &["yellow+yellow+blue"]);
    assert_eq!(table.card("north-3"), "-");
    assert_eq!(table.game.circle(), Some(named("yellow")), "the token stays");
    let mut blue = table
        .with("turn west")
        .with("phase yang move")
        .with("done helps 0")
        .with("board west blue-taoist heavenly-gust player at tea-house tao none");
    blue.play_as("blue", "exorcise", &["yellow+red+red", "no-effect"]);
    assert_eq!(blue.card("south-1"), "-", "for all Taoists");
    assert_eq!(blue.game.circle(), Some(named("yellow")));
}

#[test]
fn the_circle_works_while_its_tile_is_haunted() {
    proves(&[GS_R44]);
    let table = on("circle-of-prayer", "ghost south-1 zombie-1\ncircle yellow\nhaunted circle-of-prayer");
    assert_eq!(table.game.resistance(named("south-1"))[0], 1);
    assert!(!table.can("yellow", "ask") && !table.can("yellow", "call circle-of-prayer"));
    let mut struck = four(
        "ghost north-2 ghoul stone\nhaunted taoist-altar buddhist-temple\ncircle yellow\nghost south-1 zombie-1",
    );
    struck.play_as("yellow", "yin", &["skinner"]);
    assert!(struck.is_haunted("circle-of-prayer"));
    assert_eq!(struck.game.circle(), Some(named("yellow")), "the token stays");
}

#[test]
fn the_pavilion_moves_a_ghost_and_another_taoist() {
    proves(&[GS_193, GS_R41]);
    let mut table = on("heavenly-winds", "ghost north-1 ghoul\nghost north-2 zombie-1\nbuddha south-2");
    table.play("yellow", "ask");
    let free = set("north-3 east-1 east-2 east-3 south-1 south-2 south-3 west-1 west-2 west-3");
    assert_eq!(table.targets("yellow", "shift"), free, "every free space, also that of a Buddha");
    assert_eq!(table.refused("yellow", "shift north-1 north-2"), GS_193);
    assert_eq!(table.refused("yellow", "shift east-1 east-2"), GS_193);
    table.play("yellow", "shift north-1 west-3");
    assert_eq!((table.card("north-1").as_str(), table.card("west-3").as_str()), ("-", "ghoul"));
    assert!(table.can("yellow", "carry blue-taoist cemetery"));
    assert_eq!(table.refused("yellow", "carry yellow-taoist cemetery"), GS_193, "another Taoist");
    assert_eq!(table.refused("yellow", "carry blue-taoist buddhist-temple"), GS_R93);
    table.play("yellow", "carry blue-taoist cemetery");
    assert_eq!(table.at("blue"), "cemetery");
    assert!(table.can("yellow", "end"));
    let mut struck = on("heavenly-winds", "ghost north-1 ghoul\nbuddha south-2");
    struck.play("yellow", "ask");
    let events = struck.play("yellow", "shift north-1 south-2");
    assert!(events.contains(&Event::BuddhaStruck { card: named("ghoul"), space: named("south-2") }));
    assert_eq!(struck.game.temple_buddhas(), 2);
}

#[test]
fn one_part_of_the_pavilion_may_be_left_out() {
    proves(&[GS_R41]);
    let table = on("heavenly-winds", &format!("ghost north-1 ghoul\ngreen {DEAD}"));
    let mut only_taoist = table.clone();
    only_taoist.play("yellow", "ask");
    only_taoist.play("yellow", "skip");
    assert_eq!(only_taoist.refused("yellow", "skip"), GS_R41, "but not both");
    assert_eq!(
        only_taoist.refused("yellow", "carry green-taoist tea-house"),
        GS_193,
        "the dead stay where they are"
    );
    only_taoist.play("yellow", "carry red-taoist tea-house");
    assert_eq!(only_taoist.card("north-1"), "ghoul");
    let mut only_ghost = table.clone();
    only_ghost.play("yellow", "ask");
    only_ghost.play("yellow", "shift north-1 north-2");
    only_ghost.play("yellow", "skip");
    assert!(only_ghost.can("yellow", "end"));
    let lonely = format!("ghost north-1 ghoul\nred {DEAD}\ngreen {DEAD}\nblue {DEAD}");
    let mut nobody = on("heavenly-winds", &lonely);
    nobody.play("yellow", "ask");
    assert!(!nobody.can("yellow", "skip"), "with nobody to move, the ghost has to be");
    nobody.play("yellow", "shift north-1 north-2");
    assert!(nobody.can("yellow", "end"));
    let mut no_ghost = on("heavenly-winds", "");
    no_ghost.play("yellow", "ask");
    assert!(no_ghost.can("yellow", "carry red-taoist tea-house"), "without ghosts the second part is left");
}

#[test]
fn everything_on_a_moved_ghost_goes_along() {
    proves(&[GS_194, GS_R40]);
    let mut haunter = on("heavenly-winds", "ghost north-1 ghoul stone\nghost north-2 zombie-1");
    haunter.play("yellow", "ask");
    let events = haunter.play("yellow", "shift north-1 south-1");
    assert_eq!(events.len(), 1, "no ability is triggered: {events:?}");
    assert!(
        haunter.game.figure_on_stone(named("south-1")) && !haunter.game.figure_on_stone(named("north-1"))
    );
    let mut die = on("heavenly-winds", "ghost north-1 severed-heads-1 die");
    die.play("yellow", "ask");
    die.play("yellow", "shift north-1 south-1");
    assert_eq!(die.game.free_dice(), 2, "the die stays on the card");
    let mut block = on("heavenly-winds", "ghost east-1 coffin-breaker-1");
    block.play("yellow", "ask");
    block.play("yellow", "shift east-1 south-1");
    assert_eq!((block.game.power_blocked(Side::East), block.game.power_blocked(Side::South)), (false, true));
    let setup = FOUR.replace("bottomless-pockets", "enfeeblement-mantra");
    let mut mantra =
        table(&seated(&setup, "yellow at heavenly-winds\nghost east-1 skinner mantra\nphase yang move"));
    mantra.play("yellow", "ask");
    mantra.play("yellow", "shift east-1 south-1");
    assert_eq!(mantra.game.mantra(), Some(named("south-1")));
}

#[test]
fn left_stones_are_not_applied_again() {
    proves(&[GS_R40]);
    for card in [
        "severed-heads-1",
        "grave-walker",
        "shapeless-evil",
        "soul-eater",
        "dark-wraith-1",
        "coffin-breaker-2",
    ] {
        let mut table = on("heavenly-winds", &format!("ghost north-1 {card}"));
        let (qi, haunted) = (table.qi("yellow"), table.game.haunted());
        table.play("yellow", "ask");
        let events = table.play("yellow", "shift north-1 west-1");
        assert_eq!(events.len(), 1, "{card}: {events:?}");
        assert_eq!(
            (table.qi("yellow"), table.game.haunted(), table.game.free_dice()),
            (qi, haunted, 3),
            "{card}"
        );
    }
}
