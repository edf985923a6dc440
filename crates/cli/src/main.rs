//! The program `artel`: play, simulate, replay, read the rules, referee other programs.
#![forbid(unsafe_code)]

mod forbidden_island;
mod play;
mod position;
mod referee;
mod replay;
mod rules;
mod simulate;
mod terminal;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Cooperative board games with every rule enforced.
#[derive(Parser)]
#[command(name = "artel", version, about, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game in the terminal
    Play(Box<play::Args>),
    /// Let bots play many games and count how they end
    Simulate(simulate::Args),
    /// Step through a record and verify it
    Replay(replay::Args),
    /// Read and search the rulebook
    Rules(rules::Args),
    /// Check or print a position
    Position(position::Args),
    /// Serve other programs by JSON lines on standard input and output
    Referee(referee::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Position(args) => position::run(&args),
        Command::Referee(args) => referee::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("artel: {error:#}");
            ExitCode::FAILURE
        }
    }
}
