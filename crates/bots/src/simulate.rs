//! Many games, on many threads, with the same result on any number of them.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use artel_engine::{Generator, NoLog, Seed, SetupError, playout};
use artel_games::BotKind;

use crate::{OneForAll, Playable, Tally, Team};

/// Games that a thread takes at a time.
const BATCH: u64 = 64;

/// How many games are played, by whom, from which seed, on how many threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Simulation {
    /// Games to play.
    pub games: u64,
    /// Everything but the time follows from it.
    pub seed: Seed,
    /// Threads to use.
    pub jobs: usize,
    /// Who plays all the seats.
    pub bot: BotKind,
}

impl Simulation {
    /// Plays the games and counts how they end. `progress` hears how many more games are done.
    pub fn run<G: Playable>(
        &self,
        setup: &G::Setup,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, SetupError> {
        G::new(setup, self.seed)?;
        let started = Instant::now();
        let next = AtomicU64::new(0);
        let mut total = Tally::default();
        thread::scope(|scope| {
            let work = || self.work::<G>(setup, &next, progress);
            let others: Vec<_> = (1..self.jobs).map(|_| scope.spawn(work)).collect();
            total.add(&work());
            for other in others {
                match other.join() {
                    Ok(tally) => total.add(&tally),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
        });
        total.time = started.elapsed();
        Ok(total)
    }

    /// Takes batches of games until none is left.
    fn work<G: Playable>(
        &self,
        setup: &G::Setup,
        next: &AtomicU64,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Tally {
        let mut tally = Tally::default();
        let mut heuristic = OneForAll(G::Heuristic::default());
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            let end = self.games.min(first.saturating_add(BATCH));
            if first >= end {
                return tally;
            }
            for number in first..end {
                let mut seeds = self.seeds_of(number);
                let Ok(game) = G::new(setup, seeds.seed()) else {
                    unreachable!("the setup was dealt before")
                };
                match self.bot {
                    BotKind::Random => play_at_random(game, seeds.seed(), &mut tally),
                    BotKind::Heuristic => play_out(game, &mut heuristic, &mut tally),
                }
            }
            progress(end - first);
        }
    }

    /// Where the seeds of a game come from: its number and the simulation's seed, nothing else.
    fn seeds_of(&self, number: u64) -> Generator {
        let Seed(start) = Generator::new(self.seed).seed();
        Generator::new(Seed(start.wrapping_add(number)))
    }
}

/// Plays random moves to the end of a game and counts it.
fn play_at_random<G: Playable>(mut game: G, seed: Seed, tally: &mut Tally) {
    let (mut turns, mut turn) = (1, game.turn_mark());
    playout(&mut game, &mut Generator::new(seed), tally, |game| {
        let now = game.turn_mark();
        turns += u64::from(now != turn);
        turn = now;
    });
    tally.turns += turns;
}

/// Lets a team play a game to its end and counts it.
fn play_out<G: Playable>(mut game: G, team: &mut impl Team<G>, tally: &mut Tally) {
    tally.turns += 1;
    let mut turn = game.turn_mark();
    while let Some(choice) = team.next(&game) {
        tally.steps += 1;
        tally.decisions += u64::from(choice.options > 1);
        let played = game.play(choice.seat, choice.action, &mut NoLog);
        assert!(played.is_ok(), "a bot chose {}, which is not allowed: {played:?}", choice.action);
        if game.turn_mark() != turn {
            turn = game.turn_mark();
            tally.turns += 1;
        }
    }
    tally.end(game.status());
}
