//! Who is asked.

use artel_engine::{Seat, Set};

use crate::agenda::Task;
use crate::components::Land;
use crate::game::SpiritIsland;

impl SpiritIsland {
    /// Who may answer a question.
    pub(crate) fn asked(&self, task: &Task) -> Set<Seat> {
        match *task {
            Task::Target | Task::Origin | Task::Threshold { .. } | Task::Instead { .. } => {
                Set::only(self.user_or(SpiritIsland::HOST))
            }
            Task::Shares { left, .. } => left,
            Task::Ravages { .. } => Set::only(SpiritIsland::HOST),
            Task::SkipOrChange { land } => Set::only(self.keeper(land)),
            Task::Escalate { board } => Set::only(self.keeper(Land::new(board, 1))),
            Task::SkipOne { standing, .. } => {
                let user =
                    self.standing.get(standing as usize).map_or(SpiritIsland::HOST, |standing| standing.user);
                Set::only(user)
            }
            Task::Gift { from, .. } => Set::only(from),
            Task::Hit { who, .. }
            | Task::HitDifferent { who, .. }
            | Task::Bonus { who }
            | Task::Push { who, .. }
            | Task::Gather { who, .. }
            | Task::Bring { who, .. }
            | Task::Pick { who, .. }
            | Task::GatherPresence { who, .. }
            | Task::PresenceTo { who, .. }
            | Task::PresenceFrom { who, .. }
            | Task::Choose { who, .. }
            | Task::May { who, .. }
            | Task::Pay { who, .. }
            | Task::In { who, .. }
            | Task::Elsewhere { who, .. }
            | Task::Elements { who, .. }
            | Task::GainKind { who, .. }
            | Task::Keep { who, .. }
            | Task::Forget { who }
            | Task::Cascade { who, .. }
            | Task::Reclaim { who } => Set::only(who),
            _ => Set::EMPTY,
        }
    }
}
