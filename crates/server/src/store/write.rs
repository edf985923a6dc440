//! The thread that writes.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use tokio::sync::oneshot;

use super::{StoreError, Summary};
use crate::ids::{PersonId, RoomId};
use crate::numbers;

/// How many writes share a transaction at most, so that nobody waits long for the others.
const MOST_AT_ONCE: usize = 512;

/// How many entries the journal holds at most before they are moved. The more move together, the fewer
/// pages are written for each.
const MOST_IN_JOURNAL: usize = 50_000;

/// After how long without anything to write the journal is moved.
const QUIET: Duration = Duration::from_secs(2);

/// After how long without anything to write the lobby's lines are written, for which nobody waits.
const LULL: Duration = Duration::from_millis(20);

/// How many of the lobby's lines are written in a lull, before looking whether there is something else.
const LINES_AT_ONCE: usize = 64;

/// After how many pages of `SQLite`'s own log, about, they are moved to where they belong.
const PAGES_IN_LOG: usize = 1_000;

/// How many entries fit on a page, about.
const ENTRIES_ON_PAGE: usize = 30;

type Done<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to write.
pub(super) enum Write {
    Open { id: RoomId, entry: String, summary: Summary, done: Done<i64> },
    Append { room: i64, number: u32, entry: String, summary: Option<Summary>, done: Done<()> },
    Summarize { room: i64, summary: Summary },
    Close { done: Done<()> },
}

pub(super) struct Writer {
    connection: Connection,
    /// The number of the last entry of each room that has entries in the journal.
    last: HashMap<i64, u32>,
    /// How many entries the journal has.
    journal: usize,
    /// The lobby's lines that are not written yet.
    lines: HashMap<i64, Summary>,
    /// How many pages `SQLite`'s own log has, about.
    pages: usize,
}

impl Writer {
    pub(super) fn new(connection: Connection) -> Writer {
        Writer { connection, last: HashMap::new(), journal: 0, lines: HashMap::new(), pages: 0 }
    }

    /// Writes until nobody can ask any more, or until told to close.
    pub(super) fn run(mut self, asked: &Receiver<Write>) {
        if !self.settle() {
            return;
        }
        let mut crowded = false;
        loop {
            let patience = if self.lines.is_empty() { QUIET } else { LULL };
            let first = match asked.recv_timeout(patience) {
                Ok(first) => first,
                Err(RecvTimeoutError::Timeout) => {
                    self.tidy();
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => return,
            };
            if crowded {
                // Under load, let those who are about to ask come along; alone, nobody waits.
                thread::yield_now();
            }
            let mut batch = Vec::new();
            let mut close = None;
            for next in std::iter::once(first).chain(asked.try_iter()) {
                match next {
                    Write::Summarize { room, summary } => drop(self.lines.insert(room, summary)),
                    Write::Close { done } => close = Some(done),
                    write => batch.push(write),
                }
                if batch.len() >= MOST_AT_ONCE || close.is_some() {
                    break;
                }
            }
            crowded = batch.len() > 1;
            // If there is never a lull, the lobby's lines go along.
            let lines = if crowded { self.some_lines(batch.len() / 8) } else { Vec::new() };
            batch.extend(lines);
            self.write(batch);
            if let Some(done) = close {
                return self.close(done);
            }
            if self.journal >= MOST_IN_JOURNAL {
                self.settle();
            }
            self.checkpoint();
        }
    }

    /// Writes what nobody waits for: the lobby's lines, and if there are none, the journal moves.
    fn tidy(&mut self) {
        let lines = self.some_lines(LINES_AT_ONCE);
        if lines.is_empty() && self.journal > 0 {
            self.settle();
        }
        self.write(lines);
        self.checkpoint();
    }

    /// Some of the lobby's lines that are not written yet.
    fn some_lines(&mut self, most: usize) -> Vec<Write> {
        let rooms: Vec<i64> = self.lines.keys().copied().take(most).collect();
        let line = |room| Some(Write::Summarize { room, summary: self.lines.remove(&room)? });
        rooms.into_iter().filter_map(line).collect()
    }

    /// Moves the pages of `SQLite`'s own log to where they belong. `SQLite` would do it by itself, but before
    /// whoever asked is answered.
    fn checkpoint(&mut self) {
        if self.pages < PAGES_IN_LOG {
            return;
        }
        self.pages = 0;
        if let Err(error) = self.connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(())) {
            tracing::warn!(%error, "the database could not be tidied up");
        }
    }

    /// Writes all that is left.
    fn close(&mut self, done: Done<()>) {
        let lines = self.some_lines(usize::MAX);
        self.write(lines);
        self.settle();
        let tidied = self.connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
        let _ = done.send(tidied.map_err(StoreError::from));
    }

    /// Writes all in one transaction. If one of them fails, each gets its own, so that it fails alone.
    fn write(&mut self, batch: Vec<Write>) {
        if batch.is_empty() {
            return;
        }
        let began = Instant::now();
        let size = batch.len();
        match self.transact(&batch) {
            Ok(numbers) => {
                for (write, number) in batch.into_iter().zip(numbers) {
                    answer(write, Ok(number));
                }
            }
            Err(error) if size == 1 => batch.into_iter().for_each(|write| answer(write, Err(error.clone()))),
            Err(_) => batch.into_iter().for_each(|write| self.write(vec![write])),
        }
        numbers::committed(size, began.elapsed());
    }

    fn transact(&mut self, batch: &[Write]) -> Result<Vec<i64>, StoreError> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut last = Last { known: &self.last, new: HashMap::new() };
        let numbers =
            batch.iter().map(|write| one(&transaction, &mut last, write)).collect::<Result<_, _>>()?;
        let new = last.new;
        transaction.commit()?;
        let entries =
            batch.iter().filter(|write| matches!(write, Write::Append { .. } | Write::Open { .. })).count();
        self.journal += entries;
        // A line or a new room changes pages of several tables, entries only the last ones of the journal.
        let others =
            batch.iter().filter(|write| !matches!(write, Write::Append { summary: None, .. })).count();
        self.pages += 1 + entries / ENTRIES_ON_PAGE + 4 * others;
        self.last.extend(new);
        Ok(numbers)
    }

    /// Moves the journal to where each room's entries lie together. A failure costs nothing but time:
    /// the entries stay where they are, and are found there. Tells whether it could be done.
    fn settle(&mut self) -> bool {
        let moved = self.connection.execute_batch(
            "BEGIN IMMEDIATE;
             INSERT INTO entries (room, number, entry) SELECT room, number, entry FROM journal ORDER BY room, number;
             DELETE FROM journal;
             COMMIT;",
        );
        match moved {
            Ok(()) => {
                self.last.clear();
                self.pages += self.journal;
                self.journal = 0;
                true
            }
            Err(error) => {
                let _ = self.connection.execute_batch("ROLLBACK");
                tracing::error!(%error, "the journal could not be settled");
                self.journal = 0;
                false
            }
        }
    }
}

/// The last entry of each room that is written to.
struct Last<'a> {
    known: &'a HashMap<i64, u32>,
    /// Those of the transaction under way.
    new: HashMap<i64, u32>,
}

impl Last<'_> {
    /// Whether the entry follows the last one of its room: nothing is ever overwritten or left out.
    fn follows(&mut self, transaction: &Transaction<'_>, room: i64, number: u32) -> Result<(), StoreError> {
        let last = match self.new.get(&room).or_else(|| self.known.get(&room)) {
            Some(&last) => last,
            // A room that is not known has nothing in the journal.
            None => transaction
                .prepare_cached("SELECT max(number) FROM entries WHERE room = ?1")?
                .query_row([room], |row| row.get(0))?,
        };
        if number != last + 1 {
            return Err(StoreError(format!("entry {number} of room {room} does not follow entry {last}")));
        }
        self.new.insert(room, number);
        Ok(())
    }
}

/// Writes one thing; the answer is the number of the room it is about.
fn one(transaction: &Transaction<'_>, last: &mut Last<'_>, write: &Write) -> Result<i64, StoreError> {
    match write {
        Write::Open { id, entry, summary, .. } => {
            transaction
                .prepare_cached(
                    "INSERT INTO rooms (id, public, over, changed_ms, summary) VALUES (?1, ?2, ?3, ?4, ?5)",
                )?
                .execute(params![
                    id.as_str(),
                    summary.public,
                    summary.over,
                    summary.changed_ms.cast_signed(),
                    summary.listed
                ])?;
            let room = transaction.last_insert_rowid();
            last.new.insert(room, 0);
            append(transaction, room, 0, entry)?;
            seat(transaction, room, &summary.sitters)?;
            Ok(room)
        }
        Write::Append { room, number, entry, summary, .. } => {
            last.follows(transaction, *room, *number)?;
            append(transaction, *room, *number, entry)?;
            if let Some(summary) = summary {
                summarize(transaction, *room, summary)?;
            }
            Ok(*room)
        }
        Write::Summarize { room, summary } => {
            summarize(transaction, *room, summary)?;
            Ok(*room)
        }
        Write::Close { .. } => Ok(0),
    }
}

fn append(transaction: &Transaction<'_>, room: i64, number: u32, entry: &str) -> Result<(), StoreError> {
    transaction
        .prepare_cached("INSERT INTO journal (room, number, entry) VALUES (?1, ?2, ?3)")?
        .execute(params![room, number, entry])?;
    Ok(())
}

fn summarize(transaction: &Transaction<'_>, room: i64, summary: &Summary) -> Result<(), StoreError> {
    transaction
        .prepare_cached(
            "UPDATE rooms SET public = ?2, over = ?3, changed_ms = ?4, summary = ?5 WHERE number = ?1",
        )?
        .execute(params![
            room,
            summary.public,
            summary.over,
            summary.changed_ms.cast_signed(),
            summary.listed
        ])?;
    if sitters(transaction, room)? != summary.sitters {
        transaction.prepare_cached("DELETE FROM sitters WHERE room = ?1")?.execute([room])?;
        seat(transaction, room, &summary.sitters)?;
    }
    Ok(())
}

/// Who sits in a room as far as is written.
fn sitters(transaction: &Transaction<'_>, room: i64) -> Result<Vec<PersonId>, StoreError> {
    let mut query =
        transaction.prepare_cached("SELECT person FROM sitters WHERE room = ?1 ORDER BY person")?;
    let people = query.query_map([room], |row| row.get(0).map(PersonId::stored))?;
    Ok(people.collect::<Result<_, _>>()?)
}

fn seat(transaction: &Transaction<'_>, room: i64, people: &[PersonId]) -> Result<(), StoreError> {
    for person in people {
        transaction
            .prepare_cached("INSERT OR IGNORE INTO sitters (person, room) VALUES (?1, ?2)")?
            .execute(params![person.as_str(), room])?;
    }
    Ok(())
}

/// Tells whoever waits; that nobody waits any more is no failure.
fn answer(write: Write, result: Result<i64, StoreError>) {
    match write {
        Write::Open { done, .. } => drop(done.send(result)),
        Write::Append { done, .. } => drop(done.send(result.map(|_| ()))),
        Write::Close { done } => drop(done.send(result.map(|_| ()))),
        Write::Summarize { room, .. } => {
            if let Err(error) = result {
                tracing::warn!(room, %error, "the lobby's line of a room could not be written");
            }
        }
    }
}
