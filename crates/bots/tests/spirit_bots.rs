//! The bot for Spirit Island plays every kind of game to its end, peeks at nothing, and wins more than by luck.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use artel_bots::spirit_island::HeuristicBot;
use artel_bots::{Bot, BotKind, OneForAll, Simulation, Team};
use artel_engine::{Game, Generator, NoLog, Seat, Seed};
use artel_spirit_island::{Difficulty, Setup, SpiritIsland};

fn play(setup: &Setup, games: u64, bot: BotKind) -> f64 {
    let simulation = Simulation { games, seed: Seed(5), jobs: 2, bot };
    let tally = simulation.run::<SpiritIsland>(setup, &|_| {}).unwrap();
    assert_eq!(tally.wins + tally.defeats.values().sum::<u64>(), games, "{setup:?}");
    tally.win_rate()
}

#[test]
fn every_kind_of_game_finishes() {
    for difficulty in Difficulty::ALL {
        for players in 1..=3 {
            for progression in [false, true] {
                let setup = Setup { players, difficulty, progression, ..Setup::default() };
                play(&setup, 40, BotKind::Random);
                play(&setup, 1, BotKind::Heuristic);
            }
        }
    }
}

#[test]
fn the_heuristic_does_not_know_the_next_card() {
    let mut others = Generator::new(Seed(99));
    for seed in 0..3 {
        let setup = Setup { players: 1 + (seed % 3) as u8, ..Setup::default() };
        let mut game = SpiritIsland::new(&setup, Seed(seed)).unwrap();
        let mut team = OneForAll(HeuristicBot::default());
        while let Some(choice) = team.next(&game) {
            let mut redealt = game.clone();
            redealt.redeal(&mut others);
            for seat in Seat::first(game.players()) {
                let [mut here, mut there] = [(); 2].map(|()| HeuristicBot::default());
                assert_eq!(here.choose(&game, seat), there.choose(&redealt, seat));
                assert_eq!(game.decision_group(seat), redealt.decision_group(seat));
            }
            game.play(choice.seat, choice.action, &mut NoLog).unwrap();
        }
    }
}

#[test]
fn two_players_win_more_than_by_luck() {
    let setup = Setup::default();
    assert!(play(&setup, 300, BotKind::Random) < 0.02);
    assert!(play(&setup, 60, BotKind::Heuristic) > 0.2);
}
