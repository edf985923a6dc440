//! A table of bots always goes on, whoever sits at it.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use artel_bots::forbidden_island::HeuristicBot;
use artel_bots::{Bot, OneForAll, PerSeat, RandomBot, Team};
use artel_engine::{Game, NoLog, Seat, Seed};
use artel_forbidden_island::{ForbiddenIsland, Move, Setup};

/// The moves of a whole game.
fn play(seed: u64, team: &mut impl Team<ForbiddenIsland>) -> Vec<(Seat, Move)> {
    let setup = Setup { players: 3, ..Setup::default() };
    let mut game = ForbiddenIsland::new(&setup, Seed(seed)).unwrap();
    let mut played = Vec::new();
    while let Some(choice) = team.next(&game) {
        let mut own = Vec::new();
        game.moves(choice.seat, &mut own);
        assert!(own.contains(&choice.action), "{} of {}", choice.action, choice.seat);
        assert!(choice.options >= own.len() as u32);
        game.play(choice.seat, choice.action, &mut NoLog).unwrap();
        played.push((choice.seat, choice.action));
    }
    assert!(game.status().is_over());
    played
}

/// Would rather wait, always.
struct Waits;

impl Bot<ForbiddenIsland> for Waits {
    fn choose(&mut self, _game: &ForbiddenIsland, _seat: Seat) -> Option<Move> {
        None
    }
}

#[test]
fn a_game_goes_on_if_everybody_waits() {
    for seed in 0..50 {
        play(seed, &mut OneForAll(Waits));
        play(seed, &mut PerSeat(Vec::<Waits>::new()));
    }
}

#[test]
fn bots_of_different_kinds_play_together() {
    for seed in 0..50 {
        let random = || Box::new(RandomBot::new(Seed(seed))) as Box<dyn Bot<ForbiddenIsland>>;
        play(seed, &mut PerSeat(vec![random(), Box::new(HeuristicBot::default()), Box::new(Waits)]));
    }
}

#[test]
fn one_bot_for_all_seats_plays_like_one_bot_a_seat() {
    let mut all = OneForAll(HeuristicBot::default());
    for seed in 0..20 {
        let mut each = PerSeat(vec![HeuristicBot::default(); 3]);
        assert_eq!(play(seed, &mut all), play(seed, &mut each));
    }
}
