//! What a database has to do to keep rooms.

use std::pin::Pin;

use tokio::sync::{oneshot, watch};

use super::{Claim, Peer, Peers, StoreError, StoredRoom, Summary, Taken, WholeRoom};
use crate::ids::{KeyHash, PersonId, RoomId};

/// Something that is being read.
pub(super) type Reading<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Who waits for something to be written.
pub(super) type Done<T> = oneshot::Sender<Result<T, StoreError>>;

/// How many rooms a list shows.
pub(super) const MOST_LISTED: u32 = 50;
/// How many rooms without a move are looked up at a time.
pub(super) const MOST_UNUSED: u32 = 1000;

/// A database that keeps rooms. Whatever it says that it has written, no crash loses.
pub(super) trait Engine: Send + Sync {
    /// Begins at once to write something, after all that was asked for before. Whoever waits for it is answered when
    /// it is durable.
    fn write(&self, write: Write);

    /// Why nothing is written any more, for good; none as long as all is well.
    fn failed(&self) -> watch::Receiver<Option<StoreError>>;

    /// Rises whenever this program has lost the rooms that it has taken.
    fn lapses(&self) -> watch::Receiver<u64>;

    /// Writes everything that was asked for, tidies up, and writes no more.
    fn close(&self) -> Reading<'_, ()>;

    /// Lets this program, and no other, write to a room, and reads it; none if there is no such room.
    fn take<'a>(&'a self, id: &'a RoomId) -> Reading<'a, Option<Taken>>;

    /// Reads a room without any right to write to it.
    fn room<'a>(&'a self, id: &'a RoomId) -> Reading<'a, Option<StoredRoom>>;

    /// The rooms where somebody sits, as the lobby lists them, the latest first.
    fn rooms_of<'a>(&'a self, person: &'a PersonId) -> Reading<'a, Vec<String>>;

    /// The public rooms whose game goes on, as the lobby lists them, the latest first.
    fn public_rooms(&self) -> Reading<'_, Vec<String>>;

    /// In how many rooms somebody sits.
    fn count_rooms_of<'a>(&'a self, person: &'a PersonId) -> Reading<'a, u32>;

    /// The rooms in which nobody has made a move and in which nothing has happened since, some of them.
    fn unused_rooms(&self, since_ms: u64) -> Reading<'_, Vec<(i64, RoomId)>>;

    /// All keys besides everybody's first one, with whose they are.
    fn keys(&self) -> Reading<'_, Vec<(KeyHash, Option<PersonId>)>>;

    /// How many other programs use the database.
    fn others(&self) -> Reading<'_, u32>;

    /// What it does besides if several programs use it.
    fn shared(&self) -> Option<&dyn Shared>;

    /// Some whole rooms in the order of their ids, beginning after this one.
    fn rooms_after<'a>(&'a self, after: Option<&'a RoomId>, most: u32) -> Reading<'a, Vec<WholeRoom>>;
}

/// What a database does besides that several programs use.
pub(super) trait Shared: Send + Sync {
    /// Which other program has a room; none if nobody has it, or this one.
    fn owner<'a>(&'a self, id: &'a RoomId) -> Reading<'a, Option<Peer>>;

    /// The other programs that are alive, by their numbers.
    fn peers(&self) -> Peers;

    /// What the others have to say to this program.
    fn secret(&self) -> &str;

    /// The keys that have changed of late.
    fn new_keys(&self) -> Reading<'_, Vec<(KeyHash, Option<PersonId>)>>;

    /// Keeps the hash of a code by which another device becomes somebody's, in place of the one before; false if there
    /// are too many. None takes away the one before.
    fn keep_code<'a>(&'a self, code: Option<&'a str>, person: &'a PersonId) -> Reading<'a, bool>;

    /// Whose code it is, if it is still good. It is good for once.
    fn use_code<'a>(&'a self, code: &'a str) -> Reading<'a, Option<PersonId>>;

    /// Gives all rooms away.
    fn leave(&self) -> Reading<'_, ()>;
}

/// Something to write.
pub(super) enum Write {
    Open { id: RoomId, entry: String, summary: Summary, done: Done<Claim> },
    Append { claim: Claim, number: u32, entry: String, summary: Option<Summary>, done: Done<()> },
    Note { claim: Claim, note: Note },
    Remove { room: i64, unused_since_ms: u64, done: Done<()> },
    Keys { keys: Vec<(KeyHash, Option<PersonId>)>, done: Done<()> },
    Import { room: Box<WholeRoom>, done: Done<()> },
    Check { done: Done<()> },
    Close { done: Done<()> },
}

/// What is noted of a room when there is time; nobody waits for it.
#[derive(Default)]
pub(super) struct Note {
    pub(super) summary: Option<Summary>,
    pub(super) left_ms: Option<u64>,
}

impl Note {
    /// The same with what was noted later.
    pub(super) fn join(&mut self, later: Note) {
        self.summary = later.summary.or(self.summary.take());
        self.left_ms = later.left_ms.or(self.left_ms);
    }
}

impl Write {
    /// Tells whoever waits; that nobody waits any more is no failure.
    pub(super) fn answer(self, result: Result<Claim, StoreError>) {
        match self {
            Write::Open { done, .. } => drop(done.send(result)),
            Write::Append { done, .. }
            | Write::Remove { done, .. }
            | Write::Keys { done, .. }
            | Write::Import { done, .. }
            | Write::Check { done }
            | Write::Close { done } => drop(done.send(result.map(|_| ()))),
            Write::Note { claim, .. } => {
                if let Err(error) = result {
                    let room = claim.number;
                    tracing::warn!(room, %error, "the lobby's line of a room could not be written");
                }
            }
        }
    }
}
