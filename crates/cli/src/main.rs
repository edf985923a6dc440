//! The program `artel`: serve, back up, restore, verify, copy, play, simulate, replay, read the rules, referee other programs.
#![deny(unsafe_code)]

mod backup;
mod copy;
mod help;
mod memory;
mod options;
mod play;
mod position;
mod referee;
mod replay;
mod restore;
mod rules;
mod simulate;
mod verify;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

/// Cooperative board games with every rule enforced.
#[derive(Parser)]
#[command(name = "artel", version, about, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Serve(Box<artel_server::Config>),
    Backup(backup::Args),
    Restore(restore::Args),
    Verify(verify::Args),
    Copy(copy::Args),
    Play(Box<play::Args>),
    /// Let bots play many games and count how they end
    Simulate(simulate::Args),
    Replay(replay::Args),
    Rules(rules::Args),
    Position(position::Args),
    /// Serve other programs by JSON lines on standard input and output
    Referee(referee::Args),
}

fn main() -> ExitCode {
    let matches = help::localized(Cli::command()).get_matches();
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let result = match cli.command {
        Command::Serve(config) => artel_server::serve(*config, memory::give_back),
        Command::Backup(args) => backup::run(&args),
        Command::Restore(args) => restore::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Copy(args) => copy::run(&args),
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
