//! Death and what follows from it.

use crate::support::{FOUR, TWO, drawn, four, named, proves, seated, set, table};
use artel_engine::Status;
use artel_ghost_stories::rules::{
    GS_115, GS_116, GS_117, GS_118, GS_119, GS_120, GS_121, GS_122, GS_R66, GS_R67, GS_R68, GS_R70, GS_R86,
};
use artel_ghost_stories::{Event, Side};

#[test]
fn a_taoist_without_qi_dies_and_loses_everything() {
    proves(&[GS_115, GS_116, GS_117, GS_118, GS_R68]);
    let mut table = four(
        "yellow at tea-house qi 1 tao yellow+red buddhas 1\nghost north-1 ghoul\nghost north-2 zombie-1\n\
         ghost north-3 skinner\nbuddha west-2",
    );
    let bank = table.game.bank();
    let events = table.play("yellow", "yin");
    let taoist = named("yellow-taoist");
    let end = [Event::LostQi { taoist, left: 0 }, Event::Died { taoist }];
    assert!(events.windows(2).any(|pair| pair == end), "{events:?}");
    assert!(!table.game.lives(Side::North));
    assert_eq!(table.at("yellow"), "cemetery");
    assert_eq!(table.tao("yellow"), [""; 0]);
    assert_eq!(table.game.bank().len(), bank.len() + 2, "the Tao tokens are in the bank");
    assert!(!table.game.has_yin_yang(Side::North));
    assert_eq!((table.game.carried_buddhas(Side::North), table.game.temple_buddhas()), (0, 1));
    assert!(table.game.guarded().contains(named("west-2")), "a placed Buddha stays");
    assert_eq!(
        ["north-1", "north-2", "north-3"].map(|space| table.card(space)),
        ["ghoul", "zombie-1", "skinner"]
    );
    assert_eq!(table.status(), Status::Playing);
}

#[test]
fn with_one_qi_left_a_taoist_lives() {
    proves(&[GS_115]);
    let mut table = four("yellow qi 2\nghost north-1 ghoul\nghost north-2 zombie-1\nghost north-3 skinner");
    table.play("yellow", "yin");
    assert_eq!(table.qi("yellow"), 1);
    assert!(table.game.lives(Side::North));
    assert!(table.can("yellow", "end"));
}

#[test]
fn the_tokens_of_a_dead_taoists_power_go_too() {
    proves(&[GS_116, GS_R68]);
    let setup = FOUR.replace("bottomless-pockets", "enfeeblement-mantra");
    let lines = seated(
        &setup,
        "yellow qi 1\nghost north-1 ghoul\nghost north-2 zombie-1\nghost north-3 skinner mantra",
    );
    let mut table = table(&lines);
    assert_eq!(table.game.mantra(), Some(named("north-3")));
    let events = table.play("yellow", "yin");
    assert!(events.contains(&Event::MantraLost {}));
    assert_eq!(table.game.mantra(), None);
    assert_eq!(table.game.resistance(named("north-3"))[3], 1);
}

#[test]
fn the_dead_cannot_act_but_win_with_the_others() {
    proves(&[GS_119, GS_120]);
    let lines = seated(
        FOUR,
        "yellow at cemetery tao black\ngreen qi 0 at cemetery tao none no-yin-yang\nghost north-3 dark-mistress\nphase yang move",
    );
    let mut game = table(&drawn(46, &lines));
    assert_eq!(game.moves("green"), [""; 0]);
    assert_eq!(game.refused("green", "end"), GS_119);
    assert_eq!(game.refused("green", "move taoist-altar"), GS_119);
    assert!(game.game.companions().is_empty(), "nor lend");
    game.play_as("yellow", "exorcise", &["blue+blue+blue"]);
    game.play("yellow", "give-qi red-taoist");
    assert_eq!(game.status(), Status::Won, "one result for the whole team");
}

#[test]
fn the_others_bring_the_dead_back() {
    proves(&[GS_121]);
    let mut table = four("yellow at cemetery\ngreen qi 0 at cemetery tao none no-yin-yang\nphase yang move");
    table.play_as("yellow", "ask", &["no-effect"]);
    assert!(table.game.lives(Side::South));
    table.play("yellow", "end");
    table.play_as("red", "yin", &["skinner"]);
    table.play("red", "place east-1");
    table.play("red", "end");
    assert!(table.can("green", "yin"), "the revived Taoist has turns again");
}

#[test]
fn ghosts_of_a_dead_taoists_board_act_and_the_others_suffer() {
    proves(&[GS_122, GS_R66]);
    let dead = "yellow qi 0 at cemetery tao none no-yin-yang";
    let mut table =
        four(&format!("{dead}\nghost north-1 ghoul stone\nghost north-2 lich\nghost north-3 skinner"));
    assert!(table.can("red", "yin"), "the next living player plays the board");
    let before = table.game.deck().left();
    let events = table.play_as("red", "yin", &["lose-qi"]);
    assert!(table.is_haunted("herbalist-shop"), "the Haunter acts");
    assert_eq!(table.targets("red", "suffer"), set("red-taoist green-taoist blue-taoist"), "{events:?}");
    table.play("red", "suffer blue-taoist");
    assert_eq!(
        table.targets("red", "suffer"),
        set("red-taoist green-taoist blue-taoist"),
        "then the overrun"
    );
    table.play_as("red", "suffer green-taoist", &["rotten-soul-1"]);
    assert_eq!(["red", "green", "blue"].map(|colour| table.qi(colour)), [4, 3, 3]);
    assert_eq!(table.game.deck().left(), before - 1, "a ghost came for red only");
    table.play("red", "place south-2");
    assert_eq!(table.active(), "red", "without a Yang phase of the dead");
}

#[test]
fn no_ghost_arrives_on_the_board_of_the_dead() {
    proves(&[GS_R66]);
    let mut table = four("turn west\nblue qi 0 at cemetery tao none no-yin-yang\nphase dawn");
    let events = table.play_as("yellow", "yin", &["ghoul"]);
    let began = events.iter().filter(|event| matches!(event, Event::YinBegan { .. })).count();
    let drawn = events.iter().filter(|event| matches!(event, Event::Drawn { .. })).count();
    assert_eq!((began, drawn), (2, 1));
    assert_eq!(table.active(), "yellow");
}

#[test]
fn a_death_in_the_own_yin_phase_leaves_the_first_two_steps() {
    proves(&[GS_R67]);
    let mut table = four("yellow qi 1\nghost north-1 lich\nghost north-2 ghoul stone");
    let before = table.game.deck().left();
    let events = table.play_as("yellow", "yin", &["lose-qi", "skinner"]);
    assert!(events.contains(&Event::Died { taoist: named("yellow-taoist") }));
    assert!(table.is_haunted("taoist-altar"), "the other ghost still acts");
    let began = |side| {
        events.iter().position(|event| matches!(event, Event::YinBegan { side: began, .. } if *began == side))
    };
    let drawn = events.iter().position(|event| matches!(event, Event::Drawn { .. }));
    assert!(began(Side::East) < drawn, "no ghost arrives in the turn of the dead: {events:?}");
    assert_eq!(table.game.deck().left(), before - 1);
    assert_eq!(table.active(), "red");
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::YangBegan { taoist } if *taoist == named("yellow-taoist")))
    );
    let mut full = four("yellow qi 1\nghost north-1 lich\nghost north-2 ghoul\nghost north-3 skinner");
    full.play_as("yellow", "yin", &["lose-qi"]);
    assert_eq!(
        full.targets("red", "suffer"),
        set("red-taoist green-taoist blue-taoist"),
        "step 2 as for a possessed board"
    );
}

#[test]
fn a_death_in_the_own_yang_phase_ends_the_turn() {
    proves(&[GS_R67]);
    let mut table = four(
        "yellow qi 1 at sorcerer-hut\nghost south-1 creeping-one\nghost west-2 drowned-maiden\nphase yang move",
    );
    table.play("yellow", "ask");
    table.play("yellow", "banish south-1");
    assert!(!table.game.lives(Side::North));
    assert_eq!(table.active(), "red");
    assert_eq!(table.moves("red"), ["yin"]);
    let mut called = four(
        "yellow qi 1 at cemetery\nghost south-1 creeping-one\nghost west-2 drowned-maiden\nphase yang move",
    );
    called.play("yellow", "call sorcerer-hut");
    called.play("yellow", "banish west-2");
    assert_eq!(called.moves("red"), ["yin"], "even before any step");
}

#[test]
fn the_power_of_the_dead_cannot_be_borrowed() {
    proves(&[GS_R70]);
    let lines = seated(
        TWO,
        "yellow tokens 1\ngreen qi 0 at cemetery tao none no-yin-yang tokens 0\ncentre-tokens 1\nphase yang move",
    );
    let table = table(&lines);
    assert_eq!(table.refused("yellow", "borrow green-taoist"), GS_R70);
    assert!(table.can("yellow", "borrow blue-taoist"));
    let alive = table.with("board south green-taoist gods-favorite player tokens 0");
    assert_eq!(alive.refused("yellow", "borrow green-taoist"), GS_R70, "nor that of a living one");
}

#[test]
fn the_second_curse_falls_on_a_possessed_board() {
    proves(&[GS_R86]);
    let two_curses =
        "yellow qi 1 at cemetery\nghost north-3 zombie-1\nghost west-1 zombie-2\nphase yang move";
    let dying = |second: &str| {
        let mut table = four(two_curses);
        table.play_as("yellow", "exorcise", &["yellow+yellow+yellow"]);
        table = table.with("board north yellow-taoist bottomless-pockets player qi 1 at cemetery tao yellow");
        table.play("yellow", "dispel-both");
        let events = table.play_as("yellow", "curse-first north-3", &["lose-qi", second]);
        assert!(events.contains(&Event::Died { taoist: named("yellow-taoist") }), "{second}");
        (table, events)
    };
    let (table, _) = dying("lose-qi");
    assert_eq!(table.targets("red", "suffer"), set("red-taoist green-taoist blue-taoist"));
    let (table, events) = dying("lose-all-tao");
    assert!(!events.iter().any(|event| matches!(event, Event::LostAllTao { .. })));
    assert_eq!(table.moves("red"), ["yin"]);
    let (table, _) = dying("haunt");
    assert!(table.is_haunted("cemetery"), "the line of the space west-1");
    let (table, _) = dying("no-effect");
    assert_eq!(table.moves("red"), ["yin"]);
}
