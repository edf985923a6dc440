//! Ghosts entering play.

use crate::support::{FOUR, TWO, Table, drawn, four, named, proves, seated, set, table};
use artel_engine::Status;
use artel_ghost_stories::rules::{
    GS_015, GS_055, GS_056, GS_057, GS_058, GS_059, GS_125, GS_R11, GS_R12, GS_R13, GS_R14, GS_R64,
};
use artel_ghost_stories::{Card, Event, Side};

const SIDES: [(&str, &str); 4] = [("yellow", "north"), ("red", "east"), ("green", "south"), ("blue", "west")];

/// A ghost of each colour that does nothing when it comes.
const QUIET: [(&str, &str); 4] =
    [("yellow", "zombie-1"), ("red", "blood-drinker-1"), ("green", "rotten-soul-1"), ("blue", "abysmal-1")];

/// The lines that fill the board on a side with ghosts of the wrong colour.
fn full(side: &str) -> String {
    let cards = ["zombie-2", "blood-drinker-2", "abysmal-2"];
    let lines = (1..=3).zip(cards).map(|(place, card)| format!("ghost {side}-{place} {card}"));
    lines.collect::<Vec<_>>().join("\n")
}

fn spaces(side: &str) -> String {
    format!("{side}-1 {side}-2 {side}-3")
}

/// The table with the turn of a side about to begin.
fn turn_of(side: &str, more: &str) -> Table {
    four(&format!("{more}\nturn {side}"))
}

fn position(events: &[Event], wanted: Event) -> usize {
    events.iter().position(|event| *event == wanted).unwrap_or_else(|| panic!("no {wanted:?} in {events:?}"))
}

#[test]
fn a_ghost_goes_to_the_board_of_its_colour_whoever_draws_it() {
    proves(&[GS_055, GS_R11]);
    for (player, turn) in SIDES {
        for (colour, card) in QUIET {
            let home = SIDES.iter().find(|(each, _)| *each == colour).unwrap().1;
            let mut table = turn_of(turn, "");
            table.play_as(player, "yin", &[card]);
            assert_eq!(table.targets(player, "place"), set(&spaces(home)), "{card} drawn by {player}");
            let elsewhere = SIDES.iter().find(|(_, side)| *side != home).unwrap().1;
            assert_eq!(table.refused(player, &format!("place {elsewhere}-2")), GS_055);
            table.play(player, &format!("place {home}-3"));
            assert_eq!(table.card(&format!("{home}-3")), card, "the player chose among the free spaces");
        }
    }
    let mut one_left = four("ghost east-1 skinner\nghost east-3 reaper");
    one_left.play_as("yellow", "yin", &["blood-drinker-1"]);
    assert_eq!(one_left.card("east-2"), "blood-drinker-1", "a single free space leaves no choice");
}

#[test]
fn if_the_board_of_its_colour_is_full_any_other_free_space_will_do() {
    proves(&[GS_056]);
    let mut table = four(&full("east"));
    table.play_as("yellow", "yin", &["blood-drinker-1"]);
    let others = format!("{} {} {}", spaces("north"), spaces("south"), spaces("west"));
    assert_eq!(table.targets("yellow", "place"), set(&others));
    assert_eq!(table.refused("yellow", "place east-1"), GS_056, "it is taken");
    table.play("yellow", "place west-2");
    assert_eq!(table.card("west-2"), "blood-drinker-1");
}

#[test]
fn a_black_ghost_goes_to_the_active_board_or_if_full_anywhere() {
    proves(&[GS_057, GS_R11]);
    for (player, turn) in SIDES {
        let mut table = turn_of(turn, "");
        table.play_as(player, "yin", &["black-widow-1"]);
        assert_eq!(table.targets(player, "place"), set(&spaces(turn)), "{player}");
        let elsewhere = SIDES.iter().find(|(_, side)| *side != turn).unwrap().1;
        assert_eq!(table.refused(player, &format!("place {elsewhere}-1")), GS_057);
    }
    // On a full board no ghost arrives in step 3, but the Tea House brings one.
    let mut table = four(&format!("{}\nyellow at tea-house\nphase yang move", full("north")));
    table.play("yellow", "ask");
    table.play_as("yellow", "take black", &["black-widow-1"]);
    let others = format!("{} {} {}", spaces("east"), spaces("south"), spaces("west"));
    assert_eq!(table.targets("yellow", "place"), set(&others));
    assert_eq!(table.refused("yellow", "place north-1"), GS_056);
}

#[test]
fn incarnations_without_a_colour_of_their_own_are_placed_as_black() {
    proves(&[GS_057, GS_125]);
    for (card, home) in
        [("hope-killer", "south"), ("nameless", "south"), ("bonecracker", "east"), ("dark-mistress", "west")]
    {
        let mut table = table(&drawn(45, &seated(FOUR, "turn south")));
        table.play_as("green", "yin", &[card]);
        assert_eq!(table.targets("green", "place"), set(&spaces(home)), "{card}");
        assert_eq!(table.status(), Status::Playing);
    }
}

#[test]
fn the_left_stone_is_applied_right_after_the_placement() {
    proves(&[GS_015, GS_058]);
    let mut table = four("");
    let drawn = table.play_as("yellow", "yin", &["grave-walker"]);
    assert!(drawn.contains(&Event::Drawn { card: named("grave-walker") }));
    assert_eq!(table.qi("yellow"), 4, "nothing before it has a place");
    let events = table.play("yellow", "place north-2");
    let placed = position(&events, Event::Placed { card: named("grave-walker"), space: named("north-2") });
    let lost = position(&events, Event::LostQi { taoist: named("yellow-taoist"), left: 3 });
    let yang = position(&events, Event::YangBegan { taoist: named("yellow-taoist") });
    assert!(placed < lost && lost < yang, "{events:?}");
    // It is not applied again later, nor by ghosts that lie there already.
    let mut later = four("ghost north-2 grave-walker");
    later.play_as("yellow", "yin", &["skinner"]);
    assert_eq!(later.qi("yellow"), 4);
}

#[test]
fn no_ghost_enters_a_full_table_and_the_active_taoist_loses_qi_instead() {
    proves(&[GS_059]);
    let cards = [
        "skinner",
        "ghoul",
        "zombie-1",
        "zombie-2",
        "lich",
        "reaper",
        "abysmal-1",
        "abysmal-2",
        "creeping-one",
        "rotten-soul-1",
        "rotten-soul-2",
    ];
    let spaces = "north-1 north-2 east-1 east-2 east-3 south-1 south-2 south-3 west-1 west-2 west-3";
    let ghosts: Vec<String> =
        spaces.split(' ').zip(cards).map(|(space, card)| format!("ghost {space} {card}")).collect();
    let mut table = four(&format!("{}\nyellow at tea-house\nphase yang move", ghosts.join("\n")));
    table.play("yellow", "ask");
    table.play_as("yellow", "take black", &["perfidious-nymph-2"]);
    assert_eq!(table.card("north-3"), "perfidious-nymph-2", "the last free space");
    assert_eq!(table.qi("yellow"), 4, "one Qi from the Tea House, one lost for the ghost it summons");
    assert_eq!(table.game.deck().left(), 56 - 12);
    assert_eq!(["red", "green", "blue"].map(|colour| table.qi(colour)), [4; 3]);
}

#[test]
fn a_space_with_a_buddha_is_free() {
    proves(&[GS_R12]);
    let mut table = four("ghost east-1 skinner\nghost east-2 reaper\nbuddha east-3");
    table.play_as("yellow", "yin", &["blood-drinker-1"]);
    assert_eq!(
        (table.card("east-3").as_str(), table.game.temple_buddhas()),
        ("-", 2),
        "it walked into the trap"
    );
    let mut choice = four("buddha east-3");
    choice.play_as("yellow", "yin", &["blood-drinker-1"]);
    assert_eq!(choice.targets("yellow", "place"), set(&spaces("east")), "it may be chosen and need not be");
}

#[test]
fn left_stones_hit_the_active_player_wherever_the_card_lies() {
    proves(&[GS_R13]);
    let mut table = four(&format!("{}\nyellow at tea-house\nphase yang move", full("north")));
    table.play("yellow", "ask");
    table.play_as("yellow", "take black", &["grave-walker"]);
    table.play("yellow", "place south-1");
    assert_eq!(
        (table.qi("yellow"), table.qi("green")),
        (4, 4),
        "won one and lost one; the board's owner nothing"
    );
    let mut table = four(&format!("{}\nyellow at tea-house\nphase yang move", full("north")));
    table.play("yellow", "ask");
    table.play_as("yellow", "take black", &["shapeless-evil"]);
    table.play("yellow", "place south-1");
    assert!(table.is_haunted("tea-house"), "the line of the space where it lies");
    // Forced onto another board, a blocking ghost blocks that board.
    let mut table = four(&full("north"));
    table = table.with("turn east");
    table.play_as("red", "yin", &["coffin-breaker-1"]);
    table.play_as("red", "place west-3", &["rotten-soul-1"]);
    table.play("red", "place south-1");
    assert!(table.game.power_blocked(Side::West) && !table.game.power_blocked(Side::North));
}

#[test]
fn in_the_turn_of_a_neutral_board_left_stones_hit_that_board() {
    proves(&[GS_R13]);
    let mut table = table(&seated(TWO, "ghost east-1 raging-one\nturn east"));
    table.play_as("green", "yin", &["new-ghost", "grave-walker"]);
    table.play_as("green", "place east-2", &["rotten-soul-1"]);
    assert_eq!((table.qi("red"), table.qi("green"), table.qi("yellow")), (2, 4, 4));
}

#[test]
fn uncatchable_makes_the_active_player_roll_the_curse_die() {
    proves(&[GS_R13, GS_R64]);
    let mut table = table(&drawn(45, FOUR));
    table.play_as("yellow", "yin", &["uncatchable"]);
    let events = table.play_as("yellow", "place north-1", &["lose-qi"]);
    assert!(events.contains(&Event::LostQi { taoist: named("yellow-taoist"), left: 3 }));
}

#[test]
fn summoned_ghosts_are_resolved_before_the_rest_of_the_card_that_summoned_them() {
    proves(&[GS_R14]);
    let mut table = four("");
    table.play_as("yellow", "yin", &["coffin-breaker-1"]);
    let first = table.play_as("yellow", "place north-1", &["sharp-nailed-mistress-1"]);
    let second = table.play_as("yellow", "place east-1", &["grave-walker"]);
    let third = table.play("yellow", "place north-2");
    let events: Vec<Event> = [first, second, third].concat();
    let blocked = |card: &str| {
        let card: Card = named(card);
        events
            .iter()
            .position(|event| matches!(event, Event::Blocked { card: each, .. } if *each == card))
            .unwrap()
    };
    let lost = position(&events, Event::LostQi { taoist: named("yellow-taoist"), left: 3 });
    assert!(lost < blocked("sharp-nailed-mistress-1"), "the last to come is resolved first");
    assert!(blocked("sharp-nailed-mistress-1") < blocked("coffin-breaker-1"), "the first to come last");
}
