//! All rooms in memory, and the way to them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use artel_protocol::{Refusal, RefusalCode, RoomSettings};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

use crate::clock::now_ms;
use crate::ids::RoomId;
use crate::numbers;
use crate::room::{Entry, Live, Mail, Room, Sitter, Start, refuse, run};
use crate::store::Store;

/// How many messages wait for a room at most.
const MOST_MAIL: usize = 64;

/// How long after a room was put away its memory is given back, together with that of others.
const TIDY_AFTER: Duration = Duration::from_secs(2);

/// What a room is opened with.
pub(crate) struct NewRoom {
    pub(crate) game: String,
    pub(crate) start: Start,
    pub(crate) settings: RoomSettings,
    pub(crate) sitters: Vec<Sitter>,
}

/// All rooms in memory. A room that is not among them is read from disk when somebody wants it.
pub(crate) struct Rooms {
    pub(crate) store: Store,
    pub(crate) house_rules: HouseRules,
    live: Mutex<LiveRooms>,
}

/// What is the same in all rooms.
pub(crate) struct HouseRules {
    /// How long a bot seems to think, so that people can follow.
    pub(crate) bot_thinks: Duration,
    /// How long "wait" holds a draw at most.
    pub(crate) longest_wait: Duration,
    /// How long somebody has to be away before an undo no longer needs their consent.
    pub(crate) away_counts_after: Duration,
    /// Gives memory that is no longer used back to the operating system.
    pub(crate) give_back: fn(),
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
    pub(crate) fn new(store: Store, house_rules: HouseRules) -> Arc<Rooms> {
        Arc::new(Rooms { store, house_rules, live: Mutex::default() })
    }

    /// Opens a room and returns when it is on disk.
    pub(crate) async fn open(self: &Arc<Self>, new: NewRoom) -> anyhow::Result<RoomId> {
        let id = RoomId::random();
        let entry = Entry::Opened {
            at_ms: now_ms(),
            game: new.game,
            start: new.start,
            settings: new.settings,
            seats: new.sitters,
        };
        let text = serde_json::to_string(&entry)?;
        let room = Room::from_entries(id.clone(), std::slice::from_ref(&text))?;
        let number = self.store.open_room(id.clone(), text, room.summary()).await?;
        numbers::opened();
        // Whoever opens a room comes at once: it need not be read from disk first.
        self.wake(&mut self.live(), &id, Some((room, number)));
        Ok(id)
    }

    /// Sends a room a message; it is read from disk first if it has to be. Nobody hears it once the
    /// rooms are closed.
    pub(crate) async fn send(self: &Arc<Self>, id: &RoomId, mut mail: Mail) {
        while let Some(sender) = self.sender(id) {
            match sender.send(mail).await {
                Ok(()) => return,
                // The room has just been put away: wake it again.
                Err(mpsc::error::SendError(back)) => mail = back,
            }
        }
    }

    /// Reads something off a room.
    pub(crate) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        id: &RoomId,
        read: impl FnOnce(&mut Live) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let (done, answer) = oneshot::channel();
        let reading = move |live: Result<&mut Live, Refusal>| drop(done.send(live.map(read)));
        self.send(id, Mail::Read(Box::new(reading))).await;
        answer.await.unwrap_or_else(|_| Err(refuse(RefusalCode::Broken, "the room does not answer")))
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
        (self.house_rules.give_back)();
    }

    fn sender(self: &Arc<Self>, id: &RoomId) -> Option<mpsc::Sender<Mail>> {
        let mut live = self.live();
        if live.closed {
            return None;
        }
        if let Some(sender) = live.senders.get(id)
            && !sender.is_closed()
        {
            return Some(sender.clone());
        }
        Some(self.wake(&mut live, id, None))
    }

    /// Starts the task of a room, which is read from disk unless it is at hand with its number there.
    fn wake(
        self: &Arc<Self>,
        live: &mut LiveRooms,
        id: &RoomId,
        at_hand: Option<(Room, i64)>,
    ) -> mpsc::Sender<Mail> {
        let (sender, mail) = mpsc::channel(MOST_MAIL);
        live.senders.insert(id.clone(), sender.clone());
        live.tidy();
        live.tasks.spawn(run(id.clone(), self.clone(), mail, at_hand));
        sender
    }

    fn live(&self) -> MutexGuard<'_, LiveRooms> {
        // The map is whole even if somebody panicked while holding it.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
