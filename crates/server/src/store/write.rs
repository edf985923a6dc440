//! The thread that writes.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use tokio::sync::oneshot;

use super::{StoreError, Summary};
use crate::ids::RoomId;
use crate::numbers;

/// How many writes share a transaction at most, so that nobody waits long for the others.
const MOST_AT_ONCE: usize = 512;

/// How many entries the journal holds at most before they are moved.
const MOST_IN_JOURNAL: usize = 4_000;

/// After how long without anything to write the journal is moved.
const QUIET: Duration = Duration::from_secs(2);

type Done<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to write.
pub(super) enum Write {
    Open { id: RoomId, entry: String, summary: Summary, done: Done<i64> },
    Append { room: i64, number: u32, entry: String, done: Done<()> },
    Summarize { room: i64, summary: Summary },
    Close { done: Done<()> },
}

pub(super) struct Writer {
    connection: Connection,
    /// The number of the last entry of each room that has entries in the journal.
    last: HashMap<i64, u32>,
    /// How many entries the journal has.
    journal: usize,
}

impl Writer {
    pub(super) fn new(connection: Connection) -> Writer {
        Writer { connection, last: HashMap::new(), journal: 0 }
    }

    /// Writes until nobody can ask any more, or until told to close.
    pub(super) fn run(mut self, asked: &Receiver<Write>) {
        if !self.settle() {
            return;
        }
        let mut crowded = false;
        loop {
            let first = match asked.recv_timeout(QUIET) {
                Ok(first) => first,
                Err(RecvTimeoutError::Timeout) => {
                    if self.journal > 0 {
                        self.settle();
                    }
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => return,
            };
            let mut batch = vec![first];
            if crowded {
                // Under load, let those who are about to ask come along; alone, nobody waits.
                thread::yield_now();
            }
            while batch.len() < MOST_AT_ONCE
                && let Ok(next) = asked.try_recv()
            {
                batch.push(next);
            }
            let close = batch.iter().position(|write| matches!(write, Write::Close { .. }));
            let rest = close.map(|at| batch.split_off(at));
            crowded = batch.len() > 1;
            self.write(batch);
            if self.journal >= MOST_IN_JOURNAL || rest.is_some() {
                self.settle();
            }
            if let Some(Write::Close { done }) = rest.and_then(|rest| rest.into_iter().next()) {
                let tidied = self.connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
                let _ = done.send(tidied.map_err(StoreError::from));
                return;
            }
        }
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
        self.journal += batch.iter().filter(|write| matches!(write, Write::Append { .. })).count();
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
                    "INSERT INTO rooms (id, public, over, changed_ms, summary) VALUES (?1, 0, 0, 0, '')",
                )?
                .execute(params![id.as_str()])?;
            let room = transaction.last_insert_rowid();
            transaction
                .prepare_cached("INSERT INTO entries (room, number, entry) VALUES (?1, 0, ?2)")?
                .execute(params![room, entry])?;
            summarize(transaction, room, summary)?;
            Ok(room)
        }
        Write::Append { room, number, entry, .. } => {
            last.follows(transaction, *room, *number)?;
            transaction
                .prepare_cached("INSERT INTO journal (room, number, entry) VALUES (?1, ?2, ?3)")?
                .execute(params![room, number, entry])?;
            Ok(*room)
        }
        Write::Summarize { room, summary } => {
            summarize(transaction, *room, summary)?;
            Ok(*room)
        }
        Write::Close { .. } => Ok(0),
    }
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
    transaction.prepare_cached("DELETE FROM sitters WHERE room = ?1")?.execute([room])?;
    for person in &summary.sitters {
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
