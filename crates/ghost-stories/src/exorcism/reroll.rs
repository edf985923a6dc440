//! The Gods' Favorite: dice rolled once more.

use artel_engine::{Log, Seat, Set};

use crate::agenda::{Due, Reroll, Task};
use crate::{Event, Faces, GhostStories, Phase, Power, Side, Taoist};

impl GhostStories {
    /// Who may reroll the dice of the exorcism: the active Taoist or one on the same tile (GS-172).
    #[inline]
    pub(crate) fn reroller(&self) -> Option<Side> {
        if self.active_has(Power::GodsFavorite) {
            return Some(self.turn);
        }
        let green = self.side_of(Power::GodsFavorite.taoist());
        let board = self.board(green);
        let beside = board.power == Power::GodsFavorite
            && self.lives(green)
            && self.power_works(green)
            && board.place == self.board(self.turn).place;
        beside.then_some(green)
    }

    /// Whoever is asked about the dice.
    #[inline]
    pub(crate) fn reroll_seat(&self) -> Option<Seat> {
        self.reroller().and_then(|side| self.board(side).seat).or_else(|| self.decider())
    }

    /// The green board, if its reroll can be borrowed in the own Yang phase (GS-R91).
    #[inline]
    pub(crate) fn borrowable_reroll(&self) -> Set<Taoist> {
        let green = Power::GodsFavorite.taoist();
        let lends = matches!(self.phase, Phase::Yang { .. })
            && self.power(self.side_of(green)) == Power::GodsFavorite
            && self.lenders().contains(green);
        if lends { Set::only(green) } else { Set::EMPTY }
    }

    /// Some dice of the exorcism are rolled once more; the rest stays (GS-174).
    pub(crate) fn reroll(&mut self, dice: Faces, log: &mut impl Log<Self>) {
        self.agenda.pop();
        let Some(rest) = self.exorcism.dice.without(dice) else { unreachable!("{dice} were not rolled") };
        self.exorcism.dice = rest;
        self.due = Some(Due::Dice(dice.len()));
        log.push(self, Event::Rerolled { dice });
    }

    /// The Curse die is rolled once more; that result stands (GS-173, GS-174).
    pub(crate) fn reroll_curse(&mut self, log: &mut impl Log<Self>) {
        if let Some(Task::Cursed(cause, ..)) = self.agenda.top() {
            self.agenda.pop();
            self.due = Some(Due::Curse(cause, Reroll::Done));
            log.push(self, Event::CurseRerolled { taoist: self.taoist(self.turn) });
        }
    }
}
