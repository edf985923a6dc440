//! What the pages besides the table ask of a room. What takes long is left to be done by other threads.

use artel_protocol::http::{History, Step};
use artel_protocol::{Refusal, RefusalCode};

use super::start::fresh_chance;
use super::state::log_since;
use super::telling::table_state;
use super::{Live, refuse};
use crate::ids::PersonId;

impl Live {
    /// The game from its first move to its last.
    pub(crate) fn history(&self, person: &PersonId) -> impl FnOnce() -> History + use<> {
        let (table, viewer) = (self.room.table.copy(), self.viewer(person));
        let room = self.room.id.to_string();
        let players = self.room.sitters.iter().map(|sitter| sitter.name().map(str::to_owned)).collect();
        move || History {
            room,
            game: table.rulebook().game.to_owned(),
            players,
            log: log_since(table.as_ref(), 0, Some(viewer)),
            table: table_state(table.as_ref(), viewer),
        }
    }

    /// The game as it stood after some of its moves.
    pub(crate) fn step(&self, person: &PersonId, at: u32) -> Result<impl FnOnce() -> Step + use<>, Refusal> {
        if at > self.room.moves_made() {
            return Err(refuse(RefusalCode::BadMessage, "the game has not come so far"));
        }
        let (table, viewer) = (self.room.table.copy(), self.viewer(person));
        Ok(move || Step { at, table: table_state(table.after(at as usize).as_ref(), viewer) })
    }

    /// The game as a record. As long as it goes on, what is to come is not told.
    pub(crate) fn record(&self) -> impl FnOnce() -> String + use<> {
        let table = self.room.table.copy();
        move || {
            let over = table.status().is_over();
            if over { table.record() } else { table.public_record(&mut fresh_chance()) }
        }
    }

    /// The state as a position, with all that is hidden dealt anew.
    pub(crate) fn position(&self) -> impl FnOnce() -> String + use<> {
        let table = self.room.table.snapshot();
        move || table.redealt(&mut fresh_chance()).position()
    }
}
