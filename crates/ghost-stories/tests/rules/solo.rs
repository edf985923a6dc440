//! One player alone.

use crate::support::{SOLO, Table, proves, seated, set, table};
use artel_engine::{Game, Seed, Setup as _, Status};
use artel_ghost_stories::rules::{GS_204, GS_205, GS_206, GS_207, GS_208, GS_213, GS_226, GS_R56, GS_R77};
use artel_ghost_stories::{Defeat, Difficulty, GhostStories, Power, Setup, Side, Taoist};

fn alone(more: &str) -> Table {
    table(&seated(SOLO, more))
}

fn deal(difficulty: Difficulty, seed: u64) -> GhostStories {
    GhostStories::new(&Setup { players: 1, difficulty, ..Setup::default() }, Seed(seed)).unwrap()
}

#[test]
fn a_solo_player_starts_with_four_tokens_and_three_neutral_powers() {
    proves(&[GS_204, GS_205, GS_R77]);
    for difficulty in Difficulty::ALL {
        let game = deal(difficulty, 1);
        let tao: Vec<String> = game.tao(Side::North).iter().map(|colour| colour.to_string()).collect();
        assert_eq!(tao, ["yellow", "blue", "green", "red"], "no black one");
        assert_eq!(game.power_tokens(Side::North), 3);
        assert_eq!(game.qi(Side::North), if difficulty == Difficulty::Initiation { 4 } else { 3 });
        assert_eq!(game.has_yin_yang(Side::North), difficulty != Difficulty::Hell);
        let neutral = [Side::East, Side::South, Side::West];
        assert!(neutral.iter().all(|&side| game.seat_at(side).is_none() && game.qi(side) == 3));
    }
    let colours: std::collections::BTreeSet<Taoist> =
        (0..40).map(|seed| deal(Difficulty::Normal, seed).taoist(Side::North)).collect();
    assert_eq!(colours.len(), 4, "the colour is random");
}

#[test]
fn alone_the_red_board_shows_the_dance_of_the_peaks() {
    proves(&[GS_206]);
    for seed in 0..40 {
        let game = deal(Difficulty::Normal, seed);
        assert_eq!(game.power(game.side_of(Taoist::Red)), Power::DanceOfThePeaks);
    }
    let twin = Setup { players: 1, powers: vec![Power::DanceOfTheTwinWinds], ..Setup::default() };
    assert!(twin.check().is_err());
    assert!(Setup { players: 2, ..twin }.check().is_ok());
    let lines = SOLO.replace("dance-of-the-peaks", "dance-of-the-twin-winds");
    assert!(GhostStories::read_position(&lines).is_err());
}

#[test]
fn alone_the_cemetery_has_no_effect() {
    proves(&[GS_207]);
    let table = alone("yellow at cemetery\nred qi 0\nphase yang move");
    assert_eq!(table.refused("yellow", "ask"), GS_207);
    assert_eq!(table.refused("yellow", "call cemetery"), GS_207);
}

#[test]
fn alone_the_pavilion_moves_the_own_taoist() {
    proves(&[GS_208]);
    let mut table = alone("yellow at heavenly-winds\nghost north-1 ghoul\nphase yang move");
    table.play("yellow", "ask");
    table.play("yellow", "shift north-1 north-2");
    let tiles = table.targets("yellow", "carry");
    assert_eq!(tiles.len(), 8, "to any other tile: {tiles:?}");
    assert!(
        table.moves("yellow").iter().all(|text| text == "skip" || text.starts_with("carry yellow-taoist "))
    );
    table.play("yellow", "carry yellow-taoist cemetery");
    assert_eq!(table.at("yellow"), "cemetery");
}

#[test]
fn the_pavilion_neither_gives_nor_keeps_the_tokens_of_the_centre() {
    proves(&[GS_R56]);
    let mut carried = alone("yellow at cemetery tokens 1\ncentre-tokens 2\nphase yang move");
    carried.play("yellow", "call heavenly-winds");
    carried.play("yellow", "carry yellow-taoist buddhist-temple");
    assert_eq!(carried.refused("yellow", "pick-up"), GS_R56, "that was no own movement");
    let mut away = alone("yellow at cemetery tokens 1\ncentre-tokens 2\nphase yang move");
    away.play("yellow", "move buddhist-temple");
    away.play("yellow", "call heavenly-winds");
    away.play("yellow", "carry yellow-taoist cemetery");
    assert_eq!(away.refused("yellow", "pick-up"), GS_213, "nor can they be reached from elsewhere");
}

#[test]
fn alone_one_pays_for_every_possessed_board() {
    proves(&[GS_226]);
    let full =
        "turn east\nred qi 0\nghost east-1 zombie-1\nghost east-2 abysmal-1\nghost east-3 blood-drinker-1";
    let mut table = alone(&format!("yellow qi 2\n{full}"));
    table.play_as("yellow", "yin", &["ghoul"]);
    assert_eq!(table.qi("yellow"), 1);
    let mut last = alone(&format!("yellow qi 1\n{full}"));
    last.play("yellow", "yin");
    assert_eq!(last.status(), Status::Lost(Defeat::AllDead));
    let mut turn = alone("phase yang move");
    turn.play("yellow", "end");
    turn.play_as("yellow", "yin", &["ghoul"]);
    turn.play("yellow", "place north-1");
    assert_eq!(turn.active(), "yellow", "three neutral boards later");
    assert_eq!(turn.targets("yellow", "borrow"), set("red-taoist blue-taoist"));
}
