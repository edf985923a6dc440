//! Simulations: the same on any number of threads, and counted right.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use artel_bots::{BotKind, Simulation, Tally};
use artel_engine::Seed;
use artel_forbidden_island::{ForbiddenIsland, Setup};

fn tally(bot: BotKind, games: u64, seed: u64, jobs: usize) -> Tally {
    let simulation = Simulation { games, seed: Seed(seed), jobs, bot };
    let setup = Setup { players: 3, ..Setup::default() };
    let tally = simulation.run::<ForbiddenIsland>(&setup, &|_| {}).unwrap();
    Tally { time: Duration::ZERO, ..tally }
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    for (bot, games) in [(BotKind::Random, 1_000), (BotKind::Heuristic, 150)] {
        let alone = tally(bot, games, 7, 1);
        assert_eq!(alone, tally(bot, games, 7, 2), "{bot}");
        assert_eq!(alone, tally(bot, games, 7, 5), "{bot}");
        assert_ne!(alone, tally(bot, games, 8, 1), "{bot}");
    }
}

#[test]
fn counts_fit_together() {
    for bot in BotKind::ALL {
        let tally = tally(bot, 200, 3, 2);
        assert_eq!(tally.games, 200);
        assert_eq!(tally.wins + tally.defeats.values().sum::<u64>(), tally.games);
        assert!(tally.turns >= tally.games && tally.turns < tally.decisions, "{tally:?}");
        assert!(tally.decisions < tally.steps, "{tally:?}");
        let known = ["drowned", "landing-sunk", "treasure-sunk", "water-level"];
        assert!(tally.defeats.keys().all(|kind| known.contains(&kind.as_str())), "{tally:?}");
    }
}

#[test]
fn fewer_games_are_the_first_of_many() {
    let (few, many) = (tally(BotKind::Random, 100, 5, 2), tally(BotKind::Random, 101, 5, 3));
    assert!(many.turns > few.turns && many.steps > few.steps);
    assert!(many.wins >= few.wins);
}

#[test]
fn progress_tells_of_every_game() {
    let heard = AtomicU64::new(0);
    let simulation = Simulation { games: 333, seed: Seed(1), jobs: 3, bot: BotKind::Random };
    let hear = |games| {
        heard.fetch_add(games, Ordering::Relaxed);
    };
    simulation.run::<ForbiddenIsland>(&Setup::default(), &hear).unwrap();
    assert_eq!(heard.into_inner(), 333);
}

#[test]
fn a_setup_that_cannot_be_played_is_refused() {
    let simulation = Simulation { games: 1, seed: Seed(1), jobs: 1, bot: BotKind::Random };
    let setup = Setup { players: 5, ..Setup::default() };
    let error = simulation.run::<ForbiddenIsland>(&setup, &|_| {}).unwrap_err();
    assert_eq!(error.option, "players");
}
