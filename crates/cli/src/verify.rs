//! `artel verify`: whether every room can be followed from its first entry to its last.

use std::path::PathBuf;

use anyhow::bail;
use artel_server::{Broken, Place};
use indicatif::{ProgressBar, ProgressStyle};

/// What can be said on the command line; the help stands in the texts, under `cli-verify`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, env = "ARTEL_DATA", value_name = "FOLDER", default_value = "artel-data")]
    data: PathBuf,

    #[arg(long, env = "DATABASE_URL", hide_env_values = true, value_name = "URL")]
    database: Option<Place>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let folder = || Place::Folder(args.data.clone());
    verified(&args.database.clone().unwrap_or_else(folder))
}

/// Replays every room at a place, and tells what came of it; an error if one does not replay.
pub(crate) fn verified(place: &Place) -> anyhow::Result<()> {
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {per_sec} {eta}") {
        bar.set_style(style);
    }
    let verified = artel_server::verify(place, &mut |done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let verified = verified?;
    for Broken { room, why } in &verified.broken {
        println!("{room}: {why}");
    }
    if let Some(damage) = &verified.damage {
        println!("{place} is damaged: {damage}");
    }
    println!("{} rooms with {} entries, replayed", verified.rooms, verified.entries);
    if !verified.is_whole() {
        let count = verified.broken.len();
        bail!("{count} rooms do not replay to their end; each is shown as far as it can be followed");
    }
    Ok(())
}
