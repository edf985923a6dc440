//! `artel copy`: all rooms of one database to another.

use artel_server::Place;

/// What can be said on the command line; the help stands in the texts, under `cli-copy`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "PLACE")]
    from: Place,

    #[arg(long, value_name = "PLACE")]
    to: Place,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let copied = artel_server::copy(&args.from, &args.to)?;
    println!("{} rooms with {} entries, compared", copied.rooms, copied.entries);
    Ok(())
}
