//! Why an answer to a question is refused: every reason, with the rule behind it.

use crate::refusals::assert_why;
use crate::support::{FOUR, SOLO, Table, drawn, four, proves, seated, table};
use artel_ghost_stories::rules::{
    GS_055, GS_056, GS_057, GS_065, GS_074, GS_077, GS_082, GS_086, GS_089, GS_091, GS_096, GS_097, GS_099,
    GS_112, GS_126, GS_128, GS_129, GS_172, GS_173, GS_181, GS_183, GS_186, GS_188, GS_190, GS_193, GS_226,
    GS_R29, GS_R31, GS_R33, GS_R41, GS_R71, GS_R82, GS_R84, GS_R92, GS_R93,
};

const DEAD: &str = "qi 0 at cemetery tao none no-yin-yang";

/// Yellow stands on the tile and has asked for help.
fn asked(tile: &str, more: &str) -> Table {
    let mut table = four(&format!("yellow at {tile}\n{more}\nphase yang move"));
    table.play("yellow", "ask");
    table
}

#[test]
fn a_card_goes_where_it_must() {
    proves(&[GS_055, GS_056, GS_057]);
    let mut table = four("ghost east-1 reaper");
    table.play_as("yellow", "yin", &["skinner"]);
    assert_why(&table, "yellow", "place east-1", GS_056, "why-space-taken");
    assert_why(&table, "yellow", "place north-1", GS_055, "why-own-colour-first");
    assert_why(&table, "yellow", "end", GS_055, "why-place-first");
    assert_why(&table, "red", "place east-2", GS_R92, "why-not-your-turn");
    let mut black = four("");
    black.play_as("yellow", "yin", &["dark-wraith-1"]);
    assert_why(&black, "yellow", "place east-1", GS_057, "why-black-here-first");
}

#[test]
fn a_loss_has_to_be_chosen_among_what_there_is() {
    proves(&[GS_065, GS_226, GS_R71]);
    let mut tao = four("yellow tao red+blue");
    tao.play_as("yellow", "yin", &["soul-eater"]);
    tao.play("yellow", "place north-1");
    assert_why(&tao, "yellow", "discard black", GS_065, "why-no-token");
    assert_why(&tao, "yellow", "end", GS_065, "why-discard-first");
    let full = "ghost north-1 zombie-1\nghost north-2 zombie-2\nghost north-3 skinner";
    let mut qi = four(&format!("yellow {DEAD}\n{full}"));
    qi.play("red", "yin");
    assert_why(&qi, "red", "suffer yellow-taoist", GS_R71, "why-not-living");
    assert_why(&qi, "red", "yin", GS_226, "why-suffer-first");
}

#[test]
fn help_is_chosen_among_what_there_is() {
    proves(&[GS_097, GS_181, GS_183, GS_186, GS_188, GS_190, GS_126, GS_R31, GS_R93]);
    let tea = asked("tea-house", "yellow tao red+red+red");
    assert_why(&tea, "yellow", "take red", GS_R31, "why-bank-lacks");
    assert_why(&tea, "yellow", "end", GS_097, "why-take-first");
    let cemetery = asked("cemetery", &format!("green {DEAD}\nblue {DEAD}"));
    assert_why(&cemetery, "yellow", "revive red-taoist", GS_181, "why-not-dead");
    assert_why(&cemetery, "yellow", "end", GS_181, "why-revive-first");
    let altar = asked("taoist-altar", "haunted tea-house cemetery");
    assert_why(&altar, "yellow", "restore sorcerer-hut", GS_183, "why-not-haunted");
    assert_why(&altar, "yellow", "end", GS_183, "why-restore-first");
    let hut = asked("sorcerer-hut", "ghost north-1 ghoul\nghost north-2 skinner");
    assert_why(&hut, "yellow", "banish east-1", GS_186, "why-no-ghost-there");
    assert_why(&hut, "yellow", "end", GS_186, "why-banish-first");
    let lines = "yellow at sorcerer-hut\nghost north-1 ghoul\nghost north-2 skinner\nghost east-1 death-army\nphase yang move";
    let mut wu_feng = table(&drawn(48, &seated(FOUR, lines)));
    wu_feng.play("yellow", "ask");
    assert_why(&wu_feng, "yellow", "banish east-1", GS_126, "why-sorcerer-incarnation");
    let watchman = asked("night-watchman", "ghost north-1 ghoul stone\nghost east-1 skinner stone");
    assert_why(&watchman, "yellow", "calm south", GS_R93, "why-no-figures-there");
    assert_why(&watchman, "yellow", "end", GS_188, "why-calm-first");
    let circle = asked("circle-of-prayer", "circle black\nyellow tao red+red+red");
    assert_why(&circle, "yellow", "pray black", GS_R93, "why-prayed-already");
    assert_why(&circle, "yellow", "pray red", GS_190, "why-bank-lacks");
    assert_why(&circle, "yellow", "end", GS_190, "why-pray-first");
}

#[test]
fn the_pavilion_has_its_limits() {
    proves(&[GS_193, GS_R41, GS_R93]);
    let mut table =
        asked("heavenly-winds", &format!("ghost north-1 ghoul\nghost north-2 skinner\ngreen {DEAD}"));
    assert_why(&table, "yellow", "shift east-1 east-2", GS_193, "why-no-ghost-there");
    assert_why(&table, "yellow", "shift north-1 north-2", GS_193, "why-space-taken");
    assert_why(&table, "yellow", "end", GS_193, "why-shift-first");
    table.play("yellow", "skip");
    assert_why(&table, "yellow", "skip", GS_R41, "why-not-both-skipped");
    assert_why(&table, "yellow", "carry red-taoist buddhist-temple", GS_R93, "why-here-already");
    assert_why(&table, "yellow", "carry green-taoist tea-house", GS_193, "why-not-another-living");
    assert_why(&table, "yellow", "end", GS_193, "why-carry-first");
}

#[test]
fn dice_lie_as_they_lie() {
    proves(&[GS_172, GS_173]);
    let mut dice =
        four("turn south\ngreen at tea-house tao none\nghost south-1 wicked-one-1\nphase yang move");
    dice.play_as("green", "exorcise", &["green+red+red"]);
    assert_why(&dice, "green", "reroll blue", GS_172, "why-not-those-dice");
    assert_why(&dice, "green", "end", GS_172, "why-reroll-first");
    let mut curse = four("turn south\nghost south-1 lich");
    curse.play_as("green", "yin", &["haunt"]);
    assert_why(&curse, "green", "end", GS_173, "why-reroll-first");
    let mut alone =
        table(&seated(SOLO, "yellow at tea-house tao none\nghost south-1 wicked-one-1\nphase yang move"));
    alone.play_as("yellow", "exorcise", &["green+red+red"]);
    assert_why(&alone, "yellow", "borrow blue-taoist", GS_172, "why-power-not-now");
}

#[test]
fn the_dice_have_to_be_judged_as_they_fell() {
    proves(&[GS_074, GS_077, GS_086, GS_089, GS_112, GS_R84]);
    let corner = "ghost north-3 skinner\nghost west-1 bleeding-eyes\nphase yang move";
    let mut either = four(&format!("yellow at cemetery tao none\n{corner}"));
    either.play_as("yellow", "exorcise", &["red+red+blue"]);
    assert_eq!(either.moves("yellow"), ["dispel north-3", "dispel west-1"]);
    assert_why(&either, "yellow", "give-up", GS_089, "why-must-exorcise");
    assert_why(&either, "yellow", "dispel-both", GS_086, "why-not-enough-for-both");
    assert_why(&either, "yellow", "dispel east-1", GS_074, "why-not-in-reach");
    assert_why(&either, "yellow", "end", GS_112, "why-judge-first");
    let mut rich = four(&format!("yellow at cemetery tao red+red\n{corner}"));
    rich.play_as("yellow", "exorcise", &["red+blue+blue"]);
    assert_why(&rich, "yellow", "dispel west-1", GS_R84, "why-other-must-go");
    let mut token = four(&format!("yellow at cemetery tao red\n{corner}"));
    token.play_as("yellow", "exorcise", &["blue+blue+blue"]);
    assert_why(&token, "yellow", "dispel west-1", GS_077, "why-not-enough");
    let mut single = four("yellow at cemetery tao red\nghost north-3 skinner\nphase yang move");
    single.play_as("yellow", "exorcise", &["blue+blue+blue"]);
    assert_why(&single, "yellow", "dispel-both", GS_074, "why-one-in-reach");
}

#[test]
fn companions_are_asked_for_what_helps() {
    proves(&[GS_082, GS_091, GS_R82]);
    let here = "yellow at cemetery tao red+red\nred at cemetery tao red\nblue at cemetery tao blue\nghost north-3 scarlet-evildoer-1\nphase yang move";
    let mut table = four(here);
    table.play_as("yellow", "exorcise", &["blue+blue+blue"]);
    assert_why(&table, "yellow", "request green-taoist", GS_091, "why-not-beside");
    assert_why(&table, "yellow", "request blue-taoist", GS_082, "why-tokens-no-use");
    table.play("yellow", "request red-taoist");
    assert_why(&table, "red", "end", GS_R82, "why-lend-first");
    assert_why(&table, "yellow", "give-up", GS_R92, "why-not-your-turn");
    let mut lent = table.clone();
    lent.play("red", "lend");
    assert_why(&lent, "yellow", "request red-taoist", GS_R82, "why-asked-already");
    table.play("red", "refuse");
    assert!(table.can("yellow", "end"), "without the token nothing can be done");
}

#[test]
fn only_tokens_that_help_are_paid() {
    proves(&[GS_082, GS_R82]);
    let here = "yellow at cemetery tao red+blue+black\nred at cemetery\nghost north-3 skinner\nghost west-1 drowned-maiden\nphase yang move";
    let mut table = four(here);
    table.play_as("yellow", "exorcise", &["white+green+green"]);
    table.play("yellow", "dispel-both");
    assert_why(&table, "yellow", "pay yellow-taoist black", GS_082, "why-colour-no-use");
    assert_why(&table, "yellow", "pay yellow-taoist green", GS_082, "why-no-token");
    assert_why(&table, "yellow", "pay red-taoist red", GS_R82, "why-not-lending");
    assert_why(&table, "yellow", "end", GS_082, "why-pay-first");
}

#[test]
fn curses_and_rewards_have_their_order() {
    proves(&[GS_096, GS_099, GS_128, GS_129, GS_R29, GS_R33]);
    let mut curses =
        four("yellow at cemetery tao yellow\nghost north-3 zombie-1\nghost west-1 zombie-2\nphase yang move");
    curses.play_as("yellow", "exorcise", &["yellow+yellow+yellow"]);
    curses.play("yellow", "dispel-both");
    assert_why(&curses, "yellow", "curse-first south-1", GS_R29, "why-no-curse-there");
    assert_why(&curses, "yellow", "end", GS_096, "why-order-first");
    let mut reward = four("yellow at cemetery no-yin-yang\nghost north-3 dark-wraith-1\nphase yang move");
    reward.play_as("yellow", "exorcise", &["black+black+black"]);
    assert_why(&reward, "yellow", "end", GS_099, "why-reward-first");
    let lines = format!(
        "difficulty nightmare\nyellow at cemetery no-yin-yang\nred no-yin-yang\nblue {DEAD}\nghost north-3 dark-mistress\nphase yang move"
    );
    let mut group = table(&drawn(16, &seated(FOUR, &lines)));
    group.play_as("yellow", "exorcise", &["blue+blue+blue"]);
    assert_why(&group, "yellow", "give-qi blue-taoist", GS_129, "why-not-living");
    assert_why(&group, "yellow", "end", GS_128, "why-reward-first");
    group.play("yellow", "give-qi red-taoist");
    assert_why(&group, "yellow", "give-yin-yang green-taoist", GS_R33, "why-cannot-take-yin-yang");
}
