//! What the room tells those who listen.

use std::sync::atomic::Ordering;

use artel_engine::{Seat, Viewer};
use artel_games::Table;
use artel_protocol::{Holder, LogEntry, Raw, RoomInfo, RoomSeat, SeatMoves, TableState, Tell, VERSION};
use axum::extract::ws::Utf8Bytes;

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
                moves: self.moves_for(person, &seat_moves(self.room.table.as_ref())),
                log: log_since(self.room.table.as_ref(), known),
                chat: self.room.chat.iter().cloned().collect(),
                marks: self.marks.iter().map(|(_, marks)| marks.clone()).collect(),
                branches: self.branches.seen_by(person),
                pause: self.announced.as_ref().map(|announced| announced.told(self)),
                proposal: self.proposed.as_ref().map(|proposed| proposed.told(self)),
            },
        );
    }

    /// Tells everybody that moves were made, or taken back until `keep` were left.
    pub(super) fn tell_update(&self, keep: u32, log: &Vec<LogEntry>) {
        let Ok(log) = Raw::of(log) else { return };
        let moves = seat_moves(self.room.table.as_ref());
        let shared = self.shared_state();
        for listener in self.listeners.iter() {
            let own = || Raw::of(&self.state_for(&listener.person)).ok();
            let Some(table) = shared.clone().or_else(own) else { continue };
            let moves = self.moves_for(&listener.person, &moves);
            let update = Tell::Update { version: self.room.version, keep, log: log.clone(), table, moves };
            send(listener, &written(&update));
        }
    }

    /// Tells everybody that seats, people or settings changed.
    pub(super) fn tell_room(&self) {
        let moves = seat_moves(self.room.table.as_ref());
        for listener in self.listeners.iter() {
            let room = self.info(&listener.person);
            let moves = self.moves_for(&listener.person, &moves);
            send(listener, &written(&Tell::Room { version: self.room.version, room, moves }));
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

    /// The state as JSON if everybody sees the same.
    fn shared_state(&self) -> Option<Raw<TableState>> {
        let table = self.room.table.as_ref();
        table.all_see_the_same().then(|| Raw::of(&table_state(table, Viewer::Spectator)).ok())?
    }

    pub(crate) fn viewer(&self, person: &PersonId) -> Viewer {
        self.room.seats_of(person).next().map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn moves_for(&self, person: &PersonId, moves: &[(Seat, Raw<SeatMoves>)]) -> Vec<Raw<SeatMoves>> {
        let own = |seat: &Seat| self.room.sitter(*seat).and_then(Sitter::person) == Some(person);
        moves.iter().filter(|(seat, _)| own(seat)).map(|(_, moves)| moves.clone()).collect()
    }
}

/// The game as a viewer sees it.
pub(crate) fn table_state(table: &dyn Table, viewer: Viewer) -> TableState {
    let status = table.status();
    TableState {
        moves_made: table.moves_made() as u32,
        free_undos: table.free_undos() as u32,
        seed: status.is_over().then(|| table.seed().map(|seed| seed.to_string())).flatten(),
        status,
        to_move: table.to_move(),
        view: Raw::written(table.view_json(viewer)),
    }
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

fn written(tell: &Tell) -> Utf8Bytes {
    // Everything that is told is plain data, which can always be written.
    serde_json::to_string(tell).unwrap_or_default().into()
}

fn send(listener: &Listener, text: &Utf8Bytes) {
    if listener.sender.try_send(text.clone()).is_err() {
        listener.lost.store(true, Ordering::Relaxed);
    }
}
