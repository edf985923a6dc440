//! What the room tells those who listen.

use std::collections::HashSet;

use artel_engine::{Seat, Viewer};
use artel_games::Table;
use artel_protocol::{
    Change, Holder, LogEntry, Raw, RoomInfo, RoomSeat, SeatMoves, SeatNews, TableNews, TableState, TakenBack,
    Tell, VERSION, changes,
};
use serde_json::value::RawValue;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Live;
use super::entry::Sitter;
use super::listeners::ListenerId;
use crate::ids::PersonId;

/// What is ready to be told to each of those who listen.
pub(super) type Ready = Vec<(ListenerId, Utf8Bytes)>;

/// What a viewer is told of a change: the moves after those that stay, and what is different besides what their
/// events have changed.
pub(super) struct Shown {
    pub(super) viewer: Viewer,
    pub(super) log: Vec<LogEntry>,
    pub(super) changes: Raw<Vec<Change>>,
}

impl Live {
    /// Tells one of those who listen; whoever is too slow to hear is cut off and may come back.
    pub(super) fn tell(&self, listener: ListenerId, tell: &Tell) {
        if let Some(listener) = self.listeners.get(listener) {
            listener.outbox.tell(written(tell));
        }
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&self, tell: &Tell) {
        let text = written(tell);
        self.listeners.iter().for_each(|listener| listener.outbox.tell(text.clone()));
    }

    /// Tells all connections of one person.
    pub(super) fn tell_person(&self, person: &PersonId, tell: &Tell) {
        let text = written(tell);
        let own = self.listeners.iter().filter(|listener| listener.person == *person);
        own.for_each(|listener| listener.outbox.tell(text.clone()));
    }

    /// The first message to a connection: everything, with the moves that are new to it.
    pub(super) fn welcome(&self, listener: ListenerId, log: Vec<LogEntry>) {
        let Some(person) = self.listeners.get(listener).map(|listener| &listener.person) else { return };
        let Ok(table) = Raw::of(&self.state_for(person)) else { return };
        self.tell(
            listener,
            &Tell::Welcome {
                protocol: VERSION,
                version: self.room.version,
                room: self.info(person),
                table,
                moves: self.own_moves(person),
                log,
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
                listener.outbox.tell(text);
            }
        }
    }

    /// Those of the listeners who see the game differently, each once, with what they saw last if that is known.
    pub(super) fn viewers(&mut self) -> Vec<(Viewer, Option<Box<RawValue>>)> {
        let mut seen = self.seen.take();
        let mut viewers: Vec<(Viewer, Option<Box<RawValue>>)> = Vec::new();
        for viewer in self.listeners.iter().map(|listener| self.sees_as(&listener.person)) {
            if !viewers.iter().any(|(known, _)| *known == viewer) {
                viewers.push((viewer, seen.take()));
            }
        }
        viewers
    }

    /// Whose view somebody is shown: one serves all if everybody sees the same.
    pub(super) fn sees_as(&self, person: &PersonId) -> Viewer {
        if self.room.table.all_see_the_same() { Viewer::Spectator } else { self.viewer(person) }
    }

    /// What each viewer is told if the table is another one than before, by what is different in it.
    pub(super) fn shown_after(&mut self, before: &dyn Table, log: &[LogEntry]) -> Vec<Shown> {
        let viewers = self.viewers();
        let table = self.room.table.as_ref();
        let same = table.all_see_the_same();
        let mut shown = Vec::new();
        for (viewer, seen) in viewers {
            let (seen, now) = (seen.unwrap_or_else(|| before.view_json(viewer)), table.view_json(viewer));
            shown.push(Shown { viewer, log: log.to_vec(), changes: changes(&seen, &now) });
            self.seen = same.then_some(now);
        }
        shown
    }

    /// What tells everybody how the table differs from how it stood before: of the moves known, the first `keep`
    /// stand as they were, and those shown follow.
    pub(super) fn update(
        &self,
        before: &dyn Table,
        keep: u32,
        taken_back: Option<&TakenBack>,
        shown: Vec<Shown>,
    ) -> Ready {
        let table = self.room.table.as_ref();
        let moves = seat_news(before, table);
        // Those who see the same are told the same but for the moves of their seats.
        let told: Vec<(Viewer, String)> = shown
            .into_iter()
            .filter_map(|Shown { viewer, log, changes }| {
                let (log, table) = (Raw::of(&log).ok()?, Raw::of(&news(table, changes)).ok()?);
                let (version, taken_back) = (self.room.version, taken_back.cloned());
                let update = Tell::Update { version, keep, taken_back, log, table, moves: Vec::new() };
                Some((viewer, serde_json::to_string(&update).unwrap_or_default()))
            })
            .collect();
        let mut ready = Vec::new();
        for listener in self.listeners.iter() {
            let viewer = self.sees_as(&listener.person);
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
        self.tell_as_seen(one, |live, info, _| {
            let version = live.room.version;
            Tell::Room { version, room: info, table: None, moves: None }
        });
    }

    /// Tells everybody that a seat has changed hands.
    pub(super) fn tell_seats(&self) {
        let same = self.room.table.all_see_the_same();
        self.tell_as_seen(None, |live, info, person| Tell::Room {
            version: live.room.version,
            room: info,
            table: if same { None } else { Raw::of(&live.state_for(person)).ok() },
            moves: Some(live.own_moves(person)),
        });
    }

    /// Tells everybody the room as they see it. All who have no seat see the same, however many they are.
    fn tell_as_seen(&self, but: Option<ListenerId>, tell: impl Fn(&Live, RoomInfo, &PersonId) -> Tell) {
        let spectators = self.spectators();
        let mut told: Vec<(Option<&PersonId>, Utf8Bytes)> = Vec::new();
        for listener in self.listeners.iter().filter(|listener| Some(listener.id) != but) {
            let sits = self.room.seats_of(&listener.person).next().is_some();
            let sat = || self.room.stand_ins.values().any(|person| *person == listener.person);
            let seen_as = (sits || sat()).then_some(&listener.person);
            if !told.iter().any(|(by, _)| *by == seen_as) {
                let info = self.info_with(&listener.person, spectators);
                told.push((seen_as, written(&tell(self, info, &listener.person))));
            }
            if let Some((_, text)) = told.iter().find(|(by, _)| *by == seen_as) {
                listener.outbox.tell(text.clone());
            }
        }
    }

    /// How many people are connected who do not sit at the table.
    fn spectators(&self) -> u32 {
        let people: HashSet<&PersonId> = self.listeners.iter().map(|listener| &listener.person).collect();
        let watching = people.into_iter().filter(|person| self.room.seats_of(person).next().is_none());
        watching.count() as u32
    }

    /// The room as somebody sees it.
    pub(crate) fn info(&self, person: &PersonId) -> RoomInfo {
        self.info_with(person, self.spectators())
    }

    fn info_with(&self, person: &PersonId, spectators: u32) -> RoomInfo {
        let seats = Seat::first(self.room.table.seats());
        RoomInfo {
            id: self.room.id.to_string(),
            game: self.room.table.rulebook().game,
            setup: self.room.setup(),
            opened_ms: self.room.opened_ms,
            seats: seats
                .zip(&self.room.sitters)
                .map(|(seat, sitter)| self.seat_info(seat, sitter, person))
                .collect(),
            reactions: self.room.table.has_reactions(),
            spectators,
            settings: self.room.settings,
            rematch: self.room.rematch.clone(),
            rematch_asked: self.seats_of_all(&self.rematch_asked),
            known_seed: self.room.known_seed,
            frozen: self.room.frozen,
            outdated: self.room.outdated,
        }
    }

    /// The seats of these people.
    fn seats_of_all(&self, people: &[PersonId]) -> Vec<Seat> {
        let theirs = |seat: &Seat| {
            self.room.sitter(*seat).and_then(Sitter::person).is_some_and(|person| people.contains(person))
        };
        Seat::first(self.room.table.seats()).filter(theirs).collect()
    }

    fn seat_info(&self, seat: Seat, sitter: &Sitter, viewer: &PersonId) -> RoomSeat {
        let holder = match sitter.clone() {
            Sitter::Free => Holder::Free,
            Sitter::Person { name, language, .. } => Holder::Person { name, language },
            Sitter::Bot(bot) => Holder::Bot { bot },
        };
        RoomSeat {
            holder,
            own: sitter.person() == Some(viewer),
            present: sitter.person().is_none_or(|person| self.listeners.present(person)),
            abandoned: self.is_abandoned(seat),
            stands_in: self.room.stand_ins.get(&seat) == Some(viewer),
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
    let waits_for = table.waits_for();
    TableState {
        moves_made: table.moves_made() as u32,
        free_undos: table.free_undos() as u32,
        status: table.status(),
        to_move: table.to_move(),
        pressed: pressed(table, &waits_for),
        waits_for,
        roles: Seat::first(table.seats()).map(|seat| table.role(seat)).collect(),
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

/// How the game stands now, for a viewer for whom this is different besides what the events have changed.
fn news(table: &dyn Table, changes: Raw<Vec<Change>>) -> TableNews {
    let waits_for = table.waits_for();
    TableNews {
        moves_made: table.moves_made() as u32,
        free_undos: table.free_undos() as u32,
        status: table.status(),
        to_move: table.to_move(),
        pressed: pressed(table, &waits_for),
        waits_for,
        changes,
        seed: seed(table),
    }
}

/// Of the seats that the table waits for, those that have to act in the turn of somebody else.
fn pressed(table: &dyn Table, waits_for: &[Seat]) -> Vec<Seat> {
    let other = |seat: &Seat| table.whose_turn().is_some_and(|active| active != *seat);
    waits_for.iter().copied().filter(other).collect()
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

pub(super) fn written(tell: &Tell) -> Utf8Bytes {
    // Everything that is told is plain data, which can always be written.
    serde_json::to_string(tell).unwrap_or_default().into()
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
