//! What the Invader phase that comes or has begun has still to do.

use crate::agenda::{Ask, Step, Task};
use crate::components::{Land, Lands};
use crate::effect::InvaderAction;
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::outcome::Due;
use crate::question;
use crate::reconcile::Coming;

/// What the Invader phase has still to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InvadersAhead {
    /// The lands that have still to ravage.
    pub ravages: Lands,
    /// The lands that have still to build.
    pub builds: Lands,
    /// Whether an Invader card has still to be revealed.
    pub explores: bool,
}

impl SpiritIsland {
    /// What the Invader phase has still to do: the one that has begun, or else the next.
    pub fn invaders_ahead(&self) -> InvadersAhead {
        let mut ahead = InvadersAhead {
            ravages: self.ravaging(&self.ravage),
            builds: self.building_lands(&self.build),
            explores: true,
        };
        if self.phase != Phase::Invader {
            return ahead;
        }
        let agenda = &self.agendas[TABLE];
        let waits = |step: Step| agenda.contains(&Task::Step(step));
        if !waits(Step::InvadersRavage) {
            ahead.ravages = self.lands_left(agenda, InvaderAction::Ravage);
        }
        if !waits(Step::InvadersBuild) {
            ahead.builds = self.lands_left(agenda, InvaderAction::Build);
        }
        ahead.explores = waits(Step::InvadersExplore) || self.due == Some(Due::Invaders);
        ahead
    }

    /// Whether somebody will be asked to skip the action in the land.
    pub fn may_be_skipped(&self, land: Land, action: InvaderAction) -> bool {
        self.skips_one(land, action).next().is_some()
    }
}

impl SpiritIsland {
    /// The lands in which an action has still to happen, once its step has begun.
    fn lands_left(&self, agenda: &[Task], action: InvaderAction) -> Lands {
        agenda.iter().fold(Lands::NONE, |lands, task| {
            lands.or(match (task, action) {
                (&Task::Step(Step::RavageCard { card }), InvaderAction::Ravage) => self.ravaging(&[card]),
                (&Task::Step(Step::BuildCard { card }), InvaderAction::Build) => self.building_lands(&[card]),
                (&Task::Ask(Ask::Ravages(question::Ravages { lands })), InvaderAction::Ravage)
                | (&Task::Step(Step::Builds { lands }), InvaderAction::Build) => lands,
                (&Task::Step(Step::Ravage { land, .. }), InvaderAction::Ravage)
                | (&Task::Step(Step::Build { land, .. }), InvaderAction::Build) => Lands::only(land),
                (&Task::Ask(Ask::Order(question::Order { coming: Coming::Act(act) })), _)
                    if act.action == action =>
                {
                    Lands::only(act.land)
                }
                (
                    &Task::Ask(
                        Ask::SkipOne(question::SkipOne { land, action: asked, .. })
                        | Ask::SkipForPresence(question::SkipForPresence { land, action: asked, .. }),
                    ),
                    _,
                ) if asked == action => Lands::only(land),
                (Task::Ask(_) | Task::Step(_), _) => Lands::NONE,
            })
        })
    }
}
