//! What a seat is asked, to tell whether it is still the same.

use artel_engine::{Seat, Set};

use super::{Ask, Shares};
use crate::action::Source;
use crate::game::{Phase, SpiritIsland};
use crate::stage::Stage;

/// What a seat is asked, and when.
#[derive(PartialEq, Debug)]
pub(crate) struct Duty {
    turn: u8,
    phase: Phase,
    kind: Kind,
}

#[derive(PartialEq, Debug)]
enum Kind {
    /// It is not asked anything.
    Nothing,
    /// A question that has to be answered before anything else, the tasks below it, and which Power or Fear card asks.
    Answer { ask: Ask, below: usize, source: Option<Source> },
    /// What to do next in the Spirit phase, or which Power to use.
    Next(Stage),
}

impl SpiritIsland {
    /// What a seat is asked now.
    pub(crate) fn duty(&self, seat: Seat) -> Duty {
        let kind =
            if self.status.is_over() || self.due.is_some() { Kind::Nothing } else { self.asked_of(seat) };
        Duty { turn: self.turn, phase: self.phase, kind }
    }

    fn asked_of(&self, seat: Seat) -> Kind {
        let scope = self.agenda_of(seat);
        let Some(ask) = self.open_question(scope) else { return Kind::Next(self.spirit(seat).stage) };
        if !ask.asked(self).contains(seat) {
            return Kind::Nothing;
        }
        let source = self.action().map(|action| action.source);
        Kind::Answer { ask: shared_by_all(ask), below: self.agendas[scope].len() - 1, source }
    }
}

/// A question that is put to several is the same whoever has answered it.
fn shared_by_all(ask: &Ask) -> Ask {
    if let Ask::Shares(Shares { effect, .. }) = *ask {
        return Ask::Shares(Shares { effect, left: Set::EMPTY });
    }
    ask.clone()
}
