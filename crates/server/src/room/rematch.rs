//! The same people once more.

use artel_games::Table;
use artel_protocol::{Refusal, RefusalCode, RematchSeed, Tell};

use super::live::{Answer, Asker, Trouble};
use super::start::fresh_chance;
use super::{Entry, Live, refuse, refuse_setup};
use crate::ids::{PersonId, random_number};
use crate::rooms::NewRoom;

impl Live {
    /// Opens a new room with the same seats and tells everybody; if there is one already, tells that. Before the game
    /// is over, all who sit have to ask for it.
    pub(super) async fn rematch(&mut self, asker: &Asker, seed: RematchSeed) -> Result<Answer, Trouble> {
        self.seated(asker)?;
        if self.room.rematch.is_none() {
            // The same deal is a secret as long as this game goes on.
            if seed == RematchSeed::Same && !self.room.table.status().is_over() {
                let detail = "the same game can be dealt once this one is over";
                return Err(refuse(RefusalCode::NotOver, detail).into());
            }
            if !self.all_want_another_game(asker) {
                self.tell_room();
                return Ok(Answer::Done);
            }
            let new = self.next_room(asker, seed)?;
            let opened = self.rooms.clone().open(asker.network, || Ok(new)).await?;
            self.commit(Entry::Rematched { room: opened.to_string() }).await?;
        }
        if let Some(room) = self.room.rematch.clone() {
            self.tell_all(&Tell::Rematch { room });
        }
        self.tell_room();
        Ok(Answer::Done)
    }

    /// Whether the game is over, or everybody who sits has asked for another one by now.
    fn all_want_another_game(&mut self, asker: &Asker) -> bool {
        if !self.rematch_asked.contains(&asker.person) {
            self.rematch_asked.push(asker.person.clone());
        }
        let willing = &self.rematch_asked;
        self.room.table.status().is_over()
            || self.room.people().into_iter().all(|person| willing.contains(person))
    }

    fn next_room(&self, asker: &Asker, seed: RematchSeed) -> Result<NewRoom, Refusal> {
        let (table, known_seed) = match seed {
            RematchSeed::New => (self.next_game()?, false),
            RematchSeed::Same => (self.room.table.after(0), true),
        };
        let others = self.room.people().into_iter().filter(|person| **person != asker.person);
        let expected: Vec<PersonId> = others.cloned().collect();
        let (settings, sitters) = (self.room.settings, self.room.sitters.clone());
        Ok(NewRoom { table, known_seed, settings, sitters, expected })
    }

    /// The game from its beginning, with all that is hidden dealt anew. Nothing that was ever told lets anybody
    /// foresee it: what deals it comes from the operating system.
    fn next_game(&self) -> Result<Box<dyn Table>, Refusal> {
        let table = self.room.table.as_ref();
        let Some(setup) = table.setup() else {
            return Ok(table.after(0).redealt(&mut fresh_chance()));
        };
        let setup = setup.iter().map(|(key, value)| (*key, value.as_str()));
        let kind = artel_games::find(table.rulebook().game);
        let kind = kind.map_err(|error| refuse(RefusalCode::NoSuchGame, error.to_string()))?;
        let dealt = kind.deal(setup, artel_engine::Seed(random_number()));
        dealt.map_err(|error| refuse_setup(&error))
    }
}
