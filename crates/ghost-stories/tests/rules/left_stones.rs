//! The icons of the left stone.

use crate::support::{FOUR, Table, drawn, four, named, proves, seated, set, table};
use artel_engine::Status;
use artel_ghost_stories::rules::{
    GS_018, GS_061, GS_062, GS_063, GS_064, GS_065, GS_066, GS_067, GS_068, GS_069, GS_137, GS_163, GS_R62,
};
use artel_ghost_stories::{Card, Event, Left, Side};

/// The card comes in the turn of yellow and is put on the space; then what else is due comes.
fn arrives(table: &mut Table, card: &str, space: &str, then: &[&str]) -> Vec<Event> {
    table.play_as("yellow", "yin", &[card]);
    table.play_as("yellow", &format!("place {space}"), then)
}

fn place_of(events: &[Event], wanted: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(wanted).unwrap_or_else(|| panic!("it is not among {events:?}"))
}

#[test]
fn icons_of_a_stone_are_resolved_from_left_to_right() {
    proves(&[GS_018]);
    let mut table = four("");
    let mut events = arrives(&mut table, "severed-heads-1", "north-1", &["rotten-soul-1"]);
    let captured = place_of(&events, |event| matches!(event, Event::DieCaptured { .. }));
    let drawn = place_of(&events, |event| matches!(event, Event::Drawn { .. }));
    assert!(captured < drawn, "first the die, then the ghost");
    let mut table = four("");
    events = arrives(&mut table, "coffin-breaker-1", "north-1", &["rotten-soul-1"]);
    assert!(
        !table.game.power_blocked(Side::North),
        "the power is not blocked before the other ghost has come"
    );
    events.extend(table.play("yellow", "place south-2"));
    let placed = Event::Placed { card: named("rotten-soul-1"), space: named("south-2") };
    assert!(
        place_of(&events, |event| *event == placed)
            < place_of(&events, |event| matches!(event, Event::Blocked { .. }))
    );
    assert!(table.game.power_blocked(Side::North));
}

#[test]
fn new_ghost_brings_one_more_card() {
    proves(&[GS_061]);
    let summoning = Card::ALL.into_iter().filter(|card| card.left().contains(&Left::SummonGhost));
    for card in summoning {
        let mut table = table(&drawn(if card.is_incarnation() { 45 } else { 0 }, FOUR));
        let left = table.game.deck().left();
        table.play_as("yellow", "yin", &[card.id()]);
        let place = table.moves("yellow")[0].clone();
        table.play_as("yellow", &place, &["shapeless-evil"]);
        assert_eq!(table.game.deck().left(), left - 2, "{card}");
        let place = table.moves("yellow")[0].clone();
        table.play("yellow", &place);
        assert_eq!(table.game.occupied().len(), 2, "{card}");
    }
}

#[test]
fn haunting_flips_the_tile_in_front() {
    proves(&[GS_062]);
    let spaces = [("north-1", "herbalist-shop"), ("north-2", "taoist-altar"), ("north-3", "cemetery")];
    for (space, tile) in spaces {
        let mut table = four("");
        arrives(&mut table, "shapeless-evil", space, &[]);
        assert!(table.is_haunted(tile), "{space}");
        assert_eq!(table.game.haunted().len(), 1);
    }
}

#[test]
fn minus_one_qi_hits_the_player() {
    proves(&[GS_063]);
    let mut table = four("");
    let events = arrives(&mut table, "grave-walker", "north-1", &[]);
    assert!(events.contains(&Event::LostQi { taoist: named("yellow-taoist"), left: 3 }));
    assert_eq!(["yellow", "red", "green", "blue"].map(|colour| table.qi(colour)), [3, 4, 4, 4]);
}

#[test]
fn for_the_group_every_player_discards_a_token() {
    proves(&[GS_064, GS_065, GS_R62]);
    let mut table = four("yellow tao red+blue\nred tao none\ngreen tao green\nblue tao blue+black");
    arrives(&mut table, "soul-eater", "north-1", &[]);
    assert_eq!(table.targets("yellow", "discard"), set("red blue"), "the active player decides first");
    assert_eq!(table.refused("yellow", "discard green"), GS_065);
    table.play("yellow", "discard red");
    assert_eq!(table.targets("blue", "discard"), set("blue black"), "then the others, if there is a choice");
    assert_eq!(table.tao("green"), [""; 0], "a single token leaves no choice");
    table.play("blue", "discard black");
    assert_eq!(["yellow", "red", "green", "blue"].map(|colour| table.tao(colour).len()), [1, 0, 0, 1]);
    assert_eq!(table.qi("red"), 4, "a player without tokens loses nothing");
}

#[test]
fn a_player_with_bonecracker_discards_and_without_tokens_loses_nothing() {
    proves(&[GS_065, GS_137]);
    let mut table = table(&drawn(45, &seated(FOUR, "yellow tao none")));
    arrives(&mut table, "bonecracker", "east-1", &[]);
    assert_eq!(["yellow", "red", "green", "blue"].map(|colour| table.tao(colour).len()), [0; 4]);
    assert_eq!((table.qi("yellow"), table.status()), (4, Status::Playing));
}

#[test]
fn power_blocked_switches_off_the_power_of_the_board_until_the_ghost_is_gone() {
    proves(&[GS_066, GS_163]);
    let mut table = four("");
    assert!(table.with("phase yang move").can("yellow", "pocket red"));
    arrives(&mut table, "coffin-breaker-1", "north-2", &["rotten-soul-1"]);
    table.play("yellow", "place south-1");
    assert_eq!(table.refused("yellow", "pocket red"), GS_066);
    assert_eq!(
        [Side::North, Side::East, Side::South, Side::West].map(|side| table.game.power_works(side)),
        [false, true, true, true]
    );
    // Exorcised from the tile next to it, it gives the power back at once.
    let mut beside = table.with("board north yellow-taoist bottomless-pockets player at taoist-altar");
    beside.play_as("yellow", "exorcise", &["yellow+red+red"]);
    assert_eq!(beside.card("north-2"), "-");
    assert!(beside.game.power_works(Side::North));
    let next_turn = beside.with("turn north").with("phase yang move").with("done");
    assert!(next_turn.can("yellow", "pocket red"));
}

#[test]
fn dice_have_no_effect_on_an_immune_ghost_but_tokens_circle_sorcerer_and_buddhas_have() {
    proves(&[GS_067]);
    let at_altar = "yellow at taoist-altar tao yellow\nghost north-2 walking-corpse\nphase yang move";
    let mut table = four(at_altar);
    table.play_as("yellow", "exorcise", &["yellow+yellow+white"]);
    assert_eq!(table.moves("yellow"), ["dispel north-2", "give-up"], "only the token counts");
    table.play("yellow", "dispel north-2");
    assert_eq!((table.card("north-2").as_str(), table.tao("yellow").len()), ("-", 0));
    let mut table = four(&at_altar.replace(" tao yellow", " tao red"));
    table.play_as("yellow", "exorcise", &["yellow+yellow+white"]);
    assert_eq!(table.card("north-2"), "walking-corpse", "without tokens it stays");
    let mut table = four(&format!("{}\ncircle yellow", at_altar.replace(" tao yellow", " tao red")));
    table.play_as("yellow", "exorcise", &["red+red+red"]);
    assert_eq!(table.card("north-2"), "-", "the Circle of Prayer");
    let mut table = four(&at_altar.replace("taoist-altar", "sorcerer-hut"));
    table.play("yellow", "ask");
    assert_eq!(table.card("north-2"), "-", "the Sorcerer");
    let mut table = four("ghost north-1 ghoul\nghost north-3 zombie-1\nbuddha north-2");
    table.play_as("yellow", "yin", &["walking-corpse"]);
    assert_eq!(table.card("north-2"), "-", "a Buddha");
}

#[test]
fn while_tao_is_blocked_nobody_spends_tokens_but_the_circle_works() {
    proves(&[GS_068]);
    for (card, space) in [("black-widow-1", "north-1"), ("dark-mistress", "west-1")] {
        let count = if card == "dark-mistress" { 47 } else { 2 };
        let beside = format!(
            "red at taoist-altar tao red+red+red\nghost north-2 bleeding-eyes\nghost {space} {card}\nturn east\nphase yang move"
        );
        let mut table = table(&drawn(count, &seated(FOUR, &beside)));
        table.play_as("red", "exorcise", &["red+blue+blue"]);
        assert_eq!(table.card("north-2"), "bleeding-eyes", "{card}: the exorcism has failed");
        assert_eq!(table.tao("red").len(), 3, "{card}");
        let mut circle = table.with("phase yang move").with("done").with("circle red");
        circle.play_as("red", "exorcise", &["red+blue+blue"]);
        assert_eq!(circle.card("north-2"), "-", "{card}: the Circle lowers the resistance");
    }
    // When the choice is left to the dice of a corner, the refusal names the block.
    let corner =
        "red at herbalist-shop tao red+red+blue\nghost north-1 bleeding-eyes\nghost east-3 drowned-maiden
ghost south-1 black-widow-1\nturn east\nphase yang move";
    let mut table = four(corner);
    table.play_as("red", "exorcise", &["red+white+yellow"]);
    assert_eq!(table.moves("red"), ["dispel north-1", "dispel east-3"]);
    assert_eq!(table.refused("red", "dispel-both").as_str(), "GS-086");
    assert!(four("ghost north-1 ghoul\nphase yang move").game.tao_blocked() != table.game.tao_blocked());
}

#[test]
fn a_captured_die_is_missing_in_everybodys_rolls() {
    proves(&[GS_069]);
    let beside = "yellow at taoist-altar tao none\nghost north-2 zombie-1\nphase yang move";
    for (held, dice) in [("", "yellow+red+red"), ("ghost east-1 severed-heads-1 die", "yellow+red")] {
        let mut table = four(&format!("{beside}\n{held}"));
        table.play_as("yellow", "exorcise", &[dice]);
        assert_eq!(table.card("north-2"), "zombie-1");
    }
    let mut table = four("");
    arrives(&mut table, "repellent-beauty", "north-1", &[]);
    assert_eq!(table.game.free_dice(), 2);
    let mut table =
        table.with("board west blue-taoist heavenly-gust player at taoist-altar").with("turn west");
    table = table.with("ghost north-2 restless-dead");
    table.play_as("blue", "exorcise", &["yellow+yellow"]);
    assert_eq!(table.card("north-2"), "-", "two dice were enough");
}
