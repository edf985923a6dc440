//! Reading a database that a server may be using.

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context as _, ensure};
use rusqlite::{Connection, OpenFlags, Rows, params};

use super::look_for_damage;
use super::migrate::insist_on_version;
use crate::ids::RoomId;
use crate::store::StoreError;
use crate::store::engine::Reading;
use crate::store::reader::{Numbered, Reader};

/// The database in a folder, which is only read.
pub(in crate::store) struct ReadOnly {
    connection: Mutex<Connection>,
    damage: Option<String>,
}

impl ReadOnly {
    pub(in crate::store) fn open(folder: &Path) -> anyhow::Result<ReadOnly> {
        let path = folder.join("artel.db");
        ensure!(path.is_file(), "there are no rooms in {}: {} is missing", folder.display(), path.display());
        let cannot = || format!("cannot read {}", path.display());
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&path, flags).with_context(cannot)?;
        connection.busy_timeout(Duration::from_secs(30))?;
        insist_on_version(&connection).with_context(cannot)?;
        let damage = look_for_damage(&connection).err().map(|error| error.to_string());
        Ok(ReadOnly { connection: Mutex::new(connection), damage })
    }

    /// What a query finds. Nothing else runs meanwhile, so that the program may wait for it.
    fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, rusqlite::Error>,
    ) -> Reading<'_, T> {
        let connection = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        Box::pin(std::future::ready(query(&connection).map_err(StoreError::from)))
    }
}

impl Reader for ReadOnly {
    fn damage(&self) -> Option<String> {
        self.damage.clone()
    }

    fn count(&self) -> Reading<'_, u64> {
        self.read(|connection| {
            connection.query_row("SELECT count(*) FROM rooms", [], |row| row.get(0).map(i64::cast_unsigned))
        })
    }

    fn ids_after<'a>(&'a self, after: Option<&'a RoomId>, most: u32) -> Reading<'a, Vec<RoomId>> {
        self.read(|connection| {
            let query = "SELECT id FROM rooms WHERE id > ?1 ORDER BY id LIMIT ?2";
            let after = after.map_or("", RoomId::as_str);
            let mut query = connection.prepare_cached(query)?;
            let ids = query.query_map(params![after, most], |row| row.get(0).map(RoomId::stored))?;
            ids.collect()
        })
    }

    fn entries<'a>(&'a self, id: &'a RoomId) -> Reading<'a, Option<Numbered>> {
        self.read(|connection| {
            // One statement sees one state, whatever a server writes meanwhile.
            let query = "WITH room AS (SELECT number AS room FROM rooms WHERE id = ?1)
                 SELECT kept.number, kept.entry FROM room LEFT JOIN (
                     SELECT room, number, entry FROM entries WHERE room = (SELECT room FROM room)
                     UNION SELECT room, number, entry FROM journal WHERE room = (SELECT room FROM room)
                 ) AS kept USING (room) ORDER BY kept.number";
            numbered(connection.prepare_cached(query)?.query([id.as_str()])?)
        })
    }
}

/// Entries with their numbers: no row if there is no such room, one that is empty if it has no entries.
fn numbered(mut rows: Rows<'_>) -> Result<Option<Numbered>, rusqlite::Error> {
    let mut entries = None;
    while let Some(row) = rows.next()? {
        let found: &mut Numbered = entries.get_or_insert_default();
        if let Some(number) = row.get(0)? {
            found.push((number, row.get(1)?));
        }
    }
    Ok(entries)
}
