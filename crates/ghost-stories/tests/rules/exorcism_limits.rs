//! Exorcisms at the limits of what dice, tokens and figures allow.

use crate::support::{drawn, four, named, proves};
use artel_ghost_stories::rules::{GS_074, GS_131, GS_132, GS_R57, GS_R85, GS_R89, GS_R95};

#[test]
fn a_block_of_tokens_holds_until_its_ghost_is_gone() {
    proves(&[GS_R85]);
    let here = "yellow at cemetery tao red+red\nghost west-1 scarlet-evildoer-1\nphase yang move";
    let mut blocked = four(&format!("{here}\nghost north-3 black-widow-1"));
    blocked.play_as("yellow", "exorcise", &["black+black+red", "no-effect"]);
    assert_eq!(
        (blocked.card("north-3").as_str(), blocked.card("west-1").as_str()),
        ("-", "scarlet-evildoer-1")
    );
    assert_eq!(blocked.tao("yellow"), ["red", "red"], "nobody could spend them at that moment");
    let mut open = four(&format!("{here}\nghost north-3 dark-wraith-1\ncircle black"));
    open.play_as("yellow", "exorcise", &["black+black+red"]);
    assert!(open.can("yellow", "dispel-both"), "without the block they are enough for both");
}

#[test]
fn without_dice_tokens_and_reductions_still_count() {
    proves(&[GS_R89]);
    let captured = "ghost east-1 severed-heads-1 die\nghost east-2 severed-heads-2 die\nghost east-3 repellent-beauty die";
    let here = format!("{captured}\nghost north-3 skinner\nphase yang move");
    let mut token = four(&format!("yellow at cemetery tao red\n{here}"));
    assert_eq!(token.game.exorcism_dice(), 0);
    token.play("yellow", "exorcise");
    token.play("yellow", "dispel north-3");
    assert_eq!((token.card("north-3").as_str(), token.tao("yellow").len()), ("-", 0));
    let mut circle = four(&format!("yellow at cemetery tao none\ncircle red\n{here}"));
    circle.play("yellow", "exorcise");
    assert_eq!(circle.card("north-3"), "-", "a resistance of 0 falls to any attempt");
    let mut nothing = four(&format!("yellow at cemetery tao none\n{here}"));
    nothing.play("yellow", "exorcise");
    assert_eq!(nothing.card("north-3"), "skinner");
    assert!(!nothing.can("yellow", "exorcise"), "an attempt it was");
    assert_eq!(
        four("yellow at cemetery\nphase yang move").refused("yellow", "exorcise"),
        GS_074,
        "no target, no attempt"
    );
}

#[test]
fn an_attempt_needs_a_ghost_that_can_be_exorcised_now() {
    proves(&[GS_R95]);
    let here = "yellow at herbalist-shop tao black+black+black\nphase yang move";
    let late = |lines: &str| four(&drawn(47, &format!("{here}\n{lines}")));
    assert_eq!(late("ghost north-1 uncatchable").refused("yellow", "exorcise"), GS_132, "no Buddha met it");
    let faced = "ghost east-3 howling-nightmare\nghost west-1 creeping-one";
    assert_eq!(late(faced).refused("yellow", "exorcise"), GS_131, "a ghost lies opposite");
    let two = format!("{here}\ndifficulty nightmare\nghost north-1 uncatchable\n{faced}");
    assert!(!four(&drawn(27, &two)).can("yellow", "exorcise"), "nor are two of them a target");
    // With another ghost in reach the attempt concerns that ghost alone.
    let mut table = late("ghost north-1 uncatchable\nghost east-3 skinner");
    table.play_as("yellow", "exorcise", &["black+white+white"]);
    assert_eq!((table.card("north-1").as_str(), table.card("east-3").as_str()), ("uncatchable", "-"));
    assert_eq!(table.tao("yellow").len(), 3, "nothing was spent on the incarnation");
}

#[test]
fn haunter_figures_never_run_out() {
    proves(&[GS_R57]);
    let ghosts = "ghost north-1 ghoul stone\nghost north-2 restless-dead stone\nghost east-1 skinner stone\n\
                  ghost east-2 bleeding-eyes stone\nghost east-3 scarlet-evildoer-1 stone\nghost south-1 creeping-one stone\n\
                  ghost south-2 restless-spirit stone\nghost west-1 drowned-maiden stone";
    let mut table = four(&format!("turn west\n{ghosts}\nghost west-2 gloomy-minion"));
    table.play_as("blue", "yin", &["dark-wraith-1"]);
    assert!(table.game.figure_on_stone(named("west-2")), "the ninth figure advances like the others");
    assert!(table.is_haunted("cemetery"));
    assert!(table.game.figure_on_stone(named("west-3")), "and the tenth comes straight onto the board");
}
