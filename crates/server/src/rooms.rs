//! All rooms in memory, and the way to them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use artel_games::Table;
use artel_protocol::{Refusal, RefusalCode, RoomSettings};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

use crate::clock::now_ms;
use crate::counters;
use crate::ids::{PersonId, RoomId};
use crate::network::Network;
use crate::quotas::Quotas;
use crate::room::{Entry, Live, Mail, Rate, Room, Sitter, raw_record, refuse, run, start_of};
use crate::store::{Claim, Store, StoreError};
use crate::workers::{For, NotDone, Workers};

/// How many messages wait for a room at most.
const MOST_MAIL: usize = 64;

/// How long after a room was put away its memory is given back, together with that of others.
const TIDY_AFTER: Duration = Duration::from_secs(2);

/// What a room is opened with.
pub(crate) struct NewRoom {
    /// The game as it stands at the beginning.
    pub(crate) table: Box<dyn Table>,
    /// Whether somebody may know what chance will decide.
    pub(crate) known_seed: bool,
    pub(crate) settings: RoomSettings,
    pub(crate) sitters: Vec<Sitter>,
    /// Those who are given a seat without having asked for it.
    pub(crate) expected: Vec<PersonId>,
}

impl NewRoom {
    /// The first entry of the room, and the room that it makes: what is written can be read again.
    fn begin(self, id: &RoomId) -> anyhow::Result<(String, Room)> {
        let entry = Entry::Opened {
            at_ms: now_ms(),
            game: self.table.rulebook().game.to_owned(),
            start: start_of(self.table.as_ref()),
            known_seed: self.known_seed,
            settings: self.settings,
            seats: self.sitters,
            expected: self.expected,
        };
        let text = serde_json::to_string(&entry)?;
        let room = Room::from_entries(id.clone(), std::slice::from_ref(&text))?;
        Ok((text, room))
    }
}

/// All rooms in memory. A room that is not among them is read from disk when somebody wants it.
pub(crate) struct Rooms {
    pub(crate) store: Store,
    pub(crate) options: ServerOptions,
    pub(crate) quotas: Quotas,
    pub(crate) workers: Workers,
    live: Mutex<LiveRooms>,
}

/// What is the same in all rooms.
pub(crate) struct ServerOptions {
    /// How long a bot seems to think, so that people can follow.
    pub(crate) bot_thinks: Duration,
    /// How long "wait" holds a draw at most.
    pub(crate) longest_wait: Duration,
    /// After how long those who sit may take the seat of somebody who has left, and undo without asking them.
    pub(crate) absent_after: Duration,
    /// How much one person talks, and points and draws.
    pub(crate) talk: Rate,
    pub(crate) gestures: Rate,
    /// Gives memory that is no longer used back to the operating system.
    pub(crate) release_memory: fn(),
}

#[derive(Default)]
struct LiveRooms {
    senders: HashMap<RoomId, mpsc::Sender<Mail>>,
    tasks: JoinSet<()>,
    /// Whether somebody is about to tidy up.
    tidied_soon: bool,
    closed: bool,
}

impl LiveRooms {
    /// Gives back what tasks that have ended still hold.
    fn tidy(&mut self) {
        while self.tasks.try_join_next().is_some() {}
    }
}

impl Rooms {
    pub(crate) fn new(store: Store, options: ServerOptions, quotas: Quotas, workers: Workers) -> Arc<Rooms> {
        Arc::new(Rooms { store, options, quotas, workers, live: Mutex::default() })
    }

    /// Opens a room for somebody and returns when it is on disk. What it is opened with is made by another thread.
    pub(crate) async fn open(
        self: &Arc<Self>,
        network: Network,
        prepare: impl FnOnce() -> Result<NewRoom, Refusal> + Send + 'static,
    ) -> Result<RoomId, Refusal> {
        let id = RoomId::random();
        let new_id = id.clone();
        let broken = |error: String| {
            tracing::error!(error, "a room could not be opened");
            refuse(RefusalCode::Broken, "the room could not be opened; try again")
        };
        let begun = self.workers.run(Some(network), move || prepare().map(|new| new.begin(&new_id))).await;
        let begun = begun.map_err(|not_done| {
            if let NotDone::Bug(why) = &not_done {
                tracing::error!(why, "a room could not be opened");
            }
            not_done.refusal()
        })?;
        let (text, room) = begun?.map_err(|error| broken(format!("{error:#}")))?;
        self.quotas.opening(network)?;
        self.quotas.write(network, text.len())?;
        let opened = self.store.open_room(id.clone(), text, room.summary()).await;
        let claim = opened.map_err(|error| broken(error.to_string()))?;
        counters::opened();
        // Whoever opens a room comes at once: it need not be read from disk first.
        self.wake(&mut self.live(), &id, Some((room, claim)), Some(network));
        Ok(id)
    }

    /// Sends a room a message; it is read from disk first if it has to be. Nobody hears it once the
    /// rooms are closed.
    pub(crate) async fn send(self: &Arc<Self>, network: Network, id: &RoomId, mut mail: Mail) {
        while let Some(sender) = self.sender(network, id) {
            match sender.send(mail).await {
                Ok(()) => return,
                // The room has just been put away: wake it again.
                Err(mpsc::error::SendError(back)) => mail = back,
            }
        }
    }

    /// Reads something off a room that is at hand there.
    pub(crate) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        network: Network,
        id: &RoomId,
        read: impl FnOnce(&mut Live) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let (done, answer) = oneshot::channel();
        let reading = move |live: Result<&mut Live, Refusal>| drop(done.send(live.map(read)));
        self.send(network, id, Mail::Read(Box::new(reading))).await;
        answer.await.unwrap_or_else(|_| Err(refuse(RefusalCode::Broken, "the room does not answer")))
    }

    /// Takes something from a room that takes long to be made into an answer, and lets another thread do that.
    pub(crate) async fn work_out<T: Send + 'static, W: FnOnce() -> T + Send + 'static>(
        self: &Arc<Self>,
        network: Network,
        id: &RoomId,
        take: impl FnOnce(&mut Live) -> Result<W, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let work = self.read(network, id, take).await??;
        self.workers.run(Some(network), work).await.map_err(|not_done| not_done.refusal())
    }

    /// The record of a room that cannot be followed to its end, as its entries tell it.
    pub(crate) async fn raw_record(&self, network: Network, id: &RoomId) -> Result<String, Refusal> {
        let unreadable = || refuse(RefusalCode::Broken, "the room could not be read; try again");
        let stored = self.store.room(id).await.map_err(|error| {
            tracing::error!(room = %id, %error, "a room could not be read");
            unreadable()
        })?;
        let stored = stored.ok_or_else(|| refuse(RefusalCode::NoSuchRoom, "there is no such room"))?;
        let record = self.workers.run(Some(network), move || raw_record(&stored.entries)).await;
        record.map_err(|not_done| not_done.refusal())?.map_err(|_| unreadable())
    }

    /// Removes the rooms in which nobody has ever made a move and nothing has happened since, and tells how many they
    /// were. A room that somebody looks at stays.
    pub(crate) async fn remove_unused(&self, since_ms: u64) -> Result<usize, StoreError> {
        let mut removed = 0;
        for (number, id) in self.store.unused_rooms(since_ms).await? {
            if !self.live().senders.contains_key(&id) {
                self.store.remove(number, since_ms).await?;
                removed += 1;
            }
        }
        Ok(removed)
    }

    /// Lets every room end, and returns when all have answered what they were asked.
    pub(crate) async fn close(&self) {
        let mut tasks = {
            let mut live = self.live();
            live.closed = true;
            live.senders.clear();
            std::mem::take(&mut live.tasks)
        };
        while tasks.join_next().await.is_some() {}
    }

    /// Lets every room end, because it may be somebody else's by now. Who wants it takes it again.
    pub(crate) fn let_go(&self) {
        self.live().senders.clear();
    }

    /// Whether a room is in memory.
    pub(crate) fn is_here(&self, id: &RoomId) -> bool {
        self.live().senders.get(id).is_some_and(|sender| !sender.is_closed())
    }

    /// A room is no longer in memory.
    pub(crate) fn forget(&self, id: &RoomId) {
        self.live().senders.remove(id);
    }

    /// Puts a room away if nobody has written to it in the meantime.
    pub(crate) fn forget_if_unwanted(self: &Arc<Self>, id: &RoomId, mail: &mut mpsc::Receiver<Mail>) -> bool {
        let mut live = self.live();
        if !mail.is_empty() {
            return false;
        }
        mail.close();
        live.senders.remove(id);
        if !std::mem::replace(&mut live.tidied_soon, true) {
            tokio::spawn(self.clone().tidy_soon());
        }
        true
    }

    /// Once the rooms that are being put away are gone, their memory is given back.
    async fn tidy_soon(self: Arc<Self>) {
        tokio::time::sleep(TIDY_AFTER).await;
        let mut live = self.live();
        live.tidied_soon = false;
        live.tidy();
        live.senders.shrink_to_fit();
        drop(live);
        (self.options.release_memory)();
    }

    fn sender(self: &Arc<Self>, network: Network, id: &RoomId) -> Option<mpsc::Sender<Mail>> {
        let mut live = self.live();
        if live.closed {
            return None;
        }
        if let Some(sender) = live.senders.get(id)
            && !sender.is_closed()
        {
            return Some(sender.clone());
        }
        Some(self.wake(&mut live, id, None, Some(network)))
    }

    /// Starts the task of a room, which is read from disk unless it is at hand with the right to write to it.
    fn wake(
        self: &Arc<Self>,
        live: &mut LiveRooms,
        id: &RoomId,
        at_hand: Option<(Room, Claim)>,
        for_whom: For,
    ) -> mpsc::Sender<Mail> {
        let (sender, mail) = mpsc::channel(MOST_MAIL);
        live.senders.insert(id.clone(), sender.clone());
        live.tidy();
        live.tasks.spawn(run(id.clone(), self.clone(), mail, at_hand, for_whom));
        sender
    }

    fn live(&self) -> MutexGuard<'_, LiveRooms> {
        // The map is whole even if somebody panicked while holding it.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
