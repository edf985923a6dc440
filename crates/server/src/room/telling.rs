//! What the room tells those who listen.

use std::sync::atomic::Ordering;

use artel_engine::{Seat, Viewer};
use artel_games::Table;
use artel_protocol::{
    Holder, LogEntry, Raw, RoomInfo, RoomSeat, SeatMoves, SeatNews, TableNews, TableState, TakenBack, Tell,
    VERSION, changes,
};
use serde_json::value::RawValue;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Live;
use super::entry::Sitter;
use super::listeners::{Listener, ListenerId};
use super::state::log_since;
use crate::ids::PersonId;

/// What is ready to be told to each of those who listen.
pub(super) type Ready = Vec<(ListenerId, Utf8Bytes)>;

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
                moves: self.own_moves(person),
                log: log_since(self.room.table.as_ref(), known),
                taken_back: self.room.taken_back.iter().cloned().collect(),
                chat: self.room.chat.iter().cloned().collect(),
                marks: self.marks.iter().map(|(_, marks)| marks.clone()).collect(),
                branches: self.branches.seen_by(person),
                pause: self.announced.as_ref().map(|announced| announced.told(self)),
                proposal: self.told_proposal(),
            },
        );
    }

    /// Tells everybody what was made ready for them.
    pub(super) fn tell_each(&self, ready: Ready) {
        for (listener, text) in ready {
            if let Some(listener) = self.listeners.get(listener) {
                send(listener, &text);
            }
        }
    }

    /// What tells everybody how the table differs from how it stood before: of the moves known, the first `keep`
    /// stand as they were, and those of the log follow.
    pub(super) fn update(
        &mut self,
        before: &dyn Table,
        keep: u32,
        taken_back: Option<&TakenBack>,
        log: &Vec<LogEntry>,
    ) -> Ready {
        let mut ready = Vec::new();
        let Ok(log) = Raw::of(log) else { return ready };
        let table = self.room.table.as_ref();
        let moves = seat_news(before, table);
        let same = table.all_see_the_same();
        let mut seen = self.seen.take();
        // Those who see the same are told the same but for the moves of their seats.
        let mut told: Vec<(Viewer, String)> = Vec::new();
        for listener in self.listeners.iter() {
            let viewer = if same { Viewer::Spectator } else { self.viewer(&listener.person) };
            if !told.iter().any(|(by, _)| *by == viewer) {
                let now = table.view_json(viewer);
                let before = seen.take().unwrap_or_else(|| before.view_json(viewer));
                let Some(table) = news(table, &before, &now) else { continue };
                let (version, log, taken_back) = (self.room.version, log.clone(), taken_back.cloned());
                let update = Tell::Update { version, keep, taken_back, log, table, moves: Vec::new() };
                told.push((viewer, serde_json::to_string(&update).unwrap_or_default()));
                self.seen = same.then_some(now);
            }
            if let Some((_, update)) = told.iter().find(|(by, _)| *by == viewer) {
                let own = moves.iter().filter(|(seat, _)| self.plays(&listener.person, *seat));
                ready.push((listener.id, with_moves(update, own.map(|(_, moves)| moves))));
            }
        }
        ready
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
        let same = self.room.table.all_see_the_same();
        for listener in self.listeners.iter() {
            let tell = Tell::Room {
                version: self.room.version,
                room: self.info(&listener.person),
                table: if same { None } else { Raw::of(&self.state_for(&listener.person)).ok() },
                moves: Some(self.own_moves(&listener.person)),
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
            reactions: self.room.table.has_reactions(),
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

    /// The moves of the seats that are somebody's own.
    fn own_moves(&self, person: &PersonId) -> Vec<Raw<SeatMoves>> {
        seat_moves(self.room.table.as_ref(), |seat| self.plays(person, seat))
    }

    fn plays(&self, person: &PersonId, seat: Seat) -> bool {
        self.room.sitter(seat).and_then(Sitter::person) == Some(person)
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

/// The moves of every seat of these that has some.
pub(super) fn seat_moves(table: &dyn Table, these: impl Fn(Seat) -> bool) -> Vec<Raw<SeatMoves>> {
    let own = table.to_move().into_iter().filter(|seat| these(*seat));
    own.filter_map(|seat| Raw::of(&SeatMoves { seat, moves: table.moves(seat) }).ok()).collect()
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

/// An update that was written without moves, with them: they stand last in it.
fn with_moves<'a>(update: &str, moves: impl Iterator<Item = &'a Raw<SeatNews>> + Clone) -> Utf8Bytes {
    let length: usize = moves.clone().map(|moves| moves.json().len() + 1).sum();
    let mut text = String::with_capacity(update.len() + length);
    text.push_str(update.strip_suffix("]}").unwrap_or(update));
    for (number, moves) in moves.enumerate() {
        if number > 0 {
            text.push(',');
        }
        text.push_str(moves.json());
    }
    text.push_str("]}");
    text.into()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_told_as_if_they_had_been_written_with_the_rest() {
        let raw = |text: &str| RawValue::from_string(text.to_owned()).unwrap();
        let update = |moves: Vec<Raw<SeatNews>>| {
            let (log, table) = (Raw::written(raw("[]")), Raw::written(raw("{}")));
            written(&Tell::Update { version: 2, keep: 1, taken_back: None, log, table, moves })
        };
        let moves =
            [r#"{"seat":0,"moves":[]}"#, r#"{"seat":1,"moves":[]}"#].map(|text| Raw::written(raw(text)));
        for count in 0..=2 {
            let moves = &moves[..count];
            assert_eq!(with_moves(&update(Vec::new()), moves.iter()), update(moves.to_vec()));
        }
    }
}
