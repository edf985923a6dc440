//! What the pages besides the table ask of a room.

use artel_protocol::http::{History, Step};
use artel_protocol::{Refusal, RefusalCode};

use super::state::log_since;
use super::telling::table_state;
use super::{Live, refuse};
use crate::ids::PersonId;

impl Live {
    /// The game from its first move to its last.
    pub(crate) fn history(&self, person: &PersonId) -> History {
        let table = self.room.table.as_ref();
        History {
            room: self.room.id.to_string(),
            game: table.rulebook().game.to_owned(),
            players: self.room.sitters.iter().map(|sitter| sitter.name().map(str::to_owned)).collect(),
            log: log_since(table, 0),
            table: self.state_for(person),
        }
    }

    /// The game as it stood after some of its moves.
    pub(crate) fn step(&self, person: &PersonId, at: u32) -> Result<Step, Refusal> {
        if at > self.room.moves_made() {
            return Err(refuse(RefusalCode::BadMessage, "the game has not come so far"));
        }
        let table = self.room.table.after(at as usize);
        Ok(Step { at, table: table_state(table.as_ref(), self.viewer(person)) })
    }

    /// The game as a record. As long as it goes on, what is to come is not told.
    pub(crate) fn record(&mut self) -> String {
        if self.room.table.status().is_over() {
            self.room.table.record()
        } else {
            self.room.table.public_record(&mut self.dice)
        }
    }

    /// The state as a position, with all that is hidden dealt anew.
    pub(crate) fn position(&mut self) -> String {
        self.room.table.redealt(&mut self.dice).position()
    }
}
