//! Coming to a room and going.

use artel_protocol::{LogEntry, Refusal, RefusalCode};
use tokio::sync::oneshot;

use super::listeners::ListenerId;
use super::live::{Broken, Trouble};
use super::outbox::Outbox;
use super::state::log_since;
use super::{Entry, Live, refuse};
use crate::clock::now_ms;
use crate::ids::PersonId;
use crate::limits::MOST_ONLOOKERS;
use crate::network::Network;

/// How many moves are told anew at once. The moves of a longer game are gone through by another thread, and the room
/// waits for it.
const MOST_MOVES_AT_ONCE: usize = 250;

impl Live {
    /// What somebody who comes has to be told of the moves so far; refused if there is no room for onlookers.
    pub(super) async fn prepare_welcome(
        &mut self,
        person: &PersonId,
        network: Network,
        since: Option<u32>,
    ) -> Result<Vec<LogEntry>, Trouble> {
        let sits = self.room.seats_of(person).next().is_some();
        if !sits && self.listeners.iter().count() >= MOST_ONLOOKERS {
            return Err(refuse(RefusalCode::TooMuch, "too many people look on").into());
        }
        if self.room.expected.contains(person) && !self.room.frozen {
            self.commit_listed(Entry::Arrived { person: person.clone() }).await?;
        }
        let known = since.map_or(0, |version| self.room.moves_known_at(version));
        // Whoever comes back sees what happened meanwhile; whoever comes sees how things are.
        let viewer = (known > 0).then(|| self.viewer(person));
        if self.room.table.moves_made() <= MOST_MOVES_AT_ONCE {
            return Ok(log_since(self.room.table.as_ref(), known, viewer));
        }
        let table = self.room.table.copy();
        let log =
            self.rooms.workers.run(Some(network), move || log_since(table.as_ref(), known, viewer)).await;
        log.map_err(|not_done| not_done.refusal().into())
    }

    /// Lets somebody in and tells everybody.
    pub(super) fn join(
        &mut self,
        person: PersonId,
        network: Network,
        outbox: Outbox,
        joined: oneshot::Sender<Result<ListenerId, Refusal>>,
        log: Vec<LogEntry>,
    ) {
        let came = !self.listeners.present(&person);
        self.absence.came(&person);
        let listener = self.listeners.add(person, network, outbox);
        if joined.send(Ok(listener)).is_err() {
            self.leave(listener);
            return;
        }
        self.welcome(listener, log);
        if came {
            self.tell_room_but(Some(listener));
            self.tell_open_proposal();
        }
    }

    /// A connection is gone. With somebody's last connection goes what they did only while they were here.
    pub(super) fn leave(&mut self, listener: ListenerId) {
        let Some(person) = self.listeners.remove(listener) else { return };
        if self.listeners.present(&person) {
            return;
        }
        self.drop_branches_of(&person);
        self.wipe_marks_of(&person);
        self.listeners.forget(&person);
        if self.room.seats_of(&person).next().is_some() {
            self.absence.left(&person);
        }
        self.rematch_asked.retain(|asked| *asked != person);
        self.tell_room();
        self.tell_open_proposal();
    }

    /// Whoever missed a message is cut off, and comes back to ask for all of it.
    pub(super) fn cut_off_lost(&mut self) {
        for listener in self.listeners.lost() {
            self.leave(listener);
        }
    }

    /// Nobody uses the room any more.
    pub(super) fn put_away(&mut self) {
        if self.unlisted_since.is_some() {
            self.list_now();
        }
        if !self.room.people().is_empty() {
            self.rooms.store.note_left(self.claim, now_ms());
        }
    }
}

/// A refusal is passed on, trouble with the room itself is not.
pub(super) fn refused_or<T>(done: Result<T, Trouble>) -> Result<Result<T, Refusal>, Broken> {
    match done {
        Ok(done) => Ok(Ok(done)),
        Err(Trouble::Refused(refusal)) => Ok(Err(refusal)),
        Err(Trouble::Broken(broken)) => Err(broken),
    }
}
