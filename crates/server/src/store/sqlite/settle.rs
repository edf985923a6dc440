//! Moving the journal to where each room's entries lie together.

use std::collections::HashMap;

use rusqlite::{Connection, Transaction, TransactionBehavior};

/// An entry of the journal.
#[derive(Clone, Copy)]
pub(super) struct Noted {
    pub(super) room: i64,
    /// Its number in its room.
    pub(super) number: u32,
    /// Its place in the journal.
    pub(super) place: i64,
}

/// What the journal holds.
///
/// It moves in portions, between which others write. First all that it held when the move began is copied,
/// room by room; an entry may then be found in both places, as the same. Then it is deleted in the order in
/// which it was written. Either way a page is written only a few times.
#[derive(Default)]
pub(super) struct Journal {
    rooms: HashMap<i64, OfRoom>,
    entries: usize,
    moving: Option<Moving>,
}

/// The entries of a room.
struct OfRoom {
    /// The number of the last.
    last: u32,
    /// Where those are that do not move yet.
    places: Vec<i64>,
}

struct Moving {
    /// The places to copy, the rooms one after the other.
    copied_last: Vec<i64>,
    /// Up to this place all is deleted.
    deleted: i64,
    /// The last place that moves.
    up_to: i64,
}

impl Journal {
    pub(super) fn entries(&self) -> usize {
        self.entries
    }

    pub(super) fn is_moving(&self) -> bool {
        self.moving.is_some()
    }

    /// The number of a room's last entry, if the journal has any of it.
    pub(super) fn last(&self, room: i64) -> Option<u32> {
        self.rooms.get(&room).map(|of_room| of_room.last)
    }

    /// Notes entries that were written.
    pub(super) fn add(&mut self, new: Vec<Noted>) {
        self.entries += new.len();
        for Noted { room, number, place } in new {
            let of_room = self.rooms.entry(room).or_insert(OfRoom { last: number, places: Vec::new() });
            of_room.last = number;
            of_room.places.push(place);
        }
    }

    /// Moves some entries, and tells how many pages were written, about.
    pub(super) fn settle(&mut self, connection: &mut Connection, portion: usize) -> rusqlite::Result<usize> {
        if self.moving.is_none() && self.entries == 0 {
            return Ok(0);
        }
        let mut moving = self.moving.take().unwrap_or_else(|| self.begin());
        let copying = !moving.copied_last.is_empty();
        let done =
            if copying { moving.copy(connection, portion) } else { moving.delete(connection, portion) };
        if copying || moving.deleted < moving.up_to || done.is_err() {
            self.moving = Some(moving);
        } else {
            self.rooms.retain(|_, of_room| !of_room.places.is_empty());
            self.rooms.shrink_to_fit();
        }
        done
    }

    fn begin(&mut self) -> Moving {
        self.entries = 0;
        let copied_last: Vec<i64> =
            self.rooms.values_mut().flat_map(|of_room| std::mem::take(&mut of_room.places)).collect();
        let up_to = copied_last.iter().copied().max().unwrap_or_default();
        let first = copied_last.iter().copied().min().unwrap_or_default();
        Moving { copied_last, deleted: first - 1, up_to }
    }

    /// Moves all that an earlier run has left in the journal. What of it had been copied is the same.
    pub(super) fn settle_all(connection: &mut Connection) -> rusqlite::Result<()> {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        Journal::settle_within(&transaction)?;
        transaction.commit()
    }

    /// The same as a part of something larger.
    pub(super) fn settle_within(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
        transaction.execute_batch(
            "INSERT OR IGNORE INTO entries (room, number, entry)
                 SELECT room, number, entry FROM journal ORDER BY room, number;
             DELETE FROM journal;",
        )
    }
}

impl Moving {
    fn copy(&mut self, connection: &mut Connection, portion: usize) -> rusqlite::Result<usize> {
        let left = self.copied_last.len().saturating_sub(portion);
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        {
            let mut copy = transaction.prepare_cached(
                "INSERT OR IGNORE INTO entries (room, number, entry)
                     SELECT room, number, entry FROM journal WHERE place = ?1",
            )?;
            for place in &self.copied_last[left..] {
                copy.execute([place])?;
            }
        }
        transaction.commit()?;
        let copied = self.copied_last.len() - left;
        self.copied_last.truncate(left);
        Ok(copied)
    }

    fn delete(&mut self, connection: &mut Connection, portion: usize) -> rusqlite::Result<usize> {
        let up_to = self.deleted.saturating_add_unsigned(portion as u64).min(self.up_to);
        connection.prepare_cached("DELETE FROM journal WHERE place <= ?1")?.execute([up_to])?;
        self.deleted = up_to;
        Ok(portion / 20 + 1)
    }
}
