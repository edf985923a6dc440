//! A room as its entries tell it.

use std::collections::{HashMap, VecDeque};

use anyhow::{Context, bail};
use artel_engine::{Seat, Seed, Viewer};
use artel_games::{Attempt, Table, TableEvent, Watched};
use artel_protocol::http::LobbyRoom;
use artel_protocol::{ChatLine, LogEntry, Refusal, RefusalCode, RoomSettings, TakenBack, Visibility};
use serde_json::value::RawValue;

use super::entry::{Entry, Sitter};
use super::play::Revealing;
use super::replay::replay;
use super::start::begin;
use super::taken_back::take_back;
use super::{listing, refuse, refuse_table};
use crate::clock::now_ms;
use crate::ids::{PersonId, RoomId};
use crate::store::Summary;

/// How many lines of chat a room remembers when it is opened again.
const CHAT_KEPT: usize = 200;

/// How many undos a room remembers.
pub(super) const UNDOS_KEPT: usize = 20;

/// A room: the sum of its entries.
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own
pub(crate) struct Room {
    pub(crate) id: RoomId,
    pub(crate) opened_ms: u64,
    pub(crate) table: Box<dyn Table>,
    /// Whether somebody may know what chance will decide.
    pub(crate) known_seed: bool,
    pub(crate) sitters: Vec<Sitter>,
    /// For whom the bots play that took over from somebody; they may have their seats back.
    pub(crate) stand_ins: HashMap<Seat, PersonId>,
    /// Those who were given a seat and have not come yet.
    pub(crate) expected: Vec<PersonId>,
    pub(crate) settings: RoomSettings,
    pub(crate) chat: VecDeque<ChatLine>,
    /// What was taken back, the last few times.
    pub(crate) taken_back: VecDeque<TakenBack>,
    pub(crate) rematch: Option<String>,
    /// Whether a move was ever made, here or in the record that the room began with.
    pub(crate) used: bool,
    pub(crate) frozen: bool,
    /// Whether its last moves cannot be followed any more, because the program has changed since they were made. Such
    /// a room is frozen, and only its entries know the moves.
    pub(crate) outdated: bool,
    /// How many entries there are; the number of this state.
    pub(crate) version: u32,
    /// How many bytes its entries have, and those of the chat among them.
    pub(crate) bytes: usize,
    pub(crate) chat_bytes: usize,
    /// The version in which each of the moves was there first.
    made_in: Vec<u32>,
    /// The version in which moves were last taken back.
    undone_in: u32,
}

/// Names a state of a room's game: another one after every change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stamp {
    undone_in: u32,
    moves: usize,
}

impl Room {
    /// The room that these entries tell of. If an entry cannot be followed, the room is frozen as it was before it.
    pub(crate) fn from_entries(id: RoomId, entries: &[String]) -> anyhow::Result<Room> {
        let (room, followed) = Room::follow(id, entries)?;
        if let Err(error) = followed {
            tracing::error!(room = %room.id, error = format!("{error:#}"), "a room cannot be followed to its end");
        }
        Ok(room)
    }

    /// The same, and why the entries could not be followed to their end.
    pub(crate) fn follow(id: RoomId, entries: &[String]) -> anyhow::Result<(Room, anyhow::Result<()>)> {
        let (first, rest) = entries.split_first().context("the room has no entries")?;
        let mut room = Room::opened(id, first)?;
        let followed = replay(&mut room, rest);
        if followed.is_err() {
            (room.frozen, room.outdated) = (true, true);
            room.version = entries.len() as u32;
        }
        room.bytes = entries.iter().map(String::len).sum();
        Ok((room, followed))
    }

    fn opened(id: RoomId, first: &str) -> anyhow::Result<Room> {
        let Entry::Opened { at_ms, game, start, known_seed, settings, seats, expected } =
            serde_json::from_str(first)?
        else {
            bail!("the first entry does not open the room");
        };
        let table = begin(&game, &start)?;
        Ok(Room {
            id,
            opened_ms: at_ms,
            known_seed,
            sitters: seats,
            stand_ins: HashMap::new(),
            expected,
            settings,
            chat: VecDeque::new(),
            taken_back: VecDeque::new(),
            rematch: None,
            used: table.moves_made() > 0,
            frozen: false,
            outdated: false,
            version: 1,
            bytes: first.len(),
            chat_bytes: 0,
            made_in: vec![1; table.moves_made()],
            undone_in: 0,
            table,
        })
    }

    /// Lets an entry happen that is on disk.
    pub(crate) fn apply(&mut self, entry: Entry) -> anyhow::Result<()> {
        match entry {
            Entry::Opened { .. } => bail!("the room is opened twice"),
            Entry::Moved { seat, action, outcomes } => {
                let outcomes: Vec<&str> = outcomes.iter().map(String::as_str).collect();
                self.table.play(seat, &action, &outcomes)?;
                self.used = true;
            }
            Entry::Undone { to } => {
                self.table.undo(self.table.moves_made().saturating_sub(to as usize));
            }
            Entry::TakenBack { from, kept, by, redealt } => {
                let note = take_back(self.table.as_mut(), from, &kept, by, redealt.map(Seed))?;
                self.note_taken_back(note);
            }
            Entry::Seated { seat, sitter } => {
                self.reseat(seat, sitter)?;
            }
            Entry::Arrived { person } => self.expected.retain(|expected| *expected != person),
            Entry::Introduced { person, name, language } => self.introduce(&person, &name, language),
            Entry::Changed { settings } => self.settings = settings,
            Entry::Said { line } => {
                self.chat_bytes += line.text.len();
                self.chat.push_back(line);
                self.chat.drain(..self.chat.len().saturating_sub(CHAT_KEPT));
            }
            Entry::Rematched { room } => self.rematch = Some(room),
            Entry::Frozen { .. } => self.frozen = true,
        }
        self.version += 1;
        self.note_moves();
        Ok(())
    }

    /// Remembers an undo. Of the moves that earlier undos left, no more are left now.
    fn note_taken_back(&mut self, note: TakenBack) {
        self.taken_back.iter_mut().for_each(|before| before.left = before.left.min(note.left));
        self.taken_back.push_back(note);
        self.taken_back.drain(..self.taken_back.len().saturating_sub(UNDOS_KEPT));
    }

    /// Moves were taken back, which nobody who has seen less than this version knows.
    pub(super) fn note_undone(&mut self, version: u32) {
        self.undone_in = version;
    }

    /// Remembers since which version each move is known.
    fn note_moves(&mut self) {
        let made = self.table.moves_made();
        if made < self.made_in.len() {
            self.undone_in = self.version;
        }
        self.made_in.resize(made, self.version);
    }

    fn reseat(&mut self, seat: Seat, sitter: Sitter) -> anyhow::Result<()> {
        let place = self.sitters.get_mut(seat.index()).context("there is no such seat")?;
        let is_bot = matches!(sitter, Sitter::Bot(_));
        let before = std::mem::replace(place, sitter);
        match before.person() {
            Some(person) if is_bot => drop(self.stand_ins.insert(seat, person.clone())),
            // Another bot plays for the same person.
            None if is_bot => {}
            Some(_) | None => drop(self.stand_ins.remove(&seat)),
        }
        Ok(())
    }

    /// Which state of the game this is.
    pub(crate) fn stamp(&self) -> Stamp {
        Stamp { undone_in: self.undone_in, moves: self.table.moves_made() }
    }

    /// How many of the moves somebody knows who has seen the room up to a version; none at all if moves
    /// were taken back since.
    pub(crate) fn moves_known_at(&self, version: u32) -> usize {
        if version < self.undone_in {
            return 0;
        }
        self.made_in.partition_point(|&made_in| made_in <= version)
    }

    /// How many moves whoever asks has seen. If moves were taken back since, they mean another game.
    pub(crate) fn moves_seen(&self, version: u32) -> Result<usize, Refusal> {
        if version > self.version {
            return Err(refuse(RefusalCode::BadMessage, "the room has not come so far"));
        }
        if version < self.undone_in {
            return Err(refuse(RefusalCode::Late, "moves were taken back in the meantime"));
        }
        Ok(self.moves_known_at(version))
    }

    /// Names whoever plays a seat: the same number for all seats of one person.
    pub(crate) fn party(&self, seat: Seat) -> usize {
        let person = self.sitter(seat).and_then(Sitter::person);
        person.and_then(|person| self.seats_of(person).next()).unwrap_or(seat).index()
    }

    /// Makes a move, chance included, and returns the entry to write. If that cannot be written, the
    /// room must be read anew. With `unless_reveals`, a move in which chance decides something is not made.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        action: &str,
        unless_reveals: bool,
        viewers: Vec<(Viewer, Option<Box<RawValue>>)>,
    ) -> Result<Made, Refusal> {
        let attempt = self.table.attempt(seat, action, unless_reveals, viewers);
        let watched = match attempt.map_err(|refusal| refuse_table(&refusal))? {
            Attempt::Played(watched) => watched,
            Attempt::Reveals { seen, outcomes } => return Ok(Made::Reveals(Revealing { seen, outcomes })),
        };
        let outcomes = watched.outcomes.clone();
        self.used = true;
        self.version += 1;
        self.note_moves();
        Ok(Made::Played(Entry::Moved { seat, action: action.to_owned(), outcomes }, watched))
    }

    /// Makes a move that nobody watches.
    #[cfg(test)]
    pub(crate) fn moved(&mut self, seat: Seat, action: &str) -> Entry {
        match self.play(seat, action, false, Vec::new()) {
            Ok(Made::Played(entry, _)) => entry,
            Ok(Made::Reveals(_)) | Err(_) => panic!("{action} can be made"),
        }
    }

    fn introduce(&mut self, who: &PersonId, as_name: &str, in_language: artel_protocol::Language) {
        for sitter in &mut self.sitters {
            if let Sitter::Person { person, name, language } = sitter
                && person == who
            {
                as_name.clone_into(name);
                *language = in_language;
            }
        }
    }

    /// The seats that somebody plays.
    pub(crate) fn seats_of(&self, who: &PersonId) -> impl Iterator<Item = Seat> {
        let sits = move |seat: &Seat| self.sitter(*seat).and_then(Sitter::person) == Some(who);
        Seat::first(self.table.seats()).filter(sits)
    }

    pub(crate) fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.sitters.get(seat.index())
    }

    /// Everybody who sits here, each once.
    pub(crate) fn people(&self) -> Vec<&PersonId> {
        let mut people: Vec<&PersonId> = Vec::new();
        for person in self.sitters.iter().filter_map(Sitter::person) {
            if !people.contains(&person) {
                people.push(person);
            }
        }
        people
    }

    pub(crate) fn moves_made(&self) -> u32 {
        self.table.moves_made() as u32
    }

    /// What the lobby shows of it.
    pub(crate) fn summary(&self) -> Summary {
        let over = self.table.status().is_over();
        let changed_ms = now_ms();
        // Whoever was given a seat without having asked for it finds the room in the list after having come.
        let listed = self.people().into_iter().filter(|person| !self.expected.contains(person));
        let mut sitters: Vec<PersonId> = listed.cloned().collect();
        sitters.sort_unstable();
        let listed = LobbyRoom {
            room: self.id.to_string(),
            game: self.table.rulebook().game.to_owned(),
            setup: self.setup(),
            people: self.sitters.iter().map(|sitter| sitter.name().map(str::to_owned)).collect(),
            free: self.sitters.iter().filter(|sitter| **sitter == Sitter::Free).count() as u8,
            moves_made: self.moves_made(),
            over,
            own: false,
            your_turn: false,
            changed_ms,
        };
        Summary {
            public: self.settings.visibility == Visibility::Public,
            over,
            used: self.used,
            changed_ms,
            listed: listing::stored(&listed, &self.waits_for_people()),
            sitters,
        }
    }

    /// The people whom the table waits for.
    fn waits_for_people(&self) -> Vec<&PersonId> {
        let sitter = |seat: Seat| self.sitter(seat).and_then(Sitter::person);
        self.table.waits_for().into_iter().filter_map(sitter).collect()
    }

    /// What was chosen before the game.
    pub(crate) fn setup(&self) -> Vec<(String, String)> {
        let pairs = self.table.setup().unwrap_or_default();
        pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }
}

/// What came of a move.
pub(crate) enum Made {
    /// It is made: what to write, and what those who watched saw.
    Played(Entry, Watched),
    /// It would reveal something, which was not wanted.
    Reveals(Revealing),
}

/// The moves of a table from a number on, each with what happened. If somebody sees them one after another, each
/// event comes with what it changed for them.
pub(crate) fn log_since(table: &dyn Table, first: usize, viewer: Option<Viewer>) -> Vec<LogEntry> {
    let events = match viewer {
        Some(viewer) => table.log_seen(first, viewer),
        None => table.log().into_iter().skip(first).collect(),
    };
    let told = table.entries().into_iter().enumerate().skip(first).zip(events);
    told.map(|((index, entry), events)| LogEntry {
        number: index as u32 + 1,
        seat: entry.seat,
        action: entry.action,
        events,
        revealed: !entry.outcomes.is_empty(),
    })
    .collect()
}

/// The last move of a table, which has just been played.
pub(crate) fn last_entry(table: &dyn Table, events: Vec<TableEvent>, revealed: bool) -> Option<LogEntry> {
    let last = table.last()?;
    let number = table.moves_made() as u32;
    Some(LogEntry { number, seat: last.seat, action: last.action, events, revealed })
}
