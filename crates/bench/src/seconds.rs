//! Time by the clock, on one thread and on two.

use std::time::Instant;

use artel_contract::counts;
use artel_engine::{Game, Generator, Seed, Tally, random_games};

use crate::measured;
use crate::report::Spread;

const BATCH: u64 = 64;
const MILLION: f64 = 1e6;

/// Games and decisions a second; one and two threads alternate, so that a busy minute of the machine
/// meets both.
pub(crate) fn report<G: Game>(setup: &G::Setup, seconds: f64, runs: usize) {
    let (mut games, mut decisions, mut steps, mut scaling) = (vec![], vec![], vec![], vec![]);
    for run in 0..runs as u64 {
        let (one, took) = play_for::<G>(setup, seconds, run);
        games.push(one.games as f64 / took / MILLION);
        decisions.push(one.decisions as f64 / took / MILLION);
        steps.push(one.steps as f64 / took / MILLION);
        let pair = std::thread::scope(|scope| {
            let threads =
                [0, 1].map(|thread| scope.spawn(move || play_for::<G>(setup, seconds, run * 2 + thread)));
            threads.map(|thread| thread.join().map_or(0.0, |(tally, took)| tally.decisions as f64 / took))
        });
        scaling.push(pair.iter().sum::<f64>() * took / one.decisions as f64);
    }
    let nanoseconds = decisions.iter().map(|rate| 1e3 / rate).collect();
    Spread::of(decisions).print("decisions, one thread", "M/s");
    Spread::of(nanoseconds).print("time per decision", "ns");
    Spread::of(steps).print("steps (forced ones too)", "M/s");
    Spread::of(games).print("games", "M/s");
    Spread::of(scaling).print("two threads over one", "times");
}

pub(crate) fn play_for<G: Game>(setup: &G::Setup, seconds: f64, seed: u64) -> (Tally, f64) {
    let mut generator = Generator::new(Seed(seed));
    let mut tally = Tally::default();
    let start = Instant::now();
    while start.elapsed().as_secs_f64() < seconds {
        let dealt = random_games::<G>(setup, BATCH, &mut generator, &mut tally);
        assert!(dealt.is_ok(), "the full table can be played: {dealt:?}");
    }
    (tally, start.elapsed().as_secs_f64())
}

/// Exhaustive counting of the positions that the tests check too.
pub(crate) fn report_counts<G: Game>() {
    let blocks = counts::read::<G>(&measured::counts::<G>());
    let start = Instant::now();
    let mut sequences = 0;
    for block in &blocks {
        if let Some((depth, _)) = block.counts.last() {
            sequences += counts::sequences(&block.game, *depth);
        }
    }
    let rate = sequences as f64 / start.elapsed().as_secs_f64() / MILLION;
    Spread::of(vec![rate]).print("counted sequences", "M/s");
}
