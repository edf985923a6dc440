//! Whether every room can be followed from its first entry to its last.

use std::panic::AssertUnwindSafe;

use anyhow::{Context as _, ensure};

use crate::ids::RoomId;
use crate::room::Room;
use crate::store::{Numbered, Place, Reader, StoreError, read_only};
use crate::workers::panic_text;

/// How many rooms are looked up at a time.
const AT_ONCE: u32 = 256;

/// A room that cannot be followed to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Its id.
    pub room: String,
    /// What is wrong with it.
    pub why: String,
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verified {
    /// How many rooms were read.
    pub rooms: u64,
    /// How many entries they have.
    pub entries: u64,
    /// The rooms that cannot be followed.
    pub broken: Vec<Broken>,
    /// What is wrong with the database itself.
    pub damage: Option<String>,
}

impl Verified {
    /// Whether all is well.
    pub fn is_whole(&self) -> bool {
        self.broken.is_empty() && self.damage.is_none()
    }
}

/// Replays every room. Nothing is changed, and servers may use the rooms meanwhile. `progress` is told how many rooms
/// were read, and of how many.
pub fn verify(place: &Place, progress: &mut dyn FnMut(u64, u64)) -> anyhow::Result<Verified> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let reader = read_only(place).await?;
        Ok(verify_all(reader.as_ref(), progress).await?)
    })
}

async fn verify_all(reader: &dyn Reader, progress: &mut dyn FnMut(u64, u64)) -> Result<Verified, StoreError> {
    let total = reader.count().await?;
    let mut verified = Verified { damage: reader.damage(), ..Verified::default() };
    let mut last: Option<RoomId> = None;
    loop {
        let ids = reader.ids_after(last.as_ref(), AT_ONCE).await?;
        let Some(id) = ids.last() else { break };
        last = Some(id.clone());
        for id in ids {
            let why = match reader.entries(&id).await {
                // It was removed meanwhile.
                Ok(None) => continue,
                Ok(Some(entries)) => {
                    verified.entries += entries.len() as u64;
                    follow(&id, entries).err().map(|error| format!("{error:#}"))
                }
                Err(error) => Some(format!("it cannot be read: {error}")),
            };
            verified.rooms += 1;
            verified.broken.extend(why.map(|why| Broken { room: id.to_string(), why }));
            progress(verified.rooms, total.max(verified.rooms));
        }
    }
    Ok(verified)
}

/// Replays a room.
fn follow(id: &RoomId, entries: Numbered) -> anyhow::Result<()> {
    for (expected, (number, _)) in (0..).zip(&entries) {
        ensure!(*number == expected, "entry {expected} is missing");
    }
    let entries: Vec<String> = entries.into_iter().map(|(_, entry)| entry).collect();
    // A bug in one room is no reason to leave the others out.
    let followed = std::panic::catch_unwind(AssertUnwindSafe(|| Room::follow(id.clone(), &entries)));
    let followed = followed.map_err(|panic| anyhow::anyhow!("{}", panic_text(panic.as_ref())));
    let (_, to_its_end) = followed.context("the program has met a bug")??;
    to_its_end
}
