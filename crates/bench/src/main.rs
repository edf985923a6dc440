//! The benchmark program: `make bench` runs it.
#![forbid(unsafe_code)]

mod instructions;
mod measured;
mod report;
mod seconds;
mod soak;

use artel_engine::Setup as _;
use clap::{Parser, Subcommand};
use measured::{Measured, Measurement, for_each};

/// Measures how fast random full games are played.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// How long each run takes, in seconds
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// How many runs; the median counts
    #[arg(long, default_value_t = 7)]
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
        None => for_each(game, &Speed { seconds: cli.seconds, runs: cli.runs }),
    }
}

struct Work {
    games: u64,
}

impl Measurement for Work {
    fn of<G: Measured>(&self) {
        let tally = artel_bench::fixed_random_games::<G>(&G::full_table(), self.games);
        println!("{} decisions, {} steps", tally.decisions, tally.steps);
    }
}

struct Soak {
    games: u64,
}

impl Measurement for Soak {
    fn of<G: Measured>(&self) {
        soak::run::<G>(self.games);
    }
}

struct Speed {
    seconds: f64,
    runs: usize,
}

impl Measurement for Speed {
    fn of<G: Measured>(&self) {
        println!(
            "{}: random full games, {} players, uniform over all legal moves of all seats",
            G::RULEBOOK.title_en,
            G::full_table().get("players")
        );
        println!("state: {} bytes", size_of::<G>());
        seconds::report::<G>(&G::full_table(), self.seconds, self.runs);
        seconds::report_counts::<G>();
        instructions::report(G::RULEBOOK.game);
    }
}
