//! Many random games with every invariant checked after every move.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use artel_contract::random_game;
use artel_engine::Game;

const REPORTS: u64 = 20;

/// Plays games with all kinds of setups on all cores; stops with the seed of the first that goes
/// wrong, so that it can be looked at again.
pub(crate) fn run<G: Game>(games: u64) {
    let next = AtomicU64::new(0);
    let every = (games / REPORTS).max(1);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= games {
                        return;
                    }
                    random_game::<G>(seed, |session| {
                        if let Err(problem) = session.game().check_invariants() {
                            eprintln!("seed {seed}: {problem}\n{}", session.game().write_position());
                            std::process::exit(1);
                        }
                    });
                    if (seed + 1).is_multiple_of(every) {
                        eprintln!("{} of {games} games", seed + 1);
                    }
                }
            });
        }
    });
    println!("{games} random games of {}: every state kept the invariants", G::RULEBOOK.title_en);
}
