//! Losing and gaining Qi, dying and coming back.

use artel_engine::{Log, without};

use crate::agenda::Task;
use crate::{Defeat, Event, GhostStories, Side, Tao, Tile};

/// What a Taoist comes back with (GS-181).
const REVIVED_QI: u8 = 2;

impl GhostStories {
    /// Step 2: a full board costs 1 Qi and lets no ghost arrive (GS-053, GS-224, GS-R09).
    pub(crate) fn overrun(&mut self, log: &mut impl Log<Self>) {
        if !self.free(self.turn.spaces()).is_empty() {
            return;
        }
        if self.agenda.top() == Some(Task::Arrival) {
            self.agenda.pop();
        }
        self.agenda.push(Task::LoseQi);
        log.push(self, Event::Overrun { side: self.turn });
    }

    /// The board in turn loses 1 Qi; a possessed one makes a player of the group's choice pay (GS-226).
    pub(crate) fn lose_qi(&mut self, log: &mut impl Log<Self>) {
        if self.board(self.turn).qi > 0 {
            self.take_qi_from(self.turn, log);
        } else {
            self.agenda.push(Task::Suffer);
        }
    }

    /// Takes 1 Qi from a board that has some.
    pub(crate) fn take_qi_from(&mut self, side: Side, log: &mut impl Log<Self>) {
        let board = self.board_mut(side);
        board.qi = without(board.qi, 1);
        let left = board.qi;
        let taoist = self.taoist(side);
        log.push(
            self,
            if self.board(side).seat.is_some() {
                Event::LostQi { taoist, left }
            } else {
                Event::BoardLostQi { taoist, left }
            },
        );
        if left == 0 {
            self.out_of_qi(side, log);
        }
    }

    /// Takes 1 Qi from the bank, if it has one (GS-011, GS-R31).
    pub(crate) fn take_qi(&mut self, side: Side, log: &mut impl Log<Self>) {
        if self.lives(side) && self.bank_qi() > 0 {
            self.board_mut(side).qi += 1;
            log.push(self, Event::GainedQi { taoist: self.taoist(side) });
        }
    }

    /// A Taoist dies, or a neutral board becomes possessed (GS-115, GS-225).
    fn out_of_qi(&mut self, side: Side, log: &mut impl Log<Self>) {
        let taoist = self.taoist(side);
        if self.board(side).seat.is_none() {
            log.push(self, Event::Possessed { taoist });
            return self.keep_mantra_true(log);
        }
        let cemetery = self.village.place(Tile::Cemetery);
        let board = self.board_mut(side);
        // Everything goes back where it came from (GS-116, GS-R68), the figure to the Cemetery (GS-117),
        // neutral power tokens to the centre tile (GS-215).
        let tokens = std::mem::take(&mut board.power_tokens);
        board.tao = Tao::NONE;
        board.yin_yang = false;
        board.buddhas = 0;
        board.fresh_buddhas = 0;
        board.place = cemetery;
        self.centre_tokens += tokens;
        log.push(self, Event::Died { taoist });
        self.keep_mantra_true(log);
        if self.living().is_empty() {
            self.lose(Defeat::AllDead, log);
        }
    }

    /// A dead Taoist stands up on the Cemetery with 2 Qi, as far as the bank has them (GS-R46).
    pub(crate) fn revive(&mut self, side: Side, log: &mut impl Log<Self>) {
        let qi = REVIVED_QI.min(self.bank_qi());
        self.board_mut(side).qi = qi;
        log.push(self, Event::Revived { taoist: self.taoist(side), qi });
    }
}
