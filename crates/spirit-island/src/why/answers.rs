//! Why an answer to a question is refused.

use artel_engine::{Illegal, Phrase, RuleId, Seat};

use super::{cards, no, no_land, no_number, not_asked};
use crate::agenda::Task;
use crate::components::{Kind, Land};
use crate::effect::Effect;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{
    SI_048, SI_050, SI_062, SI_067, SI_083, SI_103, SI_111, SI_155, SI_200, SI_216, SI_229, SI_242, SI_249,
    SI_252, SI_266, SI_273, SI_321, SI_R01, SI_R57, SI_R73, SI_R79,
};

impl SpiritIsland {
    pub(super) fn why_not_answer(&self, task: &Task, seat: Seat, action: Move) -> Illegal {
        match (task, action) {
            (_, Move::Skip) => why_not_skip(task),
            (_, Move::Pick(..) | Move::Send(..) | Move::Presence(..)) => {
                self.why_not_piece_answer(task, action)
            }
            (_, Move::Land(land)) => self.why_not_land(task, land),
            (Task::Choose { .. } | Task::Instead { .. }, Move::Choose(number)) => {
                no_number(SI_R73, "why-choice-impossible", "option", number)
            }
            (Task::Target, Move::Spirit(target)) => self.why_not_target_spirit(target),
            (Task::PresenceFrom { .. }, Move::Track(_)) => no(SI_062, "why-track-empty"),
            (Task::PresenceFrom { .. }, Move::From(land)) => no_land(SI_067, "why-no-presence-there", land),
            (Task::Elements { .. }, Move::Element(element)) => Illegal {
                rule: SI_242,
                reason: Phrase::new("why-element-chosen").name("element", element.id()),
            },
            (Task::Gift { .. }, Move::Give(card)) => cards::not_to_give(card),
            (Task::Keep { .. }, Move::Keep(card)) => cards::not_drawn(card),
            (Task::Forget { .. }, Move::Forget(card)) => self.why_not_forget(seat, card),
            (Task::Reclaim { .. }, Move::Reclaim(card)) => cards::not_to_take_back(card),
            _ => first(task),
        }
    }

    fn why_not_piece_answer(&self, task: &Task, action: Move) -> Illegal {
        match (task, action) {
            (&Task::Hit { lands, kinds, .. }, Move::Pick(piece, land)) => {
                self.why_not_hit(lands, kinds, piece, land)
            }
            (&Task::HitDifferent { land: here, .. }, Move::Pick(piece, land)) => {
                self.why_not_hit_different(here, piece, land)
            }
            (Task::Pick { .. }, Move::Pick(piece, land)) => self.why_not_pick(task, piece, land),
            (Task::Push { .. } | Task::Gather { .. } | Task::Bring { .. }, Move::Send(piece, from, to)) => {
                self.why_not_send(task, piece, from, to)
            }
            (&Task::GatherPresence { to: here, who, .. }, Move::Presence(from, to)) => {
                self.why_not_gather_presence(here, from, to, who)
            }
            _ => first(task),
        }
    }

    fn why_not_land(&self, task: &Task, land: Land) -> Illegal {
        match *task {
            Task::Target => self.why_not_target_land(land),
            Task::Origin => no_land(SI_229, "why-no-origin", land),
            Task::PresenceTo { range, terrains, who } => self.why_no_presence_to(range, terrains, land, who),
            Task::In { effect: &Effect::In(place, effects), here, who } => {
                self.why_not_there(place, effects, here, land, who)
            }
            Task::Elsewhere { effect: &Effect::EachPlayerElsewhere(place, effects), who } => {
                let taken = self.action.as_ref().is_some_and(|action| action.shared_out.contains(land));
                if taken {
                    no_land(SI_103, "why-land-taken", land)
                } else {
                    self.why_not_there(place, effects, None, land, who)
                }
            }
            Task::Cascade { .. } => no_land(SI_200, "why-not-adjacent", land),
            Task::Ravages { .. } => no_land(SI_111, "why-not-ravaging", land),
            Task::Escalate { board } if land.board() != board => {
                let reason = Phrase::new("why-other-board").text("board", board.id());
                Illegal { rule: SI_155, reason }
            }
            Task::Escalate { .. } if self.island.at(land).count(Kind::Town) > 0 => {
                no_land(SI_R01, "why-town-there", land)
            }
            _ => first(task),
        }
    }
}

/// Only what a text makes optional can be left out.
fn why_not_skip(task: &Task) -> Illegal {
    match task {
        Task::Hit { .. } => no(SI_R79, "why-damage-left"),
        Task::PresenceTo { .. } | Task::PresenceFrom { growth: true, .. } | Task::GainKind { .. } => {
            no(SI_048, "why-not-optional")
        }
        _ => no(SI_216, "why-not-optional"),
    }
}

/// Another move than the question asks for.
fn first(task: &Task) -> Illegal {
    let (rule, key): (RuleId, &'static str) = match task {
        Task::Target | Task::Origin => (SI_083, "why-target-first"),
        Task::Threshold { .. } | Task::Instead { .. } => (SI_249, "why-threshold-first"),
        Task::Hit { .. } | Task::HitDifferent { .. } => (SI_266, "why-damage-first"),
        Task::Push { .. } | Task::Gather { .. } | Task::Bring { .. } | Task::GatherPresence { .. } => {
            (SI_321, "why-movement-first")
        }
        Task::Pick { .. } => (SI_273, "why-piece-first"),
        Task::PresenceTo { .. } | Task::PresenceFrom { .. } => (SI_050, "why-presence-first"),
        Task::Cascade { .. } => (SI_200, "why-cascade-first"),
        Task::Ravages { .. } => (SI_111, "why-ravage-first"),
        Task::In { .. } | Task::Elsewhere { .. } => (SI_216, "why-land-first"),
        Task::Escalate { .. } => (SI_155, "why-land-first"),
        Task::Shares { .. } => (SI_103, "why-share-first"),
        Task::GainKind { .. }
        | Task::Keep { .. }
        | Task::Forget { .. }
        | Task::Gift { .. }
        | Task::Reclaim { .. } => (SI_252, "why-card-first"),
        Task::Elements { .. } => (SI_242, "why-element-first"),
        Task::SkipOne { .. } | Task::SkipOrChange { .. } => (SI_R57, "why-decide-first"),
        Task::Choose { .. } | Task::May { .. } | Task::Pay { .. } | Task::Bonus { .. } => {
            (SI_216, "why-decide-first")
        }
        _ => return not_asked(),
    };
    no(rule, key)
}
