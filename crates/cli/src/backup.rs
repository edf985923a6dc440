//! `artel backup`: a copy of all rooms, also while a server uses them.

use std::path::PathBuf;

/// What can be said on the command line; the help stands in the texts, under `cli-backup`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "TO_FILE")]
    to: PathBuf,

    #[arg(long, env = "ARTEL_DATA", value_name = "FOLDER", default_value = "artel-data")]
    data: PathBuf,

    #[arg(long, env = "DATABASE_URL", hide_env_values = true, value_name = "URL")]
    database: Option<String>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    if args.database.is_some() {
        anyhow::bail!(
            "the rooms are in a PostgreSQL database, whose own program makes backups, also while servers run: \
             pg_dump --format=custom --file={} \"$DATABASE_URL\"",
            args.to.display()
        );
    }
    let backup = artel_server::backup(&args.data, &args.to)?;
    println!("{}: {} rooms, {} bytes, checked", args.to.display(), backup.rooms, backup.bytes);
    Ok(())
}
