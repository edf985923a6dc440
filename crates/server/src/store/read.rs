//! Reading what was written.

use rusqlite::{Connection, OptionalExtension, params};

use super::{Store, StoreError};
use crate::ids::{PersonId, RoomId};

/// A room as it lies on disk.
pub(crate) struct StoredRoom {
    pub(crate) number: i64,
    pub(crate) entries: Vec<String>,
}

/// How many rooms a list shows.
const MOST_LISTED: u32 = 50;

impl Store {
    /// The room with all its entries; none if there is no such room.
    pub(crate) async fn room(&self, id: &RoomId) -> Result<Option<StoredRoom>, StoreError> {
        let id = id.clone();
        self.read(move |connection| {
            let number: Option<i64> = connection
                .prepare_cached("SELECT number FROM rooms WHERE id = ?1")?
                .query_row([id.as_str()], |row| row.get(0))
                .optional()?;
            let Some(number) = number else { return Ok(None) };
            let entries = connection
                .prepare_cached(
                    // While the journal moves, an entry may be found in both.
                    "SELECT entry FROM (SELECT number, entry FROM entries WHERE room = ?1
                     UNION SELECT number, entry FROM journal WHERE room = ?1) ORDER BY number",
                )?
                .query_map([number], |row| row.get(0))?
                .collect::<Result<_, _>>()?;
            Ok(Some(StoredRoom { number, entries }))
        })
        .await
    }

    /// The rooms where somebody sits, as the lobby lists them, the latest first.
    pub(crate) async fn rooms_of(&self, person: &PersonId) -> Result<Vec<String>, StoreError> {
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
        .await
    }

    /// The public rooms whose game goes on, as the lobby lists them, the latest first.
    pub(crate) async fn public_rooms(&self) -> Result<Vec<String>, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached(
                    "SELECT summary FROM rooms WHERE public AND NOT over ORDER BY changed_ms DESC LIMIT ?1",
                )?
                .query_map([MOST_LISTED], |row| row.get(0))?
                .collect()
        })
        .await
    }

    /// Whether the database answers.
    pub(crate) async fn healthy(&self) -> bool {
        self.read(|connection| connection.query_row("SELECT 1", [], |row| row.get::<_, i64>(0))).await.is_ok()
    }

    async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    ) -> Result<T, StoreError> {
        let reader = self.reader.clone();
        let read = move || {
            let connection = reader.lock().map_err(|_| StoreError("a query has failed badly".into()))?;
            query(&connection).map_err(StoreError::from)
        };
        tokio::task::spawn_blocking(read).await.map_err(|error| StoreError(error.to_string()))?
    }
}
