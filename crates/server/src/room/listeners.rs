//! Who is connected to a room.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};

use artel_protocol::{Language, Speaker};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Room;
use crate::ids::PersonId;

/// How many messages a slow connection may be behind before it is cut off; it can come back and ask for
/// what it missed.
pub(crate) const MOST_BEHIND: usize = 64;

/// Names a connection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ListenerId(pub(crate) u32);

/// A connection.
pub(crate) struct Listener {
    pub(crate) id: ListenerId,
    pub(crate) person: PersonId,
    pub(crate) sender: mpsc::Sender<Utf8Bytes>,
    /// Whether it missed a message, so that it has to come back and ask for all it missed.
    pub(crate) lost: AtomicBool,
}

/// How somebody wants to be called and spoken to.
#[derive(Clone, Default)]
pub(crate) struct Profile {
    pub(crate) name: String,
    pub(crate) language: Language,
}

/// Everybody who is connected.
#[derive(Default)]
pub(crate) struct Listeners {
    all: Vec<Listener>,
    /// What those said of themselves who are or were here.
    profiles: HashMap<PersonId, Profile>,
    last_id: u32,
}

impl Listeners {
    pub(crate) fn add(&mut self, person: PersonId, sender: mpsc::Sender<Utf8Bytes>) -> ListenerId {
        self.last_id += 1;
        let id = ListenerId(self.last_id);
        self.all.push(Listener { id, person, sender, lost: AtomicBool::new(false) });
        id
    }

    /// Forgets a connection and tells whose it was.
    pub(crate) fn remove(&mut self, id: ListenerId) -> Option<PersonId> {
        let at = self.all.iter().position(|listener| listener.id == id)?;
        Some(self.all.swap_remove(at).person)
    }

    /// The connections that missed a message.
    pub(crate) fn lost(&self) -> Vec<ListenerId> {
        let lost = self.all.iter().filter(|listener| listener.lost.load(Ordering::Relaxed));
        lost.map(|listener| listener.id).collect()
    }

    pub(crate) fn get(&self, id: ListenerId) -> Option<&Listener> {
        self.all.iter().find(|listener| listener.id == id)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Listener> {
        self.all.iter()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Whether somebody is connected.
    pub(crate) fn present(&self, person: &PersonId) -> bool {
        self.all.iter().any(|listener| listener.person == *person)
    }

    /// How many people are connected who do not sit at the table.
    pub(crate) fn spectators(&self, room: &Room) -> u32 {
        let mut watching: Vec<&PersonId> = Vec::new();
        for listener in &self.all {
            let sits = room.seats_of(&listener.person).next().is_some();
            if !sits && !watching.contains(&&listener.person) {
                watching.push(&listener.person);
            }
        }
        watching.len() as u32
    }

    pub(crate) fn introduce(&mut self, person: PersonId, profile: Profile) {
        self.profiles.insert(person, profile);
    }

    pub(crate) fn profile(&self, person: &PersonId) -> Profile {
        self.profiles.get(person).cloned().unwrap_or_default()
    }

    /// Somebody, as the others see them.
    pub(crate) fn speaker(&self, room: &Room, person: &PersonId) -> Speaker {
        let seat = room.seats_of(person).next();
        let seated = seat.and_then(|seat| room.sitter(seat)?.name());
        let name = seated.map_or_else(|| self.profile(person).name, str::to_owned);
        Speaker { name, seat }
    }
}
