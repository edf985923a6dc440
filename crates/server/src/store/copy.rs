//! All rooms of one database to another.

use anyhow::{Context as _, ensure};

use super::engine::Write;
use super::{Opening, Place, Store, StoreError, answered};
use crate::ids::RoomId;

/// How many rooms are in memory at a time.
const AT_ONCE: u32 = 64;

/// What was copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// How many rooms.
    pub rooms: u64,
    /// How many entries they have.
    pub entries: u64,
}

/// Copies all rooms and keys to an empty database, and compares the two afterwards. No server may use either of them.
pub fn copy(from: &Place, to: &Place) -> anyhow::Result<Copied> {
    ensure!(from != to, "{from} cannot be copied to itself");
    if let Place::Folder(folder) = from {
        let file = folder.join("artel.db");
        ensure!(file.is_file(), "there are no rooms in {from}: {} is missing", file.display());
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let source = Store::open(from, &Opening::ALONE).await?;
        let target = Store::open(to, &Opening::ALONE).await?;
        let copied = copy_between((&source, from), (&target, to)).await;
        // Whatever came of it, nobody is to think that this program still uses them.
        for store in [source, target] {
            store.close().await?;
        }
        copied
    })
}

async fn copy_between(
    (source, from): (&Store, &Place),
    (target, to): (&Store, &Place),
) -> anyhow::Result<Copied> {
    for (store, place) in [(source, from), (target, to)] {
        let others = store.others().await?;
        ensure!(others == 0, "{others} servers use {place}: stop them first");
    }
    let empty = target.engine.rooms_after(None, 1).await?.is_empty() && target.keys().await?.is_empty();
    ensure!(empty, "{to} holds rooms already: choose an empty database");
    transfer(source, target).await.with_context(|| format!("the copy in {to} is not complete"))?;
    compare(source, target).await.with_context(|| format!("the copy in {to} is not whole"))
}

async fn transfer(source: &Store, target: &Store) -> Result<(), StoreError> {
    let mut last: Option<RoomId> = None;
    loop {
        let rooms = source.engine.rooms_after(last.as_ref(), AT_ONCE).await?;
        let Some(room) = rooms.last() else { break };
        last = Some(room.id.clone());
        let import = |room| target.ask(|done| Write::Import { room: Box::new(room), done });
        let written: Vec<_> = rooms.into_iter().map(import).collect();
        for written in written {
            answered(written).await?;
        }
    }
    let keys = source.keys().await?;
    if keys.is_empty() { Ok(()) } else { target.set_keys(keys).await }
}

/// Reads both to the end and holds them against each other.
async fn compare(source: &Store, target: &Store) -> anyhow::Result<Copied> {
    let mut copied = Copied::default();
    let mut last: Option<RoomId> = None;
    loop {
        let rooms = source.engine.rooms_after(last.as_ref(), AT_ONCE).await?;
        let others = target.engine.rooms_after(last.as_ref(), AT_ONCE).await?;
        for (room, other) in rooms.iter().zip(&others) {
            ensure!(room == other, "room {} is not the same", room.id);
        }
        ensure!(rooms.len() == others.len(), "there are not as many rooms");
        let Some(room) = rooms.last() else { break };
        last = Some(room.id.clone());
        copied.rooms += rooms.len() as u64;
        copied.entries += rooms.iter().map(|room| room.entries.len() as u64).sum::<u64>();
    }
    ensure!(source.keys().await? == target.keys().await?, "the keys are not the same");
    Ok(copied)
}
