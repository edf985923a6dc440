//! `artel restore`: the rooms of a backup in a folder of their own.

use std::path::PathBuf;

use anyhow::{Context as _, bail};
use artel_server::Place;

use crate::verify::verified;

/// What can be said on the command line; the help stands in the texts, under `cli-restore`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    from: PathBuf,

    #[arg(long, env = "ARTEL_DATA", value_name = "FOLDER", default_value = "artel-data")]
    data: PathBuf,

    #[arg(long, env = "DATABASE_URL", hide_env_values = true, value_name = "URL")]
    database: Option<String>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    if args.database.is_some() {
        bail!(
            "the rooms are in a PostgreSQL database, whose own program brings backups back: make an empty database, \
             then pg_restore --no-owner --dbname=\"$DATABASE_URL\" {}",
            args.from.display()
        );
    }
    let restored = artel_server::restore(&args.from, &args.data)?;
    let folder = args.data.display();
    println!("{folder}: {} rooms, {} bytes, checked", restored.rooms, restored.bytes);
    verified(&Place::Folder(args.data.clone()))
        .with_context(|| format!("{folder} is restored as it was saved"))
}
