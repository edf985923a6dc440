//! Reading what was written, and taking rooms.

use deadpool_postgres::Object;
use tokio::sync::{oneshot, watch};
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Error, Row};

use super::connect::{reader, timely};
use super::{Postgres, statements};
use crate::ids::{KeyHash, PersonId, RoomId};
use crate::people::MOST_CODES;
use crate::store::engine::{Engine, MOST_LISTED, MOST_UNUSED, Reading, Shared, Write};
use crate::store::{Claim, Peer, Peers, StoreError, StoredRoom, Summary, Taken, WholeRoom, answered};

impl Engine for Postgres {
    fn write(&self, write: Write) {
        // Nobody answers once the store is closed.
        let _ = self.writes.send(write);
    }

    fn failed(&self) -> watch::Receiver<Option<StoreError>> {
        self.never_fails.subscribe()
    }

    fn lapses(&self) -> watch::Receiver<u64> {
        self.node.lapses()
    }

    fn close(&self) -> Reading<'_, ()> {
        Box::pin(async {
            let (done, answer) = oneshot::channel();
            self.write(Write::Close { done });
            answered(answer).await
        })
    }

    fn take<'a>(&'a self, id: &'a RoomId) -> Reading<'a, Option<Taken>> {
        Box::pin(async {
            let client = reader(&self.pool).await?;
            // Between the two questions the room may become free, though not again and again.
            for _ in 0..3 {
                if let Some(claimed) = timely(statements::claim(&client, self.node.id(), id)).await?? {
                    return Ok(Some(Taken::Here(stored(&client, &claimed).await?)));
                }
                let Some(owner) = timely(statements::owner(&client, id)).await?? else { return Ok(None) };
                if let Some(peer) = self.other(&owner)? {
                    return Ok(Some(Taken::Elsewhere(peer)));
                }
            }
            Err(StoreError("this node is not alive as far as the database knows".into()))
        })
    }

    fn room<'a>(&'a self, id: &'a RoomId) -> Reading<'a, Option<StoredRoom>> {
        Box::pin(async {
            let client = reader(&self.pool).await?;
            let query = "SELECT number, epoch, left_ms FROM rooms WHERE id = $1";
            match timely(client.query_typed(query, &[(&id.as_str(), Type::TEXT)])).await??.first() {
                Some(found) => Ok(Some(stored(&client, found).await?)),
                None => Ok(None),
            }
        })
    }

    fn rooms_of<'a>(&'a self, person: &'a PersonId) -> Reading<'a, Vec<String>> {
        Box::pin(async {
            let query = "SELECT summary FROM sitters JOIN rooms ON rooms.number = sitters.room
                 WHERE person = $1 ORDER BY changed_ms DESC LIMIT $2";
            let values: [(&(dyn ToSql + Sync), Type); 2] =
                [(&person.as_str(), Type::TEXT), (&i64::from(MOST_LISTED), Type::INT8)];
            self.rows(query, &values, |row| row.try_get(0)).await
        })
    }

    fn public_rooms(&self) -> Reading<'_, Vec<String>> {
        Box::pin(async {
            let query =
                "SELECT summary FROM rooms WHERE public AND NOT over ORDER BY changed_ms DESC LIMIT $1";
            self.rows(query, &[(&i64::from(MOST_LISTED), Type::INT8)], |row| row.try_get(0)).await
        })
    }

    fn count_rooms_of<'a>(&'a self, person: &'a PersonId) -> Reading<'a, u32> {
        Box::pin(async {
            let query = "SELECT count(*) FROM sitters WHERE person = $1";
            let counts =
                self.rows(query, &[(&person.as_str(), Type::TEXT)], |row| row.try_get::<_, i64>(0)).await?;
            let count = counts.first().and_then(|count| u32::try_from(*count).ok());
            count.ok_or_else(|| StoreError("it cannot count".into()))
        })
    }

    fn unused_rooms(&self, since_ms: u64) -> Reading<'_, Vec<(i64, RoomId)>> {
        Box::pin(async move {
            let query = "SELECT number, id FROM rooms WHERE NOT used AND changed_ms <= $1 LIMIT $2";
            let values: [(&(dyn ToSql + Sync), Type); 2] =
                [(&since_ms.cast_signed(), Type::INT8), (&i64::from(MOST_UNUSED), Type::INT8)];
            self.rows(query, &values, |row| Ok((row.try_get(0)?, RoomId::stored(row.try_get(1)?)))).await
        })
    }

    fn keys(&self) -> Reading<'_, Vec<(KeyHash, Option<PersonId>)>> {
        Box::pin(async { self.rows("SELECT key, person FROM keys ORDER BY key", &[], key).await })
    }

    fn others(&self) -> Reading<'_, u32> {
        Box::pin(async {
            let client = reader(&self.pool).await?;
            let others = timely(statements::others(&client, self.node.id())).await??;
            Ok(others.len() as u32)
        })
    }

    fn shared(&self) -> Option<&dyn Shared> {
        Some(self)
    }

    fn rooms_after<'a>(&'a self, after: Option<&'a RoomId>, most: u32) -> Reading<'a, Vec<WholeRoom>> {
        Box::pin(async move {
            let client = reader(&self.pool).await?;
            let query = "SELECT number, id, public, over, used, changed_ms, summary, left_ms FROM rooms
                 WHERE id > $1 ORDER BY id LIMIT $2";
            let values: [(&(dyn ToSql + Sync), Type); 2] =
                [(&after.map_or("", RoomId::as_str), Type::TEXT), (&i64::from(most), Type::INT8)];
            let mut rooms = Vec::new();
            for row in timely(client.query_typed(query, &values)).await?? {
                rooms.push(whole_room(&client, &row).await?);
            }
            Ok(rooms)
        })
    }
}

impl Shared for Postgres {
    fn owner<'a>(&'a self, id: &'a RoomId) -> Reading<'a, Option<Peer>> {
        Box::pin(async {
            let client = reader(&self.pool).await?;
            match timely(statements::owner(&client, id)).await?? {
                Some(owner) => self.other(&owner),
                None => Ok(None),
            }
        })
    }

    fn peers(&self) -> Peers {
        self.node.peers()
    }

    fn secret(&self) -> &str {
        &self.node.secret
    }

    fn new_keys(&self) -> Reading<'_, Vec<(KeyHash, Option<PersonId>)>> {
        Box::pin(async {
            let query =
                "SELECT key, person FROM keys WHERE changed > clock_timestamp() - interval '1 minute'";
            self.rows(query, &[], key).await
        })
    }

    fn keep_code<'a>(&'a self, code: Option<&'a str>, person: &'a PersonId) -> Reading<'a, bool> {
        Box::pin(async move {
            let forget =
                "DELETE FROM codes WHERE person = $1 OR made < clock_timestamp() - interval '10 minutes'";
            self.rows(forget, &[(&person.as_str(), Type::TEXT)], |_| Ok(())).await?;
            let Some(code) = code else { return Ok(true) };
            let most = i64::try_from(MOST_CODES).unwrap_or(i64::MAX);
            let keep = "INSERT INTO codes (code, person) SELECT $1, $2
                 WHERE (SELECT count(*) FROM codes) < $3 RETURNING code";
            let values: [(&(dyn ToSql + Sync), Type); 3] =
                [(&code, Type::TEXT), (&person.as_str(), Type::TEXT), (&most, Type::INT8)];
            Ok(!self.rows(keep, &values, |_| Ok(())).await?.is_empty())
        })
    }

    fn use_code<'a>(&'a self, code: &'a str) -> Reading<'a, Option<PersonId>> {
        Box::pin(async move {
            let query = "DELETE FROM codes WHERE code = $1
                 RETURNING person, made > clock_timestamp() - interval '10 minutes'";
            let read = |row: &Row| Ok((PersonId::stored(row.try_get(0)?), row.try_get(1)?));
            let used = self.rows(query, &[(&code, Type::TEXT)], read).await?;
            Ok(used.into_iter().find_map(|(person, is_good): (_, bool)| is_good.then_some(person)))
        })
    }

    fn leave(&self) -> Reading<'_, ()> {
        Box::pin(self.node.leave())
    }
}

impl Postgres {
    /// The node in a row of nodes; none if there is none, or if it is this one.
    fn other(&self, row: &Row) -> Result<Option<Peer>, StoreError> {
        match row.try_get::<_, Option<i64>>(0)? {
            Some(node) if node != self.node.id() => {
                Ok(Some(Peer { node, address: row.try_get(1)?, secret: row.try_get(2)? }))
            }
            _ => Ok(None),
        }
    }

    /// What a query finds.
    async fn rows<T>(
        &self,
        query: &str,
        values: &[(&(dyn ToSql + Sync), Type)],
        read: impl Fn(&Row) -> Result<T, Error>,
    ) -> Result<Vec<T>, StoreError> {
        let client = reader(&self.pool).await?;
        let rows = timely(client.query_typed(query, values)).await??;
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }
}

/// A room of which number, epoch and when the last person left are known.
async fn stored(client: &Object, found: &Row) -> Result<StoredRoom, StoreError> {
    let claim = Claim { number: found.try_get(0)?, epoch: found.try_get(1)? };
    let entries = entries(client, claim.number).await?;
    Ok(StoredRoom { claim, entries, left_ms: known(found.try_get(2)?) })
}

/// The entries of a room. That none is missing is seen to when they are written; here it is made sure of.
async fn entries(client: &Object, room: i64) -> Result<Vec<String>, StoreError> {
    let query = "SELECT number, entry FROM entries WHERE room = $1 ORDER BY number";
    let rows = timely(client.query_typed(query, &[(&room, Type::INT8)])).await??;
    let mut entries = Vec::with_capacity(rows.len());
    for row in rows {
        let number: i32 = row.try_get(0)?;
        if number as usize != entries.len() {
            return Err(StoreError(format!("entry {} of room {room} is missing", entries.len())));
        }
        entries.push(row.try_get(1)?);
    }
    Ok(entries)
}

async fn whole_room(client: &Object, row: &Row) -> Result<WholeRoom, StoreError> {
    let number: i64 = row.try_get(0)?;
    let query = "SELECT person FROM sitters WHERE room = $1 ORDER BY person";
    let sitters = timely(client.query_typed(query, &[(&number, Type::INT8)])).await??;
    let sitters = sitters.iter().map(|row| row.try_get(0).map(PersonId::stored)).collect::<Result<_, _>>()?;
    let summary = Summary {
        public: row.try_get(2)?,
        over: row.try_get(3)?,
        used: row.try_get(4)?,
        changed_ms: row.try_get::<_, i64>(5)?.cast_unsigned(),
        listed: row.try_get(6)?,
        sitters,
    };
    let (id, left_ms) = (RoomId::stored(row.try_get(1)?), known(row.try_get(7)?));
    Ok(WholeRoom { id, summary, left_ms, entries: entries(client, number).await? })
}

/// A key, and whose it is.
fn key(row: &Row) -> Result<(KeyHash, Option<PersonId>), Error> {
    let person: Option<String> = row.try_get(1)?;
    Ok((KeyHash::stored(row.try_get(0)?), person.map(PersonId::stored)))
}

/// When the last person left a room; 0 stands for nobody knows.
fn known(left_ms: i64) -> Option<u64> {
    Some(left_ms.cast_unsigned()).filter(|ms| *ms > 0)
}
