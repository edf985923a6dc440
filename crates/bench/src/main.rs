//! The benchmark program: `make bench` runs it.
#![forbid(unsafe_code)]

mod instructions;
mod measured;
mod report;
mod same_speed;
mod seconds;
mod soak;

use artel_bench::full_table;
use artel_bots::Playable;
use artel_engine::{Setup as _, Tally};
use clap::{Parser, Subcommand};
use measured::{Measurement, for_each};

/// Measures how fast random full games are played.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// How long each run takes, in seconds
    #[arg(long, global = true, default_value_t = 1.0)]
    seconds: f64,
    /// How many runs; the median counts
    #[arg(long, global = true, default_value_t = 7)]
    runs: usize,
    /// Only this game, by its id
    #[arg(long, global = true)]
    game: Option<String>,
}

#[derive(Subcommand)]
enum Command {
    /// Play a fixed number of games and nothing else, for counting instructions
    Work {
        /// How many games
        games: u64,
    },
    /// Compare the benchmark's speed with that of a simulation with random bots, in turns
    Compare,
    /// Play random games with every invariant checked after every move
    Soak {
        /// How many games
        games: u64,
    },
}

fn main() {
    let cli = Cli::parse();
    let game = cli.game.as_deref();
    match cli.command {
        Some(Command::Work { games }) => for_each(game, &Work { games }),
        Some(Command::Soak { games }) => for_each(game, &Soak { games }),
        Some(Command::Compare) => for_each(game, &Compare { seconds: cli.seconds, runs: cli.runs }),
        None => for_each(game, &Speed { seconds: cli.seconds, runs: cli.runs }),
    }
}

struct Work {
    games: u64,
}

impl Measurement for Work {
    fn of<G: Playable>(&self) {
        let mut tally = Tally::default();
        let dealt = artel_bench::fixed_random_games::<G>(&full_table::<G>(), self.games, &mut tally);
        assert!(dealt.is_ok(), "the full table can be played: {dealt:?}");
        println!("{} decisions, {} steps", tally.decisions, tally.steps);
    }
}

struct Soak {
    games: u64,
}

impl Measurement for Soak {
    fn of<G: Playable>(&self) {
        soak::run::<G>(self.games);
    }
}

struct Compare {
    seconds: f64,
    runs: usize,
}

impl Measurement for Compare {
    fn of<G: Playable>(&self) {
        println!("{}: simulated with random bots on one thread", G::RULEBOOK.title_en);
        same_speed::report::<G>(&full_table::<G>(), self.seconds, self.runs);
    }
}

struct Speed {
    seconds: f64,
    runs: usize,
}

impl Measurement for Speed {
    fn of<G: Playable>(&self) {
        println!(
            "{}: random full games, {} players, uniform over all legal moves of all seats",
            G::RULEBOOK.title_en,
            full_table::<G>().value("players")
        );
        println!("state: {} bytes", size_of::<G>());
        seconds::report::<G>(&full_table::<G>(), self.seconds, self.runs);
        seconds::report_counts::<G>();
        instructions::report(G::RULEBOOK.game);
    }
}
