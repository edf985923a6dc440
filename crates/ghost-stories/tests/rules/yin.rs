//! The Yin phase: ghosts act, the overrun is checked, a ghost arrives.

use crate::support::{FOUR, TWO, Table, drawn, four, named, proves, seated, table};
use artel_engine::Status;
use artel_ghost_stories::rules::{
    GS_016, GS_036, GS_037, GS_053, GS_054, GS_138, GS_R06, GS_R08, GS_R09, GS_R10,
};
use artel_ghost_stories::{Event, Phase, Side, Step};

const FULL_NORTH: &str = "ghost north-1 zombie-1\nghost north-2 zombie-2\nghost north-3 yellow-plague";

/// All twelve spaces taken by ghosts that do nothing by themselves.
const FULL_TABLE: &str = "ghost north-1 zombie-1
ghost north-2 zombie-2
ghost north-3 yellow-plague
ghost east-1 blood-drinker-1
ghost east-2 blood-drinker-2
ghost east-3 flesh-devourer
ghost south-1 rotten-soul-1
ghost south-2 rotten-soul-2
ghost south-3 green-abomination
ghost west-1 abysmal-1
ghost west-2 abysmal-2
ghost west-3 liquid-horror";

/// Which step of the Yin phase the event belongs to.
fn step(event: Event) -> Option<u8> {
    match event {
        Event::FigureAdvanced { .. } | Event::FigureStruck { .. } | Event::CurseRolled { .. } => Some(1),
        Event::Overrun { .. } => Some(2),
        Event::Drawn { .. } => Some(3),
        _ => None,
    }
}

#[test]
fn ghosts_act_then_the_overrun_is_checked_then_a_ghost_arrives() {
    proves(&[GS_036]);
    let mut table = four("ghost north-1 ghoul\nghost north-2 lich");
    let events = table.play_as("yellow", "yin", &["no-effect", "skinner"]);
    assert_eq!(events.iter().copied().filter_map(step).collect::<Vec<_>>(), [1, 1, 3]);
    table.play("yellow", "place east-1");
    assert_eq!(table.game.phase(), Phase::Yang { step: Step::Move });
    let mut full = four("ghost north-1 ghoul\nghost north-2 lich\nghost north-3 zombie-1");
    let events = full.play_as("yellow", "yin", &["no-effect"]);
    assert_eq!(
        events.iter().copied().filter_map(step).collect::<Vec<_>>(),
        [1, 1, 2],
        "the overrun replaces the arrival"
    );
    let table = four("");
    assert_eq!(table.refused("yellow", "move tea-house"), GS_036);
}

#[test]
fn only_ghosts_on_the_active_board_act() {
    proves(&[GS_016, GS_037]);
    let mut table = four(
        "ghost north-1 ghoul\nghost east-1 skinner\nghost south-1 great-putrid\nghost west-1 fury-of-depth\nturn north",
    );
    let events = table.play_as("yellow", "yin", &["zombie-1"]);
    table.play("yellow", "place north-2");
    assert_eq!(
        events.iter().copied().filter_map(step).collect::<Vec<_>>(),
        [1, 3],
        "no Curse die for the other boards"
    );
    assert!(table.game.figure_on_stone(named("north-1")) && !table.game.figure_on_stone(named("east-1")));
    // The next turn is that of the next board, and its ghost acts then.
    table.play("yellow", "end");
    table.play_as("red", "yin", &["zombie-2"]);
    assert!(table.game.figure_on_stone(named("east-1")));
    assert!(table.game.figure_on_stone(named("north-1")), "the other figure waits for its own board");
}

#[test]
fn the_owner_of_the_board_matters_not_the_colour_of_the_ghost() {
    proves(&[GS_037]);
    let mut table = four("ghost north-1 skinner\nghost east-1 ghoul");
    table.play_as("yellow", "yin", &["soul-eater"]);
    assert!(table.game.figure_on_stone(named("north-1")), "a red ghost on the yellow board acts");
    assert!(!table.game.figure_on_stone(named("east-1")), "a yellow ghost on the red board does not");
}

#[test]
fn ghosts_of_a_board_act_from_left_to_right_each_completely() {
    proves(&[GS_R06]);
    let mut table = four("ghost north-1 lich\nghost north-2 ghoul\nghost north-3 fury-of-depth\nturn north");
    // The first Tormentor draws: its ghost is placed and resolved before the next ghost acts.
    let events = table.play_as("yellow", "yin", &["new-ghost", "severed-heads-1"]);
    assert_eq!(events.iter().copied().filter_map(step).collect::<Vec<_>>(), [1, 3]);
    let events = table.play_as("yellow", "place east-2", &["zombie-1"]);
    let placed = Event::Placed { card: named("severed-heads-1"), space: named("east-2") };
    assert!(
        events.contains(&placed) && events.contains(&Event::DieCaptured { card: named("severed-heads-1") })
    );
    assert_eq!(
        events.iter().copied().filter_map(step).collect::<Vec<_>>(),
        [3],
        "its left stone before the next ghost"
    );
    let events = table.play_as("yellow", "place east-3", &["lose-qi"]);
    let ghoul = Event::FigureAdvanced { card: named("ghoul"), space: named("north-2") };
    assert_eq!(events.iter().copied().filter_map(step).collect::<Vec<_>>(), [1, 1, 2]);
    assert_eq!(
        events.iter().find(|event| step(**event) == Some(1)),
        Some(&ghoul),
        "the middle one before the right"
    );
    assert_eq!(table.qi("yellow"), 2, "the right Tormentor and the overrun");
}

#[test]
fn a_ghost_that_comes_in_step_1_does_not_act_in_it() {
    proves(&[GS_R08]);
    let mut table = four("ghost north-1 lich");
    table.play_as("yellow", "yin", &["new-ghost", "ghoul"]);
    table.play_as("yellow", "place north-2", &["zombie-1"]);
    assert_eq!(table.card("north-2"), "ghoul");
    assert!(!table.game.figure_on_stone(named("north-2")), "its figure still stands on the card");
    assert_eq!(table.card("north-3"), "zombie-1", "and a ghost arrives in step 3");
}

#[test]
fn a_full_board_costs_one_qi_and_no_card_is_drawn() {
    proves(&[GS_053]);
    let mut table = four(FULL_NORTH);
    let left = table.game.deck().left();
    let events = table.play_as("yellow", "yin", &[]);
    assert!(events.contains(&Event::Overrun { side: Side::North }));
    assert_eq!((table.qi("yellow"), table.game.deck().left()), (3, left));
    assert_eq!(table.game.phase(), Phase::Yang { step: Step::Move }, "the Yang phase follows");
    assert_eq!(["red", "green", "blue"].map(|colour| table.qi(colour)), [4; 3], "nobody else pays");
}

#[test]
fn a_player_with_fewer_than_three_ghosts_draws_a_card() {
    proves(&[GS_054]);
    for ghosts in 0..3 {
        let lines: Vec<&str> = FULL_NORTH.lines().take(ghosts).collect();
        let mut table = four(&lines.join("\n"));
        let left = table.game.deck().left();
        let events = table.play_as("yellow", "yin", &["skinner"]);
        assert!(events.contains(&Event::Drawn { card: named("skinner") }));
        table.play("yellow", "place east-1");
        assert_eq!((table.qi("yellow"), table.game.deck().left()), (4, left - 1), "{ghosts} ghosts");
        assert_eq!(table.game.phase(), Phase::Yang { step: Step::Move }, "one card only");
    }
}

#[test]
fn the_overrun_is_counted_when_step_2_begins() {
    proves(&[GS_R09]);
    let mut table = four("ghost north-1 lich\nghost north-2 zombie-1");
    let events = table.play_as("yellow", "yin", &["new-ghost", "zombie-2"]);
    assert!(events.contains(&Event::Overrun { side: Side::North }), "the Tormentor brought the third ghost");
    assert_eq!((table.qi("yellow"), table.card("north-3").as_str()), (3, "zombie-2"));
    // A ghost that comes in step 3 fills the board too late for the overrun.
    let mut table = four("ghost north-1 restless-dead\nghost north-2 zombie-1");
    let events = table.play_as("yellow", "yin", &["zombie-2"]);
    assert!(!events.contains(&Event::Overrun { side: Side::North }));
    assert_eq!(table.qi("yellow"), 4);
    // The same on a neutral board.
    let mut table = table_two("ghost east-1 raging-one\nghost east-2 blood-drinker-1\nturn east");
    table.play_as("green", "yin", &["new-ghost", "blood-drinker-2", "rotten-soul-1"]);
    assert_eq!(table.qi("red"), 2, "the neutral board pays for its overrun");
}

fn table_two(more: &str) -> Table {
    table(&seated(TWO, more))
}

#[test]
fn with_all_spaces_taken_no_card_is_drawn_and_the_active_taoist_pays() {
    proves(&[GS_R10]);
    let mut table = four(&format!("{FULL_TABLE}\nyellow at tea-house\nphase yang move"));
    let left = table.game.deck().left();
    table.play("yellow", "ask");
    let events = table.play_as("yellow", "take black", &[]);
    assert!(events.contains(&Event::NoRoom { side: Side::North }));
    assert_eq!((table.qi("yellow"), table.game.deck().left()), (4, left), "one Qi won and one lost");
    // In the turn of a neutral board it is that board: its overrun and the ghost without a place.
    let neutral = FULL_TABLE.replace("flesh-devourer", "raging-one");
    let mut table = table_two(&format!("{neutral}\nturn east"));
    table.play_as("green", "yin", &["new-ghost"]);
    assert_eq!((table.qi("red"), table.qi("yellow"), table.qi("green")), (1, 4, 3));
}

#[test]
fn bonecracker_takes_a_token_before_any_ghost_acts() {
    proves(&[GS_037, GS_138, GS_R06]);
    let lines = seated(FOUR, "yellow tao red+blue\nghost north-1 ghoul\nghost north-3 bonecracker");
    let mut host = table(&drawn(46, &lines));
    assert_eq!(host.status(), Status::Playing);
    let events = host.play_as("yellow", "yin", &[]);
    assert_eq!(
        events.iter().copied().filter_map(step).collect::<Vec<_>>(),
        [0_u8; 0],
        "nothing before the discard"
    );
    let events = host.play_as("yellow", "discard red", &["shapeless-evil"]);
    assert_eq!(events.iter().copied().filter_map(step).collect::<Vec<_>>(), [1, 3]);
    assert_eq!((host.tao("yellow"), host.tao("red")), (vec!["blue".to_owned()], vec!["red".to_owned()]));
    // On another board it leaves the active player alone.
    let lines = seated(FOUR, "yellow tao red+blue\nghost east-1 bonecracker");
    let mut elsewhere = table(&drawn(46, &lines));
    elsewhere.play_as("yellow", "yin", &["shapeless-evil"]);
    assert_eq!(elsewhere.tao("yellow").len(), 2);
}
