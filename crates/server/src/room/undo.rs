//! Taking moves back: one's own at once as long as nothing was revealed since, else if those agree whom it concerns.

use artel_engine::Seat;
use artel_protocol::{RefusalCode, Tell, UndoPlan};

use super::entry::Sitter;
use super::live::{Answer, Asker, Broken, Trouble};
use super::proposal::Proposed;
use super::state::log_since;
use super::{Entry, Live, refuse};
use crate::ids::{PersonId, random_number};

/// What an undo takes back.
#[derive(PartialEq)]
pub(super) struct Plan {
    /// The numbers of the moves.
    pub(super) takes: Vec<u32>,
    /// Whether chance has shown something since.
    pub(super) revealed: bool,
}

impl Live {
    /// Somebody takes a move back, with all that the same person did since. Moves of others stay if they can.
    pub(super) async fn undo(
        &mut self,
        asker: &Asker,
        number: u32,
        seen: u32,
        sure: bool,
    ) -> Result<Answer, Trouble> {
        self.seated(asker)?;
        let known = self.room.moves_seen(seen)?;
        if number == 0 || number as usize > known {
            return Err(refuse(RefusalCode::NothingToUndo, "there is no such move to take back").into());
        }
        let proposed = Proposed::new(asker.person.clone(), number, self.plan(number)?);
        let missing = self.missing(&proposed);
        if !sure && (proposed.plan.revealed || !missing.is_empty()) {
            let plan = self.told_plan(proposed.plan, &missing);
            return Ok(Answer::With(Box::new(Tell::UndoPlanned { id: asker.ask, plan })));
        }
        if missing.is_empty() {
            self.take_back(proposed).await?;
        } else {
            self.proposed = Some(proposed);
            self.tell_proposal();
        }
        Ok(Answer::Done)
    }

    /// What goes if a move is taken back.
    pub(super) fn plan(&self, number: u32) -> Result<Plan, Broken> {
        let table = self.room.table.as_ref();
        let first = number as usize - 1;
        let going = table.going_with(first, &|seat| self.room.party(seat));
        let going = going.map_err(|refusal| Broken(refusal.to_string()))?;
        Ok(Plan {
            takes: going.into_iter().map(|place| place as u32 + 1).collect(),
            revealed: table.revealed_since(first),
        })
    }

    fn told_plan(&self, plan: Plan, missing: &[PersonId]) -> UndoPlan {
        let needed = |seat: &Seat| {
            self.room.sitter(*seat).and_then(Sitter::person).is_some_and(|person| missing.contains(person))
        };
        UndoPlan {
            takes: plan.takes,
            needs: Seat::first(self.room.table.seats()).filter(needed).collect(),
            revealed: plan.revealed,
            redeals: self.room.table.status().is_over(),
        }
    }

    /// Takes back what is proposed. An ended game has told its seed, so that what is hidden is dealt anew.
    pub(super) async fn take_back(&mut self, proposed: Proposed) -> Result<(), Trouble> {
        let Proposed { by, number, plan, .. } = proposed;
        let made = self.room.moves_made();
        let entry = Entry::TakenBack {
            from: number,
            kept: (number..=made).filter(|number| !plan.takes.contains(number)).collect(),
            by: self.listeners.speaker(&self.room, &by),
            redealt: self.room.table.status().is_over().then(random_number),
        };
        let before = self.room.table.snapshot();
        self.commit(entry).await?;
        self.drop_announced();
        self.drop_proposed();
        let log = log_since(self.room.table.as_ref(), number as usize - 1, None);
        let note = self.room.taken_back.back().cloned();
        let shown = self.shown_after(before.as_ref(), &log);
        let update = self.update(before.as_ref(), number - 1, note.as_ref(), shown);
        self.tell_each(update);
        self.let_bots_think();
        Ok(())
    }
}
