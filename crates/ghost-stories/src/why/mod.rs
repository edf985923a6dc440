//! Why a move is not allowed: the rule that forbids it, for people who ask "why not?".
//!
//! Asked only about moves that [`GhostStories::allows`] refuses, so every path ends in a reason.

mod answers;
mod help;
mod powers;
mod yang;

use artel_engine::{Described as _, Illegal, Phrase, RuleId, Seat, Status};

use crate::rules::{GS_001, GS_035, GS_036, GS_070, GS_119, GS_146, GS_R17, GS_R92};
use crate::{GhostStories, Move, Phase, Tile};

/// A refusal that needs no more words than its key.
fn no(rule: RuleId, key: &'static str) -> Illegal {
    Illegal { rule, reason: Phrase::new(key) }
}

/// A refusal that names one thing.
fn no_name(rule: RuleId, key: &'static str, arg: &'static str, name: &'static str) -> Illegal {
    Illegal { rule, reason: Phrase::new(key).name(arg, name) }
}

/// The answer to a question that nobody has asked.
fn not_asked() -> Illegal {
    no(GS_070, "why-not-asked")
}

impl GhostStories {
    /// The reason why the seat may not make the move, which it may not.
    #[cold]
    pub(crate) fn explain(&self, seat: Seat, action: Move) -> Illegal {
        let Some(side) = self.side_of_seat(seat) else { return no(GS_001, "why-no-such-seat") };
        if self.status.is_over() {
            return self.why_over();
        }
        let Some(actor) = self.actor() else { return no(GS_R17, "why-chance-first") };
        if actor != seat {
            if !self.lives(side) {
                return no(GS_119, "why-dead");
            }
            let waiting = self.side_of_seat(actor).unwrap_or(side);
            let rule = if self.agenda.top().is_some() { GS_R92 } else { GS_035 };
            return no_name(rule, "why-not-your-turn", "taoist", self.taoist(waiting).id());
        }
        match (self.agenda.top(), self.phase) {
            (Some(task), _) => self.why_not_answer(task, action),
            (None, Phase::Yang { step }) => self.why_not_yang(step, action),
            (None, Phase::Dawn | Phase::Yin) => no(GS_036, "why-yin-first"),
        }
    }

    /// The reason why the seat has no step to any tile; none if it has one. Other kinds of moves either name
    /// nothing or are refused for what they name.
    pub(crate) fn explain_none(&self, seat: Seat, kind: &str) -> Option<Illegal> {
        let here = self.side_of_seat(seat).map(|side| self.tile_of(side));
        let other = Tile::ALL.into_iter().find(|&tile| Some(tile) != here)?;
        let steps = Tile::ALL.into_iter().any(|tile| self.allows(seat, Move::Step(tile)));
        (kind == "move" && !steps).then(|| self.explain(seat, Move::Step(other)))
    }

    fn why_over(&self) -> Illegal {
        let rule = match self.status {
            Status::Lost(defeat) => defeat.rules()[0],
            Status::Won | Status::Playing => GS_146,
        };
        no(rule, "why-over")
    }
}
