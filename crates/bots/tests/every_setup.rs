//! Bots play every kind of game to its end by legal moves; a simulation stops at any other.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use artel_bots::{BotKind, Simulation};
use artel_engine::Seed;
use artel_forbidden_island::{Difficulty, ForbiddenIsland, Layout, Setup};

fn play_every_setup(bot: BotKind, games: u64) {
    for layout in Layout::ALL {
        for difficulty in Difficulty::ALL {
            for players in 2..=4 {
                let setup = Setup { players, difficulty, layout, ..Setup::default() };
                let seed = Seed(layout as u64 * 100 + difficulty as u64 * 10 + players as u64);
                let simulation = Simulation { games, seed, jobs: 2, bot };
                let tally = simulation.run::<ForbiddenIsland>(&setup, &|_| {}).unwrap();
                let ended = tally.wins + tally.defeats.values().sum::<u64>();
                assert_eq!(ended, games, "{setup:?}");
            }
        }
    }
}

#[test]
fn random_games_finish() {
    play_every_setup(BotKind::Random, 100);
}

#[test]
fn heuristic_games_finish() {
    play_every_setup(BotKind::Heuristic, 14);
}
