//! What a transaction says to `SQLite`.

use rusqlite::{Transaction, params};

use super::settle::{Journal, Noted};
use crate::clock::now_ms;
use crate::ids::{PersonId, RoomId};
use crate::store::engine::Write;
use crate::store::{StoreError, Summary, WholeRoom};

/// The last entry of each room that is written to.
pub(super) struct Last<'a> {
    known: &'a Journal,
    /// The entries of the transaction under way.
    pub(super) new: Vec<Noted>,
}

impl Last<'_> {
    pub(super) fn new(known: &Journal) -> Last<'_> {
        Last { known, new: Vec::new() }
    }

    /// Whether the entry follows the last one of its room: nothing is ever overwritten or left out.
    fn follows(&self, transaction: &Transaction<'_>, room: i64, number: u32) -> Result<(), StoreError> {
        let new = self.new.iter().rev().find(|noted| noted.room == room).map(|noted| noted.number);
        let last = match new.or_else(|| self.known.last(room)) {
            Some(last) => last,
            // A room that is not known has nothing in the journal.
            None => transaction
                .prepare_cached("SELECT max(number) FROM entries WHERE room = ?1")?
                .query_row([room], |row| row.get(0))?,
        };
        if number != last + 1 {
            return Err(StoreError(format!("entry {number} of room {room} does not follow entry {last}")));
        }
        Ok(())
    }

    fn append(
        &mut self,
        transaction: &Transaction<'_>,
        room: i64,
        number: u32,
        entry: &str,
    ) -> Result<(), StoreError> {
        let place = transaction
            .prepare_cached("INSERT INTO journal (room, number, entry) VALUES (?1, ?2, ?3)")?
            .insert(params![room, number, entry])?;
        self.new.push(Noted { room, number, place });
        Ok(())
    }
}

/// Writes one thing; the answer is the number of the room it is about.
pub(super) fn write(
    transaction: &Transaction<'_>,
    last: &mut Last<'_>,
    write: &Write,
) -> Result<i64, StoreError> {
    match write {
        Write::Open { id, entry, summary, .. } => {
            let room = open(transaction, id, summary)?;
            last.append(transaction, room, 0, entry)?;
            seat(transaction, room, &summary.sitters)?;
            Ok(room)
        }
        Write::Append { claim, number, entry, summary, .. } => {
            let room = &claim.number;
            last.follows(transaction, *room, *number)?;
            last.append(transaction, *room, *number, entry)?;
            if let Some(summary) = summary {
                summarize(transaction, *room, summary)?;
            }
            Ok(*room)
        }
        Write::Note { claim, note } => {
            let room = &claim.number;
            if let Some(summary) = &note.summary {
                summarize(transaction, *room, summary)?;
            }
            if let Some(left_ms) = note.left_ms {
                leave(transaction, *room, left_ms)?;
            }
            Ok(*room)
        }
        Write::Remove { room, unused_since_ms, .. } => {
            if last.known.last(*room).is_none() {
                remove(transaction, *room, *unused_since_ms)?;
            }
            Ok(*room)
        }
        Write::Keys { keys, .. } => {
            for (key, person) in keys {
                transaction
                    .prepare_cached("INSERT OR REPLACE INTO keys (key, person) VALUES (?1, ?2)")?
                    .execute(params![key.as_str(), person.as_ref().map(PersonId::as_str)])?;
            }
            Ok(0)
        }
        Write::Import { room, .. } => import(transaction, room),
        Write::Check { .. } => {
            transaction
                .prepare_cached("INSERT OR REPLACE INTO checks (only_one, at_ms) VALUES (1, ?1)")?
                .execute([now_ms().cast_signed()])?;
            Ok(0)
        }
        Write::Close { .. } => Ok(0),
    }
}

/// Writes a new room without its entries, and tells its number.
fn open(transaction: &Transaction<'_>, id: &RoomId, summary: &Summary) -> Result<i64, StoreError> {
    let room = transaction
        .prepare_cached(
            "INSERT INTO rooms (id, public, over, used, changed_ms, summary)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .insert(params![
            id.as_str(),
            summary.public,
            summary.over,
            summary.used,
            summary.changed_ms.cast_signed(),
            summary.listed
        ])?;
    Ok(room)
}

/// Writes a room of another database.
fn import(transaction: &Transaction<'_>, whole: &WholeRoom) -> Result<i64, StoreError> {
    let room = open(transaction, &whole.id, &whole.summary)?;
    seat(transaction, room, &whole.summary.sitters)?;
    leave(transaction, room, whole.left_ms.unwrap_or(0))?;
    let mut insert =
        transaction.prepare_cached("INSERT INTO entries (room, number, entry) VALUES (?1, ?2, ?3)")?;
    for (number, entry) in whole.entries.iter().enumerate() {
        insert.execute(params![room, number as u32, entry])?;
    }
    Ok(room)
}

/// Notes when the last person left a room.
fn leave(transaction: &Transaction<'_>, room: i64, left_ms: u64) -> Result<(), StoreError> {
    transaction
        .prepare_cached("UPDATE rooms SET left_ms = ?2 WHERE number = ?1")?
        .execute(params![room, left_ms.cast_signed()])?;
    Ok(())
}

fn summarize(transaction: &Transaction<'_>, room: i64, summary: &Summary) -> Result<(), StoreError> {
    transaction
        .prepare_cached(
            "UPDATE rooms SET public = ?2, over = ?3, used = ?4, changed_ms = ?5, summary = ?6
                 WHERE number = ?1",
        )?
        .execute(params![
            room,
            summary.public,
            summary.over,
            summary.used,
            summary.changed_ms.cast_signed(),
            summary.listed
        ])?;
    if sitters(transaction, room)? != summary.sitters {
        transaction.prepare_cached("DELETE FROM sitters WHERE room = ?1")?.execute([room])?;
        seat(transaction, room, &summary.sitters)?;
    }
    Ok(())
}

/// Removes a room, unless somebody has used it in the meantime.
fn remove(transaction: &Transaction<'_>, room: i64, unused_since_ms: u64) -> Result<(), StoreError> {
    let removed = transaction.execute(
        "DELETE FROM rooms WHERE number = ?1 AND NOT used AND changed_ms <= ?2",
        params![room, unused_since_ms.cast_signed()],
    )?;
    if removed > 0 {
        transaction.execute("DELETE FROM entries WHERE room = ?1", [room])?;
        transaction.execute("DELETE FROM sitters WHERE room = ?1", [room])?;
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
