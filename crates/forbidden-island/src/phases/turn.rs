//! How turns pass.

use artel_engine::{Log, Seat};

use crate::{Event, ForbiddenIsland, Phase};

impl ForbiddenIsland {
    /// Clockwise (FI-030), with all actions and a flight for the Pilot again.
    pub(crate) fn begin_next_turn(&mut self, log: &mut impl Log<Self>) {
        self.active = Seat((self.active.0 + 1) % self.players);
        self.phase = Phase::BEGIN;
        self.flight_used = false;
        log.push(self, Event::TurnBegan { adventurer: self.adventurer(self.active) });
    }

    /// The turn ends with its last flood card.
    #[inline]
    pub(crate) fn end_turn_if_all_is_drawn(&mut self, log: &mut impl Log<Self>) {
        if self.phase == (Phase::FloodDraw { left: 0 }) {
            self.begin_next_turn(log);
        }
    }

    /// One action of the turn is used (FI-032).
    #[inline]
    pub(crate) fn use_action(&mut self) {
        if let Phase::Actions { left } = &mut self.phase {
            *left -= 1;
        }
    }
}
