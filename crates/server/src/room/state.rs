//! A room as its entries tell it.

use std::collections::VecDeque;

use anyhow::{Context, bail};
use artel_engine::{Generator, Seat, Seed};
use artel_games::{FileKind, Played, Table};
use artel_protocol::http::LobbyRoom;
use artel_protocol::{ChatLine, LogEntry, Refusal, RefusalCode, RoomSettings, TakenBack, Visibility};

use super::entry::{Entry, Sitter, Start};
use super::taken_back::take_back;
use super::{refuse, refuse_table};
use crate::clock::now_ms;
use crate::ids::{PersonId, RoomId};
use crate::store::Summary;

/// How many lines of chat a room remembers when it is opened again.
const CHAT_KEPT: usize = 200;

/// How many undos a room remembers.
const UNDOS_KEPT: usize = 20;

/// A room: the sum of its entries.
pub(crate) struct Room {
    pub(crate) id: RoomId,
    pub(crate) opened_ms: u64,
    pub(crate) start: Start,
    pub(crate) table: Box<dyn Table>,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) settings: RoomSettings,
    pub(crate) chat: VecDeque<ChatLine>,
    /// What was taken back, the last few times.
    pub(crate) taken_back: VecDeque<TakenBack>,
    pub(crate) rematch: Option<String>,
    pub(crate) frozen: bool,
    /// How many entries there are; the number of this state.
    pub(crate) version: u32,
    /// The version in which each of the moves was there first.
    made_in: Vec<u32>,
    /// The version in which moves were last taken back.
    undone_in: u32,
}

impl Room {
    /// The room that these entries tell of.
    pub(crate) fn from_entries(id: RoomId, entries: &[String]) -> anyhow::Result<Room> {
        let mut entries = entries.iter().map(|entry| serde_json::from_str(entry));
        let Some(Entry::Opened { at_ms, game, start, settings, seats }) = entries.next().transpose()? else {
            bail!("the first entry does not open the room");
        };
        let table = begin(&game, &start)?;
        let mut room = Room {
            id,
            opened_ms: at_ms,
            start,
            table,
            sitters: seats,
            settings,
            chat: VecDeque::new(),
            taken_back: VecDeque::new(),
            rematch: None,
            frozen: false,
            version: 1,
            made_in: Vec::new(),
            undone_in: 0,
        };
        room.made_in = vec![1; room.table.moves_made()];
        for entry in entries {
            let number = room.version;
            room.apply(entry?).with_context(|| format!("entry {number}"))?;
        }
        Ok(room)
    }

    /// Lets an entry happen that is on disk.
    pub(crate) fn apply(&mut self, entry: Entry) -> anyhow::Result<()> {
        match entry {
            Entry::Opened { .. } => bail!("the room is opened twice"),
            Entry::Moved { seat, action, outcomes } => {
                let outcomes: Vec<&str> = outcomes.iter().map(String::as_str).collect();
                self.table.play(seat, &action, &outcomes)?;
            }
            Entry::Undone { to } => {
                self.table.undo(self.table.moves_made().saturating_sub(to as usize));
            }
            Entry::TakenBack { from, kept, by, redealt } => {
                let note = take_back(self.table.as_mut(), from, &kept, by, redealt.map(Seed))?;
                self.taken_back.iter_mut().for_each(|before| before.left = before.left.min(note.left));
                self.taken_back.push_back(note);
                self.taken_back.drain(..self.taken_back.len().saturating_sub(UNDOS_KEPT));
            }
            Entry::Seated { seat, sitter } => {
                *self.sitters.get_mut(seat.index()).context("there is no such seat")? = sitter;
            }
            Entry::Introduced { person, name, language } => self.introduce(&person, &name, language),
            Entry::Changed { settings } => self.settings = settings,
            Entry::Said { line } => {
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

    /// Remembers since which version each move is known.
    fn note_moves(&mut self) {
        let made = self.table.moves_made();
        if made < self.made_in.len() {
            self.undone_in = self.version;
        }
        self.made_in.resize(made, self.version);
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

    /// Makes a move, chance included, and tells the entry to write. If that cannot be written, the
    /// room must be read anew.
    pub(crate) fn play(&mut self, seat: Seat, action: &str) -> Result<(Entry, Played), Refusal> {
        let played = self.table.play(seat, action, &[]).map_err(|refusal| refuse_table(&refusal))?;
        let outcomes = played.outcomes.clone();
        self.version += 1;
        self.note_moves();
        Ok((Entry::Moved { seat, action: action.to_owned(), outcomes }, played))
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
        let mut sitters: Vec<PersonId> = self.people().into_iter().cloned().collect();
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
            changed_ms,
        };
        Summary {
            public: self.settings.visibility == Visibility::Public,
            over,
            changed_ms,
            listed: serde_json::to_string(&listed).unwrap_or_default(),
            sitters,
        }
    }

    /// What was chosen before the game.
    pub(crate) fn setup(&self) -> Vec<(String, String)> {
        let pairs = self.table.setup().unwrap_or_default();
        pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }
}

/// The game as it began.
fn begin(game: &str, start: &Start) -> anyhow::Result<Box<dyn Table>> {
    Ok(match start {
        Start::Deal { setup, seed } => {
            let setup = setup.iter().map(|(key, value)| (key.as_str(), value.as_str()));
            artel_games::find(game)?.deal(setup, Seed(*seed))?
        }
        Start::File(text) => artel_games::read_file(text)?.0,
    })
}

/// A file that somebody has sent, as the start of a room. What a position hides is dealt anew, so that
/// its author does not know what is to come.
pub(crate) fn start_from_file(
    text: &str,
    generator: &mut Generator,
) -> Result<(Start, Box<dyn Table>), artel_engine::text::TextError> {
    let (table, kind) = artel_games::read_file(text)?;
    let table = match kind {
        FileKind::Record => return Ok((Start::File(text.to_owned()), table)),
        FileKind::Position => table.redealt(generator),
    };
    Ok((Start::File(table.position()), table))
}

/// The moves of a table from a number on, each with what happened.
pub(crate) fn log_since(table: &dyn Table, first: usize) -> Vec<LogEntry> {
    let told = table.entries().into_iter().zip(table.log()).enumerate().skip(first);
    told.map(|(index, (entry, events))| LogEntry {
        number: index as u32 + 1,
        seat: entry.seat,
        action: entry.action,
        events,
    })
    .collect()
}

/// The last move of a table, which has just been played.
pub(crate) fn last_entry(table: &dyn Table, played: Played) -> Option<LogEntry> {
    let last = table.last()?;
    let number = table.moves_made() as u32;
    Some(LogEntry { number, seat: last.seat, action: last.action, events: played.events })
}
