//! The powers of the green and the blue Taoist.

use crate::support::{FOUR, Table, drawn, four, named, proves, seated, set, table};
use artel_ghost_stories::rules::{
    GS_072, GS_172, GS_173, GS_174, GS_175, GS_176, GS_177, GS_178, GS_179, GS_R48, GS_R49, GS_R50, GS_R51,
    GS_R52,
};
use artel_ghost_stories::{Event, Side};

fn strong(more: &str) -> Table {
    let setup = FOUR.replace("gods-favorite", "strength-of-a-mountain");
    table(&seated(&setup, &format!("turn south\n{more}")))
}

fn second_wind(more: &str) -> Table {
    let setup = FOUR.replace("heavenly-gust", "second-wind");
    table(&seated(&setup, &format!("turn west\n{more}")))
}

#[test]
fn gods_favorite_rerolls_any_dice_of_the_own_exorcism_once() {
    proves(&[GS_172, GS_174]);
    let mut table =
        four("turn south\ngreen at tea-house tao none\nghost south-1 wicked-one-1\nphase yang move");
    table.play_as("green", "exorcise", &["green+red+red"]);
    assert_eq!(
        table.moves("green"),
        ["reroll green", "reroll red", "reroll green+red", "reroll red+red", "reroll green+red+red", "keep"]
    );
    assert_eq!(table.refused("green", "reroll blue"), GS_172);
    assert_eq!(table.refused("green", "reroll green+green"), GS_172);
    let mut kept = table.clone();
    kept.play("green", "keep");
    assert_eq!(kept.card("south-1"), "wicked-one-1");
    let events = table.play_as("green", "reroll red+red", &["green+blue"]);
    assert!(events.contains(&Event::DiceRolled { dice: named("green+blue") }));
    assert!(table.can("green", "end"), "no second reroll: green and green are not enough");
    assert_eq!(table.card("south-1"), "wicked-one-1");
}

#[test]
fn gods_favorite_helps_a_taoist_on_the_same_tile() {
    proves(&[GS_172]);
    let here = "yellow at tea-house tao none\nghost south-1 wicked-one-1\nphase yang move";
    let mut beside = four(&format!("green at tea-house tao none\n{here}"));
    beside.play_as("yellow", "exorcise", &["green+red+green"]);
    assert_eq!(beside.moves("yellow"), [""; 0], "it is the green player's power");
    beside.play_as("green", "reroll red", &["green"]);
    assert_eq!(beside.card("south-1"), "-");
    let mut apart = four(&format!("green at sorcerer-hut tao none\n{here}"));
    apart.play_as("yellow", "exorcise", &["green+red+green"]);
    assert!(apart.can("yellow", "end"));
    let mut blocked = four(&format!("green at tea-house tao none\nghost south-3 coffin-breaker-1\n{here}"));
    blocked.play_as("yellow", "exorcise", &["green+red+green"]);
    assert!(blocked.can("yellow", "end"), "not while the power is blocked");
}

#[test]
fn gods_favorite_rerolls_the_curse_die_once() {
    proves(&[GS_173, GS_174]);
    let mut table = four("turn south\nghost south-1 lich");
    table.play_as("green", "yin", &["haunt"]);
    assert_eq!(table.moves("green"), ["reroll-curse", "keep"]);
    let mut kept = table.clone();
    kept.play_as("green", "keep", &["ghoul"]);
    assert!(kept.is_haunted("tea-house"));
    let events = table.play_as("green", "reroll-curse", &["lose-qi", "ghoul"]);
    assert!(
        events.contains(&Event::LostQi { taoist: named("green-taoist"), left: 3 }),
        "the second result stands"
    );
    assert!(!table.is_haunted("tea-house"));
}

#[test]
fn every_roll_of_the_curse_die_has_its_own_reroll() {
    proves(&[GS_R50]);
    let mut table = four("turn south\nghost south-1 lich\nghost south-2 raging-one");
    table.play_as("green", "yin", &["haunt"]);
    table.play_as("green", "reroll-curse", &["no-effect", "lose-qi"]);
    assert_eq!(table.moves("green"), ["reroll-curse", "keep"], "another roll");
    table.play_as("green", "reroll-curse", &["no-effect", "ghoul"]);
    assert_eq!(table.qi("green"), 4);
}

#[test]
fn gods_favorite_does_not_reach_the_herbalist_nor_the_curse_die_of_others() {
    proves(&[GS_R50]);
    let mut herbs = four("turn south\ngreen at herbalist-shop\nphase yang move");
    herbs.play_as("green", "ask", &["red+blue"]);
    assert!(herbs.can("green", "end"), "nobody is asked about these dice");
    let mut yellow = four("yellow at cemetery\ngreen at cemetery\nghost north-1 lich");
    let events = yellow.play_as("yellow", "yin", &["lose-qi", "skinner"]);
    assert!(events.contains(&Event::LostQi { taoist: named("yellow-taoist"), left: 3 }));
}

#[test]
fn strength_of_a_mountain_rolls_a_fourth_die() {
    proves(&[GS_175, GS_R49, GS_R48]);
    let mut table = strong("green at tea-house tao none\nghost south-1 green-abomination\nphase yang move");
    assert_eq!(table.game.exorcism_dice(), 4);
    table.play_as("green", "exorcise", &["green+green+green+white"]);
    assert_eq!(table.card("south-1"), "-");
    let captured = "ghost east-1 severed-heads-1 die\nghost east-2 severed-heads-2 die\nghost east-3 repellent-beauty die";
    let mut captive = strong(&format!(
        "green at tea-house tao none\nghost south-1 creeping-one\n{captured}\nphase yang move"
    ));
    captive.play_as("green", "exorcise", &["green"]);
    assert_eq!(captive.card("south-1"), "-", "the grey die is never captured");
    let herbs = strong(&format!("green at herbalist-shop\n{captured}\nphase yang move"));
    assert_eq!(herbs.refusal("green", "ask").reason.key, "why-no-dice", "nor is it for herbs");
    let others = four("yellow at tea-house\nghost south-1 creeping-one\nphase yang move");
    assert_eq!(others.game.exorcism_dice(), 3);
}

#[test]
fn no_more_than_the_three_dice_are_captured() {
    proves(&[GS_R49]);
    let captured = "ghost east-1 severed-heads-1 die\nghost east-2 severed-heads-2 die\nghost east-3 repellent-beauty die";
    let mut table = table(&drawn(45, &seated(FOUR, captured)));
    table.play_as("yellow", "yin", &["creeping-horror"]);
    let events = table.play("yellow", "place south-1");
    assert!(!events.iter().any(|event| matches!(event, Event::DieCaptured { .. })));
    assert_eq!(table.game.free_dice(), 0);
}

#[test]
fn strength_of_a_mountain_never_rolls_the_curse_die() {
    proves(&[GS_176, GS_R51]);
    let spared = Event::CurseSpared { taoist: named("green-taoist") };
    let mut tormented = strong("ghost south-1 lich");
    let events = tormented.play_as("green", "yin", &["ghoul"]);
    assert!(events.contains(&spared), "Tormentor");
    let mut right = strong("green at tea-house\nghost south-1 zombie-1\nphase yang move");
    let events = right.play_as("green", "exorcise", &["yellow+yellow+red+red"]);
    assert!(events.contains(&spared), "right stone");
    let mut cemetery =
        strong("green at cemetery\nyellow qi 0 at cemetery tao none no-yin-yang\nphase yang move");
    let events = cemetery.play("green", "ask");
    assert!(events.contains(&spared) && cemetery.game.lives(Side::North), "Cemetery");
    let setup = FOUR.replace("gods-favorite", "strength-of-a-mountain");
    let mut left = table(&drawn(45, &seated(&setup, "turn south")));
    left.play_as("green", "yin", &["uncatchable"]);
    let events = left.play("green", "place south-1");
    assert!(events.contains(&spared), "left stone");
    let mut others = strong("ghost north-1 lich").with("turn north");
    let events = others.play_as("yellow", "yin", &["no-effect", "skinner"]);
    assert!(!events.contains(&spared), "only the green Taoist is spared");
    let mut possessed = strong("green qi 0 at cemetery tao none no-yin-yang\nghost south-1 lich");
    possessed.play_as("blue", "yin", &["lose-qi"]);
    assert_eq!(possessed.targets("blue", "suffer").len(), 3, "a possessed board rolls as usual");
}

#[test]
fn heavenly_gust_gives_help_and_an_exorcism_in_any_order() {
    proves(&[GS_177, GS_R52]);
    let table = four("turn west\nblue at tea-house tao none\nghost south-1 creeping-one\nphase yang move");
    let mut help_first = table.clone();
    help_first.play("blue", "ask");
    help_first.play_as("blue", "take red", &["skinner"]);
    help_first.play("blue", "place east-1");
    assert_eq!(help_first.refused("blue", "ask"), GS_072, "not twice");
    assert_eq!(help_first.refused("blue", "move sorcerer-hut"), GS_R52, "no step between the two");
    assert!(help_first.can("blue", "call buddhist-temple"), "but the Yin-Yang");
    help_first.play_as("blue", "exorcise", &["green+red+red"]);
    assert_eq!(help_first.card("south-1"), "-");
    assert!(!help_first.can("blue", "ask"));
    let mut exorcism_first = table.clone();
    exorcism_first.play_as("blue", "exorcise", &["green+red+red"]);
    let exorcism_first = exorcism_first.with("ghost south-1 restless-spirit");
    assert_eq!(exorcism_first.refused("blue", "exorcise"), GS_072);
    assert!(exorcism_first.can("blue", "ask"));
    let mut yellow = four("yellow at tea-house tao none\nghost south-1 creeping-one\nphase yang move");
    yellow.play_as("yellow", "exorcise", &["red+red+red"]);
    assert_eq!(yellow.refused("yellow", "ask"), GS_072, "for others it is one or the other");
    assert_eq!(yellow.refused("yellow", "exorcise"), GS_072);
}

#[test]
fn second_wind_gives_help_twice_or_two_exorcisms() {
    proves(&[GS_178, GS_179]);
    let table = second_wind(
        "blue at sorcerer-hut tao none\nghost west-2 ooze-devil-1\nghost east-1 skinner\nghost east-2 ghoul\nghost east-3 reaper\nphase yang move",
    );
    let mut helped = table.clone();
    helped.play("blue", "ask");
    helped.play("blue", "banish east-1");
    assert_eq!(helped.refused("blue", "exorcise"), GS_072, "not one of each");
    helped.play("blue", "ask");
    helped.play("blue", "banish east-2");
    assert_eq!(helped.qi("blue"), 2);
    assert_eq!(helped.refused("blue", "ask"), GS_072, "not three times");
    let mut tried = table;
    tried.play_as("blue", "exorcise", &["blue+blue+red"]);
    assert_eq!(tried.refused("blue", "ask"), GS_072);
    tried.play_as("blue", "exorcise", &["blue+red+red"]);
    assert_eq!(tried.card("west-2"), "ooze-devil-1", "the two blue faces of the first roll are gone");
    assert_eq!(tried.refused("blue", "exorcise"), GS_072);
    assert_eq!(tried.targets("blue", "move"), set(""));
}

#[test]
fn both_exorcisms_of_second_wind_roll_all_dice() {
    proves(&[GS_179]);
    let mut table = second_wind(
        "blue at cemetery tao none\nghost north-3 ooze-devil-1\nghost west-1 skinner\nphase yang move",
    );
    table.play_as("blue", "exorcise", &["red+blue+blue"]);
    assert_eq!((table.card("west-1").as_str(), table.card("north-3").as_str()), ("-", "ooze-devil-1"));
    table.play_as("blue", "exorcise", &["blue+blue+blue"]);
    assert_eq!(table.card("north-3"), "-");
}
