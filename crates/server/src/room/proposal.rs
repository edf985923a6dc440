//! An undo to which others have to agree.

use std::time::Instant;

use artel_engine::Seat;
use artel_protocol::{Proposal, RefusalCode, Tell};

use super::entry::Sitter;
use super::live::{Answer, Asker, Trouble};
use super::undo::Plan;
use super::{Live, refuse};
use crate::ids::PersonId;

/// An undo to which others have to agree.
pub(super) struct Proposed {
    pub(super) by: PersonId,
    /// The first move that goes.
    pub(super) number: u32,
    pub(super) plan: Plan,
    agreed: Vec<PersonId>,
    /// When the next of those who are away need no longer agree.
    due: Option<Instant>,
}

impl Proposed {
    pub(super) fn new(by: PersonId, number: u32, plan: Plan) -> Proposed {
        Proposed { agreed: vec![by.clone()], by, number, plan, due: None }
    }

    pub(super) fn due(&self) -> Option<Instant> {
        self.due
    }
}

impl Live {
    /// Somebody agrees to the proposal, or turns it down.
    pub(super) async fn agree(&mut self, asker: &Asker, yes: bool) -> Result<Answer, Trouble> {
        self.seated(asker)?;
        let concerned = self
            .proposed
            .as_ref()
            .is_some_and(|it| it.by == asker.person || self.concerned(&it.plan).contains(&asker.person));
        let Some(proposed) = self.proposed.as_mut().filter(|_| concerned) else {
            return Err(
                refuse(RefusalCode::NothingOpen, "nothing is proposed that needs your consent").into()
            );
        };
        if !yes {
            self.drop_proposed();
            return Ok(Answer::Done);
        }
        if !proposed.agreed.contains(&asker.person) {
            proposed.agreed.push(asker.person.clone());
        }
        self.settle_proposed().await?;
        Ok(Answer::Done)
    }

    /// Whose consent an undo needs: of everybody if something was revealed, else of those whose moves go.
    fn concerned(&self, plan: &Plan) -> Vec<PersonId> {
        let people = self.room.people().into_iter();
        let moved = |person: &PersonId| {
            plan.takes.iter().any(|&number| {
                let mover = self.room.table.mover(number as usize - 1);
                mover.and_then(|seat| self.room.sitter(seat)?.person()) == Some(person)
            })
        };
        people.filter(|person| plan.revealed || moved(person)).cloned().collect()
    }

    /// Who has still to agree. Whoever has been away for long need not.
    pub(super) fn missing(&self, proposed: &Proposed) -> Vec<PersonId> {
        let mut people = self.concerned(&proposed.plan);
        people.retain(|person| !proposed.agreed.contains(person) && !self.is_long_away(person));
        people
    }

    /// From when on somebody need not agree, because they are away; never as long as they are here.
    fn not_needed_from(&self, person: &PersonId) -> Option<Instant> {
        (!self.listeners.present(person)).then(|| Instant::now() + self.until_long_away(person))
    }

    /// Something has changed: the proposal is carried out if nobody is missing any more, and forgotten if it means
    /// something else by now.
    pub(super) async fn settle_proposed(&mut self) -> Result<(), Trouble> {
        let Some(mut proposed) = self.proposed.take() else { return Ok(()) };
        let plan = self.plan(proposed.number)?;
        let stays = plan.takes == proposed.plan.takes && self.room.seats_of(&proposed.by).next().is_some();
        proposed.plan = plan;
        if stays && self.missing(&proposed).is_empty() {
            self.tell_all(&Tell::Proposal { proposal: None });
            return self.take_back(proposed).await;
        }
        self.proposed = stays.then_some(proposed);
        self.tell_proposal();
        Ok(())
    }

    /// Forgets a proposal, because it was carried out, turned down, or overtaken.
    pub(super) fn drop_proposed(&mut self) {
        if self.proposed.take().is_some() {
            self.tell_proposal();
        }
    }

    /// Somebody came or went: whoever is away is waited for in another way.
    pub(super) fn tell_open_proposal(&mut self) {
        if self.proposed.is_some() {
            self.tell_proposal();
        }
    }

    /// Tells everybody how the proposal stands.
    pub(super) fn tell_proposal(&mut self) {
        let due = self
            .proposed
            .as_ref()
            .and_then(|it| self.missing(it).iter().filter_map(|person| self.not_needed_from(person)).min());
        if let Some(proposed) = &mut self.proposed {
            proposed.due = due;
        }
        self.tell_all(&Tell::Proposal { proposal: self.told_proposal() });
    }

    /// The proposal as everybody sees it.
    pub(super) fn told_proposal(&self) -> Option<Proposal> {
        let proposed = self.proposed.as_ref()?;
        let missing = self.missing(proposed);
        let of = |people: &[PersonId]| -> Vec<Seat> {
            let sits = |seat: &Seat| {
                self.room.sitter(*seat).and_then(Sitter::person).is_some_and(|person| people.contains(person))
            };
            Seat::first(self.room.table.seats()).filter(sits).collect()
        };
        let all_away: Option<Vec<Instant>> =
            missing.iter().map(|person| self.not_needed_from(person)).collect();
        let last = all_away.and_then(|when| when.into_iter().max());
        Some(Proposal {
            by: self.listeners.speaker(&self.room, &proposed.by),
            takes: proposed.plan.takes.clone(),
            agreed: of(&proposed.agreed),
            open: of(&missing),
            left_ms: last.map(|when| when.saturating_duration_since(Instant::now()).as_millis() as u32),
        })
    }
}
