//! The heuristic wins as often as `docs/strength.md` says, as far as few games can tell.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use artel_bots::{BotKind, Simulation};
use artel_engine::Seed;
use artel_forbidden_island::{Difficulty, ForbiddenIsland, Setup};

/// The rate of wins over so many games on the standard island with dealt adventurers.
fn rate(players: u8, difficulty: Difficulty, games: u64) -> f64 {
    let setup = Setup { players, difficulty, ..Setup::default() };
    let simulation = Simulation { games, seed: Seed(2_024), jobs: 2, bot: BotKind::Heuristic };
    simulation.run::<ForbiddenIsland>(&setup, &|_| {}).unwrap().win_rate()
}

#[test]
fn two_players_at_novice() {
    assert!(rate(2, Difficulty::Novice, 1_000) > 0.61);
}

#[test]
fn three_players_at_novice() {
    assert!(rate(3, Difficulty::Novice, 600) > 0.63);
}

#[test]
fn four_players_at_novice() {
    assert!(rate(4, Difficulty::Novice, 400) > 0.48);
}

#[test]
fn harder_levels_are_harder_but_not_hopeless() {
    let [normal, elite, legendary] =
        [Difficulty::Normal, Difficulty::Elite, Difficulty::Legendary].map(|level| rate(2, level, 300));
    assert!(normal > 0.33 && elite > 0.13 && legendary > 0.04, "{normal} {elite} {legendary}");
    assert!(normal > elite && elite > legendary, "{normal} {elite} {legendary}");
}
