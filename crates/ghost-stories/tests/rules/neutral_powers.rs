//! Neutral power tokens.

use crate::support::{TWO, Table, named, proves, seated, set, table};
use artel_engine::{Game, GameMove};
use artel_ghost_stories::rules::{
    GS_036, GS_209, GS_210, GS_211, GS_212, GS_213, GS_214, GS_215, GS_R56, GS_R74, GS_R75, GS_R76, GS_R91,
};
use artel_ghost_stories::{Event, Move, Side};

fn two(more: &str) -> Table {
    table(&seated(TWO, more))
}

/// Two players with other powers in place of those of [`TWO`]; green and red play, yellow and blue are neutral.
fn others(more: &str) -> Table {
    let setup = "board north green-taoist strength-of-a-mountain player\nboard east yellow-taoist enfeeblement-mantra neutral\n\
                 board south red-taoist dance-of-the-peaks player\nboard west blue-taoist second-wind neutral\n";
    table(&seated(setup, more))
}

#[test]
fn a_token_buys_the_power_of_a_neutral_board() {
    proves(&[GS_209, GS_210, GS_212]);
    let mut table = two("yellow at cemetery\nphase yang move\nhaunted buddhist-temple");
    assert!(!table.can("yellow", "move heavenly-winds"));
    let events = table.play("yellow", "borrow red-taoist");
    assert_eq!(
        events,
        [Event::Borrowed { taoist: named("yellow-taoist"), power: named("dance-of-the-peaks") }]
    );
    assert_eq!(
        (table.game.power_tokens(Side::North), table.game.centre_tokens()),
        (0, 1),
        "also on a haunted centre"
    );
    assert!(table.can("yellow", "move heavenly-winds"));
    assert!(table.can("yellow", "pocket red"), "the own power is still there");
    assert_eq!(table.refused("yellow", "borrow blue-taoist"), GS_209, "no token is left");
    assert_eq!(two("").refused("yellow", "borrow red-taoist"), GS_036, "in the Yang phase");
}

#[test]
fn a_borrowed_power_lasts_for_the_turn_and_comes_in_its_time() {
    proves(&[GS_R74]);
    let mut table = two("yellow at tea-house tao none\nghost south-1 creeping-one\nphase yang move");
    let mut moved = table.clone();
    moved.play("yellow", "move circle-of-prayer");
    assert_eq!(moved.refused("yellow", "borrow red-taoist"), GS_R74, "too late for the Dance");
    assert!(moved.can("yellow", "borrow blue-taoist"));
    table.play_as("yellow", "exorcise", &["green+red+red"]);
    assert!(!table.can("yellow", "ask"));
    table.play("yellow", "borrow blue-taoist");
    table.play("yellow", "ask");
    table.play_as("yellow", "take red", &["ghoul"]);
    table.play("yellow", "place north-1");
    table.play("yellow", "end");
    assert_eq!(
        table.game.view(artel_engine::Viewer::Seat(table.seat("green"))).borrowed,
        [],
        "only for that turn"
    );
}

#[test]
fn several_tokens_but_not_two_for_one_board() {
    proves(&[GS_211]);
    let mut table = two("yellow tokens 2\ngreen tokens 0\nphase yang move");
    table.play("yellow", "borrow red-taoist");
    assert_eq!(table.refused("yellow", "borrow red-taoist"), GS_211);
    table.play("yellow", "borrow blue-taoist");
    assert_eq!(table.game.centre_tokens(), 2);
}

#[test]
fn tokens_are_picked_up_by_a_move_to_the_centre() {
    proves(&[GS_213, GS_R56]);
    let table = two("yellow at cemetery tokens 0\ngreen tokens 0\ncentre-tokens 2\nphase yang move");
    assert_eq!(table.refused("yellow", "pick-up"), GS_213);
    let mut all = table.clone();
    all.play("yellow", "move buddhist-temple");
    all.play("yellow", "pick-up");
    assert!(all.can("yellow", "end"), "any number of them");
    all.play("yellow", "pick-up");
    assert_eq!((all.game.power_tokens(Side::North), all.game.centre_tokens()), (2, 0));
    assert_eq!(all.refused("yellow", "pick-up"), GS_213);
    let mut late = table.clone();
    late.play("yellow", "move buddhist-temple");
    late.play("yellow", "ask");
    assert_eq!(late.refused("yellow", "pick-up"), GS_213, "not after the action");
    let stayed = two("yellow tokens 0\ngreen tokens 0\ncentre-tokens 2\nphase yang move");
    assert_eq!(stayed.refused("yellow", "pick-up"), GS_R56, "to stay there is no move");
}

#[test]
fn whoever_is_moved_to_the_centre_picks_up_nothing() {
    proves(&[GS_R56]);
    let mut table = two(
        "yellow at heavenly-winds tokens 0\ngreen at cemetery tokens 0\ncentre-tokens 2\nphase yang move",
    );
    table.play("yellow", "ask");
    assert_eq!(table.at("green"), "cemetery");
    table.play("yellow", "carry green-taoist buddhist-temple");
    assert_eq!(table.game.power_tokens(Side::South), 0);
    table.play("yellow", "end");
    table.play_as("green", "yin", &["ghoul"]);
    table.play("green", "place north-1");
    assert_eq!(table.refused("green", "pick-up"), GS_R56);
}

#[test]
fn tokens_are_not_passed_on() {
    proves(&[GS_214]);
    let names: Vec<String> = Move::every().iter().map(ToString::to_string).collect();
    assert!(!names.iter().any(|name| name.contains("token")), "no move does it");
    let table = two("green at buddhist-temple\nphase yang move");
    let before = Side::ALL.map(|side| table.game.power_tokens(side));
    for action in table.moves("yellow") {
        let mut after = table.clone();
        after.play("yellow", &action);
        assert!(after.game.power_tokens(Side::South) <= before[2], "{action}");
    }
}

#[test]
fn the_tokens_of_the_dead_lie_on_the_centre() {
    proves(&[GS_215]);
    let mut table =
        two("yellow qi 1 at sorcerer-hut\nghost east-1 skinner\nghost east-2 ghoul\nphase yang move");
    table.play("yellow", "ask");
    table.play("yellow", "banish east-1");
    assert_eq!((table.game.power_tokens(Side::North), table.game.centre_tokens()), (0, 1));
    let mut green = table
        .with("turn south")
        .with("phase yang move")
        .with("board south green-taoist gods-favorite player at cemetery");
    green.play("green", "move buddhist-temple");
    green.play("green", "pick-up");
    assert_eq!(green.game.power_tokens(Side::South), 2);
}

#[test]
fn a_blocked_board_has_no_power_to_lend() {
    proves(&[GS_R75]);
    let table = two("ghost east-1 coffin-breaker-1\nphase yang move");
    assert_eq!(table.targets("yellow", "borrow"), set("blue-taoist"));
    assert_eq!(table.refusal("yellow", "borrow red-taoist").reason.key, "why-power-blocked");
    let own = two("ghost north-1 coffin-breaker-1\nphase yang move");
    assert_eq!(
        own.targets("yellow", "borrow"),
        set("red-taoist blue-taoist"),
        "a block of the own board is no matter"
    );
}

#[test]
fn a_borrowed_mantra_stays_until_its_ghost_or_its_board_is_gone() {
    proves(&[GS_R76]);
    let mut table =
        others("green at cemetery\nghost west-2 skinner\nghost south-1 blood-drinker-1\nphase yang move");
    table.play("green", "borrow yellow-taoist");
    table.play("green", "enfeeble south-1");
    table.play("green", "end");
    assert_eq!(table.game.mantra(), Some(named("south-1")), "it stays after the turn");
    table.play_as("red", "yin", &["coffin-breaker-1"]);
    table.play_as("red", "place east-1", &["fungus-thing"]);
    table.play("red", "place north-1");
    assert_eq!(table.game.mantra(), None, "the yellow board is blocked");
    let full = "ghost east-1 zombie-1\nghost east-2 abysmal-1\nghost east-3 blood-drinker-1 mantra";
    let mut possessed = others(&format!("turn east\nyellow qi 1\n{full}"));
    possessed.play_as("red", "yin", &["ghoul"]);
    assert_eq!(possessed.game.mantra(), None, "the yellow board is possessed");
    let mut banished = others(
        "green at sorcerer-hut\nghost west-2 skinner mantra\nghost south-1 blood-drinker-1\nphase yang move",
    );
    banished.play("green", "call sorcerer-hut");
    banished.play("green", "banish west-2");
    assert_eq!(banished.game.mantra(), None, "its ghost is gone");
    assert_eq!(
        banished.refused("green", "borrow yellow-taoist"),
        GS_R74,
        "and it can be used in a later turn"
    );
}

#[test]
fn powers_of_dice_are_borrowed_at_the_roll() {
    proves(&[GS_R91]);
    let green_neutral = "board north yellow-taoist bottomless-pockets player\nboard east green-taoist strength-of-a-mountain neutral\n\
                         board south red-taoist dance-of-the-peaks player\nboard west blue-taoist second-wind neutral\n";
    let mut strong = table(&seated(
        green_neutral,
        "yellow at tea-house tao none\nghost south-1 scarlet-evildoer-1\nphase yang move",
    ));
    let mut rolled = strong.clone();
    rolled.play_as("yellow", "exorcise", &["red+red+blue"]);
    assert_eq!(rolled.refused("yellow", "borrow green-taoist"), GS_R91, "not after the roll");
    strong.play("yellow", "borrow green-taoist");
    strong.play_as("yellow", "exorcise", &["red+red+blue+white"]);
    assert_eq!(strong.card("south-1"), "-");
    let favorite = green_neutral.replace("strength-of-a-mountain", "gods-favorite");
    let mut table = table(&seated(
        &favorite,
        "yellow at tea-house tao none\nghost south-1 blood-drinker-1\nphase yang move",
    ));
    assert_eq!(table.refused("yellow", "borrow green-taoist"), GS_R91, "not before the roll");
    table.play_as("yellow", "exorcise", &["red+blue+blue"]);
    assert_eq!(table.moves("yellow"), ["borrow green-taoist", "keep"]);
    table.play("yellow", "borrow green-taoist");
    table.play_as("yellow", "reroll blue+blue", &["red+blue", "lose-qi"]);
    assert_eq!(table.moves("yellow"), ["reroll-curse", "keep"], "it lasts, for the Curse die as well");
    table.play_as("yellow", "reroll-curse", &["no-effect"]);
    assert_eq!(table.qi("yellow"), 4);
    let mut yin = self::table(&seated(&favorite, "ghost north-1 lich"));
    let events = yin.play_as("yellow", "yin", &["lose-qi", "ghoul"]);
    assert!(
        events.contains(&Event::LostQi { taoist: named("yellow-taoist"), left: 3 }),
        "not in the Yin phase"
    );
}
