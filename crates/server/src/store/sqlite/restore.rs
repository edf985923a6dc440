//! A folder with the rooms of a backup.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, bail, ensure};
use rusqlite::{Connection, OpenFlags};

use super::backup::{Backup, copy_to, verify};
use super::{lock, private_folder};

/// The file by which a server keeps others out of its folder.
const LOCK: &str = "lock";

/// Puts the rooms of a backup into an empty folder, and looks whether they are whole. What is in a folder is never
/// overwritten.
pub fn restore(from: &Path, folder: &Path) -> anyhow::Result<Backup> {
    ensure!(from.is_file(), "there is no file {}", from.display());
    // The file is not changed, and what lies beside it stays as it is.
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let backup = Connection::open_with_flags(from, flags)
        .with_context(|| format!("cannot open {}", from.display()))?;
    let held = verify(from).with_context(|| format!("{} is not a whole backup", from.display()))?;
    private_folder(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    // A server that runs is told apart from files that somebody has forgotten.
    let lock_file = folder.join(LOCK).exists().then(|| lock(folder)).transpose()?;
    insist_on_empty(folder)?;
    let _held = match lock_file {
        Some(file) => file,
        None => lock(folder)?,
    };
    let to = folder.join("artel.db");
    copy_to(&backup, &to).with_context(|| format!("cannot write {}", to.display()))?;
    let rooms = verify(&to).with_context(|| format!("{} is not whole", to.display()))?;
    ensure!(rooms == held, "{} has {rooms} rooms, the backup {held}", to.display());
    Ok(Backup { rooms, bytes: fs::metadata(&to)?.len() })
}

fn insist_on_empty(folder: &Path) -> anyhow::Result<()> {
    for file in fs::read_dir(folder)? {
        let name = file?.file_name();
        if name != LOCK {
            bail!(
                "{} is not empty, there is {}: choose another folder with --data, or move what is in it away",
                folder.display(),
                name.display()
            );
        }
    }
    Ok(())
}
