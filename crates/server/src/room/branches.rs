//! What-ifs: games that branch off, are played by whoever began them, and are thrown away.

use artel_engine::{Generator, Seat, Viewer};
use artel_games::Table;
use artel_protocol::{Branch, Refusal, RefusalCode, SeatMoves, Tell};

use super::live::{Answer, Asker, Trouble};
use super::state::log_since;
use super::telling::table_state;
use super::{Live, refuse, refuse_table};
use crate::ids::PersonId;
use crate::limits::{MOST_BRANCH_MOVES, MOST_BRANCHES};

/// A what-if. Its hidden things were dealt anew, so everybody may see and play all of it.
pub(super) struct WhatIf {
    id: u32,
    person: PersonId,
    by: String,
    shared: bool,
    at: u32,
    pub(super) table: Box<dyn Table>,
}

impl WhatIf {
    fn told(&self, viewer: &PersonId) -> Branch {
        let own = self.person == *viewer;
        let table = self.table.as_ref();
        let moves = |seat: Seat| SeatMoves { seat, moves: table.moves(seat) };
        Branch {
            id: self.id,
            by: self.by.clone(),
            own,
            shared: self.shared,
            at: self.at,
            log: log_since(table, 0),
            table: table_state(table, Viewer::Spectator),
            moves: if own { table.to_move().into_iter().map(moves).collect() } else { Vec::new() },
        }
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
        let seen = |branch: &&WhatIf| branch.shared || branch.person == *person;
        self.all.iter().filter(seen).map(|branch| branch.told(person)).collect()
    }

    /// The what-if, if somebody sees it.
    pub(super) fn seen(&self, id: u32, person: &PersonId) -> Result<&WhatIf, Refusal> {
        let seen = |branch: &&WhatIf| branch.id == id && (branch.shared || branch.person == *person);
        self.all.iter().find(seen).ok_or_else(none)
    }

    fn own(&mut self, id: u32, person: &PersonId) -> Result<&mut WhatIf, Refusal> {
        let own = |branch: &&mut WhatIf| branch.id == id && branch.person == *person;
        self.all.iter_mut().find(own).ok_or_else(none)
    }

    fn begin(&mut self, person: PersonId, by: String, shared: bool, at: u32, table: Box<dyn Table>) -> u32 {
        self.last_id += 1;
        self.all.push(WhatIf { id: self.last_id, person, by, shared, at, table });
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
        if self.branches.all.len() >= MOST_BRANCHES {
            return Err(refuse(RefusalCode::TooMuch, "there are too many what-ifs in this room").into());
        }
        let mut dice = Generator::new(self.dice.seed());
        let table = self.room.table.after(at as usize).redealt(&mut dice);
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
        action: &str,
    ) -> Result<Answer, Trouble> {
        let what_if = self.branches.own(branch, &asker.person)?;
        if what_if.table.moves_made() >= MOST_BRANCH_MOVES {
            return Err(refuse(RefusalCode::TooMuch, "this what-if is long enough").into());
        }
        what_if.table.play(seat, action, &[]).map_err(|refusal| refuse_table(&refusal))?;
        self.tell_branch(branch);
        Ok(Answer::Done)
    }

    pub(super) fn undo_branch(&mut self, asker: &Asker, branch: u32, to: u32) -> Result<Answer, Trouble> {
        let table = &mut self.branches.own(branch, &asker.person)?.table;
        let back = table.moves_made().saturating_sub(to as usize);
        if back == 0 {
            return Err(refuse(RefusalCode::NothingToUndo, "there are no more moves to take back").into());
        }
        table.undo(back);
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
            let others = self.listeners.iter().filter(|listener| listener.person != asker.person);
            for listener in others {
                self.tell(listener.id, &gone);
            }
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

    /// Tells everybody who sees it how a what-if stands.
    fn tell_branch(&self, id: u32) {
        for listener in self.listeners.iter() {
            if let Ok(branch) = self.branches.seen(id, &listener.person) {
                let branch = Box::new(branch.told(&listener.person));
                self.tell(listener.id, &Tell::Branch { branch });
            }
        }
    }
}
