//! Whether what users run is as fast as what the benchmark publishes.

use artel_bots::{BotKind, Playable, Simulation};
use artel_engine::Seed;

use crate::report::Spread;
use crate::seconds::play_for;

const MILLION: f64 = 1e6;

/// Benchmark and simulation in turns, so that a busy minute of the machine meets both; each simulation plays
/// as many games as the benchmark did just before.
pub(crate) fn report<G: Playable>(setup: &G::Setup, seconds: f64, runs: usize) {
    let (mut plain, mut simulated, mut ratio) = (vec![], vec![], vec![]);
    for run in 0..runs as u64 {
        let (bench, took) = play_for::<G>(setup, seconds, run);
        let simulation = Simulation { games: bench.games, seed: Seed(run), jobs: 1, bot: BotKind::Random };
        let Ok(tally) = simulation.run::<G>(setup, &|_| {}) else {
            unreachable!("the full table can be played")
        };
        let (one, other) = (bench.decisions as f64 / took, tally.per_second(tally.decisions));
        plain.push(one / MILLION);
        simulated.push(other / MILLION);
        ratio.push(other / one);
    }
    Spread::of(plain).print("decisions, benchmark", "M/s");
    Spread::of(simulated).print("decisions, simulation", "M/s");
    Spread::of(ratio).print("simulation over benchmark", "times");
}
