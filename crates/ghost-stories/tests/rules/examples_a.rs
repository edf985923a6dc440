//! The worked examples of the rules on ghosts, exorcisms and rewards, replayed.

use crate::support::{four, named, proves, set};
use artel_ghost_stories::rules::{GS_019, GS_021, GS_060, GS_081, GS_083, GS_087, GS_090, GS_093, GS_100};
use artel_ghost_stories::{CurseFace, Event, Side};

#[test]
fn a_haunting_means_another_moment_on_each_stone() {
    proves(&[GS_019]);
    // On the left stone: when the ghost comes, once.
    let mut arriving = four("");
    arriving.play_as("yellow", "yin", &["shapeless-evil"]);
    let events = arriving.play("yellow", "place north-1");
    assert!(events.contains(&Event::Haunted { tile: named("herbalist-shop") }));
    let mut later = arriving.with("turn north").with("phase dawn");
    later.play_as("yellow", "yin", &["skinner"]);
    assert_eq!(later.game.haunted().len(), 1);
    // On the centre stone: in the turns of its board.
    let mut turns = four("ghost north-2 ghoul stone");
    let events = turns.play_as("yellow", "yin", &["skinner"]);
    assert!(events.contains(&Event::Haunted { tile: named("taoist-altar") }));
    // On the right stone: after the exorcism.
    let mut exorcised = four("yellow at taoist-altar\nghost north-2 zombie-1\nphase yang move");
    let events = exorcised.play_as("yellow", "exorcise", &["yellow+yellow+red", "haunt"]);
    let gone = events.iter().position(|event| matches!(event, Event::Exorcised { .. }));
    let flipped = events.iter().position(|event| matches!(event, Event::Haunted { .. }));
    assert!(gone.is_some() && gone < flipped);
}

#[test]
fn severed_heads_give_the_captured_die_back() {
    proves(&[GS_021]);
    let mut table = four("yellow at taoist-altar\nghost north-2 severed-heads-1 die\nphase yang move");
    assert_eq!(table.game.free_dice(), 2);
    let events = table.play_as("yellow", "exorcise", &["black+red"]);
    assert!(events.contains(&Event::DieFreed {}));
    assert_eq!(
        (table.card("north-2").as_str(), table.game.free_dice()),
        ("-", 3),
        "before the reward is taken"
    );
    table.play("yellow", "take red");
    assert_eq!(table.game.exorcism_dice(), 3);
}

#[test]
fn severed_heads_fill_the_board_and_the_table() {
    proves(&[GS_060]);
    let eleven = "ghost north-1 zombie-1\nghost north-2 zombie-2
ghost east-1 blood-drinker-1\nghost east-2 blood-drinker-2\nghost east-3 flesh-devourer
ghost south-1 rotten-soul-1\nghost south-2 rotten-soul-2\nghost south-3 green-abomination
ghost west-1 abysmal-1\nghost west-2 abysmal-2\nghost west-3 liquid-horror";
    let mut table = four(eleven);
    let left = table.game.deck().left();
    let events = table.play_as("yellow", "yin", &["severed-heads-1"]);
    assert_eq!(table.card("north-3"), "severed-heads-1", "the third ghost of the player's board");
    assert!(!events.contains(&Event::Overrun { side: Side::North }), "no Qi is lost for that");
    assert_eq!(table.game.free_dice(), 2);
    assert!(events.contains(&Event::NoRoom { side: Side::North }));
    assert_eq!((table.qi("yellow"), table.game.deck().left()), (3, left - 1), "one Qi for the second icon");
}

#[test]
fn bleeding_eyes_take_two_faces_red_or_white() {
    proves(&[GS_081]);
    let rolls = [
        ("red+red+blue", true),
        ("red+white+blue", true),
        ("white+white+blue", true),
        ("red+blue+blue", false),
        ("white+blue+black", false),
        ("blue+green+yellow", false),
    ];
    for (dice, falls) in rolls {
        let mut table =
            four("yellow at taoist-altar tao yellow\nghost north-2 bleeding-eyes\nphase yang move");
        table.play_as("yellow", "exorcise", &[dice]);
        assert_eq!(table.card("north-2") == "-", falls, "{dice}");
    }
}

#[test]
fn a_red_token_makes_up_for_the_second_red_face() {
    proves(&[GS_083]);
    let mut table = four("yellow at taoist-altar tao red\nghost north-2 bleeding-eyes\nphase yang move");
    table.play_as("yellow", "exorcise", &["red+blue+green"]);
    assert_eq!(table.moves("yellow"), ["dispel north-2", "give-up"]);
    table.play("yellow", "dispel north-2");
    assert_eq!((table.card("north-2").as_str(), table.tao("yellow").len()), ("-", 0));
}

#[test]
fn dice_a_joker_and_a_token_beat_bleeding_eyes_and_a_nymph() {
    proves(&[GS_087]);
    let lines = "yellow at herbalist-shop tao red+yellow\nghost north-1 bleeding-eyes\nghost east-3 perfidious-nymph-2\nphase yang move";
    let mut table = four(lines);
    table.play_as("yellow", "exorcise", &["red+white+yellow"]);
    assert_eq!(table.moves("yellow"), ["dispel north-1", "dispel east-3", "dispel-both"]);
    table.play("yellow", "dispel-both");
    assert_eq!((table.card("north-1").as_str(), table.card("east-3").as_str()), ("-", "-"));
    assert_eq!(table.tao("yellow"), ["yellow"], "the red token is spent, the yellow face was of no use");
}

#[test]
fn the_zombie_goes_with_the_coffin_breaker_and_brings_its_curse() {
    proves(&[GS_090]);
    let lines =
        "yellow at herbalist-shop\nghost north-1 coffin-breaker-1\nghost east-3 zombie-1\nphase yang move";
    let mut table = four(lines);
    assert!(table.game.power_blocked(Side::North), "the Coffin Breaker blocks the power of its board");
    let events = table.play_as("yellow", "exorcise", &["yellow+yellow+white", "lose-qi"]);
    assert_eq!((table.card("north-1").as_str(), table.card("east-3").as_str()), ("-", "-"));
    assert!(events.contains(&Event::CurseRolled { face: CurseFace::LoseQi }));
    assert_eq!((table.qi("yellow"), table.game.power_blocked(Side::North)), (3, false));
}

#[test]
fn the_red_taoist_uses_two_tokens_of_the_yellow_one() {
    proves(&[GS_093]);
    let lines =
        "red at cemetery tao red\nyellow at taoist-altar tao yellow+yellow\nghost north-2 hopping-vampire-1
turn east\nphase yang move";
    let mut table = four(lines);
    table.play("red", "move taoist-altar");
    table.play_as("red", "exorcise", &["yellow+green+red"]);
    assert_eq!(table.targets("red", "request"), set("yellow-taoist"));
    table.play("red", "request yellow-taoist");
    table.play("yellow", "lend");
    table.play("red", "dispel north-2");
    assert_eq!((table.card("north-2").as_str(), table.tao("yellow").len()), ("-", 0));
    assert_eq!(table.tao("red"), ["red"]);
    assert!(table.game.gone().any(|card| card.id() == "hopping-vampire-1"));
}

#[test]
fn the_dark_wraith_gives_the_spent_yin_yang_back() {
    proves(&[GS_100]);
    let mut table = four("yellow at taoist-altar no-yin-yang\nghost north-2 dark-wraith-1\nphase yang move");
    table.play_as("yellow", "exorcise", &["black+black+white"]);
    assert_eq!(table.moves("yellow"), ["gain-qi", "gain-yin-yang"]);
    table.play("yellow", "gain-yin-yang");
    assert_eq!((table.qi("yellow"), table.game.has_yin_yang(Side::North)), (4, true));
}
