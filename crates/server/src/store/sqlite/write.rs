//! The thread that writes.

use std::collections::HashMap;
use std::fs::File;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::mpsc;

use super::settle::Journal;
use super::statements::{self, Last};
use crate::counters;
use crate::store::engine::{Done, Note, Write};
use crate::store::{Claim, StoreError};

/// How many writes share a transaction at most, so that nobody waits long for the others.
const MOST_AT_ONCE: usize = 512;

/// How many entries the journal holds at most before they are moved. The more move together, the fewer
/// pages are written for each.
const MOST_IN_JOURNAL: usize = 50_000;

/// How many entries of the journal are moved or deleted before looking whether somebody waits: about a
/// millisecond's work.
pub(super) const PORTION: usize = 200;

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

/// What was written together, with what came of it: the numbers of the rooms it was about.
pub(super) type Written = (Vec<Write>, Result<Vec<i64>, StoreError>);

/// Tells everybody who waits what came of it. The thread that writes would wake them one by one, and each
/// time the thread that serves.
pub(super) async fn answer_all(mut written: mpsc::UnboundedReceiver<Written>) {
    while let Some(written) = written.recv().await {
        answer(written);
    }
}

pub(super) fn answer((batch, result): Written) {
    match result {
        Ok(numbers) => {
            for (write, number) in batch.into_iter().zip(numbers) {
                write.answer(Ok(only_claim(number)));
            }
        }
        Err(error) => batch.into_iter().for_each(|write| write.answer(Err(error.clone()))),
    }
}

/// The right to write to a room: there is no other program that could have it.
pub(super) fn only_claim(number: i64) -> Claim {
    Claim { number, epoch: 0 }
}

pub(super) struct Writer {
    connection: Connection,
    /// `SQLite`'s own log.
    log: File,
    pub(super) journal: Journal,
    /// The lobby's lines that are not written yet.
    lines: HashMap<i64, Note>,
    /// How many pages `SQLite`'s own log has, about.
    pages: usize,
    answers: mpsc::UnboundedSender<Written>,
    /// Whether the journal could not be moved the last time, so that it is not tried again at once.
    stuck: bool,
    /// Whether the disk has failed: what it says later cannot be trusted any more.
    lost: Option<StoreError>,
}

impl Writer {
    pub(super) fn new(connection: Connection, log: File, answers: mpsc::UnboundedSender<Written>) -> Writer {
        let (journal, lines) = (Journal::default(), HashMap::new());
        Writer { connection, log, journal, lines, pages: 0, answers, stuck: false, lost: None }
    }

    /// Writes until nobody can ask any more or until told to close; fails with the disk.
    pub(super) fn run(mut self, asked: &Receiver<Write>) -> Result<(), StoreError> {
        let mut crowded = false;
        loop {
            if let Some(error) = self.lost {
                return Err(error);
            }
            let first = match asked.recv_timeout(self.patience()) {
                Ok(first) => first,
                Err(RecvTimeoutError::Timeout) => {
                    self.tidy();
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            };
            if crowded {
                // Under load, let those who are about to ask come along; alone, nobody waits.
                thread::yield_now();
            }
            let mut batch = Vec::new();
            let mut close = None;
            for next in std::iter::once(first).chain(asked.try_iter()) {
                match next {
                    Write::Note { claim, note } => self.lines.entry(claim.number).or_default().join(note),
                    Write::Close { done } => close = Some(done),
                    write => batch.push(write),
                }
                if batch.len() >= MOST_AT_ONCE || close.is_some() {
                    break;
                }
            }
            let size = batch.len();
            crowded = size > 1;
            // If there is never a lull, the lobby's lines go along.
            let lines = if crowded { self.some_lines(size / 8) } else { Vec::new() };
            batch.extend(lines);
            self.write(batch);
            if let Some(done) = close {
                self.close(done);
                return self.lost.map_or(Ok(()), Err);
            }
            // If there is never quiet, the journal moves along, and faster than it grows.
            if self.journal.is_moving() && crowded || self.journal.entries() >= MOST_IN_JOURNAL {
                self.settle(PORTION.max(4 * size));
            }
            self.checkpoint();
        }
    }

    /// After how long without anything to write there is something else to do.
    fn patience(&self) -> Duration {
        match (self.journal.is_moving() && !self.stuck, self.lines.is_empty()) {
            (true, _) => Duration::ZERO,
            (false, true) => QUIET,
            (false, false) => LULL,
        }
    }

    /// Does some of what nobody waits for: the lobby's lines, and if there are none, the journal moves.
    fn tidy(&mut self) {
        let lines = self.some_lines(LINES_AT_ONCE);
        if lines.is_empty() {
            self.settle(PORTION);
        }
        self.write(lines);
        if self.lines.is_empty() && self.journal.entries() == 0 && !self.journal.is_moving() {
            // It is quiet: the file of the database gets everything, so that it holds all by itself.
            self.checkpoint_from(1);
        } else {
            self.checkpoint();
        }
    }

    /// Some of the lobby's lines that are not written yet.
    fn some_lines(&mut self, most: usize) -> Vec<Write> {
        let rooms: Vec<i64> = self.lines.keys().copied().take(most).collect();
        let line = |room| Some(Write::Note { claim: only_claim(room), note: self.lines.remove(&room)? });
        rooms.into_iter().filter_map(line).collect()
    }

    /// Moves some of the journal to where each room's entries lie together. A failure costs nothing but
    /// time: the entries stay where they are, and are found there.
    pub(super) fn settle(&mut self, portion: usize) {
        let settled = self.journal.settle(&mut self.connection, portion);
        self.stuck = settled.is_err();
        match settled {
            Ok(pages) => self.pages += pages,
            Err(error) => tracing::error!(%error, "the journal could not be settled"),
        }
    }

    /// Moves the pages of `SQLite`'s own log to where they belong. `SQLite` would do it by itself, but before
    /// whoever asked is answered.
    fn checkpoint(&mut self) {
        self.checkpoint_from(PAGES_IN_LOG);
    }

    /// The same if there are so many pages.
    fn checkpoint_from(&mut self, pages: usize) {
        if self.pages < pages {
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
        if let Err(error) = Journal::settle_all(&mut self.connection) {
            // It costs nothing but time: the next run finds the entries where they are.
            tracing::error!(%error, "the journal could not be settled");
        }
        let tidied = self.connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
        let _ = done.send(tidied.map_err(StoreError::from));
    }

    /// Writes all in one transaction. If one of them fails, each gets its own, so that it fails alone.
    pub(super) fn write(&mut self, batch: Vec<Write>) {
        if batch.is_empty() {
            return;
        }
        let began = Instant::now();
        let size = batch.len();
        let result = self.transact(&batch);
        if result.is_err() && size > 1 {
            return batch.into_iter().for_each(|write| self.write(vec![write]));
        }
        // On disk, or nobody is told so.
        let awaited = batch.iter().any(|write| !matches!(write, Write::Note { .. }));
        let result = if awaited { result.and_then(|numbers| self.flush().map(|()| numbers)) } else { result };
        let _ = self.answers.send((batch, result));
        counters::committed(size, began.elapsed());
    }

    /// Returns when everything written to `SQLite`'s own log is on disk. `SQLite` would see to it itself, but
    /// by way of the file's times as well, which takes the disk twice as long.
    fn flush(&mut self) -> Result<(), StoreError> {
        self.log.sync_data().map_err(|error| {
            tracing::error!(%error, "the disk has failed: nothing is written any more");
            let error = StoreError(format!("the disk has failed: {error}"));
            self.lost = Some(error.clone());
            error
        })
    }

    fn transact(&mut self, batch: &[Write]) -> Result<Vec<i64>, StoreError> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut last = Last::new(&self.journal);
        let numbers = batch
            .iter()
            .map(|write| statements::write(&transaction, &mut last, write))
            .collect::<Result<_, _>>()?;
        let new = last.new;
        transaction.commit()?;
        // A line or a new room changes pages of several tables, entries only the last ones of the journal.
        let others =
            batch.iter().filter(|write| !matches!(write, Write::Append { summary: None, .. })).count();
        self.pages += 1 + new.len() / ENTRIES_ON_PAGE + 4 * others;
        self.journal.add(new);
        Ok(numbers)
    }
}
