//! Why a move is not allowed: the rule that forbids it, for people who ask "why not?".
//!
//! Asked only about moves that [`SpiritIsland::allows`] refuses, so every path ends in a reason.

mod pieces;
mod powers;
mod spirit_phase;
mod targets;

pub(crate) use pieces::of_piece;

use artel_engine::{Described as _, Illegal, Phrase, RuleId, Seat, Status};

use crate::action::Source;
use crate::agenda::Ask;
use crate::components::{Card, Land};
use crate::game::{Phase, SpiritIsland};
use crate::moves::Move;
use crate::outcome::Due;
use crate::rules::{SI_001, SI_083, SI_096, SI_103, SI_141, SI_169, SI_185, SI_252, SI_R57, SM_031, SM_063};

/// A refusal that needs no more words than its key.
pub(crate) fn no(rule: RuleId, key: &'static str) -> Illegal {
    Illegal { rule, reason: Phrase::new(key) }
}

/// A refusal that names a card.
pub(crate) fn no_card(rule: RuleId, key: &'static str, card: Card) -> Illegal {
    Illegal { rule, reason: Phrase::new(key).name("card", card.id()) }
}

/// A refusal that names a land.
pub(crate) fn no_land(rule: RuleId, key: &'static str, land: Land) -> Illegal {
    Illegal { rule, reason: land.tell("land", Phrase::new(key)) }
}

/// A refusal with a number.
pub(crate) fn no_number(rule: RuleId, key: &'static str, arg: &'static str, number: u8) -> Illegal {
    Illegal { rule, reason: Phrase::new(key).number(arg, number) }
}

/// The answer to a question that nobody has asked.
pub(crate) fn not_asked() -> Illegal {
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
        match self.open_question(self.agenda_of(seat)) {
            Some(task) if !task.asked(self).contains(seat) => self.why_not_yours(task),
            Some(task) => task.why_not(self, seat, action),
            None => match self.phase {
                Phase::BonusGrowth | Phase::Spirit => self.why_not_in_spirit_phase(seat, action),
                Phase::Setup | Phase::Fast | Phase::Invader | Phase::Slow | Phase::TimePasses => {
                    self.why_not_in_power_phase(seat, action)
                }
            },
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
    fn why_not_yours(&self, task: &Ask) -> Illegal {
        let rule = match (task, self.action().map(|action| action.source)) {
            (Ask::Shares(_), _) => SI_103,
            (_, Some(Source::Power(_))) => SI_083,
            _ => SI_R57,
        };
        let asked = task.asked(self).first().unwrap_or(SpiritIsland::HOST);
        Illegal { rule, reason: Phrase::new("why-not-your-question").seat("seat", asked) }
    }

    /// A land that the move names and the island does not have.
    fn foreign_land(&self, action: Move) -> Option<Land> {
        action.lands().into_iter().find(|&land| !self.places().contains(land))
    }
}

fn why_chance_first(due: Due) -> Illegal {
    let rule = match due {
        Due::Power { .. } => SI_252,
        Due::Fear | Due::FearLook { .. } => SI_096,
        Due::Invaders => SI_141,
        Due::Blight => SM_031,
        Due::Event => SM_063,
    };
    no(rule, "why-chance-first")
}
