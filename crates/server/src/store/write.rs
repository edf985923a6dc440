//! The thread that writes.

use std::sync::mpsc::Receiver;
use std::time::Instant;

use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use tokio::sync::oneshot;

use super::{StoreError, Summary};
use crate::ids::RoomId;
use crate::numbers;

/// How many writes share a transaction at most, so that nobody waits long for the others.
const MOST_AT_ONCE: usize = 512;

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
}

impl Writer {
    pub(super) fn new(connection: Connection) -> Writer {
        Writer { connection }
    }

    /// Writes until nobody can ask any more, or until told to close.
    pub(super) fn run(mut self, asked: &Receiver<Write>) {
        while let Ok(first) = asked.recv() {
            let mut batch = vec![first];
            while batch.len() < MOST_AT_ONCE
                && let Ok(next) = asked.try_recv()
            {
                batch.push(next);
            }
            let close = batch.iter().position(|write| matches!(write, Write::Close { .. }));
            let rest = close.map(|at| batch.split_off(at));
            self.write(batch);
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
        let numbers = batch.iter().map(|write| one(&transaction, write)).collect::<Result<_, _>>()?;
        transaction.commit()?;
        Ok(numbers)
    }
}

/// Writes one thing; the answer is the number of the room it is about.
fn one(transaction: &Transaction<'_>, write: &Write) -> Result<i64, StoreError> {
    match write {
        Write::Open { id, entry, summary, .. } => {
            transaction
                .prepare_cached(
                    "INSERT INTO rooms (id, public, over, changed_ms, summary) VALUES (?1, 0, 0, 0, '')",
                )?
                .execute(params![id.as_str()])?;
            let room = transaction.last_insert_rowid();
            append(transaction, room, 0, entry)?;
            summarize(transaction, room, summary)?;
            Ok(room)
        }
        Write::Append { room, number, entry, .. } => {
            append(transaction, *room, *number, entry)?;
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
        .prepare_cached("INSERT INTO entries (room, number, entry) VALUES (?1, ?2, ?3)")?
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
