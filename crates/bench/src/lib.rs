//! How fast it is, measured: workloads that the benchmark program times and counts.
#![forbid(unsafe_code)]

use std::ops::AddAssign;

use artel_engine::{Game, Generator, NoLog, Seed};

/// What was played.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Whole games.
    pub games: u64,
    /// Moves chosen among at least two.
    pub decisions: u64,
    /// All moves, also those to which there was no alternative.
    pub steps: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.steps += other.steps;
    }
}

/// Plays whole games, every move uniform over all legal moves of all seats. Setups that cannot be
/// played give no games.
pub fn random_games<G: Game>(setup: &G::Setup, games: u64, generator: &mut Generator) -> Tally {
    let mut tally = Tally::default();
    for _ in 0..games {
        let Ok(mut game) = G::new(setup, generator.seed()) else { continue };
        while let Some(options) = game.play_random(generator, &mut NoLog) {
            tally.steps += 1;
            tally.decisions += u64::from(options > 1);
        }
        tally.games += 1;
    }
    tally
}

/// The same games on any machine: for counting instructions.
pub fn fixed_random_games<G: Game>(setup: &G::Setup, games: u64) -> Tally {
    random_games::<G>(setup, games, &mut Generator::new(Seed(1)))
}
