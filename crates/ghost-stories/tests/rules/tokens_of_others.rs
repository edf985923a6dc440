//! Tao tokens of companions on the same tile.

use crate::support::{Table, four, named, proves, set};
use artel_engine::{Game, GameMove};
use artel_ghost_stories::rules::{GS_068, GS_082, GS_091, GS_092, GS_R28, GS_R82, GS_R92};
use artel_ghost_stories::{Colour, CurseFace, Event, Move};

/// Red attempts to exorcise a Zombie beside the yellow Taoist, who has the tokens.
fn beside(yellow: &str, more: &str) -> Table {
    four(&format!(
        "red at taoist-altar tao red\nyellow at {yellow} tao yellow+yellow\nghost north-2 zombie-1\n{more}
turn east\nphase yang act"
    ))
}

#[test]
fn tokens_of_taoists_on_the_same_tile_can_be_used() {
    proves(&[GS_091, GS_R82]);
    let mut table = beside("taoist-altar", "");
    table.play_as("red", "exorcise", &["yellow+red+red"]);
    assert_eq!(table.moves("red"), ["give-up", "request yellow-taoist"]);
    assert_eq!(table.refused("red", "dispel north-2").as_str(), "GS-077", "not before the owner has agreed");
    table.play("red", "request yellow-taoist");
    assert_eq!(table.moves("yellow"), ["lend", "refuse"]);
    assert_eq!(table.refused("red", "dispel north-2"), GS_R92);
    table.play("yellow", "lend");
    let events = table.play_as("red", "dispel north-2", &["no-effect"]);
    assert!(events.contains(&Event::PaidTao { taoist: named("yellow-taoist"), colour: Colour::Yellow }));
    assert_eq!((table.tao("yellow"), table.tao("red")), (vec!["yellow".to_owned()], vec!["red".to_owned()]));
}

#[test]
fn the_owner_may_refuse() {
    proves(&[GS_R82]);
    let mut table = beside("taoist-altar", "");
    table.play_as("red", "exorcise", &["yellow+red+red"]);
    table.play("red", "request yellow-taoist");
    let events = table.play("yellow", "refuse");
    assert_eq!(events.last(), Some(&Event::Failed { taoist: named("red-taoist") }), "nothing else can help");
    assert_eq!((table.card("north-2").as_str(), table.tao("yellow").len()), ("zombie-1", 2));
    assert!(table.can("red", "end"));
}

#[test]
fn taoists_elsewhere_and_dead_ones_cannot_help() {
    proves(&[GS_091]);
    let mut table = beside("cemetery", "");
    table.play_as("red", "exorcise", &["yellow+red+red"]);
    assert_eq!(
        (table.card("north-2").as_str(), table.tao("yellow").len()),
        ("zombie-1", 2),
        "the exorcism has failed"
    );
    let mut among = beside("cemetery", "blue at taoist-altar tao yellow+blue");
    among.play_as("red", "exorcise", &["yellow+red+red"]);
    assert_eq!(among.targets("red", "request"), set("blue-taoist"), "only who stands on the tile");
    assert_eq!(among.refused("red", "request yellow-taoist"), GS_091);
    assert_eq!(among.refused("red", "request green-taoist"), GS_091);
}

#[test]
fn tokens_of_several_companions_can_be_put_together() {
    proves(&[GS_091]);
    let lines = "red at taoist-altar tao yellow\nyellow at taoist-altar tao yellow\nblue at taoist-altar tao yellow+blue
ghost north-2 hopping-vampire-1\nturn east\nphase yang act";
    let mut table = four(lines);
    table.play_as("red", "exorcise", &["red+red+red"]);
    assert_eq!(table.targets("red", "request"), set("yellow-taoist blue-taoist"));
    table.play("red", "request yellow-taoist");
    table.play("yellow", "lend");
    table.play("red", "request blue-taoist");
    table.play("blue", "lend");
    table.play("red", "dispel north-2");
    // Each needs to give a token, so nothing is left to choose.
    assert_eq!(table.card("north-2"), "-", "{:?}", table.moves("red"));
    assert_eq!(["red", "yellow", "blue"].map(|colour| table.tao(colour).len()), [0, 0, 1]);
}

#[test]
fn whose_token_is_spent_is_chosen_if_there_are_more_than_needed() {
    proves(&[GS_091, GS_082]);
    let mut table = beside("taoist-altar", "")
        .with("board east red-taoist dance-of-the-peaks player at taoist-altar tao yellow");
    table.play_as("red", "exorcise", &["yellow+red+red"]);
    assert_eq!(table.moves("red"), ["dispel north-2", "give-up", "request yellow-taoist"]);
    table.play("red", "request yellow-taoist");
    table.play("yellow", "lend");
    assert_eq!(table.refused("red", "request yellow-taoist"), GS_R82, "one is asked once");
    table.play("red", "dispel north-2");
    assert_eq!(table.moves("red"), ["pay yellow-taoist yellow", "pay red-taoist yellow"]);
    assert_eq!(table.refused("red", "pay blue-taoist blue"), GS_R82, "blue lends nothing");
    table.play_as("red", "pay yellow-taoist yellow", &["no-effect"]);
    assert_eq!((table.tao("yellow").len(), table.tao("red").len()), (1, 1));
}

#[test]
fn a_companion_whose_tokens_are_of_no_use_is_not_asked() {
    proves(&[GS_082]);
    let mut table = beside("taoist-altar", "blue at taoist-altar tao blue+blue");
    table.play_as("red", "exorcise", &["yellow+red+red"]);
    assert_eq!(table.refused("red", "request blue-taoist"), GS_082);
    let mut blocked = beside("taoist-altar", "ghost south-1 black-widow-1");
    blocked.play_as("red", "exorcise", &["yellow+red+red"]);
    assert_eq!(blocked.tao("yellow").len(), 2, "a Tao block holds for companions too ({GS_068})");
}

#[test]
fn the_exorcist_bears_the_curse_whoever_gave_the_tokens() {
    proves(&[GS_R28]);
    let mut table = beside("taoist-altar", "");
    table.play_as("red", "exorcise", &["yellow+red+red"]);
    table.play("red", "request yellow-taoist");
    table.play("yellow", "lend");
    let events = table.play_as("red", "dispel north-2", &["lose-qi"]);
    assert!(events.contains(&Event::CurseRolled { face: CurseFace::LoseQi }));
    assert_eq!((table.qi("red"), table.qi("yellow")), (3, 4));
}

#[test]
fn tao_tokens_never_change_hands() {
    proves(&[GS_092]);
    // Together on a tile, with nothing to exorcise, nobody has a move that touches another's tokens.
    let table =
        four("red at taoist-altar tao red\nyellow at taoist-altar tao yellow\nturn east\nphase yang move");
    let touching =
        |action: &Move| matches!(action, Move::Pay(..) | Move::Request(_) | Move::Lend | Move::Discard(_));
    for seat in ["yellow", "red"] {
        let moves = table.moves(seat);
        assert!(!moves.iter().any(|text| touching(&named::<Move>(text))), "{seat}: {moves:?}");
    }
    for action in Move::every().into_iter().filter(touching) {
        assert!(table.game.why_not(table.seat("red"), action).is_some(), "{action}");
    }
    // Lent tokens are spent, never owned by the one who exorcises.
    let mut table = beside("taoist-altar", "");
    table.play_as("red", "exorcise", &["yellow+red+red"]);
    table.play("red", "request yellow-taoist");
    table.play("yellow", "lend");
    assert_eq!(
        (table.tao("yellow").len(), table.tao("red")),
        (2, vec!["red".to_owned()]),
        "nothing moved yet"
    );
    table.play_as("red", "dispel north-2", &["no-effect"]);
    assert_eq!(table.tao("red"), ["red"]);
    assert_eq!(table.game.bank().count(Colour::Yellow), 3, "the token went to the bank");
}
