//! The Curse die.

use artel_engine::Log;

use crate::agenda::{Cause, Due, Reroll, Task};
use crate::{CurseFace, Event, GhostStories, Power, Tao, Tile};

impl GhostStories {
    /// The Curse die is rolled for the board in turn, unless its Taoist never rolls it (GS-176,
    /// GS-R51).
    pub(crate) fn roll_curse(&mut self, cause: Cause, log: &mut impl Log<Self>) {
        if self.active_has(Power::StrengthOfAMountain) {
            log.push(self, Event::CurseSpared { taoist: self.taoist(self.turn) });
        } else {
            self.due = Some(Due::Curse(cause, Reroll::Possible));
        }
    }

    /// The die shows a face, which can be accepted or rerolled.
    pub(crate) fn curse_rolled(
        &mut self,
        cause: Cause,
        face: CurseFace,
        reroll: Reroll,
        log: &mut impl Log<Self>,
    ) {
        self.agenda.push(Task::Cursed(cause, face, reroll));
        log.push(self, Event::CurseRolled { face });
    }

    /// What the Curse die shows comes true (GS-048 to GS-052), for the board in turn (GS-221, GS-R28) and
    /// in front of the ghost it was rolled for (GS-R65).
    pub(crate) fn suffer_curse(&mut self, cause: Cause, face: CurseFace, log: &mut impl Log<Self>) {
        match (face, cause) {
            (CurseFace::NoEffect, _) => {}
            (CurseFace::Haunt, Cause::Ghost(space)) => self.haunt_line(space, log),
            (CurseFace::Haunt, Cause::Cemetery) => self.haunt(self.village.place(Tile::Cemetery), log),
            (CurseFace::NewGhost, _) => self.agenda.push(Task::Enter),
            (CurseFace::LoseAllTao, _) => self.lose_all_tao(log),
            (CurseFace::LoseQi, _) => self.agenda.push(Task::LoseQi),
        }
    }

    /// Boards without a living Taoist have no tokens to lose (GS-223, GS-R86).
    fn lose_all_tao(&mut self, log: &mut impl Log<Self>) {
        let turn = self.turn;
        let lost = self.board(turn).tao;
        self.board_mut(turn).tao = Tao::NONE;
        if !lost.is_empty() {
            log.push(self, Event::LostAllTao { taoist: self.taoist(turn), tokens: lost.len() });
        }
    }
}
