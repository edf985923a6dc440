//! What is said to the database. Many rooms share each statement, and all statements of a batch one commit.

use std::collections::{HashMap, HashSet};

use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Client, Error, Row};

use super::nodes::DEAD_AFTER;
use crate::ids::{KeyHash, PersonId, RoomId};
use crate::store::{Claim, Summary, WholeRoom};

type Values<'a> = [(&'a (dyn ToSql + Sync), Type)];

/// An entry that is to follow those of its room.
pub(super) struct Append<'a> {
    pub(super) claim: Claim,
    pub(super) number: u32,
    pub(super) entry: &'a str,
}

/// Writes entries of different rooms, and tells of which rooms they were written.
///
/// An entry is written if whoever writes it has the room's last claim, and if it follows the entry before it. If two
/// write the same entry nevertheless, because one of them does not see yet that the other has taken the room, the key
/// of the table lets only the first one pass. The other rooms are not harmed.
///
/// The conditions are questions of their own so that they are looked up room by room, however little the database
/// knows of its tables.
pub(super) async fn append(client: &Client, entries: &[Append<'_>]) -> Result<HashSet<i64>, Error> {
    const STATEMENT: &str = "
        INSERT INTO entries (room, number, epoch, entry)
        SELECT e.room, e.number, e.epoch, e.entry
        FROM unnest($1, $2, $3, $4) AS e (room, number, epoch, entry)
        WHERE e.epoch = (SELECT rooms.epoch FROM rooms WHERE rooms.number = e.room)
          AND (SELECT true FROM entries AS last WHERE last.room = e.room AND last.number = e.number - 1)
        ON CONFLICT DO NOTHING
        RETURNING room";
    let rooms: Vec<i64> = entries.iter().map(|append| append.claim.number).collect();
    let numbers: Vec<i32> = entries.iter().map(|append| append.number.cast_signed()).collect();
    let epochs: Vec<i64> = entries.iter().map(|append| append.claim.epoch).collect();
    let texts: Vec<&str> = entries.iter().map(|append| append.entry).collect();
    let values: &Values<'_> = &[
        (&rooms, Type::INT8_ARRAY),
        (&numbers, Type::INT4_ARRAY),
        (&epochs, Type::INT8_ARRAY),
        (&texts, Type::TEXT_ARRAY),
    ];
    client.query_typed(STATEMENT, values).await?.iter().map(|row| row.try_get(0)).collect()
}

/// What the lobby shows of several rooms, column by column.
#[derive(Default)]
struct Columns<'a> {
    public: Vec<bool>,
    over: Vec<bool>,
    used: Vec<bool>,
    changed_ms: Vec<i64>,
    listed: Vec<&'a str>,
}

impl<'a> Columns<'a> {
    fn of(summaries: impl Iterator<Item = &'a Summary>) -> Columns<'a> {
        let mut columns = Columns::default();
        for summary in summaries {
            columns.public.push(summary.public);
            columns.over.push(summary.over);
            columns.used.push(summary.used);
            columns.changed_ms.push(summary.changed_ms.cast_signed());
            columns.listed.push(&summary.listed);
        }
        columns
    }
}

/// A room that is to be opened.
pub(super) struct Open<'a> {
    pub(super) id: &'a RoomId,
    pub(super) entry: &'a str,
    pub(super) summary: &'a Summary,
}

/// Opens rooms for a node, and tells their numbers. A room whose id is taken is left out.
pub(super) async fn open(
    client: &Client,
    node: i64,
    rooms: &[Open<'_>],
) -> Result<HashMap<String, i64>, Error> {
    const STATEMENT: &str = "
        WITH wanted AS (
            SELECT * FROM unnest($1, $2, $3, $4, $5, $6, $7)
                AS w (id, public, over, used, changed_ms, summary, entry)
        ), opened AS (
            INSERT INTO rooms (id, public, over, used, changed_ms, summary, owner, epoch)
            SELECT id, public, over, used, changed_ms, summary, $8, 1 FROM wanted
            ON CONFLICT (id) DO NOTHING
            RETURNING id, number
        ), begun AS (
            INSERT INTO entries (room, number, epoch, entry)
            SELECT opened.number, 0, 1, wanted.entry FROM opened JOIN wanted USING (id)
        )
        SELECT id, number FROM opened";
    let ids: Vec<&str> = rooms.iter().map(|room| room.id.as_str()).collect();
    let entries: Vec<&str> = rooms.iter().map(|room| room.entry).collect();
    let columns = Columns::of(rooms.iter().map(|room| room.summary));
    let values: &Values<'_> = &[
        (&ids, Type::TEXT_ARRAY),
        (&columns.public, Type::BOOL_ARRAY),
        (&columns.over, Type::BOOL_ARRAY),
        (&columns.used, Type::BOOL_ARRAY),
        (&columns.changed_ms, Type::INT8_ARRAY),
        (&columns.listed, Type::TEXT_ARRAY),
        (&entries, Type::TEXT_ARRAY),
        (&node, Type::INT8),
    ];
    let opened = client.query_typed(STATEMENT, values).await?;
    let opened: HashMap<String, i64> =
        opened.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect::<Result<_, Error>>()?;
    let sitters = rooms.iter().filter_map(|room| Some((*opened.get(room.id.as_str())?, room.summary)));
    seat(client, sitters).await?;
    Ok(opened)
}

/// Writes what the lobby shows of rooms, as far as they are still whose who says it.
pub(super) async fn summarize(client: &Client, rooms: &[(Claim, &Summary)]) -> Result<(), Error> {
    const STATEMENT: &str = "
        UPDATE rooms SET public = s.public, over = s.over, used = s.used, changed_ms = s.changed_ms,
            summary = s.summary
        FROM unnest($1, $2, $3, $4, $5, $6, $7) AS s (number, epoch, public, over, used, changed_ms, summary)
        WHERE rooms.number = s.number AND rooms.epoch = s.epoch
        RETURNING rooms.number";
    if rooms.is_empty() {
        return Ok(());
    }
    let (numbers, epochs) = numbers_and_epochs(rooms.iter().map(|(claim, _)| *claim));
    let columns = Columns::of(rooms.iter().map(|(_, summary)| *summary));
    let values: &Values<'_> = &[
        (&numbers, Type::INT8_ARRAY),
        (&epochs, Type::INT8_ARRAY),
        (&columns.public, Type::BOOL_ARRAY),
        (&columns.over, Type::BOOL_ARRAY),
        (&columns.used, Type::BOOL_ARRAY),
        (&columns.changed_ms, Type::INT8_ARRAY),
        (&columns.listed, Type::TEXT_ARRAY),
    ];
    let written = client.query_typed(STATEMENT, values).await?;
    let written: HashSet<i64> = written.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    let sitters = rooms.iter().map(|(claim, summary)| (claim.number, *summary));
    seat(client, sitters.filter(|(number, _)| written.contains(number))).await
}

/// Notes when the last person left rooms, as far as they are still whose who says it.
pub(super) async fn leave(client: &Client, rooms: &[(Claim, u64)]) -> Result<(), Error> {
    const STATEMENT: &str = "
        UPDATE rooms SET left_ms = l.left_ms FROM unnest($1, $2, $3) AS l (number, epoch, left_ms)
        WHERE rooms.number = l.number AND rooms.epoch = l.epoch";
    if rooms.is_empty() {
        return Ok(());
    }
    let (numbers, epochs) = numbers_and_epochs(rooms.iter().map(|(claim, _)| *claim));
    let left_ms: Vec<i64> = rooms.iter().map(|(_, left_ms)| left_ms.cast_signed()).collect();
    let values: &Values<'_> =
        &[(&numbers, Type::INT8_ARRAY), (&epochs, Type::INT8_ARRAY), (&left_ms, Type::INT8_ARRAY)];
    client.query_typed(STATEMENT, values).await.map(drop)
}

fn numbers_and_epochs(claims: impl Iterator<Item = Claim>) -> (Vec<i64>, Vec<i64>) {
    claims.map(|claim| (claim.number, claim.epoch)).unzip()
}

/// Writes who sits in rooms.
async fn seat(client: &Client, rooms: impl Iterator<Item = (i64, &Summary)>) -> Result<(), Error> {
    const STAND: &str = "
        DELETE FROM sitters USING unnest($1) AS r (room)
        WHERE sitters.room = r.room AND NOT EXISTS (
            SELECT FROM unnest($2, $3) AS s (room, person)
            WHERE s.room = sitters.room AND s.person = sitters.person)";
    const SIT: &str = "
        INSERT INTO sitters (room, person) SELECT room, person FROM unnest($1, $2) AS s (room, person)
        ON CONFLICT DO NOTHING";
    let (mut all, mut numbers, mut people) = (Vec::new(), Vec::new(), Vec::new());
    for (number, summary) in rooms {
        all.push(number);
        for person in &summary.sitters {
            numbers.push(number);
            people.push(person.as_str());
        }
    }
    let sitters: &Values<'_> = &[(&numbers, Type::INT8_ARRAY), (&people, Type::TEXT_ARRAY)];
    let rooms: &Values<'_> = &[(&all, Type::INT8_ARRAY), sitters[0].clone(), sitters[1].clone()];
    client.query_typed(STAND, rooms).await?;
    client.query_typed(SIT, sitters).await.map(drop)
}

/// Removes a room that nobody uses, unless somebody has used it in the meantime, or another node has it.
pub(super) async fn remove(client: &Client, node: i64, room: i64, since_ms: u64) -> Result<(), Error> {
    let statement = format!(
        "WITH gone AS (
            DELETE FROM rooms WHERE number = $1 AND NOT used AND changed_ms <= $2 AND {}
            RETURNING number
        ), emptied AS (
            DELETE FROM entries USING gone WHERE entries.room = gone.number
        )
        DELETE FROM sitters USING gone WHERE sitters.room = gone.number",
        free_for("$3")
    );
    let since_ms = since_ms.cast_signed();
    let values: &Values<'_> = &[(&room, Type::INT8), (&since_ms, Type::INT8), (&node, Type::INT8)];
    client.query_typed(&statement, values).await.map(drop)
}

/// Writes whose keys these are.
pub(super) async fn set_keys(client: &Client, keys: &[(KeyHash, Option<PersonId>)]) -> Result<(), Error> {
    const STATEMENT: &str = "
        INSERT INTO keys (key, person) SELECT key, person FROM unnest($1, $2) AS k (key, person)
        ON CONFLICT (key) DO UPDATE SET person = excluded.person, changed = clock_timestamp()";
    let hashes: Vec<&str> = keys.iter().map(|(key, _)| key.as_str()).collect();
    let people: Vec<Option<&str>> =
        keys.iter().map(|(_, person)| person.as_ref().map(PersonId::as_str)).collect();
    let values: &Values<'_> = &[(&hashes, Type::TEXT_ARRAY), (&people, Type::TEXT_ARRAY)];
    client.query_typed(STATEMENT, values).await.map(drop)
}

/// Writes a room of another database, which is nobody's.
pub(super) async fn import(client: &Client, whole: &WholeRoom) -> Result<(), Error> {
    const ROOM: &str = "
        INSERT INTO rooms (id, public, over, used, changed_ms, summary, left_ms, epoch)
        VALUES ($1, $2, $3, $4, $5, $6, $7, 0) RETURNING number";
    const ENTRIES: &str = "
        INSERT INTO entries (room, number, epoch, entry)
        SELECT $1, number - 1, 0, entry FROM unnest($2) WITH ORDINALITY AS e (entry, number)";
    let summary = &whole.summary;
    let (changed_ms, left_ms) = (summary.changed_ms.cast_signed(), whole.left_ms.unwrap_or(0).cast_signed());
    let values: &Values<'_> = &[
        (&whole.id.as_str(), Type::TEXT),
        (&summary.public, Type::BOOL),
        (&summary.over, Type::BOOL),
        (&summary.used, Type::BOOL),
        (&changed_ms, Type::INT8),
        (&summary.listed, Type::TEXT),
        (&left_ms, Type::INT8),
    ];
    for row in client.query_typed(ROOM, values).await? {
        let number: i64 = row.try_get(0)?;
        client.query_typed(ENTRIES, &[(&number, Type::INT8), (&whole.entries, Type::TEXT_ARRAY)]).await?;
        seat(client, std::iter::once((number, summary))).await?;
    }
    Ok(())
}

/// Writes something small, to see whether that is possible.
pub(super) async fn check(client: &Client) -> Result<(), Error> {
    const STATEMENT: &str = "
        INSERT INTO checks (only_one, at) VALUES (true, clock_timestamp())
        ON CONFLICT (only_one) DO UPDATE SET at = excluded.at";
    client.query_typed(STATEMENT, &[]).await.map(drop)
}

/// Gives a room to a node if it is free for it, and tells number, epoch and when the last person left. Who had it
/// before can no longer write to it.
pub(super) async fn claim(client: &Client, node: i64, id: &RoomId) -> Result<Option<Row>, Error> {
    let statement = format!(
        "UPDATE rooms SET owner = $2, epoch = epoch + 1
        WHERE id = $1 AND {} AND EXISTS (SELECT FROM nodes WHERE nodes.id = $2 AND {})
        RETURNING number, epoch, left_ms",
        free_for("$2"),
        alive()
    );
    let values: &Values<'_> = &[(&id.as_str(), Type::TEXT), (&node, Type::INT8)];
    Ok(client.query_typed(&statement, values).await?.pop())
}

/// Whose a room is: the node's id, address and secret if it is alive. None if there is no such room.
pub(super) async fn owner(client: &Client, id: &RoomId) -> Result<Option<Row>, Error> {
    let statement = format!(
        "SELECT nodes.id, nodes.address, nodes.secret
        FROM rooms LEFT JOIN nodes ON nodes.id = rooms.owner AND {} WHERE rooms.id = $1",
        alive()
    );
    Ok(client.query_typed(&statement, &[(&id.as_str(), Type::TEXT)]).await?.pop())
}

/// The other nodes that are alive: id, address and secret.
pub(super) async fn others(client: &Client, node: i64) -> Result<Vec<Row>, Error> {
    let statement = format!("SELECT id, address, secret FROM nodes WHERE id <> $1 AND {}", alive());
    client.query_typed(&statement, &[(&node, Type::INT8)]).await
}

/// Whether a row of `nodes` is alive, by the clock of the database.
fn alive() -> String {
    format!("nodes.beat > clock_timestamp() - {DEAD_AFTER}")
}

/// Whether a row of `rooms` is free for a node: nobody's, its own, or of a node that is dead.
fn free_for(node: &str) -> String {
    format!(
        "(rooms.owner IS NULL OR rooms.owner = {node} OR NOT EXISTS (
            SELECT FROM nodes WHERE nodes.id = rooms.owner AND {}))",
        alive()
    )
}
