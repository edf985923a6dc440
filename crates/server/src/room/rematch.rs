//! The same people once more.

use artel_protocol::{RefusalCode, RematchSeed, Tell};

use super::entry::Start;
use super::live::{Answer, Asker, Broken, Trouble};
use super::{Entry, Live, refuse};
use crate::ids::random_number;
use crate::rooms::NewRoom;

impl Live {
    /// Opens a new room with the same seats and tells everybody; if there is one already, tells that.
    pub(super) async fn rematch(&mut self, asker: &Asker, seed: RematchSeed) -> Result<Answer, Trouble> {
        self.seated(asker)?;
        if self.room.rematch.is_none() {
            let start = self.next_start(seed)?;
            let new = NewRoom {
                game: self.room.table.rulebook().game.to_owned(),
                start,
                settings: self.room.settings,
                sitters: self.room.sitters.clone(),
            };
            let opened = self.rooms.open(new).await.map_err(|error| Broken(error.to_string()))?;
            self.commit(Entry::Rematched { room: opened.to_string() }).await?;
        }
        if let Some(room) = self.room.rematch.clone() {
            self.tell_all(&Tell::Rematch { room });
        }
        self.tell_room();
        Ok(Answer::Done)
    }

    /// How the next game begins. The same deal is a secret as long as this game goes on.
    fn next_start(&mut self, seed: RematchSeed) -> Result<Start, Trouble> {
        let table = &self.room.table;
        match (seed, table.setup()) {
            (RematchSeed::Same, _) if !table.status().is_over() => {
                Err(refuse(RefusalCode::NotOver, "the same game can be dealt once this one is over").into())
            }
            (RematchSeed::Same, _) => Ok(self.room.start.clone()),
            (RematchSeed::New, Some(_)) => {
                Ok(Start::Deal { setup: self.room.setup(), seed: random_number() })
            }
            (RematchSeed::New, None) => Ok(Start::File(table.after(0).redealt(&mut self.dice).position())),
        }
    }
}
