//! Rooms in an `SQLite` database: one file, one program.
//!
//! One thread writes. It takes whatever all rooms have asked it to write meanwhile into one transaction
//! and answers when that is on disk: under load many moves share one `fsync`, and a lone move waits for
//! nothing but its own.

mod backup;
mod migrate;
mod read;
mod read_only;
mod restore;
mod settle;
mod statements;
mod write;

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Seek, SeekFrom, Write as _};
use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

use anyhow::{Context, bail};
use rusqlite::Connection;
use tokio::sync::watch;

pub use backup::{Backup, backup};
use migrate::migrate;
pub(super) use read_only::ReadOnly;
pub use restore::restore;
use settle::Journal;
use write::{Writer, answer_all};

use super::StoreError;
use super::engine::Write;
use crate::workers::panic_text;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        StoreError(error.to_string())
    }
}

/// The database in a folder.
pub(super) struct Sqlite {
    writes: mpsc::Sender<Write>,
    reader: Arc<Mutex<Connection>>,
    failed: watch::Receiver<Option<StoreError>>,
    /// Held as long as the store is open, so that no second program serves the same rooms.
    lock: File,
}

impl Sqlite {
    /// Opens the database in this folder, or makes a new one; to be called where tasks can run. A damaged one is
    /// opened only if that is asked for.
    pub(super) fn open(folder: &Path, despite_damage: bool) -> anyhow::Result<Sqlite> {
        private_folder(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let lock = lock(folder)?;
        let path = folder.join("artel.db");
        private_file(&path).with_context(|| format!("cannot write {}", path.display()))?;
        let mut connection = connect(&path)?;
        if let Err(damage) = look_for_damage(&connection) {
            let path = path.display();
            if !despite_damage {
                bail!(
                    "{path} is damaged ({damage}): put a backup in its place, or serve what can still be read \
                     with --despite-damage"
                );
            }
            tracing::error!(%path, %damage, "the database is damaged");
        }
        migrate(&mut connection, &path).with_context(|| format!("cannot use {}", path.display()))?;
        Journal::settle_all(&mut connection)
            .with_context(|| format!("cannot use {}: its journal cannot be settled", path.display()))?;
        let reader = Arc::new(Mutex::new(connect(&path)?));
        let log = log_of(&path)?;
        // The files that are new are to be found after a power failure, too.
        File::open(folder).and_then(|folder| folder.sync_all()).context("cannot sync the folder")?;
        let (writes, asked) = mpsc::channel();
        let (answers, written) = tokio::sync::mpsc::unbounded_channel();
        let (fail, failed) = watch::channel(None);
        tokio::spawn(answer_all(written));
        let write = move || {
            let run = AssertUnwindSafe(|| Writer::new(connection, log, answers).run(&asked));
            let ended = std::panic::catch_unwind(run);
            let ended = ended.unwrap_or_else(|panic| Err(StoreError(panic_text(panic.as_ref()))));
            if let Err(error) = ended {
                fail.send_replace(Some(error));
            }
        };
        thread::Builder::new()
            .name("store".into())
            .spawn(write)
            .context("cannot start the thread that writes")?;
        Ok(Sqlite { writes, reader, failed, lock })
    }
}

fn lock(folder: &Path) -> anyhow::Result<File> {
    let path = folder.join("lock");
    let file = private_file(&path).with_context(|| format!("cannot write {}", path.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => bail!(
            "another server uses {}; stop it first, or give this one a folder of its own with --data",
            folder.display()
        ),
        Err(TryLockError::Error(error)) => {
            Err(error).with_context(|| format!("cannot lock {}", path.display()))
        }
    }
}

/// How much of the database a connection keeps in memory.
const CACHE_KIB: i64 = 1024;

fn connect(path: &Path) -> anyhow::Result<Connection> {
    let connection = Connection::open(path).with_context(|| format!("cannot open {}", path.display()))?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    // The order on disk is `SQLite`'s; when a commit has arrived there, the thread that writes sees to.
    connection.pragma_update(None, "synchronous", "normal")?;
    // The thread that writes does this when nobody waits for it.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
    Ok(connection)
}

/// How long `SQLite`'s own log is from the beginning. To write what is there anew takes the disk half as long
/// as to let a file grow.
const LOG_BYTES: u64 = 6 * 1024 * 1024;

/// `SQLite`'s own log, made long enough. What follows its last page is not read.
fn log_of(path: &Path) -> anyhow::Result<File> {
    let path = path.with_extension("db-wal");
    let grow = || {
        let mut log = OpenOptions::new().write(true).open(&path)?;
        let length = log.seek(SeekFrom::End(0))?;
        log.write_all(&vec![0; LOG_BYTES.saturating_sub(length) as usize])?;
        log.sync_all()?;
        Ok::<_, std::io::Error>(log)
    };
    grow().with_context(|| format!("cannot write {}", path.display()))
}

/// The first thing that is wrong with the database.
fn look_for_damage(connection: &Connection) -> Result<(), StoreError> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(StoreError(found)) }
}

/// Makes a folder that nobody else on this machine can look into; one that is there stays as it is.
fn private_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Sees to it that nobody else on this machine can read a file, which is made if it is not there. `SQLite` gives the
/// files beside its own the same rights.
fn private_file(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(file)
}

#[cfg(test)]
mod tests;
