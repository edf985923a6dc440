//! The levels of the adversaries of the base game at work, and what sets up a full game.

use super::base;
use crate::support::invaders::{builds, explored, ravages};
use crate::support::{Table, proves};
use artel_engine::{Game as _, Seed, Setup as _};
use artel_spirit_island::rules::{SM_004, SM_012, SM_026, SM_064, SM_065, SM_092, SM_R69};
use artel_spirit_island::{Event, Kind, Setup, SpiritIsland};

/// A new game of one on board A.
fn new(options: &[(&str, &str)]) -> Table {
    let usual =
        [("boxes", "base"), ("players", "1"), ("boards", "A"), ("spirits", "river-surges-in-sunlight")];
    let mut setup = Setup::default();
    for (key, value) in usual.iter().chain(options) {
        setup.set(key, value).unwrap();
    }
    Table::of(SpiritIsland::new(&setup, Seed(11)).unwrap())
}

fn against(adversary: &str, level: &str) -> Table {
    new(&[("adversary", adversary), ("level", level)])
}

/// By how much more pieces of the kind lie in the land than in a game without an adversary.
fn more(table: &Table, kind: Kind, land: &str) -> i16 {
    let (land, plain) = (land.parse().unwrap(), new(&[]));
    i16::from(table.game.count(land, kind)) - i16::from(plain.game.count(land, kind))
}

#[test]
fn a_full_game_begins_with_a_blight_card_and_an_explore() {
    proves(&[SM_004, SM_012]);
    let table = new(&[]);
    let game = &table.game;
    assert_eq!((game.blight_pool(), game.is_healthy()), (3, true), "2 for each player and 1");
    assert!(game.build().is_some() && game.ravage().is_none());
    assert_eq!((game.invader_deck(), game.turn()), (11, 1));
}

#[test]
fn levels_add_pieces_to_the_setup() {
    proves(&[SM_026]);
    let prussia = against("brandenburg-prussia", "1");
    assert_eq!((more(&prussia, Kind::Town, "A3"), more(&prussia, Kind::Town, "A1")), (1, 0));
    let england = against("england", "2");
    assert_eq!((more(&england, Kind::City, "A1"), more(&england, Kind::Town, "A2")), (1, 1));
    let sweden = against("sweden", "2");
    assert_eq!(more(&sweden, Kind::City, "A4"), 1);
    assert_eq!(sweden.game.blight("A4".parse().unwrap()), 0, "its Blight goes to land 5");
    let outpost = against("sweden", "6");
    assert_eq!((more(&outpost, Kind::Town, "A8"), more(&outpost, Kind::Blight, "A8")), (1, 1));
    assert_eq!(outpost.game.blight_pool(), 3, "not from the Blight card");
}

#[test]
fn royal_backing_discards_a_card_after_the_first_explore() {
    proves(&[SM_R69]);
    let table = against("sweden", "4");
    assert_eq!(table.game.invader_deck(), 10);
    assert_eq!(table.line("invader-discard").split_whitespace().count(), 1);
}

#[test]
fn levels_change_the_decks() {
    proves(&[SM_026]);
    let prussia = against("brandenburg-prussia", "6");
    assert_eq!((prussia.game.invader_deck(), prussia.game.fear_deck()), (7, 12));
    let stages = prussia.view().invaders.stages;
    assert_eq!(stages.len(), 7);
    assert!(prussia.line("build").starts_with("stage-3"), "the leading card of Stage III is explored first");
    let england = against("england", "6");
    assert_eq!((england.game.fear_deck(), england.game.fear_pool()), (13, 5));
}

/// River on board A in the Fast phase against an adversary.
fn fight(adversary: &str, lines: &str) -> Table {
    base(
        "A",
        &format!(
            "adversary {adversary}\nspirit 1 river-surges-in-sunlight tracks:1,5\nphase fast-phase\n\
             play 1 boon-of-vigor\nland A5 presence:5\n{lines}"
        ),
    )
}

#[test]
fn prussia_escalates_before_the_explore() {
    proves(&[SM_092]);
    let mut table = fight(
        "brandenburg-prussia 0",
        "land A2 city:1\nland A1 town:1\nravage stage-1-jungle\nbuild stage-1-sands\n\
         invader-discard stage-1-wetland",
    );
    table.play_as("1 ready", &["stage-2-mountain"]);
    let lands = table.rest("1 land");
    assert!(!lands.is_empty() && !lands.contains("A1"), "a land without Towns: {lands:?}");
    assert!(lands.contains("A2"), "a City is no obstacle");
    let events = table.play("1 land A8");
    let town = events.iter().position(|event| matches!(event, Event::Added { kind: Kind::Town, .. }));
    let explorer = events.iter().position(|event| matches!(event, Event::Explored { .. }));
    assert!(town.is_some() && town < explorer, "{events:?}");
}

#[test]
fn england_builds_beside_two_buildings_and_a_second_time() {
    proves(&[SM_026]);
    let beside = |level: &str| {
        let mut table =
            fight(&format!("england {level}"), "land A3 city:1\nland A4 town:1\nbuild stage-1-wetland");
        let events = table.play_as("1 ready", &["stage-1-sands"]);
        builds(&events)
    };
    assert_eq!(beside("0"), [""; 0]);
    assert_eq!(beside("1"), ["A2:town"], "A2 is empty, but A3 and A4 beside it have two");
    let mut table = fight(
        "england 4",
        "land A2 city:1\nland A8 explorer:1\nsecond-build stage-1-wetland\nravage stage-1-sands\nbuild stage-1-mountain",
    );
    let events = table.play_as("1 ready", &["stage-2-jungle"]);
    // The second space builds before the Ravage; A1 has two buildings beside it; then the card escalates where most are.
    assert_eq!(builds(&events), ["A2:town", "A1:town", "A2:town"]);
    assert!(
        matches!(events.iter().position(|event| matches!(event, Event::Built { .. })), Some(0..5)),
        "{events:?}"
    );
}

#[test]
fn england_makes_towns_and_cities_stronger() {
    proves(&[SM_026]);
    let table = fight("england 5", "land A2 city:1 town:1");
    let land = "A2".parse().unwrap();
    assert_eq!((table.game.health(Kind::Town, land), table.game.health(Kind::City, land)), (3, 4));
}

#[test]
fn sweden_ravages_harder() {
    proves(&[SM_026]);
    let damage = |level: &str| {
        let mut table = fight(
            &format!("sweden {level}"),
            "blight-card healthy 3\nland A2 explorer:1\nland A3 city:1 town:1\nravage stage-1-jungle\nbuild stage-1-mountain",
        );
        let events = table.play("1 ready");
        (ravages(&events), table.game.blight("A3".parse().unwrap()))
    };
    assert_eq!(damage("0"), (vec!["A3:5".to_owned()], 1));
    assert_eq!(damage("3"), (vec!["A3:8".to_owned()], 2), "6 or more damage adds 2 Blight");
}

#[test]
fn dahan_go_over_to_sweden_where_invaders_are_as_many() {
    proves(&[SM_092]);
    let mut table = fight(
        "sweden 0",
        "land A2 city:1\nland A1 dahan:1\nland A6 dahan:2\nravage stage-1-jungle\nbuild stage-1-sands\n\
         invader-discard stage-1-wetland",
    );
    let events = table.play_as("1 ready", &["stage-2-mountain"]);
    assert!(explored(&events).contains(&"A1".to_owned()), "{:?}", explored(&events));
    assert_eq!(table.land("A1"), "explorer:1 town:1", "as many Invaders as Dahan");
    assert!(table.land("A6").contains("dahan:2"), "{}", table.land("A6"));
}

#[test]
fn a_blighted_island_acts_in_every_invader_phase_and_does_not_turn_back() {
    proves(&[SM_064, SM_065]);
    let mut table = base(
        "A",
        "spirit 1 river-surges-in-sunlight tracks:1,5\nphase fast-phase\nplay 1 boon-of-vigor\nland A5 presence:5\n\
         land A2 city:1\nblight-card downward-spiral 9",
    );
    table.play("1 ready");
    assert_eq!(table.spirit(1).destroyed(), 1, "each Spirit destroys 1 Presence");
    assert!(table.line("blight-card").starts_with("downward-spiral"));
}
