//! Databases of older programs become those of this one.

use std::path::Path;

use anyhow::{Context as _, bail, ensure};
use rusqlite::{Connection, Transaction, TransactionBehavior, params};

use super::backup::copy_to;
use super::settle::Journal;
use crate::room::{Entry, begin, start_of};

/// The version of the schema; a file with a higher one was written by a newer program.
const SCHEMA: i32 = 2;

/// Brings the database at this path up to date. Before an older one is changed, a copy of it is kept beside it.
pub(super) fn migrate(connection: &mut Connection, path: &Path) -> anyhow::Result<()> {
    let version: i32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let tables: i64 =
        connection
            .query_row("SELECT count(*) FROM sqlite_master WHERE type = 'table'", [], |row| row.get(0))?;
    match (version, tables) {
        (SCHEMA, _) => Ok(()),
        (0, 0) => {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            transaction.execute_batch(include_str!("schema.sql"))?;
            finish(transaction)
        }
        (0, _) => bail!("it is not a database of this program"),
        (1, _) => {
            keep_copy(connection, path, version)?;
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            from_1_to_2(&transaction)?;
            finish(transaction)
        }
        (newer, _) => bail!("it has version {newer}, this program knows up to {SCHEMA}: use a newer program"),
    }
}

/// Refuses a database of another version; to bring it up to date is for those who may write.
pub(super) fn insist_on_version(connection: &Connection) -> anyhow::Result<()> {
    match connection.query_row("PRAGMA user_version", [], |row| row.get(0))? {
        SCHEMA => Ok(()),
        0 => bail!("it is not a database of this program"),
        older @ ..SCHEMA => bail!(
            "it has version {older}, this program reads version {SCHEMA}: serve it once, which brings it up to date"
        ),
        newer => bail!("it has version {newer}, this program knows up to {SCHEMA}: use a newer program"),
    }
}

fn finish(transaction: Transaction<'_>) -> anyhow::Result<()> {
    transaction.pragma_update(None, "user_version", SCHEMA)?;
    Ok(transaction.commit()?)
}

/// Keeps the database as it is in a file beside it.
fn keep_copy(connection: &Connection, path: &Path, version: i32) -> anyhow::Result<()> {
    let copy = path.with_extension(format!("schema-{version}.db"));
    if copy.exists() {
        return Ok(());
    }
    copy_to(connection, &copy).with_context(|| format!("cannot keep a copy in {}", copy.display()))?;
    tracing::info!(copy = %copy.display(), "the database is of an older program; a copy is kept");
    Ok(())
}

/// Rooms tell whether they were used and when they were left, keys can be replaced, and every room holds its deal
/// instead of what it was dealt from.
fn from_1_to_2(transaction: &Transaction<'_>) -> anyhow::Result<()> {
    transaction.execute_batch(
        "-- The first databases of version 1 had no journal.
         CREATE TABLE IF NOT EXISTS journal (
             place  INTEGER PRIMARY KEY,
             room   INTEGER NOT NULL,
             number INTEGER NOT NULL,
             entry  TEXT NOT NULL
         ) STRICT;
         ALTER TABLE rooms ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
         ALTER TABLE rooms ADD COLUMN left_ms INTEGER NOT NULL DEFAULT 0;
         CREATE INDEX rooms_not_used ON rooms (changed_ms) WHERE NOT used;
         CREATE TABLE keys (
             key    TEXT PRIMARY KEY,
             person TEXT
         ) STRICT, WITHOUT ROWID;
         CREATE TABLE checks (
             only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
             at_ms    INTEGER NOT NULL
         ) STRICT;",
    )?;
    Journal::settle_within(transaction)?;
    transaction.execute(
        r#"UPDATE rooms SET used = coalesce(json_extract(summary, '$.moves_made'), 0) > 0 OR EXISTS (
               SELECT 1 FROM entries WHERE room = rooms.number AND entry LIKE '{"entry":"moved"%')"#,
        [],
    )?;
    write_out_starts(transaction)
}

/// What the deal of a room was left to is written out, so that no change of defaults or of dealing changes the room.
fn write_out_starts(transaction: &Transaction<'_>) -> anyhow::Result<()> {
    let mut rooms = transaction.prepare("SELECT number FROM rooms ORDER BY number")?;
    let rooms: Vec<i64> = rooms.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let mut read = transaction.prepare("SELECT entry FROM entries WHERE room = ?1 AND number = 0")?;
    let mut write = transaction.prepare("UPDATE entries SET entry = ?2 WHERE room = ?1 AND number = 0")?;
    for room in rooms {
        let first: String = read.query_row([room], |row| row.get(0))?;
        match written_out(&first) {
            Ok(entry) => ensure!(write.execute(params![room, entry])? == 1, "room {room} has no first entry"),
            // It stays as it is; opening it says the same.
            Err(error) => {
                tracing::warn!(
                    room,
                    error = format!("{error:#}"),
                    "a room of an older program cannot be read"
                );
            }
        }
    }
    Ok(())
}

fn written_out(first: &str) -> anyhow::Result<String> {
    let Entry::Opened { at_ms, game, start, known_seed, settings, seats, expected } =
        serde_json::from_str(first)?
    else {
        bail!("the first entry does not open the room");
    };
    let start = start_of(begin(&game, &start)?.as_ref());
    let opened = Entry::Opened { at_ms, game, start, known_seed, settings, seats, expected };
    Ok(serde_json::to_string(&opened)?)
}
