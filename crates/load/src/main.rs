//! The load on the server: `make bench` runs it.
//!
//! Server and driver get a core each. In every room two clients are connected; a move counts when both
//! have heard of it. A bare relay, which knows no game and keeps nothing, the same relay writing to disk first, and
//! boardgame.io, which keeps everything in memory, are driven in the same way in the same run, so that ratios mean
//! something.
#![forbid(unsafe_code)]

mod artel;
mod boardgame_io;
mod disk;
mod drive;
mod http;
mod keep;
mod pair;
mod process;
mod relay;
mod report;
mod socket;

use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, Subcommand};

/// Measures the server beside a bare relay and a peer.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    plan: Plan,
}

/// What is measured.
#[derive(clap::Args)]
pub(crate) struct Plan {
    /// The program `artel`
    #[arg(long, default_value = "target/release/artel")]
    artel: PathBuf,
    /// Where boardgame.io is installed; left out if it is not
    #[arg(long, default_value = "target/peers/boardgame-io")]
    boardgame_io: PathBuf,
    /// How many rooms, one line of the table each
    #[arg(long, value_delimiter = ',', default_value = "10,100,500,2000")]
    rooms: Vec<usize>,
    /// How long each measurement takes, in seconds
    #[arg(long, default_value_t = 3.0)]
    seconds: f64,
    /// How often each is measured; the medians are shown
    #[arg(long, default_value_t = 3)]
    rounds: usize,
    /// How many moves a second for the latencies
    #[arg(long, default_value_t = 500.0)]
    paced: f64,
}

impl Plan {
    fn length(&self) -> Duration {
        Duration::from_secs_f64(self.seconds.clamp(0.2, 60.0))
    }

    fn rounds(&self) -> usize {
        self.rounds.clamp(1, 99)
    }
}

#[derive(Subcommand)]
enum Command {
    /// Serve as the bare relay
    Relay {
        /// The port
        port: u16,
        /// A file to which everything is written before anybody hears of it
        #[arg(long)]
        keep: Option<PathBuf>,
    },
}

fn main() -> anyhow::Result<()> {
    let cli = Cli::parse();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    match cli.command {
        Some(Command::Relay { port, keep }) => runtime.block_on(relay::serve(port, keep)),
        None => runtime.block_on(report::run(&cli.plan)),
    }
}
