//! The benchmark program: `make bench` runs it.
#![forbid(unsafe_code)]

mod instructions;
mod report;
mod seconds;

use anyhow::Result;
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
}

fn main() -> Result<()> {
    let cli = Cli::parse();
    let setup = Setup { players: 4, ..Setup::default() };
    if let Some(Command::Work { games }) = cli.command {
        let tally = artel_bench::fixed_random_games::<ForbiddenIsland>(&setup, games);
        println!("{} decisions, {} steps", tally.decisions, tally.steps);
        return Ok(());
    }
    println!(
        "{}: random full games, 4 players, uniform over all legal moves of all seats",
        ForbiddenIsland::RULEBOOK.title_en
    );
    println!("state: {} bytes", size_of::<ForbiddenIsland>());
    seconds::report::<ForbiddenIsland>(&setup, cli.seconds, cli.runs);
    seconds::report_counts();
    instructions::report();
    Ok(())
}
