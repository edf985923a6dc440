//! Defeat: the three ways to lose.

use artel_engine::{Game as _, Seat, Seed, Status};
use artel_spirit_island::rules::{
    SI_172, SI_173, SI_174, SI_175, SI_176, SI_177, SI_R04, SI_R06, SI_R07, SI_R08,
};
use artel_spirit_island::{Defeat, Event, Setup, SpiritIsland, Stage};

use crate::support::invaders::{DECK, alone, ravages, turned_up, two};
use crate::support::{Table, proves, table};

const JUNGLES: &str = "ravage stage-1-jungle\nbuild stage-1-sands\nland G8 city:1 presence:2\n";

#[test]
fn losing_every_dahan_loses_nothing_else() {
    proves(&[SI_172]);
    let mut table = alone(&format!("{JUNGLES}land G6 city:1 dahan:1\n"));
    table.invade(&["stage-1-wetland"]);
    assert_eq!(table.land("G6"), "city:1 blight:1");
    assert_eq!(table.status(), Status::Playing);
}

#[test]
fn the_game_is_lost_when_the_last_blight_leaves_the_pool() {
    proves(&[SI_173, SI_172]);
    // A solo game has 6 Blight in the pool and 1 on the board.
    for (blight, status) in [(5, Status::Playing), (6, Status::Lost(Defeat::Blight))] {
        let mut table = alone(&format!("{JUNGLES}land G6 town:1\nland G1 blight:{blight}\n"));
        assert_eq!(table.pool(), 7 - blight);
        table.play("1 ready");
        assert_eq!(table.status(), status, "{blight} Blight on the island");
    }
}

#[test]
fn a_spirit_without_presence_loses_the_game_for_all() {
    proves(&[SI_174]);
    let lands = "land G8 city:1 presence:2,0\nland G6 town:1 presence:0,1\n";
    let mut table = two(&format!("ravage stage-1-jungle\nbuild stage-1-sands\n{lands}"));
    table.invade(&[]);
    assert_eq!(table.status(), Status::Lost(Defeat::Presence(Seat(1))));
    // It has Presence on its panel still.
    assert!(table.game.spirit(Seat(1)).on_tracks().iter().sum::<u8>() > 0);
    let two_left = lands.replace("0,1", "0,2");
    let mut playing = two(&format!("ravage stage-1-jungle\nbuild stage-1-sands\n{two_left}"));
    playing.invade(&["stage-1-wetland"]);
    assert_eq!(playing.status(), Status::Playing);
}

#[test]
fn the_game_is_lost_when_a_card_must_be_revealed_and_none_is_left() {
    proves(&[SI_175]);
    let lands = "land G8 city:1 presence:2\n";
    let mut last = alone(&format!("{}{lands}", turned_up(&DECK[..11])));
    last.invade(&[DECK[11]]);
    assert_eq!((last.status(), last.game.invader_deck()), (Status::Playing, 0));
    let mut none = alone(&format!("{}{lands}", turned_up(&DECK)));
    let events = none.invade(&[]);
    assert_eq!(none.status(), Status::Lost(Defeat::Invaders));
    // It is the Explore step: the Invaders ravage and build before.
    assert_eq!(ravages(&events), ["G8:3"]);
    assert!(events.iter().any(|event| matches!(event, Event::Built { .. })));
}

#[test]
fn the_standard_deck_lasts_for_eleven_turns() {
    proves(&[SI_176, SI_177]);
    let game = SpiritIsland::new(&Setup::default(), Seed(5)).unwrap();
    assert_eq!(game.invader_deck(), 11, "the setup has used one");
    assert_eq!(game.build().map(|card| card.entry().stage), Some(Stage::One));
    for turn in 1..=12_u8 {
        let drawn = turned_up(&DECK[..usize::from(turn)]);
        let table = alone(&format!("turn {turn}\n{drawn}land G8 city:1 presence:2\n"));
        let stage = match turn {
            1..=2 => Some(Stage::One),
            3..=6 => Some(Stage::Two),
            7..=11 => Some(Stage::Three),
            _ => None,
        };
        assert_eq!(table.game.next_stage(), stage, "turn {turn}");
    }
}

#[test]
fn only_cards_of_the_stage_can_be_revealed() {
    proves(&[SI_177]);
    for drawn in 0..12 {
        let table = alone(&format!("{}land G8 city:1 presence:2\n", turned_up(&DECK[..drawn])));
        let game = &table.game;
        assert!(game.next_invaders().all(|card| Some(card.entry().stage) == game.next_stage()));
        let left = [4, 3, 2, 5, 4, 3, 2, 6, 5, 4, 3, 2][drawn];
        assert_eq!(game.next_invaders().count(), left);
    }
}

#[test]
fn blight_that_is_missing_loses_the_game_and_goes_no_further() {
    proves(&[SI_R06]);
    // The last Blight falls on Blight; what would cascade is not there.
    let mut table = alone(&format!("{JUNGLES}land G6 town:1 blight:1\nland G2 blight:5 presence:1\n"));
    assert_eq!(table.pool(), 1);
    table.invade(&[]);
    let events = table.play_as("1 land G2", &[]);
    assert!(events.contains(&Event::BlightMissing {}));
    assert!(table.game.write_position().lines().any(|line| line == "blight-missing"));
    assert_eq!(
        (table.land("G2"), table.land("G6")),
        ("blight:5 presence:1".into(), "town:1 blight:2".into())
    );
    assert_eq!(table.status(), Status::Lost(Defeat::Blight));
}

#[test]
fn blight_that_was_missing_cannot_be_made_good() {
    proves(&[SI_R06]);
    // In the middle of a counterattack, with Blight in the pool again.
    let lines = "phase invader-phase\nspirit 1 sun-bright-whirlwind\nravage stage-1-jungle\nbuild stage-1-sands\n\
                 blight-missing\nland G8 city:1 presence:2\nland G6 explorer:1 town:1 dahan:1\n\
                 action ravage user:1 land:G6\nnext hit lands:G6 kinds:explorer,town,city left:1 who:1\nnext settle\n\
                 next ravages\nnext build-step\nnext explore-step\n";
    let mut table = table(lines);
    assert!(table.pool() > 0);
    table.play_as("1 pick explorer G6", &[]);
    assert_eq!(table.status(), Status::Lost(Defeat::Blight));
}

/// Poisoned Land with its threshold, in the middle: Blight was added, damage is to be divided.
fn poisoned(lands: &str) -> Table {
    let spirit = "phase slow-phase\nspirit 1 sun-bright-whirlwind gained:earth,earth,plant,animal tracks:2,2\n\
                  play 1 poisoned-land\n";
    let mut table = table(&format!("{spirit}{lands}"));
    table.play("1 use poisoned-land");
    table.play("1 land G6");
    while table.rest("1 pick").len() > 1 && table.game.blight("G6".parse().unwrap()) == 0 {
        let first = table.moves().first().cloned().unwrap();
        table.play(&first);
    }
    table
}

#[test]
fn an_empty_pool_counts_only_when_the_power_is_done() {
    proves(&[SI_R07, SI_R04]);
    let mut table = poisoned("land G6 city:6\nland G8 presence:2\nland G1 blight:6\n");
    assert_eq!((table.pool(), table.status()), (0, Status::Playing));
    while table.status() == Status::Playing {
        let first = table.moves().first().cloned().unwrap();
        table.play_as(&first, &[]);
    }
    assert_eq!(table.status(), Status::Lost(Defeat::Blight));
}

#[test]
fn presence_is_counted_only_when_the_power_is_done() {
    proves(&[SI_R08, SI_R04]);
    let mut table = poisoned("land G6 city:6 presence:1\n");
    assert_eq!(table.game.presence_lands(Seat(0)).len(), 0);
    assert_eq!(table.status(), Status::Playing);
    while table.status() == Status::Playing {
        let first = table.moves().first().cloned().unwrap();
        table.play_as(&first, &[]);
    }
    assert_eq!(table.status(), Status::Lost(Defeat::Presence(Seat(0))));
}
