//! `artel referee`: other programs play by JSON lines, a request a line in, an answer a line out.

use std::io::{self, ErrorKind};

use anyhow::Context;

const HELP: &str = "One JSON object a line comes in on standard input, one goes out on standard output, \
                    until {\"op\":\"quit\"} or the end of input. Try: echo '{\"op\":\"games\"}' | artel referee";

/// What can be said on the command line.
#[derive(clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct Args {}

pub(crate) fn run(_args: &Args) -> anyhow::Result<()> {
    match artel_referee::serve(io::stdin().lock(), io::stdout().lock()) {
        // The other program has gone, and nobody is left to tell.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        served => served.context("cannot read requests or write answers"),
    }
}
