//! The task that runs a room: one message after the other.

use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use artel_protocol::{AskFrame, Refusal, RefusalCode, Tell};
use tokio::sync::{mpsc, oneshot};

use super::joining::refused_or;
use super::listeners::ListenerId;
use super::live::{Broken, Trouble};
use super::outbox::Outbox;
use super::{Entry, Live, Room, refuse};
use crate::counters::{self, Counted};
use crate::ids::{PersonId, RoomId};
use crate::network::Network;
use crate::rooms::Rooms;
use crate::store::{Claim, Taken};
use crate::workers::{For, NotDone, panic_text};

/// How long a room without people stays in memory.
const IDLE: Duration = Duration::from_secs(20);
/// How long the lobby may show an old line of a game that goes on.
const LISTED_WITHIN: Duration = Duration::from_secs(5);

/// Reads something off a room, or says that there is no room.
pub(crate) type Reading = Box<dyn FnOnce(Result<&mut Live, Refusal>) + Send>;

/// A message to a room.
pub(crate) enum Mail {
    /// Somebody connects.
    Join {
        person: PersonId,
        network: Network,
        since: Option<u32>,
        outbox: Outbox,
        joined: oneshot::Sender<Result<ListenerId, Refusal>>,
    },
    /// Somebody asks for something.
    Ask { listener: ListenerId, frame: Box<AskFrame> },
    /// A connection is closed.
    Leave { listener: ListenerId },
    /// Somebody reads.
    Read(Reading),
}

impl Mail {
    /// Who asks under which number, if it is a request.
    fn asked(&self) -> Option<(ListenerId, u32)> {
        match self {
            Mail::Ask { listener, frame } => Some((*listener, frame.id)),
            Mail::Join { .. } | Mail::Leave { .. } | Mail::Read(_) => None,
        }
    }
}

/// Runs a room until nobody uses it; `for_whom` it was woken.
pub(crate) async fn run(
    id: RoomId,
    rooms: Arc<Rooms>,
    mut mail: mpsc::Receiver<Mail>,
    at_hand: Option<(Room, Claim)>,
    for_whom: For,
) {
    let _counted = Counted::room();
    let live = match at_hand {
        Some((room, claim)) => Ok(Live::new(room, claim, None, rooms.clone())),
        None => load(&id, &rooms, for_whom).await,
    };
    let ended = match live {
        Ok(mut live) => {
            let ended = live.serve(&mut mail).await;
            live.put_away();
            ended
        }
        Err(refusal) => {
            rooms.forget(&id);
            refuse_all(&mut mail, &refusal);
            Ok(())
        }
    };
    if let Err(Broken(why)) = ended {
        tracing::error!(room = %id, why, "a room is read from disk again");
        rooms.forget(&id);
        refuse_all(&mut mail, &refuse(RefusalCode::Broken, "the server could not do it; try again"));
    }
}

/// Reads a room from disk; the threads that answer people do not replay it.
async fn load(id: &RoomId, rooms: &Arc<Rooms>, for_whom: For) -> Result<Live, Refusal> {
    let stored = match rooms.store.take(id).await {
        Ok(Some(Taken::Here(stored))) => stored,
        Ok(Some(Taken::Elsewhere(peer))) => {
            tracing::warn!(
                node = peer.node,
                address = peer.address,
                "another node has a room that is wanted here"
            );
            return Err(refuse(RefusalCode::Broken, "another node has the room; try again"));
        }
        Ok(None) => return Err(refuse(RefusalCode::NoSuchRoom, "there is no such room")),
        Err(error) => {
            tracing::error!(room = %id, %error, "a room could not be read");
            return Err(refuse(RefusalCode::Broken, "the room could not be read; try again"));
        }
    };
    let (claim, left_ms) = (stored.claim, stored.left_ms);
    let room_id = id.clone();
    let read = rooms.workers.run(for_whom, move || Room::from_entries(room_id, &stored.entries)).await;
    let why = match read {
        Ok(Ok(room)) => return Ok(Live::new(room, claim, left_ms, rooms.clone())),
        Ok(Err(error)) => format!("{error:#}"),
        Err(NotDone::Bug(why)) => why,
        Err(not_done @ (NotDone::TooMuch | NotDone::Closed)) => return Err(not_done.refusal()),
    };
    tracing::error!(room = %id, why, "a room cannot be understood");
    let detail = "the room cannot be shown by this program; its record can be downloaded";
    Err(refuse(RefusalCode::Outdated, detail))
}

/// Nobody is left without an answer.
fn refuse_all(mail: &mut mpsc::Receiver<Mail>, refusal: &Refusal) {
    mail.close();
    while let Ok(mail) = mail.try_recv() {
        match mail {
            Mail::Join { joined, .. } => drop(joined.send(Err(refusal.clone()))),
            Mail::Read(read) => read(Err(refusal.clone())),
            Mail::Ask { .. } | Mail::Leave { .. } => {}
        }
    }
}

impl Live {
    async fn serve(&mut self, mail: &mut mpsc::Receiver<Mail>) -> Result<(), Broken> {
        let mut idle_since = Instant::now();
        let mut alarm = pin!(tokio::time::sleep_until((idle_since + IDLE).into()));
        loop {
            if !self.listeners.is_empty() {
                idle_since = Instant::now();
            }
            let idle = idle_since + IDLE;
            let due = self.due().map_or(idle, |due| due.min(idle));
            // An alarm that is too early costs less than setting it anew with every message.
            if due < alarm.deadline().into_std() || alarm.is_elapsed() {
                alarm.as_mut().reset(due.into());
            }
            tokio::select! {
                biased;
                next = mail.recv() => match next {
                    Some(next) => {
                        let asked = next.asked();
                        self.survive_bugs(asked, async |live: &mut Live| live.receive(next).await).await?;
                    }
                    None => return Ok(()),
                },
                thought = self.thinking.next() => {
                    self.survive_bugs(None, async |live: &mut Live| live.conclude(thought).await).await?;
                }
                () = &mut alarm => {
                    self.survive_bugs(None, async |live: &mut Live| live.do_what_is_due().await).await?;
                }
            }
            self.cut_off_lost();
            let busy = self.announced.is_some() || self.bot_due.is_some() || self.thinking.is_busy();
            if !busy && self.listeners.is_empty() && idle <= Instant::now() {
                let rooms = self.rooms.clone();
                if rooms.forget_if_unwanted(&self.room.id, mail) {
                    return Ok(());
                }
            }
        }
    }

    /// When something has to be done that nobody asks for.
    fn due(&self) -> Option<Instant> {
        let announced = self.announced.as_ref().map(super::pause::Announced::due);
        let listed = self.unlisted_since.map(|since| since + LISTED_WITHIN);
        let proposed = self.proposed.as_ref().and_then(super::proposal::Proposed::due);
        [announced, proposed, self.bot_due, listed, self.absence_due()].into_iter().flatten().min()
    }

    async fn do_what_is_due(&mut self) -> Result<(), Broken> {
        let now = Instant::now();
        if self.unlisted_since.is_some_and(|since| since + LISTED_WITHIN <= now) {
            self.list_now();
        }
        if self.announced.as_ref().is_some_and(|announced| announced.due() <= now) {
            let made = self.make_announced().await;
            self.note_refusal(made)?;
        }
        if self.proposed.as_ref().and_then(super::proposal::Proposed::due).is_some_and(|due| due <= now) {
            let settled = self.settle_proposed().await;
            self.note_refusal(settled)?;
        }
        if self.bot_due.is_some_and(|due| due <= now) {
            self.ask_bots();
        }
        self.tell_absence();
        Ok(())
    }

    async fn receive(&mut self, mail: Mail) -> Result<(), Broken> {
        match mail {
            Mail::Join { person, network, since, outbox, joined } => {
                let welcome = self.prepare_welcome(&person, network, since).await;
                match refused_or(welcome)? {
                    Ok(log) => self.join(person, network, outbox, joined, log),
                    Err(refusal) => drop(joined.send(Err(refusal))),
                }
                Ok(())
            }
            Mail::Ask { listener, frame } => self.answer(listener, *frame).await,
            Mail::Leave { listener } => {
                self.leave(listener);
                Ok(())
            }
            Mail::Read(read) => {
                read(Ok(self));
                Ok(())
            }
        }
    }

    /// Does something; a bug met on the way freezes the room and nothing else. Whoever asked is answered.
    async fn survive_bugs(
        &mut self,
        asked: Option<(ListenerId, u32)>,
        work: impl AsyncFnOnce(&mut Live) -> Result<(), Broken>,
    ) -> Result<(), Broken> {
        match guarded(work(self)).await {
            Ok(done) => done,
            Err(why) => {
                if let Some((listener, id)) = asked {
                    let refusal = refuse(RefusalCode::Broken, "the room met an error and is kept as it was");
                    self.tell(listener, &Tell::Refused { id: Some(id), refusal });
                }
                self.freeze(why).await
            }
        }
    }

    /// A refusal that nobody hears is only noted.
    pub(super) fn note_refusal(&self, done: Result<(), Trouble>) -> Result<(), Broken> {
        match done {
            Ok(()) => Ok(()),
            Err(Trouble::Broken(broken)) => Err(broken),
            Err(Trouble::Refused(refusal)) => {
                tracing::warn!(room = %self.room.id, ?refusal, "a move that was due is not possible");
                Ok(())
            }
        }
    }

    /// The room met a bug: it is kept as its entries tell it, and only its record can be read.
    pub(super) async fn freeze(&mut self, why: String) -> Result<(), Broken> {
        if self.room.frozen {
            return Ok(());
        }
        tracing::error!(room = %self.room.id, why, "a room met an error and is frozen");
        counters::frozen();
        let stored = self.rooms.store.room(&self.room.id).await.map_err(|error| Broken(error.to_string()))?;
        let entries = stored.map(|stored| stored.entries).unwrap_or_default();
        let id = self.room.id.clone();
        let for_whom = self.listeners.iter().next().map(|listener| listener.network);
        let read = self.rooms.workers.run(for_whom, move || Room::from_entries(id, &entries)).await;
        self.room = match read {
            Ok(Ok(room)) => room,
            Ok(Err(error)) => return Err(Broken(error.to_string())),
            Err(not_done) => return Err(Broken(not_done.refusal().detail)),
        };
        match self.commit(Entry::Frozen { why }).await {
            Ok(()) => {}
            Err(Trouble::Broken(broken)) => return Err(broken),
            Err(Trouble::Refused(refusal)) => return Err(Broken(refusal.detail)),
        }
        self.bot_due = None;
        self.seen = None;
        self.drop_announced();
        self.drop_proposed();
        self.tell_room();
        Ok(())
    }
}

/// Runs a future and turns a panic in it into an error.
async fn guarded<T>(future: impl Future<Output = T>) -> Result<T, String> {
    let mut future = std::pin::pin!(future);
    std::future::poll_fn(|context| {
        match std::panic::catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context))) {
            Ok(std::task::Poll::Pending) => std::task::Poll::Pending,
            Ok(std::task::Poll::Ready(value)) => std::task::Poll::Ready(Ok(value)),
            Err(panic) => std::task::Poll::Ready(Err(panic_text(panic.as_ref()))),
        }
    })
    .await
}
