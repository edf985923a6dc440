//! Who is connected to a room.

use std::collections::HashMap;

use artel_protocol::{Language, Speaker};

use super::Room;
use super::outbox::Outbox;
use crate::ids::PersonId;
use crate::network::Network;

/// Names a connection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ListenerId(pub(crate) u32);

/// A connection.
pub(crate) struct Listener {
    pub(crate) id: ListenerId,
    pub(crate) person: PersonId,
    pub(crate) network: Network,
    pub(crate) outbox: Outbox,
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
    /// What those who are here said of themselves.
    profiles: HashMap<PersonId, Profile>,
    last_id: u32,
}

impl Listeners {
    pub(crate) fn add(&mut self, person: PersonId, network: Network, outbox: Outbox) -> ListenerId {
        self.last_id += 1;
        let id = ListenerId(self.last_id);
        self.all.push(Listener { id, person, network, outbox });
        id
    }

    /// Forgets a connection and tells whose it was.
    pub(crate) fn remove(&mut self, id: ListenerId) -> Option<PersonId> {
        let at = self.all.iter().position(|listener| listener.id == id)?;
        Some(self.all.swap_remove(at).person)
    }

    /// Forgets what somebody who is gone said of themselves.
    pub(crate) fn forget(&mut self, person: &PersonId) {
        self.profiles.remove(person);
    }

    /// The connections that missed a message.
    pub(crate) fn lost(&self) -> Vec<ListenerId> {
        self.all.iter().filter(|listener| listener.outbox.is_lost()).map(|listener| listener.id).collect()
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
