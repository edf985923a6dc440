//! A copy of the database that is whole, also while a server writes to it.

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};
use rusqlite::{Connection, OpenFlags};

/// What a backup holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backup {
    /// How many rooms.
    pub rooms: u64,
    /// How many bytes.
    pub bytes: u64,
}

/// Copies the rooms in a folder to a file, and looks whether the copy is whole. A server may use the folder
/// meanwhile: the copy holds everything that was acknowledged before the backup began.
pub fn backup(folder: &Path, to: &Path) -> anyhow::Result<Backup> {
    let from = folder.join("artel.db");
    ensure!(from.is_file(), "there are no rooms in {}: {} is missing", folder.display(), from.display());
    ensure!(!to.exists(), "{} exists already; choose another file", to.display());
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(&from, flags)
        .with_context(|| format!("cannot open {}", from.display()))?;
    connection.busy_timeout(std::time::Duration::from_secs(30))?;
    copy_to(&connection, to).with_context(|| format!("cannot write {}", to.display()))?;
    let rooms = verify(to).with_context(|| format!("the backup {} is not whole", to.display()))?;
    Ok(Backup { rooms, bytes: fs::metadata(to)?.len() })
}

/// Copies a database to a new file, which is there as a whole or not at all.
pub(super) fn copy_to(connection: &Connection, to: &Path) -> anyhow::Result<()> {
    let part = beside(to);
    if part.exists() {
        fs::remove_file(&part)?;
    }
    let written = write_copy(connection, &part, to);
    if written.is_err() {
        // What is left of it is of no use.
        let _ = fs::remove_file(&part);
    }
    written
}

fn write_copy(connection: &Connection, part: &Path, to: &Path) -> anyhow::Result<()> {
    super::private_file(part)?;
    let name = part.to_str().context("the name of the file is not text")?;
    connection.execute("VACUUM INTO ?1", [name])?;
    OpenOptions::new().write(true).open(part)?.sync_all()?;
    fs::rename(part, to)?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Ok(File::open(folder)?.sync_all()?)
}

/// The file in which a copy is made.
fn beside(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

/// Reads a whole database and tells how many rooms it holds.
pub(super) fn verify(path: &Path) -> anyhow::Result<u64> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let found: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if found != "ok" {
        bail!("{found}");
    }
    let without_start: i64 = connection.query_row(
        "SELECT count(*) FROM rooms WHERE number NOT IN (SELECT room FROM entries WHERE number = 0)
             AND number NOT IN (SELECT room FROM journal WHERE number = 0)",
        [],
        |row| row.get(0),
    )?;
    ensure!(without_start == 0, "{without_start} rooms have no entries");
    let rooms: i64 = connection.query_row("SELECT count(*) FROM rooms", [], |row| row.get(0))?;
    Ok(rooms.cast_unsigned())
}
