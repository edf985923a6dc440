//! Taking moves back: freely as long as nothing was revealed since, else if all who sit agree.

use artel_engine::Seat;
use artel_protocol::{Proposal, RefusalCode, Tell};

use super::entry::Sitter;
use super::live::{Answer, Asker, Trouble};
use super::{Entry, Live, refuse};
use crate::ids::PersonId;

/// An undo that needs everybody's consent.
pub(super) struct Proposed {
    by: PersonId,
    to: u32,
    agreed: Vec<PersonId>,
}

impl Proposed {
    pub(super) fn told(&self, live: &Live) -> Proposal {
        let seats = |agreed: bool| -> Vec<Seat> {
            let wanted = |seat: &Seat| {
                let person = live.room.sitter(*seat).and_then(Sitter::person);
                person.is_some_and(|person| self.agreed.contains(person) == agreed)
            };
            Seat::first(live.room.table.seats()).filter(wanted).collect()
        };
        Proposal {
            by: live.listeners.speaker(&live.room, &self.by).name,
            to: self.to,
            agreed: seats(true),
            open: seats(false),
        }
    }
}

impl Live {
    pub(super) async fn undo(&mut self, asker: &Asker, to: u32) -> Result<Answer, Trouble> {
        self.seated(asker)?;
        let made = self.room.moves_made();
        if to >= made {
            return Err(refuse(RefusalCode::NothingToUndo, "there are no more moves to take back").into());
        }
        let free = (made - to) as usize <= self.room.table.free_undos();
        let alone = self.room.people().len() == 1;
        if free || alone {
            self.take_back(to).await?;
        } else {
            self.proposed =
                Some(Proposed { by: asker.person.clone(), to, agreed: vec![asker.person.clone()] });
            self.tell_proposal();
        }
        Ok(Answer::Done)
    }

    /// Somebody agrees to the proposal, or turns it down.
    pub(super) async fn agree(&mut self, asker: &Asker, yes: bool) -> Result<Answer, Trouble> {
        self.seated(asker)?;
        let Some(proposed) = &mut self.proposed else {
            return Err(refuse(RefusalCode::NothingOpen, "nothing is proposed").into());
        };
        if !yes {
            self.drop_proposed();
            return Ok(Answer::Done);
        }
        if !proposed.agreed.contains(&asker.person) {
            proposed.agreed.push(asker.person.clone());
        }
        let to = proposed.to;
        let agreed = &proposed.agreed;
        if self.room.people().into_iter().all(|person| agreed.contains(person)) {
            self.take_back(to).await?;
        } else {
            self.tell_proposal();
        }
        Ok(Answer::Done)
    }

    async fn take_back(&mut self, to: u32) -> Result<(), Trouble> {
        let before = self.room.table.snapshot();
        self.commit(Entry::Undone { to }).await?;
        self.drop_announced();
        self.drop_proposed();
        let update = self.update(before.as_ref(), to, &Vec::new());
        self.tell_each(update);
        self.let_bots_think();
        Ok(())
    }

    /// Forgets a proposal, because it was carried out, turned down, or overtaken by a move.
    pub(super) fn drop_proposed(&mut self) {
        if self.proposed.take().is_some() {
            self.tell_proposal();
        }
    }

    /// Whoever has left the table need no longer agree.
    pub(super) async fn settle_proposed(&mut self) -> Result<(), Trouble> {
        let Some(proposed) = &self.proposed else { return Ok(()) };
        let people = self.room.people();
        let all = !people.is_empty() && people.iter().all(|person| proposed.agreed.contains(person));
        let to = proposed.to;
        if all { self.take_back(to).await } else { Ok(()) }
    }

    fn tell_proposal(&self) {
        let proposal = self.proposed.as_ref().map(|proposed| proposed.told(self));
        self.tell_all(&Tell::Proposal { proposal });
    }
}
