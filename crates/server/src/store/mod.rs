//! What is on disk: the entries of every room, in `SQLite`.
//!
//! One thread writes. It takes whatever all rooms have asked it to write meanwhile into one transaction
//! and answers when that is on disk: under load many moves share one `fsync`, and a lone move waits for
//! nothing but its own.

mod read;
mod settle;
mod statements;
mod write;

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Seek, SeekFrom, Write as _};
use std::path::Path;
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

use anyhow::{Context, bail};
use rusqlite::Connection;
use tokio::sync::oneshot;

use write::{Write, Writer, answer_all};

use crate::ids::{PersonId, RoomId};

/// What the lobby shows of a room, and who sits in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Summary {
    pub(crate) public: bool,
    pub(crate) over: bool,
    pub(crate) changed_ms: u64,
    /// The room as the lobby lists it, as JSON.
    pub(crate) listed: String,
    /// Who sits there, in the order of their ids.
    pub(crate) sitters: Vec<PersonId>,
}

/// Something could not be written or read.
#[derive(Clone, Debug)]
pub(crate) struct StoreError(pub(crate) String);

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the database: {}", self.0)
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        StoreError(error.to_string())
    }
}

/// The database.
pub(crate) struct Store {
    writes: mpsc::Sender<Write>,
    reader: Arc<Mutex<Connection>>,
    /// Held as long as the store is open, so that no second program serves the same rooms.
    lock: File,
}

impl Store {
    /// Opens the database in this folder, or makes a new one; to be called where tasks can run.
    pub(crate) fn open(folder: &Path) -> anyhow::Result<Store> {
        std::fs::create_dir_all(folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let lock = lock(folder)?;
        let path = folder.join("artel.db");
        let connection = connect(&path)?;
        migrate(&connection).with_context(|| format!("cannot use {}", path.display()))?;
        let reader = Arc::new(Mutex::new(connect(&path)?));
        let log = log_of(&path)?;
        // The files that are new are to be found after a power failure, too.
        File::open(folder).and_then(|folder| folder.sync_all()).context("cannot sync the folder")?;
        let (writes, asked) = mpsc::channel();
        let (answers, written) = tokio::sync::mpsc::unbounded_channel();
        tokio::spawn(answer_all(written));
        thread::Builder::new()
            .name("store".into())
            .spawn(move || Writer::new(connection, log, answers).run(&asked))
            .context("cannot start the thread that writes")?;
        Ok(Store { writes, reader, lock })
    }

    /// Writes a new room with its first entry, and answers with its number when it is on disk.
    pub(crate) async fn open_room(
        &self,
        id: RoomId,
        entry: String,
        summary: Summary,
    ) -> Result<i64, StoreError> {
        answered(self.ask(|done| Write::Open { id, entry, summary, done })).await
    }

    /// Begins at once to write an entry of a room, with what the lobby shows then if it has to show it at
    /// once, and answers when it is on disk.
    pub(crate) fn append(
        &self,
        room: i64,
        number: u32,
        entry: String,
        summary: Option<Summary>,
    ) -> impl Future<Output = Result<(), StoreError>> + use<> {
        answered(self.ask(|done| Write::Append { room, number, entry, summary, done }))
    }

    /// Notes what the lobby shows; nobody waits for it.
    pub(crate) fn summarize(&self, room: i64, summary: Summary) {
        let _ = self.writes.send(Write::Summarize { room, summary });
    }

    /// Writes everything that was asked for, tidies up, and writes no more.
    pub(crate) async fn close(&self) -> Result<(), StoreError> {
        answered(self.ask(|done| Write::Close { done })).await?;
        self.lock.unlock().map_err(|error| StoreError(error.to_string()))
    }

    /// Asks for something to be written; nobody answers if the store is closed.
    fn ask<T>(&self, write: impl FnOnce(oneshot::Sender<T>) -> Write) -> oneshot::Receiver<T> {
        let (done, answer) = oneshot::channel();
        let _ = self.writes.send(write(done));
        answer
    }
}

async fn answered<T>(answer: oneshot::Receiver<Result<T, StoreError>>) -> Result<T, StoreError> {
    answer.await.map_err(|_| StoreError("it is closed".into()))?
}

fn lock(folder: &Path) -> anyhow::Result<File> {
    let path = folder.join("lock");
    let file = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
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

/// The version of the schema; a file with a higher one was written by a newer program.
const SCHEMA: i32 = 1;

fn migrate(connection: &Connection) -> anyhow::Result<()> {
    let version: i32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    match version {
        SCHEMA => Ok(()),
        0 => Ok(connection.execute_batch(&format!(
            "BEGIN; {}; PRAGMA user_version = {SCHEMA}; COMMIT;",
            include_str!("schema.sql")
        ))?),
        newer => bail!("it has version {newer}, this program knows up to {SCHEMA}: use a newer program"),
    }
}

#[cfg(test)]
mod tests;
