//! What is kept: the entries of every room, in a database.
//!
//! [`Store`] is what the rest of the server knows. Behind it stands one of two databases (`engine`): `SQLite` in a
//! folder of this program's own, or PostgreSQL, which several programs share. An entry is durable before anybody is
//! told of it, and no entry ever takes the place of another: a room has one history.

mod copy;
mod engine;
mod health;
mod place;
mod postgres;
mod reader;
mod sqlite;

use std::collections::HashSet;

use tokio::sync::{oneshot, watch};

pub use copy::{Copied, copy};
pub use place::Place;
pub(crate) use place::database;
pub(crate) use reader::{Numbered, Reader, read_only};
pub use sqlite::{Backup, backup, restore};

use engine::{Engine, Note, Shared, Write};
use health::Checked;
pub(crate) use health::Health;

use crate::ids::{KeyHash, PersonId, RoomId};

/// What the lobby shows of a room, and who sits in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Summary {
    pub(crate) public: bool,
    pub(crate) over: bool,
    /// Whether a move was ever made.
    pub(crate) used: bool,
    pub(crate) changed_ms: u64,
    /// The room as the lobby lists it, as JSON.
    pub(crate) listed: String,
    /// Who sits there, in the order of their ids.
    pub(crate) sitters: Vec<PersonId>,
}

/// Something could not be written or read.
#[derive(Clone, Debug)]
pub(crate) struct StoreError(pub(crate) String);

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the database: {}", self.0)
    }
}

impl std::error::Error for StoreError {}

/// The right to write to a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Claim {
    /// The room's number in the database.
    pub(crate) number: i64,
    /// How often the right was given so far: who has an older one may no longer write.
    pub(crate) epoch: i64,
}

/// A room as it is kept.
pub(crate) struct StoredRoom {
    pub(crate) claim: Claim,
    pub(crate) entries: Vec<String>,
    /// When the last person left it, if that is known.
    pub(crate) left_ms: Option<u64>,
}

/// A room that somebody wants to use.
pub(crate) enum Taken {
    /// It is this program's.
    Here(StoredRoom),
    /// It is in use by another program.
    Elsewhere(Peer),
}

/// Another program that serves rooms of the same database.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Peer {
    pub(crate) node: i64,
    /// Where it is reached.
    pub(crate) address: String,
    /// What has to be said to it.
    pub(crate) secret: String,
}

/// The other programs that are alive, by their numbers.
pub(crate) type Peers = watch::Receiver<HashSet<i64>>;

/// Everything that is kept of a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WholeRoom {
    pub(crate) id: RoomId,
    pub(crate) summary: Summary,
    pub(crate) left_ms: Option<u64>,
    pub(crate) entries: Vec<String>,
}

/// How a database is opened.
pub(crate) struct Opening {
    /// Open it although it is damaged, as far as it can be read.
    pub(crate) despite_damage: bool,
    /// Where other programs that use the same database reach this one.
    pub(crate) peer_address: String,
}

impl Opening {
    /// By a program that serves nobody.
    pub(crate) const ALONE: Opening = Opening { despite_damage: false, peer_address: String::new() };
}

/// The database.
pub(crate) struct Store {
    engine: Box<dyn Engine>,
    checked: Checked,
}

impl Store {
    /// Opens the database at this place, or makes a new one; to be called where tasks can run.
    pub(crate) async fn open(place: &Place, opening: &Opening) -> anyhow::Result<Store> {
        let engine: Box<dyn Engine> = match place {
            Place::Folder(folder) => Box::new(sqlite::Sqlite::open(folder, opening.despite_damage)?),
            Place::Postgres(url) => Box::new(postgres::Postgres::open(url, &opening.peer_address).await?),
        };
        Ok(Store { engine, checked: Checked::default() })
    }

    /// Returns when nothing can be written any more, with the reason; never if all goes well.
    pub(crate) async fn failure(&self) -> StoreError {
        let mut failed = self.engine.failed();
        match failed.wait_for(Option::is_some).await.map(|failed| failed.clone()) {
            Ok(Some(error)) => error,
            // The store was closed, and everything was written.
            Ok(None) | Err(_) => std::future::pending().await,
        }
    }

    /// Rises whenever this program has lost the rooms that it has taken.
    pub(crate) fn lapses(&self) -> watch::Receiver<u64> {
        self.engine.lapses()
    }

    /// Writes a new room with its first entry, and answers when it is durable.
    pub(crate) async fn open_room(
        &self,
        id: RoomId,
        entry: String,
        summary: Summary,
    ) -> Result<Claim, StoreError> {
        answered(self.ask(|done| Write::Open { id, entry, summary, done })).await
    }

    /// Begins at once to write an entry of a room, with what the lobby shows then if it has to show it at
    /// once, and answers when it is durable.
    pub(crate) fn append(
        &self,
        claim: Claim,
        number: u32,
        entry: String,
        summary: Option<Summary>,
    ) -> impl Future<Output = Result<(), StoreError>> + use<> {
        answered(self.ask(|done| Write::Append { claim, number, entry, summary, done }))
    }

    /// Notes what the lobby shows; nobody waits for it.
    pub(crate) fn summarize(&self, claim: Claim, summary: Summary) {
        self.note(claim, Note { summary: Some(summary), left_ms: None });
    }

    /// Notes when the last person left a room; nobody waits for it.
    pub(crate) fn note_left(&self, claim: Claim, left_ms: u64) {
        self.note(claim, Note { summary: None, left_ms: Some(left_ms) });
    }

    fn note(&self, claim: Claim, note: Note) {
        self.engine.write(Write::Note { claim, note });
    }

    /// Removes a room in which nobody has made a move, if nothing has happened there since.
    pub(crate) async fn remove(&self, room: i64, unused_since_ms: u64) -> Result<(), StoreError> {
        answered(self.ask(|done| Write::Remove { room, unused_since_ms, done })).await
    }

    /// Writes whose keys these are; nobody's if they are no longer valid.
    pub(crate) async fn set_keys(&self, keys: Vec<(KeyHash, Option<PersonId>)>) -> Result<(), StoreError> {
        answered(self.ask(|done| Write::Keys { keys, done })).await
    }

    /// Writes everything that was asked for, tidies up, and writes no more.
    pub(crate) async fn close(&self) -> Result<(), StoreError> {
        self.engine.close().await
    }

    /// Lets this program, and no other, write to a room, and reads it; none if there is no such room.
    pub(crate) async fn take(&self, id: &RoomId) -> Result<Option<Taken>, StoreError> {
        self.engine.take(id).await
    }

    /// Reads a room without any right to write to it; none if there is no such room.
    pub(crate) async fn room(&self, id: &RoomId) -> Result<Option<StoredRoom>, StoreError> {
        self.engine.room(id).await
    }

    /// The rooms where somebody sits, as the lobby lists them, the latest first.
    pub(crate) async fn rooms_of(&self, person: &PersonId) -> Result<Vec<String>, StoreError> {
        self.engine.rooms_of(person).await
    }

    /// The public rooms whose game goes on, as the lobby lists them, the latest first.
    pub(crate) async fn public_rooms(&self) -> Result<Vec<String>, StoreError> {
        self.engine.public_rooms().await
    }

    /// In how many rooms somebody sits.
    pub(crate) async fn count_rooms_of(&self, person: &PersonId) -> Result<u32, StoreError> {
        self.engine.count_rooms_of(person).await
    }

    /// The rooms in which nobody has made a move and in which nothing has happened since, some of them.
    pub(crate) async fn unused_rooms(&self, since_ms: u64) -> Result<Vec<(i64, RoomId)>, StoreError> {
        self.engine.unused_rooms(since_ms).await
    }

    /// All keys besides everybody's first one, with whose they are.
    pub(crate) async fn keys(&self) -> Result<Vec<(KeyHash, Option<PersonId>)>, StoreError> {
        self.engine.keys().await
    }

    /// How many other programs use the database.
    pub(crate) async fn others(&self) -> Result<u32, StoreError> {
        self.engine.others().await
    }

    /// Whether several programs may use the database.
    pub(crate) fn is_shared(&self) -> bool {
        self.engine.shared().is_some()
    }

    /// Which other program has a room; none if nobody has it, or this one.
    pub(crate) async fn owner(&self, id: &RoomId) -> Result<Option<Peer>, StoreError> {
        match self.engine.shared() {
            Some(shared) => shared.owner(id).await,
            None => Ok(None),
        }
    }

    /// The other programs that are alive.
    pub(crate) fn peers(&self) -> Peers {
        self.engine.shared().map_or_else(|| watch::Sender::default().subscribe(), Shared::peers)
    }

    /// What other programs have to say to this one; none if there are no others.
    pub(crate) fn secret(&self) -> Option<&str> {
        self.engine.shared().map(Shared::secret)
    }

    /// The keys that other programs have changed of late.
    pub(crate) async fn new_keys(&self) -> Result<Vec<(KeyHash, Option<PersonId>)>, StoreError> {
        match self.engine.shared() {
            Some(shared) => shared.new_keys().await,
            None => Ok(Vec::new()),
        }
    }

    /// Keeps the hash of a code where other programs find it, in place of the person's last one: whether there was room
    /// for it. None if there are no other programs.
    pub(crate) async fn keep_code(
        &self,
        code: Option<&str>,
        person: &PersonId,
    ) -> Option<Result<bool, StoreError>> {
        Some(self.engine.shared()?.keep_code(code, person).await)
    }

    /// Whose code it is, if it is still good, by its hash. None if there are no other programs.
    pub(crate) async fn use_code(&self, code: &str) -> Option<Result<Option<PersonId>, StoreError>> {
        Some(self.engine.shared()?.use_code(code).await)
    }

    /// Gives all rooms away to other programs, if there are any.
    pub(crate) async fn leave(&self) -> Result<(), StoreError> {
        match self.engine.shared() {
            Some(shared) => shared.leave().await,
            None => Ok(()),
        }
    }

    /// Asks for something to be written; nobody answers if the store is closed.
    fn ask<T>(&self, write: impl FnOnce(oneshot::Sender<T>) -> Write) -> oneshot::Receiver<T> {
        let (done, answer) = oneshot::channel();
        self.engine.write(write(done));
        answer
    }
}

async fn answered<T>(answer: oneshot::Receiver<Result<T, StoreError>>) -> Result<T, StoreError> {
    answer.await.map_err(|_| StoreError("it is closed".into()))?
}

#[cfg(test)]
mod tests;
