//! Reading what was written.

use rusqlite::{Connection, OptionalExtension, Row, params};
use tokio::sync::{oneshot, watch};

use super::Sqlite;
use super::write::only_claim;
use crate::ids::{KeyHash, PersonId, RoomId};
use crate::store::engine::{Engine, MOST_LISTED, MOST_UNUSED, Reading, Shared, Write};
use crate::store::{StoreError, StoredRoom, Summary, Taken, WholeRoom, answered};

impl Engine for Sqlite {
    fn write(&self, write: Write) {
        // Nobody answers once the store is closed.
        let _ = self.writes.send(write);
    }

    fn failed(&self) -> watch::Receiver<Option<StoreError>> {
        self.failed.clone()
    }

    /// Nobody else can use the folder.
    fn lapses(&self) -> watch::Receiver<u64> {
        watch::Sender::new(0).subscribe()
    }

    fn close(&self) -> Reading<'_, ()> {
        Box::pin(async {
            let (done, answer) = oneshot::channel();
            self.write(Write::Close { done });
            answered(answer).await?;
            self.lock.unlock().map_err(|error| StoreError(error.to_string()))
        })
    }

    /// Nobody else can use the folder, so that every room is here.
    fn take<'a>(&'a self, id: &'a RoomId) -> Reading<'a, Option<Taken>> {
        Box::pin(async { Ok(self.room(id).await?.map(Taken::Here)) })
    }

    fn room<'a>(&'a self, id: &'a RoomId) -> Reading<'a, Option<StoredRoom>> {
        let id = id.clone();
        self.read(move |connection| {
            let found: Option<(i64, i64)> = connection
                .prepare_cached("SELECT number, left_ms FROM rooms WHERE id = ?1")?
                .query_row([id.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))
                .optional()?;
            let Some((number, left_ms)) = found else { return Ok(None) };
            let entries = entries(connection, number)?;
            Ok(Some(StoredRoom { claim: only_claim(number), entries, left_ms: known(left_ms) }))
        })
    }

    fn rooms_of<'a>(&'a self, person: &'a PersonId) -> Reading<'a, Vec<String>> {
        let person = person.clone();
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "SELECT summary FROM sitters JOIN rooms ON rooms.number = sitters.room
                     WHERE person = ?1 ORDER BY changed_ms DESC LIMIT ?2",
                )?
                .query_map(params![person.as_str(), MOST_LISTED], |row| row.get(0))?
                .collect()
        })
    }

    fn public_rooms(&self) -> Reading<'_, Vec<String>> {
        self.read(|connection| {
            connection
                .prepare_cached(
                    "SELECT summary FROM rooms WHERE public AND NOT over ORDER BY changed_ms DESC LIMIT ?1",
                )?
                .query_map([MOST_LISTED], |row| row.get(0))?
                .collect()
        })
    }

    fn count_rooms_of<'a>(&'a self, person: &'a PersonId) -> Reading<'a, u32> {
        let person = person.clone();
        self.read(move |connection| {
            connection
                .prepare_cached("SELECT count(*) FROM sitters WHERE person = ?1")?
                .query_row([person.as_str()], |row| row.get(0))
        })
    }

    fn unused_rooms(&self, since_ms: u64) -> Reading<'_, Vec<(i64, RoomId)>> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT number, id FROM rooms WHERE NOT used AND changed_ms <= ?1 LIMIT ?2",
            )?;
            let rooms = query.query_map(params![since_ms.cast_signed(), MOST_UNUSED], |row| {
                Ok((row.get(0)?, RoomId::parse(&row.get::<_, String>(1)?)))
            })?;
            rooms
                .map(|room| room.map(|(number, id)| Some((number, id?))))
                .filter_map(Result::transpose)
                .collect()
        })
    }

    fn keys(&self) -> Reading<'_, Vec<(KeyHash, Option<PersonId>)>> {
        self.read(|connection| {
            let mut query = connection.prepare_cached("SELECT key, person FROM keys ORDER BY key")?;
            let keys = query.query_map([], |row| {
                let person: Option<String> = row.get(1)?;
                Ok((KeyHash::stored(row.get(0)?), person.map(PersonId::stored)))
            })?;
            keys.collect()
        })
    }

    /// Nobody else can use the folder.
    fn others(&self) -> Reading<'_, u32> {
        Box::pin(async { Ok(0) })
    }

    fn shared(&self) -> Option<&dyn Shared> {
        None
    }

    fn rooms_after<'a>(&'a self, after: Option<&'a RoomId>, most: u32) -> Reading<'a, Vec<WholeRoom>> {
        let after = after.map(|id| id.as_str().to_owned()).unwrap_or_default();
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT number, id, public, over, used, changed_ms, summary, left_ms FROM rooms
                 WHERE id > ?1 ORDER BY id LIMIT ?2",
            )?;
            let rooms = query.query_map(params![after, most], |row| whole_room(connection, row))?;
            rooms.collect()
        })
    }
}

impl Sqlite {
    fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    ) -> Reading<'static, T> {
        let reader = self.reader.clone();
        let read = move || {
            let connection = reader.lock().map_err(|_| StoreError("a query has failed badly".into()))?;
            query(&connection).map_err(StoreError::from)
        };
        Box::pin(async {
            tokio::task::spawn_blocking(read).await.map_err(|error| StoreError(error.to_string()))?
        })
    }
}

fn entries(connection: &Connection, room: i64) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached(
            // While the journal moves, an entry may be found in both.
            "SELECT entry FROM (SELECT number, entry FROM entries WHERE room = ?1
             UNION SELECT number, entry FROM journal WHERE room = ?1) ORDER BY number",
        )?
        .query_map([room], |row| row.get(0))?
        .collect()
}

fn whole_room(connection: &Connection, row: &Row<'_>) -> rusqlite::Result<WholeRoom> {
    let number: i64 = row.get(0)?;
    let sitters = connection
        .prepare_cached("SELECT person FROM sitters WHERE room = ?1 ORDER BY person")?
        .query_map([number], |row| row.get(0).map(PersonId::stored))?
        .collect::<Result<_, _>>()?;
    let summary = Summary {
        public: row.get(2)?,
        over: row.get(3)?,
        used: row.get(4)?,
        changed_ms: row.get::<_, i64>(5)?.cast_unsigned(),
        listed: row.get(6)?,
        sitters,
    };
    let id = RoomId::stored(row.get(1)?);
    Ok(WholeRoom { id, summary, left_ms: known(row.get(7)?), entries: entries(connection, number)? })
}

/// When the last person left a room; 0 stands for nobody knows.
fn known(left_ms: i64) -> Option<u64> {
    Some(left_ms.cast_unsigned()).filter(|ms| *ms > 0)
}
