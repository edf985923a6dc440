//! Why a move is not allowed: the rule that forbids it, for people who ask "why not?".
//!
//! Asked only about moves that [`SpiritIsland::allows`] refuses, so every path ends in a reason.

mod answers;
mod cards;
mod pieces;
mod powers;
mod spirit_phase;
mod targets;

use artel_engine::{Described as _, Illegal, Phrase, RuleId, Seat, Status};

use crate::action::Source;
use crate::agenda::Task;
use crate::components::{Card, Land};
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::moves::Move;
use crate::outcome::Due;
use crate::rules::{SI_001, SI_083, SI_096, SI_103, SI_141, SI_169, SI_185, SI_252, SI_R57};

/// A refusal that needs no more words than its key.
fn no(rule: RuleId, key: &'static str) -> Illegal {
    Illegal { rule, reason: Phrase::new(key) }
}

/// A refusal that names a card.
fn no_card(rule: RuleId, key: &'static str, card: Card) -> Illegal {
    Illegal { rule, reason: Phrase::new(key).name("card", card.id()) }
}

/// A refusal that names a land.
fn no_land(rule: RuleId, key: &'static str, land: Land) -> Illegal {
    Illegal { rule, reason: Phrase::new(key).text("land", land.name()) }
}

/// A refusal with a number.
fn no_number(rule: RuleId, key: &'static str, arg: &'static str, number: u8) -> Illegal {
    Illegal { rule, reason: Phrase::new(key).number(arg, number) }
}

/// The answer to a question that nobody has asked.
fn not_asked() -> Illegal {
    no(SI_083, "why-not-asked")
}

impl SpiritIsland {
    /// The reason why the seat may not make the move, which it may not.
    #[cold]
    pub(crate) fn explain(&self, seat: Seat, action: Move) -> Illegal {
        if seat.index() >= self.spirits.len() {
            return no(SI_001, "why-no-such-seat");
        }
        if self.status.is_over() {
            return self.why_over();
        }
        if let Some(due) = self.due {
            return why_chance_first(due);
        }
        if let Some(land) = self.foreign_land(action) {
            return no_land(SI_185, "why-no-such-land", land);
        }
        let own = matches!(self.phase, Phase::BonusGrowth | Phase::Spirit);
        let agenda = if own { seat.index() } else { TABLE };
        match self.agendas[agenda].last() {
            Some(task) if !self.asked(task).contains(seat) => self.why_not_yours(task),
            Some(task) => self.why_not_answer(task, seat, action),
            None if own => self.why_not_in_spirit_phase(seat, action),
            None => self.why_not_in_power_phase(seat, action),
        }
    }

    fn why_over(&self) -> Illegal {
        let rule = match self.status {
            Status::Lost(defeat) => defeat.rules()[0],
            Status::Won | Status::Playing => SI_169,
        };
        no(rule, "why-over")
    }

    /// Somebody else is asked: the user of a Power, or whoever decides where no Power does.
    fn why_not_yours(&self, task: &Task) -> Illegal {
        let rule = match (task, self.action.as_ref().map(|action| action.source)) {
            (Task::Shares { .. }, _) => SI_103,
            (_, Some(Source::Power(_))) => SI_083,
            _ => SI_R57,
        };
        let asked = self.asked(task).first().unwrap_or(SpiritIsland::HOST);
        Illegal { rule, reason: Phrase::new("why-not-your-question").seat("seat", asked) }
    }

    /// A land that the move names and the island does not have.
    fn foreign_land(&self, action: Move) -> Option<Land> {
        let named = match action {
            Move::Land(land) | Move::From(land) | Move::Pick(_, land) => [land, land],
            Move::Send(_, from, to) | Move::Presence(from, to) => [from, to],
            _ => return None,
        };
        named.into_iter().find(|&land| !self.island.lands.contains(land))
    }
}

fn why_chance_first(due: Due) -> Illegal {
    let rule = match due {
        Due::Power { .. } => SI_252,
        Due::Fear => SI_096,
        Due::Invaders => SI_141,
    };
    no(rule, "why-chance-first")
}
