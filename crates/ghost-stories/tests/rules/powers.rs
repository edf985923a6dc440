//! The powers of the yellow and the red Taoist, and what holds for all powers.

use crate::support::{FOUR, Table, drawn, four, named, proves, seated, set, table};
use artel_ghost_stories::rules::{
    GS_071, GS_162, GS_163, GS_164, GS_165, GS_166, GS_167, GS_168, GS_169, GS_170, GS_171, GS_R52, GS_R53,
    GS_R54, GS_R55, GS_R58, GS_R90, GS_R93, GS_R94,
};
use artel_ghost_stories::{Event, Side};

/// Four players with other powers in place of those of [`FOUR`].
fn with_powers(powers: &[(&str, &str)], more: &str) -> Table {
    let setup = powers.iter().fold(FOUR.to_owned(), |setup, (from, to)| setup.replace(from, to));
    table(&seated(&setup, more))
}

fn mantra(more: &str) -> Table {
    with_powers(&[("bottomless-pockets", "enfeeblement-mantra")], more)
}

fn twin_winds(more: &str) -> Table {
    with_powers(&[("dance-of-the-peaks", "dance-of-the-twin-winds")], &format!("turn east\n{more}"))
}

#[test]
fn only_the_power_of_the_side_in_use_works() {
    proves(&[GS_162]);
    let pockets = four("ghost east-1 skinner\nphase yang move");
    assert!(pockets.can("yellow", "pocket red"));
    assert_eq!(pockets.refused("yellow", "enfeeble east-1"), GS_162);
    assert_eq!(pockets.refused("yellow", "guide red-taoist tea-house"), GS_162, "nor that of another");
    let mantra = mantra("ghost east-1 skinner\nphase yang move");
    assert!(mantra.can("yellow", "enfeeble east-1"));
    assert_eq!(mantra.refused("yellow", "pocket red"), GS_162);
}

#[test]
fn a_blocked_power_comes_back_when_the_last_blocker_has_left() {
    proves(&[GS_163, GS_R58]);
    let table = four(
        "yellow at sorcerer-hut\nghost north-1 coffin-breaker-1\nghost north-2 fallen-monk-1\nghost east-1 perfidious-nymph-1\nphase yang move",
    );
    assert!(!table.can("yellow", "pocket red"));
    let mut one = table.clone();
    one.play("yellow", "call sorcerer-hut");
    one.play("yellow", "banish north-1");
    assert!(!one.can("yellow", "pocket red"), "one blocker is left");
    let one_left = four(
        "yellow at sorcerer-hut\nghost north-2 fallen-monk-1\nghost east-1 perfidious-nymph-1\nphase yang move",
    );
    let mut gone = one_left.clone();
    gone.play("yellow", "call sorcerer-hut");
    gone.play("yellow", "banish north-2");
    assert!(gone.can("yellow", "pocket red"), "the one in the east blocks its own board");
    let mut moved = one_left;
    moved.play("yellow", "call heavenly-winds");
    moved.play("yellow", "shift north-2 south-1");
    moved.play("yellow", "skip");
    assert!(moved.can("yellow", "pocket red"), "to leave the board is enough");
    assert!(moved.game.power_blocked(Side::South), "and the block goes along");
}

#[test]
fn a_power_that_is_back_works_in_the_same_turn() {
    proves(&[GS_R90]);
    let mut blue =
        four("turn west\nblue at cemetery tao none\nghost west-1 perfidious-nymph-1\nphase yang move");
    blue.play_as("blue", "exorcise", &["blue+red+red"]);
    assert!(blue.can("blue", "call buddhist-temple") && !blue.game.power_blocked(Side::West));
    let blue =
        blue.with("haunted tea-house").with("board west blue-taoist heavenly-gust player at taoist-altar");
    assert!(blue.can("blue", "ask"), "Heavenly Gust: help after the exorcism");
    let setup = [("gods-favorite", "strength-of-a-mountain")];
    let lines = "turn south\ngreen at tea-house tao none\nghost south-1 fallen-monk-1\nghost west-3 zombie-1\nphase yang move";
    let mut green = with_powers(&setup, lines);
    let events = green.play_as("green", "exorcise", &["green+yellow+yellow"]);
    assert!(
        events.contains(&Event::CurseSpared { taoist: named("green-taoist") }),
        "three dice, but no Curse die"
    );
}

#[test]
fn bottomless_pockets_give_a_token_before_the_move() {
    proves(&[GS_164, GS_R55]);
    let mut table = four("phase yang move");
    assert_eq!(table.targets("yellow", "pocket"), set("yellow blue green red black"));
    let mut moved = table.clone();
    moved.play("yellow", "move tea-house");
    assert_eq!(moved.refused("yellow", "pocket red"), GS_164);
    table.play("yellow", "pocket black");
    assert_eq!(table.tao("yellow"), ["yellow", "black"]);
    assert_eq!(table.refused("yellow", "pocket red"), GS_164, "one token a turn");
    assert!(table.can("yellow", "ask") && table.can("yellow", "move tea-house"), "and nobody has to move");
    let scarce = four("yellow tao red+red+red\nphase yang move");
    assert_eq!(scarce.targets("yellow", "pocket"), set("yellow blue green black"), "what the bank still has");
    assert_eq!(scarce.refused("yellow", "pocket red"), GS_164);
}

#[test]
fn the_mantra_is_put_on_any_ghost_before_the_move() {
    proves(&[GS_165, GS_166, GS_R93, GS_R55]);
    let mut table = mantra("ghost south-1 wicked-one-1\nghost east-1 skinner mantra\nphase yang move");
    assert_eq!(table.targets("yellow", "enfeeble"), set("south-1"), "not on the ghost that has it");
    assert_eq!(table.refused("yellow", "enfeeble east-1"), GS_R93);
    assert_eq!(table.refused("yellow", "enfeeble west-1"), GS_165);
    let mut moved = table.clone();
    moved.play("yellow", "move tea-house");
    assert_eq!(moved.refused("yellow", "enfeeble south-1"), GS_165);
    table.play("yellow", "enfeeble south-1");
    assert_eq!(table.game.mantra(), Some(named("south-1")));
    assert_eq!(table.game.resistance(named("south-1")), [0, 0, 2, 0, 0], "3 becomes 2");
    assert_eq!(table.game.resistance(named("east-1")), [0, 0, 0, 1, 0], "1 again");
    assert_eq!(table.refused("yellow", "enfeeble east-1"), GS_165, "once a turn");
    let mut red = table
        .with("turn east")
        .with("done helps 0")
        .with("phase yang move")
        .with("board east red-taoist dance-of-the-peaks player at tea-house tao none");
    red.play_as("red", "exorcise", &["green+green+red"]);
    assert_eq!(red.card("south-1"), "-", "whoever tries");
}

#[test]
fn the_mantra_of_a_discarded_ghost_is_used_again_in_the_next_turn() {
    proves(&[GS_167]);
    let here =
        "yellow at sorcerer-hut\nghost south-1 wicked-one-1\nghost east-1 skinner mantra\nphase yang move";
    let mut table = mantra(here);
    table.play("yellow", "call sorcerer-hut");
    table.play("yellow", "banish east-1");
    assert_eq!(table.game.mantra(), None);
    assert_eq!(table.refused("yellow", "enfeeble south-1"), GS_165, "not in the same turn");
    let mut later = table.with("turn west").with("done helps 0").with("phase yang move");
    later.play("blue", "end");
    later.play_as("yellow", "yin", &["ghoul"]);
    later.play("yellow", "place north-1");
    assert!(later.can("yellow", "enfeeble south-1"), "but in the next");
}

#[test]
fn a_blocked_yellow_power_takes_the_mantra_off() {
    proves(&[GS_168, GS_R53]);
    let mut table = mantra("turn east\nghost south-1 wicked-one-1 mantra");
    table.play_as("red", "yin", &["coffin-breaker-1"]);
    table.play_as("red", "place north-2", &["skinner"]);
    let events = table.play("red", "place east-1");
    assert!(events.contains(&Event::MantraLost {}));
    assert_eq!(table.game.mantra(), None);
    assert_eq!(table.game.resistance(named("south-1"))[2], 3);
    let mut freed = mantra(
        "yellow at heavenly-winds\nghost south-1 wicked-one-1\nghost north-2 coffin-breaker-1\nphase yang move",
    );
    assert!(!freed.can("yellow", "enfeeble south-1"));
    freed.play("yellow", "call sorcerer-hut");
    freed.play("yellow", "banish north-2");
    assert!(freed.can("yellow", "enfeeble south-1"), "not lost for good");
}

#[test]
fn a_blocker_moved_onto_the_yellow_board_takes_the_mantra_off() {
    proves(&[GS_168]);
    let mut table = mantra(
        "yellow at heavenly-winds\nghost south-1 wicked-one-1 mantra\nghost east-2 coffin-breaker-1\nphase yang move",
    );
    table.play("yellow", "ask");
    let events = table.play("yellow", "shift east-2 north-2");
    assert!(events.contains(&Event::MantraLost {}));
    assert_eq!(table.game.mantra(), None);
}

#[test]
fn the_mantra_works_on_incarnations_in_a_colour_chosen_after_the_roll() {
    proves(&[GS_169, GS_R54]);
    let setup = FOUR.replace("bottomless-pockets", "enfeeblement-mantra");
    let lines = drawn(
        46,
        &seated(&setup, "yellow at cemetery tao red+black\nghost north-3 nameless\nphase yang move"),
    );
    let mut table = table(&lines);
    table.play("yellow", "enfeeble north-3");
    for (dice, tao) in
        [("yellow+blue+green", "black"), ("yellow+blue+green", "red"), ("red+black+green", "blue")]
    {
        let own = format!("board north yellow-taoist enfeeblement-mantra player at cemetery tao {tao}");
        let mut rolled = table.with(&own);
        rolled.play_as("yellow", "exorcise", &[dice]);
        assert!(rolled.can("yellow", "dispel north-3"), "{dice} with {tao}: any one colour is lowered");
    }
    let mut two_missing =
        table.with("board north yellow-taoist enfeeblement-mantra player at cemetery tao yellow");
    two_missing.play_as("yellow", "exorcise", &["yellow+blue+green"]);
    assert!(two_missing.can("yellow", "end"), "one colour only");
}

#[test]
fn the_mantra_does_not_reach_another_ghost() {
    proves(&[GS_169]);
    let setup = FOUR.replace("bottomless-pockets", "enfeeblement-mantra");
    let own = |tao: &str| {
        let here = "ghost north-3 nameless mantra\nghost west-1 grave-walker\ncircle black\nphase yang move";
        let lines = seated(&setup, &format!("yellow at cemetery tao {tao}\n{here}"));
        let mut table = table(&drawn(47, &lines));
        table.play_as("yellow", "exorcise", &["yellow+blue+green"]);
        table
    };
    // The Circle stands for the black face of Nameless, the Mantra for the red one.
    let black = own("black");
    assert!(black.can("yellow", "dispel-both"), "a black token for the black face of the Grave Walker");
    let red = own("red");
    assert_eq!(
        (red.card("north-3").as_str(), red.card("west-1").as_str()),
        ("-", "grave-walker"),
        "the Mantra is no black face"
    );
    assert_eq!(red.tao("yellow"), ["red"]);
}

#[test]
fn dance_of_the_peaks_reaches_every_tile() {
    proves(&[GS_170, GS_071]);
    let red = four("turn east\nred at cemetery\nphase yang move");
    assert_eq!(red.targets("red", "move").len(), 8);
    assert_eq!(red.refused("red", "move cemetery"), GS_071);
    let yellow = four("yellow at cemetery\nphase yang move");
    assert_eq!(yellow.targets("yellow", "move"), set("taoist-altar sorcerer-hut buddhist-temple"));
    let blocked = four("turn east\nred at cemetery\nghost east-1 coffin-breaker-1\nphase yang move");
    assert_eq!(blocked.refused("red", "move heavenly-winds"), GS_071);
}

#[test]
fn dance_of_the_twin_winds_leads_another_taoist_after_the_own_move() {
    proves(&[GS_171, GS_R55, GS_R52]);
    let table = twin_winds("yellow at cemetery\ngreen at tea-house\nphase yang move");
    let mut moved = table.clone();
    moved.play("red", "move tea-house");
    assert!(moved.can("red", "guide yellow-taoist sorcerer-hut"));
    assert_eq!(moved.refused("red", "guide yellow-taoist heavenly-winds"), GS_171, "by the normal rules");
    moved.play("red", "guide yellow-taoist sorcerer-hut");
    assert_eq!(moved.at("yellow"), "sorcerer-hut");
    assert_eq!(moved.refused("red", "guide green-taoist sorcerer-hut"), GS_171, "one Taoist a turn");
    assert!(moved.can("red", "ask"), "an action follows");
    let mut stayed = table.clone();
    stayed.play("red", "guide green-taoist circle-of-prayer");
    assert_eq!(stayed.at("green"), "circle-of-prayer", "also without an own move");
    assert!(!stayed.can("red", "move tea-house"), "which cannot come afterwards");
    let acted = table.with("phase yang acted").with("done helps 1");
    assert_eq!(acted.refused("red", "guide yellow-taoist sorcerer-hut"), GS_171);
    assert_eq!(acted.refused("red", "move tea-house"), GS_R52);
}

#[test]
fn the_dead_are_not_led() {
    proves(&[GS_R94]);
    let table = twin_winds("yellow qi 0 at cemetery tao none no-yin-yang\nphase yang move");
    assert_eq!(table.refused("red", "guide yellow-taoist sorcerer-hut"), GS_R94);
    assert_eq!(table.refused("red", "guide red-taoist sorcerer-hut"), GS_R94, "nor oneself");
    assert!(table.can("red", "guide green-taoist tea-house"));
}
