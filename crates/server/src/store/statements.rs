//! What a transaction says to `SQLite`.

use rusqlite::{Transaction, params};

use super::settle::{Journal, Noted};
use super::write::Write;
use super::{StoreError, Summary};
use crate::ids::PersonId;

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
            let room = transaction
                .prepare_cached(
                    "INSERT INTO rooms (id, public, over, changed_ms, summary) VALUES (?1, ?2, ?3, ?4, ?5)",
                )?
                .insert(params![
                    id.as_str(),
                    summary.public,
                    summary.over,
                    summary.changed_ms.cast_signed(),
                    summary.listed
                ])?;
            last.append(transaction, room, 0, entry)?;
            seat(transaction, room, &summary.sitters)?;
            Ok(room)
        }
        Write::Append { room, number, entry, summary, .. } => {
            last.follows(transaction, *room, *number)?;
            last.append(transaction, *room, *number, entry)?;
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
