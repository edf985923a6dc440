//! The worked examples of the later chapters, played as they are told.

use crate::support::{FOUR, SOLO, drawn, four, named, proves, seated, table};
use artel_engine::{Game, Status};
use artel_ghost_stories::rules::{GS_114, GS_123, GS_151, GS_216};
use artel_ghost_stories::{Defeat, Event, GhostStories, Side};

#[test]
fn the_circle_of_prayer_from_afar_against_dark_wraith() {
    proves(&[GS_114]);
    let start = four("yellow at cemetery tao yellow\nghost north-3 dark-wraith-1\nphase yang move");
    let mut without = start.clone();
    without.play_as("yellow", "exorcise", &["black+white+green"]);
    assert_eq!(without.card("north-3"), "dark-wraith-1", "the roll alone is not enough");
    let mut table = start;
    table.play("yellow", "call circle-of-prayer");
    table.play("yellow", "pray black");
    assert_eq!(table.game.circle(), Some(named("black")));
    assert_eq!(table.game.resistance(named("north-3")), [0, 0, 0, 0, 2]);
    let events = table.play_as("yellow", "exorcise", &["black+white+green"]);
    let (taoist, card, space) = (named("yellow-taoist"), named("dark-wraith-1"), named("north-3"));
    assert!(events.contains(&Event::Exorcised { taoist, card, space }));
    assert!(!events.iter().any(|event| matches!(event, Event::PaidTao { .. })));
    assert_eq!(table.moves("yellow"), ["gain-qi", "gain-yin-yang"]);
}

#[test]
fn a_sacrifice_at_the_sorcerers_hut_saves_the_village() {
    proves(&[GS_123]);
    let doomed = "haunted tea-house circle-of-prayer heavenly-winds\nghost east-3 skinner stone\nghost north-2 zombie-1";
    let mut idle = four(&format!("yellow qi 1 at sorcerer-hut\n{doomed}\nphase yang move"));
    let mut table = idle.clone();
    idle.play("yellow", "end");
    idle.play("red", "yin");
    assert_eq!(idle.status(), Status::Lost(Defeat::VillageHaunted), "what would have come");
    table.play("yellow", "ask");
    let events = table.play("yellow", "banish east-3");
    assert!(events.contains(&Event::Died { taoist: named("yellow-taoist") }));
    assert_eq!(table.at("yellow"), "cemetery");
    table.play_as("red", "yin", &["scarlet-evildoer-1"]);
    assert_eq!(table.status(), Status::Playing);
    assert_eq!(table.game.haunted().len(), 3);
}

#[test]
fn death_army_takes_the_fourth_tile_with_it() {
    proves(&[GS_151]);
    let lines = "yellow at cemetery tao black+black\nghost north-3 death-army\nhaunted tea-house circle-of-prayer heavenly-winds\nphase yang move";
    let mut table = table(&drawn(46, &seated(FOUR, lines)));
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    let events = table.play_as("yellow", "dispel north-3", &["haunt"]);
    assert!(events.iter().any(|event| matches!(event, Event::Exorcised { .. })));
    assert!(table.is_haunted("cemetery"), "the first active tile of the line of Death Army");
    assert_eq!(table.status(), Status::Lost(Defeat::VillageHaunted));
    assert_eq!((table.game.exorcised(), table.card("north-3").as_str()), (1, "-"));
    assert_eq!(GhostStories::read_position(&table.game.write_position()), Ok(table.game));
}

#[test]
fn the_red_taoist_alone_uses_three_powers_in_one_turn() {
    proves(&[GS_216]);
    let setup = SOLO
        .replace(
            "north yellow-taoist bottomless-pockets player",
            "north red-taoist dance-of-the-peaks player",
        )
        .replace(
            "east red-taoist dance-of-the-peaks neutral",
            "east yellow-taoist bottomless-pockets neutral",
        );
    let mut table =
        table(&seated(&setup, "red at cemetery tao none\nghost south-1 blood-drinker-1\nphase yang move"));
    assert_eq!(table.game.power_tokens(Side::North), 3);
    table.play("red", "borrow yellow-taoist");
    table.play("red", "pocket black");
    assert_eq!(table.tao("red"), ["black"]);
    assert!(!table.can("red", "pocket black"), "once");
    table.play("red", "move tea-house");
    assert_eq!(table.at("red"), "tea-house", "the own power on top of it");
    table.play_as("red", "exorcise", &["red+blue+blue"]);
    table.play("red", "borrow green-taoist");
    table.play_as("red", "reroll blue+blue", &["red+blue", "no-effect"]);
    table.play("red", "keep");
    table.play("red", "borrow blue-taoist");
    table.play("red", "ask");
    assert!(table.can("red", "take green"), "help after the exorcism");
    assert_eq!((table.game.power_tokens(Side::North), table.game.centre_tokens()), (0, 3));
}
