//! What-ifs: games that branch off, are played by whoever began them, and are thrown away.

use artel_engine::{Seat, Viewer};
use artel_games::{Attempt, Table, Watched};
use artel_protocol::{Branch, LogEntry, Refusal, RefusalCode, SeatMoves, Tell};

use super::live::{Answer, Asker, Trouble};
use super::play::{Revealing, told_preview};
use super::start::fresh_chance;
use super::state::last_entry;
use super::telling::{table_state, written};
use super::{Live, refuse, refuse_table};
use crate::ids::PersonId;
use crate::limits::{MOST_BRANCH_MOVES, MOST_BRANCHES_OF_ONLOOKERS};

/// A what-if. Its hidden things were dealt anew, so everybody may see and play all of it.
pub(super) struct WhatIf {
    id: u32,
    person: PersonId,
    by: String,
    shared: bool,
    at: u32,
    pub(super) table: Box<dyn Table>,
    /// Its moves since then, with what happened.
    log: Vec<LogEntry>,
    /// Another number after every change.
    pub(super) revision: u32,
}

impl WhatIf {
    /// The what-if as its owner sees it, or as others do.
    fn told(&self, own: bool) -> Branch {
        let table = self.table.as_ref();
        let moves = |seat: Seat| SeatMoves { seat, moves: table.moves(seat) };
        Branch {
            id: self.id,
            by: self.by.clone(),
            own,
            shared: self.shared,
            at: self.at,
            log: self.log.clone(),
            table: table_state(table, Viewer::Spectator),
            moves: if own { table.to_move().into_iter().map(moves).collect() } else { Vec::new() },
        }
    }

    /// A move was made. What the moves before it changed has been told.
    fn add(&mut self, watched: Watched) {
        let revealed = !watched.outcomes.is_empty();
        let events = self.log.iter_mut().flat_map(|entry| &mut entry.events);
        events.for_each(|event| event.changes = None);
        let events = watched.seen.into_iter().next().map(|seen| seen.events).unwrap_or_default();
        self.log.extend(last_entry(self.table.as_ref(), events, revealed));
        self.revision += 1;
    }

    fn is_seen_by(&self, person: &PersonId) -> bool {
        self.shared || self.person == *person
    }
}

/// All what-ifs of a room.
#[derive(Default)]
pub(super) struct Branches {
    all: Vec<WhatIf>,
    last_id: u32,
}

impl Branches {
    /// Those that somebody sees.
    pub(super) fn seen_by(&self, person: &PersonId) -> Vec<Branch> {
        let seen = self.all.iter().filter(|branch| branch.is_seen_by(person));
        seen.map(|branch| branch.told(branch.person == *person)).collect()
    }

    /// The what-if, if somebody sees it.
    pub(super) fn seen(&self, id: u32, person: &PersonId) -> Result<&WhatIf, Refusal> {
        self.all.iter().find(|branch| branch.id == id && branch.is_seen_by(person)).ok_or_else(none)
    }

    fn own(&mut self, id: u32, person: &PersonId) -> Result<&mut WhatIf, Refusal> {
        let own = |branch: &&mut WhatIf| branch.id == id && branch.person == *person;
        self.all.iter_mut().find(own).ok_or_else(none)
    }

    fn begin(&mut self, person: PersonId, by: String, shared: bool, at: u32, table: Box<dyn Table>) -> u32 {
        self.last_id += 1;
        let log = Vec::new();
        self.all.push(WhatIf { id: self.last_id, person, by, shared, at, table, log, revision: 0 });
        self.last_id
    }
}

fn none() -> Refusal {
    refuse(RefusalCode::NoSuchBranch, "there is no such what-if, or it is somebody else's")
}

impl Live {
    /// Branches off after some of the moves. Everybody has one what-if at a time.
    pub(super) fn begin_branch(&mut self, asker: &Asker, at: u32, shared: bool) -> Result<Answer, Trouble> {
        if at > self.room.moves_made() {
            return Err(refuse(RefusalCode::BadMessage, "the game has not come so far").into());
        }
        self.drop_branches_of(&asker.person);
        // Those who sit always have room for one of their own.
        let sits = |person: &PersonId| self.room.seats_of(person).next().is_some();
        let onlookers = self.branches.all.iter().filter(|branch| !sits(&branch.person)).count();
        if !sits(&asker.person) && onlookers >= MOST_BRANCHES_OF_ONLOOKERS {
            return Err(refuse(RefusalCode::TooMuch, "there are too many what-ifs in this room").into());
        }
        let table = self.room.table.after(at as usize).redealt(&mut fresh_chance());
        let by = self.listeners.speaker(&self.room, &asker.person).name;
        let id = self.branches.begin(asker.person.clone(), by, shared, at, table);
        self.tell_branch(id);
        Ok(Answer::Done)
    }

    pub(super) fn play_branch(
        &mut self,
        asker: &Asker,
        branch: u32,
        seat: Seat,
        action: String,
        unless_reveals: bool,
    ) -> Result<Answer, Trouble> {
        let what_if = self.branches.own(branch, &asker.person)?;
        if what_if.table.moves_made() >= MOST_BRANCH_MOVES {
            return Err(refuse(RefusalCode::TooMuch, "this what-if is long enough").into());
        }
        let everybody = vec![(Viewer::Spectator, None)];
        let attempt = what_if.table.attempt(seat, &action, unless_reveals, everybody);
        match attempt.map_err(|refusal| refuse_table(&refusal))? {
            Attempt::Played(watched) => what_if.add(watched),
            Attempt::Reveals { seen, outcomes } => {
                let preview = Revealing { seen, outcomes }.preview(seat, action, Viewer::Spectator);
                return Ok(told_preview(asker, preview));
            }
        }
        self.tell_branch(branch);
        Ok(Answer::Done)
    }

    pub(super) fn undo_branch(&mut self, asker: &Asker, branch: u32, to: u32) -> Result<Answer, Trouble> {
        let what_if = self.branches.own(branch, &asker.person)?;
        let back = what_if.table.moves_made().saturating_sub(to as usize);
        if back == 0 {
            return Err(refuse(RefusalCode::NothingToUndo, "there are no more moves to take back").into());
        }
        what_if.table.undo(back);
        what_if.log.truncate(to as usize);
        what_if.log.iter_mut().flat_map(|entry| &mut entry.events).for_each(|event| event.changes = None);
        what_if.revision += 1;
        self.tell_branch(branch);
        Ok(Answer::Done)
    }

    pub(super) fn share_branch(
        &mut self,
        asker: &Asker,
        branch: u32,
        shared: bool,
    ) -> Result<Answer, Trouble> {
        self.branches.own(branch, &asker.person)?.shared = shared;
        if !shared {
            let gone = Tell::BranchGone { branch };
            let text = written(&gone);
            let others = self.listeners.iter().filter(|listener| listener.person != asker.person);
            others.for_each(|listener| listener.outbox.tell(text.clone()));
        }
        self.tell_branch(branch);
        Ok(Answer::Done)
    }

    pub(super) fn drop_branch(&mut self, asker: &Asker, branch: u32) -> Result<Answer, Trouble> {
        self.branches.own(branch, &asker.person)?;
        self.end_branch(branch);
        Ok(Answer::Done)
    }

    /// Throws away all what-ifs of somebody.
    pub(super) fn drop_branches_of(&mut self, person: &PersonId) {
        let left: Vec<u32> =
            self.branches.all.iter().filter(|it| it.person == *person).map(|it| it.id).collect();
        for id in left {
            self.end_branch(id);
        }
    }

    fn end_branch(&mut self, branch: u32) {
        let Some(at) = self.branches.all.iter().position(|it| it.id == branch) else { return };
        let gone = self.branches.all.swap_remove(at);
        let tell = Tell::BranchGone { branch };
        if gone.shared { self.tell_all(&tell) } else { self.tell_person(&gone.person, &tell) }
    }

    /// Tells everybody who sees it how a what-if stands. It is written once for its owner and once for all others.
    fn tell_branch(&self, id: u32) {
        let Some(what_if) = self.branches.all.iter().find(|what_if| what_if.id == id) else { return };
        let tell = |own: bool| written(&Tell::Branch { branch: Box::new(what_if.told(own)) });
        let own = tell(true);
        let owners = self.listeners.iter().filter(|listener| listener.person == what_if.person);
        owners.for_each(|listener| listener.outbox.tell(own.clone()));
        let others = || self.listeners.iter().filter(|listener| listener.person != what_if.person);
        if what_if.shared && others().next().is_some() {
            let text = tell(false);
            others().for_each(|listener| listener.outbox.tell(text.clone()));
        }
    }
}
