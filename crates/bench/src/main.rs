//! The benchmark program: `make bench` runs it.
#![forbid(unsafe_code)]

mod instructions;
mod report;
mod seconds;
mod soak;

use artel_engine::Game;
use artel_forbidden_island::{ForbiddenIsland, Setup};
use clap::{Parser, Subcommand};

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
    let setup = Setup { players: 4, ..Setup::default() };
    match cli.command {
        Some(Command::Work { games }) => {
            let tally = artel_bench::fixed_random_games::<ForbiddenIsland>(&setup, games);
            println!("{} decisions, {} steps", tally.decisions, tally.steps);
        }
        Some(Command::Soak { games }) => soak::run::<ForbiddenIsland>(games),
        None => measure(&setup, cli.seconds, cli.runs),
    }
}

fn measure(setup: &Setup, seconds: f64, runs: usize) {
    println!(
        "{}: random full games, 4 players, uniform over all legal moves of all seats",
        ForbiddenIsland::RULEBOOK.title_en
    );
    println!("state: {} bytes", size_of::<ForbiddenIsland>());
    seconds::report::<ForbiddenIsland>(setup, seconds, runs);
    seconds::report_counts();
    instructions::report();
}
