//! What the room tells those who listen.

use std::sync::atomic::Ordering;

use artel_engine::{Seat, Viewer};
use artel_games::Table;
use artel_protocol::{
    Holder, LogEntry, Raw, RoomInfo, RoomSeat, SeatMoves, SeatNews, TableNews, TableState, Tell, VERSION,
    changes,
};
use serde_json::value::RawValue;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Live;
use super::entry::Sitter;
use super::listeners::{Listener, ListenerId};
use super::state::log_since;
use crate::ids::PersonId;

impl Live {
    /// Tells one of those who listen; whoever is too slow to hear is cut off and may come back.
    pub(super) fn tell(&self, listener: ListenerId, tell: &Tell) {
        if let Some(listener) = self.listeners.get(listener) {
            send(listener, &written(tell));
        }
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&self, tell: &Tell) {
        let text = written(tell);
        self.listeners.iter().for_each(|listener| send(listener, &text));
    }

    /// Tells all connections of one person.
    pub(super) fn tell_person(&self, person: &PersonId, tell: &Tell) {
        let text = written(tell);
        self.listeners.iter().filter(|listener| listener.person == *person).for_each(|listener| {
            send(listener, &text);
        });
    }

    /// The first message to a connection: everything, or what is new since a version.
    pub(crate) fn welcome(&self, listener: ListenerId, since: Option<u32>) {
        let Some(person) = self.listeners.get(listener).map(|listener| &listener.person) else { return };
        let Ok(table) = Raw::of(&self.state_for(person)) else { return };
        let known = since.map_or(0, |version| self.room.moves_known_at(version));
        self.tell(
            listener,
            &Tell::Welcome {
                protocol: VERSION,
                version: self.room.version,
                room: self.info(person),
                table,
                moves: self.of_own_seats(person, &seat_moves(self.room.table.as_ref())),
                log: log_since(self.room.table.as_ref(), known),
                chat: self.room.chat.iter().cloned().collect(),
                marks: self.marks.iter().map(|(_, marks)| marks.clone()).collect(),
                branches: self.branches.seen_by(person),
                pause: self.announced.as_ref().map(|announced| announced.told(self)),
                proposal: self.proposed.as_ref().map(|proposed| proposed.told(self)),
            },
        );
    }

    /// Tells everybody that moves were made since the table stood so, or taken back until `keep` were left.
    pub(super) fn tell_update(&mut self, before: &dyn Table, keep: u32, log: &Vec<LogEntry>) {
        let Ok(log) = Raw::of(log) else { return };
        let seen = self.seen.take();
        let table = self.room.table.as_ref();
        let moves = seat_news(before, table);
        let view = |table: &dyn Table| table.view_json(Viewer::Spectator);
        let now = table.all_see_the_same().then(|| view(table));
        let shared = now.as_ref().and_then(|now| news(table, &seen.unwrap_or_else(|| view(before)), now));
        for listener in self.listeners.iter() {
            let viewer = self.viewer(&listener.person);
            let own = || news(table, &before.view_json(viewer), &table.view_json(viewer));
            let Some(table) = shared.clone().or_else(own) else { continue };
            let moves = self.of_own_seats(&listener.person, &moves);
            let update = Tell::Update { version: self.room.version, keep, log: log.clone(), table, moves };
            send(listener, &written(&update));
        }
        self.seen = now;
    }

    /// Tells everybody that people or settings changed.
    pub(super) fn tell_room(&self) {
        self.tell_room_but(None);
    }

    /// The same to all but one, who knows it already.
    pub(super) fn tell_room_but(&self, one: Option<ListenerId>) {
        for listener in self.listeners.iter().filter(|listener| Some(listener.id) != one) {
            let room = self.info(&listener.person);
            let tell = Tell::Room { version: self.room.version, room, table: None, moves: None };
            send(listener, &written(&tell));
        }
    }

    /// Tells everybody that a seat has changed hands.
    pub(super) fn tell_seats(&self) {
        let moves = seat_moves(self.room.table.as_ref());
        let same = self.room.table.all_see_the_same();
        for listener in self.listeners.iter() {
            let tell = Tell::Room {
                version: self.room.version,
                room: self.info(&listener.person),
                table: if same { None } else { Raw::of(&self.state_for(&listener.person)).ok() },
                moves: Some(self.of_own_seats(&listener.person, &moves)),
            };
            send(listener, &written(&tell));
        }
    }

    /// The room as somebody sees it.
    pub(crate) fn info(&self, person: &PersonId) -> RoomInfo {
        RoomInfo {
            id: self.room.id.to_string(),
            game: self.room.table.rulebook().game,
            setup: self.room.setup(),
            opened_ms: self.room.opened_ms,
            seats: self.room.sitters.iter().map(|sitter| self.seat_info(sitter, person)).collect(),
            spectators: self.listeners.spectators(&self.room),
            settings: self.room.settings,
            rematch: self.room.rematch.clone(),
            frozen: self.room.frozen,
        }
    }

    fn seat_info(&self, sitter: &Sitter, viewer: &PersonId) -> RoomSeat {
        let holder = match sitter.clone() {
            Sitter::Free => Holder::Free,
            Sitter::Person { name, language, .. } => Holder::Person { name, language },
            Sitter::Bot(bot) => Holder::Bot { bot },
        };
        RoomSeat {
            holder,
            own: sitter.person() == Some(viewer),
            present: sitter.person().is_none_or(|person| self.listeners.present(person)),
        }
    }

    /// The game as somebody sees it.
    pub(crate) fn state_for(&self, person: &PersonId) -> TableState {
        table_state(self.room.table.as_ref(), self.viewer(person))
    }

    pub(crate) fn viewer(&self, person: &PersonId) -> Viewer {
        self.room.seats_of(person).next().map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What is told of the seats that are somebody's own.
    fn of_own_seats<T: Clone>(&self, person: &PersonId, of_seats: &[(Seat, Raw<T>)]) -> Vec<Raw<T>> {
        let own = |seat: &Seat| self.room.sitter(*seat).and_then(Sitter::person) == Some(person);
        of_seats.iter().filter(|(seat, _)| own(seat)).map(|(_, told)| told.clone()).collect()
    }
}

/// The game as a viewer sees it.
pub(crate) fn table_state(table: &dyn Table, viewer: Viewer) -> TableState {
    TableState {
        moves_made: table.moves_made() as u32,
        free_undos: table.free_undos() as u32,
        status: table.status(),
        to_move: table.to_move(),
        view: Raw::written(table.view_json(viewer)),
        seed: seed(table),
    }
}

/// The seed, once it is no secret any more.
fn seed(table: &dyn Table) -> Option<String> {
    table.status().is_over().then(|| table.seed().map(|seed| seed.to_string())).flatten()
}

/// The moves of every seat that has some.
pub(super) fn seat_moves(table: &dyn Table) -> Vec<(Seat, Raw<SeatMoves>)> {
    let of = |seat: Seat| {
        let moves = table.moves(seat);
        let told = Raw::of(&SeatMoves { seat, moves }).ok()?;
        Some((seat, told))
    };
    table.to_move().into_iter().filter_map(of).collect()
}

/// How the game stands now, for a viewer who saw the one and sees the other.
fn news(table: &dyn Table, seen: &RawValue, now: &RawValue) -> Option<Raw<TableNews>> {
    let news = TableNews {
        moves_made: table.moves_made() as u32,
        free_undos: table.free_undos() as u32,
        status: table.status(),
        to_move: table.to_move(),
        changes: changes(seen, now),
        seed: seed(table),
    };
    Raw::of(&news).ok()
}

/// The moves of every seat that has some, by those it had before.
fn seat_news(before: &dyn Table, now: &dyn Table) -> Vec<(Seat, Raw<SeatNews>)> {
    let of = |seat: Seat| {
        let moves = now.moves_since(before, seat);
        Some((seat, Raw::of(&SeatNews { seat, moves }).ok()?))
    };
    now.to_move().into_iter().filter_map(of).collect()
}

fn written(tell: &Tell) -> Utf8Bytes {
    // Everything that is told is plain data, which can always be written.
    serde_json::to_string(tell).unwrap_or_default().into()
}

fn send(listener: &Listener, text: &Utf8Bytes) {
    if listener.sender.try_send(text.clone()).is_err() {
        listener.lost.store(true, Ordering::Relaxed);
    }
}
