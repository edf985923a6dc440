//! Rooms that are only read, also while a server uses them.

use super::engine::Reading;
use super::{Place, postgres, sqlite};
use crate::ids::RoomId;

/// The entries of a room with their numbers, in order.
pub(crate) type Numbered = Vec<(i64, String)>;

/// A database that is only read: nothing is made, brought up to date or locked.
pub(crate) trait Reader: Send + Sync {
    /// What is wrong with the database as a whole.
    fn damage(&self) -> Option<String>;

    /// How many rooms there are.
    fn count(&self) -> Reading<'_, u64>;

    /// Some rooms in the order of their ids, beginning after this one.
    fn ids_after<'a>(&'a self, after: Option<&'a RoomId>, most: u32) -> Reading<'a, Vec<RoomId>>;

    /// The entries of a room; none if there is no such room.
    fn entries<'a>(&'a self, id: &'a RoomId) -> Reading<'a, Option<Numbered>>;
}

/// Opens a database to read it; to be called where tasks can run.
pub(crate) async fn read_only(place: &Place) -> anyhow::Result<Box<dyn Reader>> {
    Ok(match place {
        Place::Folder(folder) => Box::new(sqlite::ReadOnly::open(folder)?),
        Place::Postgres(url) => Box::new(postgres::ReadOnly::open(url).await?),
    })
}
