//! The villagers who give life, tokens and places back.

use crate::support::{FOUR, Table, four, named, proves, seated, set, table};
use artel_engine::Status;
use artel_ghost_stories::rules::{
    GS_011, GS_072, GS_180, GS_181, GS_182, GS_183, GS_184, GS_185, GS_187, GS_189, GS_R31, GS_R35, GS_R36,
    GS_R38, GS_R39, GS_R46, GS_R48,
};
use artel_ghost_stories::{Event, Side};

const DEAD: &str = "qi 0 at cemetery tao none no-yin-yang";

/// Yellow stands on the tile in their Yang phase.
fn on(tile: &str, more: &str) -> Table {
    four(&format!("yellow at {tile}\n{more}\nphase yang move"))
}

#[test]
fn a_haunted_tile_gives_no_help_until_it_is_turned_back() {
    proves(&[GS_180]);
    let more = format!("green {DEAD}\nghost south-1 creeping-one stone\nhaunted");
    for tile in [
        "cemetery",
        "taoist-altar",
        "herbalist-shop",
        "sorcerer-hut",
        "buddhist-temple",
        "night-watchman",
        "tea-house",
        "circle-of-prayer",
        "heavenly-winds",
    ] {
        let table = on(tile, &format!("{more} {tile}"));
        assert_eq!(table.refused("yellow", "ask"), GS_180, "{tile}");
        assert_eq!(table.refused("yellow", &format!("call {tile}")), GS_180, "{tile}");
        let other = if tile == "tea-house" { "circle-of-prayer" } else { "tea-house" };
        let active = on(tile, &format!("{more} {other}"));
        assert!(active.can("yellow", "ask"), "{tile}");
    }
}

#[test]
fn a_villager_is_asked_only_for_something() {
    proves(&[GS_R36]);
    for (tile, rule) in [("cemetery", GS_181), ("taoist-altar", GS_183), ("sorcerer-hut", GS_R36)] {
        assert_eq!(on(tile, "").refused("yellow", "ask"), rule, "{tile}");
    }
    let both = on("buddhist-temple", "buddha north-1\nred buddhas 1");
    assert_eq!(both.refused("yellow", "ask"), GS_187);
    let all = "red+red+red+red+green+green+green+green+blue+blue+blue+blue+black+black+black+black+yellow+yellow+yellow+yellow";
    let rich = format!("yellow qi 17 tao {all}\nred qi 1 tao none\ngreen qi 1 tao none\nblue qi 1 tao none");
    assert_eq!(on("tea-house", &rich).refused("yellow", "ask"), GS_R31, "a new ghost alone is no help");
    assert_eq!(on("herbalist-shop", &rich).refused("yellow", "ask"), GS_R31);
    assert_eq!(on("circle-of-prayer", &rich).refusal("yellow", "ask").reason.key, "why-no-token-to-pray");
    let part = rich.replace("qi 17", "qi 16");
    assert!(on("tea-house", &part).can("yellow", "ask"), "a part of it is enough");
    let lonely = format!("red {DEAD}\ngreen {DEAD}\nblue {DEAD}");
    assert_eq!(on("heavenly-winds", &lonely).refusal("yellow", "ask").reason.key, "why-nothing-to-move");
    assert_eq!(
        on("night-watchman", "ghost north-1 ghoul").refusal("yellow", "ask").reason.key,
        "why-no-figures-out"
    );
}

#[test]
fn nobody_has_to_ask_or_to_exorcise() {
    proves(&[GS_R35]);
    let mut table = on("tea-house", "ghost south-1 creeping-one");
    assert!(table.can("yellow", "ask") && table.can("yellow", "exorcise"));
    table.play("yellow", "end");
    assert_eq!(table.active(), "red");
}

#[test]
fn the_cemetery_brings_one_back_with_two_qi_and_a_curse() {
    proves(&[GS_181, GS_R46]);
    let mut table = on("cemetery", &format!("green {DEAD}\nblue {DEAD}"));
    table.play("yellow", "ask");
    assert_eq!(table.targets("yellow", "revive"), set("green-taoist blue-taoist"), "one of the dead");
    assert_eq!(table.refused("yellow", "revive red-taoist"), GS_181);
    let events = table.play_as("yellow", "revive green-taoist", &["lose-qi"]);
    let green = named("green-taoist");
    assert!(events.contains(&Event::Revived { taoist: green, qi: 2 }));
    assert!(events.contains(&Event::LostQi { taoist: named("yellow-taoist"), left: 3 }), "who asked suffers");
    assert_eq!((table.qi("green"), table.at("green").as_str(), table.tao("green").len()), (2, "cemetery", 0));
    assert!(!table.game.has_yin_yang(Side::South));
    assert!(table.game.power_works(Side::South), "the power works again");
    assert!(!table.game.lives(Side::West));
}

#[test]
fn the_cemetery_gives_what_qi_the_bank_has() {
    proves(&[GS_R46]);
    let one = on("cemetery", &format!("green {DEAD}\nyellow qi 8\nred qi 8\nblue qi 3"));
    let mut table = one.clone();
    table.play_as("yellow", "ask", &["no-effect"]);
    assert_eq!(table.qi("green"), 1);
    let none = on("cemetery", &format!("green {DEAD}\nyellow qi 8\nred qi 8\nblue qi 4"));
    assert_eq!(none.refused("yellow", "ask"), GS_011);
}

#[test]
fn the_haunt_face_takes_the_cemetery_itself() {
    proves(&[GS_182]);
    for start in ["cemetery", "tea-house"] {
        let mut table = on(start, &format!("green {DEAD}"));
        let action = if start == "cemetery" { "ask" } else { "call cemetery" };
        table.play_as("yellow", action, &["haunt"]);
        assert!(table.is_haunted("cemetery"), "{start}");
        assert_eq!(table.game.haunted().len(), 1);
        assert!(table.game.lives(Side::South), "the Taoist is back all the same");
    }
    let mut fatal = on("cemetery", &format!("green {DEAD}\nhaunted tea-house taoist-altar sorcerer-hut"));
    fatal.play_as("yellow", "ask", &["haunt"]);
    assert!(matches!(fatal.status(), Status::Lost(_)));
}

#[test]
fn the_altar_turns_a_tile_back_and_brings_a_ghost() {
    proves(&[GS_183]);
    let mut table = on("taoist-altar", "haunted tea-house circle-of-prayer");
    table.play("yellow", "ask");
    assert_eq!(table.targets("yellow", "restore"), set("tea-house circle-of-prayer"));
    assert_eq!(table.refused("yellow", "restore cemetery"), GS_183);
    let events = table.play_as("yellow", "restore tea-house", &["skinner"]);
    assert_eq!(
        events,
        [Event::Restored { tile: named("tea-house") }, Event::Drawn { card: named("skinner") }]
    );
    assert!(!table.is_haunted("tea-house") && table.is_haunted("circle-of-prayer"));
    table.play("yellow", "place east-2");
    assert_eq!(table.card("east-2"), "skinner");
}

#[test]
fn the_herbalist_gives_tokens_of_two_dice() {
    proves(&[GS_184, GS_R48]);
    let mut table = on("herbalist-shop", "yellow tao none");
    table.play_as("yellow", "ask", &["red+black"]);
    assert_eq!(table.tao("yellow"), ["red", "black"]);
    let mut same = on("herbalist-shop", "yellow tao none");
    same.play_as("yellow", "ask", &["red+red"]);
    assert_eq!(same.tao("yellow"), ["red", "red"]);
    let mut scarce = on("herbalist-shop", "yellow tao none\ngreen tao red+red");
    scarce.play_as("yellow", "ask", &["red+red"]);
    assert_eq!(scarce.tao("yellow"), ["red"], "as far as the bank has them");
    let captured = "ghost east-1 severed-heads-1 die\nghost east-2 severed-heads-2 die";
    let mut captive = on("herbalist-shop", &format!("yellow tao none\n{captured}"));
    captive.play_as("yellow", "ask", &["red"]);
    assert_eq!(captive.tao("yellow"), ["red"], "one free die");
    let mut two_free = on("herbalist-shop", "yellow tao none\nghost east-1 severed-heads-1 die");
    two_free.play_as("yellow", "ask", &["red+blue"]);
    assert_eq!(two_free.tao("yellow").len(), 2);
}

#[test]
fn a_white_face_of_the_herbalist_gives_any_token() {
    proves(&[GS_185]);
    let mut table = on("herbalist-shop", "yellow tao none\nred tao red+red+red+red");
    table.play_as("yellow", "ask", &["white+white"]);
    assert_eq!(table.targets("yellow", "take"), set("yellow blue green black"), "any that the bank has");
    assert_eq!(table.refused("yellow", "take red"), GS_R31);
    table.play("yellow", "take black");
    table.play("yellow", "take black");
    assert_eq!(table.tao("yellow"), ["black", "black"]);
}

#[test]
fn the_temple_gives_a_buddha_for_the_next_turn() {
    proves(&[GS_187, GS_R38, GS_R39]);
    let mut table = on("buddhist-temple", "");
    table.play("yellow", "ask");
    assert_eq!((table.game.carried_buddhas(Side::North), table.game.temple_buddhas()), (1, 1));
    let standing =
        table.with("board north yellow-taoist bottomless-pockets player at tea-house buddhas 1 fresh 1");
    assert_eq!(standing.refusal("yellow", "buddha south-1").reason.key, "why-fresh-buddha");
    let mut called = on("tea-house", "");
    called.play("yellow", "call buddhist-temple");
    assert_eq!(
        called.refusal("yellow", "buddha south-1").reason.key,
        "why-fresh-buddha",
        "with the Yin-Yang as well"
    );
    let turn = |table: &Table| table.with("turn north").with("phase yang move").with("done helps 0");
    called.play("yellow", "end");
    called = turn(&called);
    let mut kept = called.clone();
    kept.play("yellow", "end");
    assert!(turn(&kept).can("yellow", "buddha south-1"), "it may be kept");
    assert_eq!(called.targets("yellow", "buddha"), set("south-1 west-3"), "next to the own tile only");
    assert_eq!(called.refused("yellow", "buddha north-1"), GS_R38);
    assert_eq!(
        called.with("buddha south-1").refused("yellow", "buddha south-1"),
        GS_R38,
        "and not where one stands"
    );
}

#[test]
fn two_requests_give_two_buddhas() {
    proves(&[GS_R39]);
    let setup = FOUR.replace("heavenly-gust", "second-wind");
    let mut table = table(&seated(&setup, "turn west\nphase yang move"));
    table.play("blue", "ask");
    table.play("blue", "ask");
    assert_eq!((table.game.carried_buddhas(Side::West), table.game.temple_buddhas()), (2, 0));
    assert_eq!(table.refused("blue", "call buddhist-temple"), GS_187, "no figure is left");
    let mut once = on("buddhist-temple", "");
    once.play("yellow", "ask");
    assert_eq!(once.refused("yellow", "ask"), GS_072);
}

#[test]
fn the_tea_house_gives_a_token_and_a_qi_and_brings_a_ghost() {
    proves(&[GS_189, GS_R31]);
    let mut table = on("tea-house", "");
    table.play("yellow", "ask");
    assert_eq!(table.targets("yellow", "take"), set("yellow blue green red black"));
    let events = table.play_as("yellow", "take black", &["skinner"]);
    let taoist = named("yellow-taoist");
    let colour = named("black");
    assert_eq!(
        events,
        [
            Event::TookTao { taoist, colour },
            Event::GainedQi { taoist },
            Event::Drawn { card: named("skinner") }
        ]
    );
    assert_eq!(table.qi("yellow"), 5);
    let mut no_qi = on("tea-house", "yellow qi 8");
    no_qi.play("yellow", "ask");
    let events = no_qi.play_as("yellow", "take black", &["skinner"]);
    assert_eq!(no_qi.qi("yellow"), 8, "the bank has none");
    assert!(events.contains(&Event::Drawn { card: named("skinner") }), "the ghost comes all the same");
}
