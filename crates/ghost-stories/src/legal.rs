//! Who may do what now.

use artel_engine::{Seat, Set};

use crate::agenda::{Reroll, Task};
use crate::family::{Family, FamilyList};
use crate::{GhostStories, Move, Phase, Place, Power, Side, Space, Step, Taoist};

impl GhostStories {
    /// Whom the table waits for; nobody while chance decides or when the game is over.
    #[inline]
    pub(crate) fn actor(&self) -> Option<Seat> {
        if self.status.is_over() || self.due.is_some() {
            return None;
        }
        match self.agenda.top() {
            Some(Task::LoseTao(side) | Task::Lend(side)) => self.board(side).seat,
            Some(Task::Reroll) => self.reroll_seat(),
            _ => self.decider(),
        }
    }

    /// What a seat has to decide, in which part of whose turn; nothing if the table waits for somebody else.
    pub(crate) fn duty(&self, seat: Seat) -> Option<(Option<Task>, Phase, Side)> {
        (self.actor() == Some(seat)).then(|| (self.agenda.top(), self.phase, self.turn))
    }

    /// Tells every family of moves that the [`GhostStories::actor`] has.
    #[inline]
    pub(crate) fn families(&self, tell: &mut impl FamilyList) {
        match (self.agenda.top(), self.phase) {
            (Some(task), _) => self.answers_to(task, tell),
            (None, Phase::Yang { step }) => self.yang_families(step, tell),
            (None, Phase::Dawn | Phase::Yin) => tell.add(Family::One(Move::Yin)),
        }
    }

    #[inline]
    fn yang_families(&self, step: Step, tell: &mut impl FamilyList) {
        if step == Step::Move {
            tell.add(Family::Tiles(Move::Step, self.steps()));
            tell.add(Family::Colours(Move::Pocket, self.pockets()));
            tell.add(Family::Spaces(Move::Enfeeble, self.enfeebles()));
        }
        if self.can_guide() {
            for taoist in self.others() {
                tell.add(Family::Lead(Move::Guide, taoist, self.place_of(self.side_of(taoist)).neighbours()));
            }
        }
        tell.add(Family::Taoists(Move::Borrow, self.borrowable()));
        if self.can_pick_up() {
            tell.add(Family::One(Move::PickUp));
        }
        if self.can_ask() {
            tell.add(Family::One(Move::Ask));
        }
        if self.can_exorcise() {
            tell.add(Family::One(Move::Exorcise));
        }
        if self.board(self.turn).yin_yang {
            tell.add(Family::Tiles(Move::Call, self.calls()));
            tell.add(Family::Tiles(Move::Cleanse, self.cleanses()));
        }
        tell.add(Family::Spaces(Move::Buddha, self.buddha_spaces()));
        tell.add(Family::One(Move::End));
    }

    /// Tells the families of answers to a question.
    #[inline]
    pub(crate) fn answers_to(&self, task: Task, tell: &mut impl FamilyList) {
        let lives = self.lives(self.turn);
        match task {
            Task::PlaceCard(card) => tell.add(Family::Spaces(Move::Place, self.spaces_for(card))),
            Task::LoseTao(side) => tell.add(Family::Colours(Move::Discard, self.tao(side).colours())),
            Task::Suffer => tell.add(Family::Taoists(Move::Suffer, self.living())),
            Task::Cursed(_, _, reroll) => self.curse_answers(reroll, tell),
            Task::TakeTao if lives => tell.add(Family::Colours(Move::Take, self.bank().colours())),
            Task::Revive if self.bank_qi() > 0 => tell.add(Family::Taoists(Move::Revive, self.dead())),
            Task::Restore => tell.add(Family::Tiles(Move::Restore, self.haunted)),
            Task::Banish => tell.add(Family::Spaces(Move::Banish, self.banishable())),
            Task::Calm => tell.add(Family::Sides(Move::Calm, self.stirring())),
            Task::Pray => tell.add(Family::Colours(Move::Pray, self.prayers())),
            Task::Shift => self.shift_answers(tell),
            Task::Carry { optional } => self.carry_answers(optional, tell),
            Task::Reroll => self.reroll_answers(tell),
            Task::Judge => self.judgements(tell),
            Task::Lend(_) => {
                tell.add(Family::One(Move::Lend));
                tell.add(Family::One(Move::Refuse));
            }
            Task::Pay => self.payments(tell),
            Task::CurseOrder(one, other) => {
                tell.add(Family::Spaces(Move::CurseFirst, Set::only(one).with(other)));
            }
            Task::QiOrYinYang if lives => self.reward_answers(tell),
            Task::GroupQi if self.bank_qi() > 0 => tell.add(Family::Taoists(Move::GiveQi, self.living())),
            Task::GroupYinYang => tell.add(Family::Taoists(Move::GiveYinYang, self.without_yin_yang())),
            Task::Act(_)
            | Task::Overrun
            | Task::Arrival
            | Task::Enter
            | Task::LeftStone(..)
            | Task::Curse(_)
            | Task::LoseQi
            | Task::TakeTao
            | Task::TakeQi
            | Task::Revive
            | Task::Fall
            | Task::Leave(_)
            | Task::QiOrYinYang
            | Task::GroupQi
            | Task::Victory => {}
        }
    }

    /// The living Taoists who have spent their Yin-Yang token (GS-R33).
    #[inline]
    pub(crate) fn without_yin_yang(&self) -> Set<Taoist> {
        self.taoists_where(|board| board.seat.is_some() && board.qi > 0 && !board.yin_yang)
    }

    /// The face stands unless the Taoist who rolled may reroll it (GS-173, GS-222, GS-R50).
    #[inline]
    fn curse_answers(&self, reroll: Reroll, tell: &mut impl FamilyList) {
        if reroll == Reroll::Done {
            return;
        }
        let own = self.active_has(Power::GodsFavorite);
        let borrowable = self.borrowable_reroll();
        if own {
            tell.add(Family::One(Move::RerollCurse));
        }
        tell.add(Family::Taoists(Move::Borrow, borrowable));
        if own || !borrowable.is_empty() {
            tell.add(Family::One(Move::Keep));
        }
    }

    #[inline]
    fn reroll_answers(&self, tell: &mut impl FamilyList) {
        let borrowable = self.borrowable_reroll();
        let own = self.reroller().is_some();
        if own {
            tell.add(Family::Reroll(self.exorcism.dice));
        } else {
            tell.add(Family::Taoists(Move::Borrow, borrowable));
        }
        if own || !borrowable.is_empty() {
            tell.add(Family::One(Move::Keep));
        }
    }

    fn shift_answers(&self, tell: &mut impl FamilyList) {
        let occupied = self.occupied();
        let free = Set::<Space>::ALL.minus(occupied);
        for from in occupied {
            tell.add(Family::Shift(from, free));
        }
        if !self.carried().is_empty() {
            tell.add(Family::One(Move::Skip));
        }
    }

    fn carry_answers(&self, optional: bool, tell: &mut impl FamilyList) {
        for taoist in self.carried() {
            let elsewhere = Set::<Place>::ALL.without(self.place_of(self.side_of(taoist)));
            tell.add(Family::Lead(Move::Carry, taoist, elsewhere));
        }
        if optional {
            tell.add(Family::One(Move::Skip));
        }
    }

    fn reward_answers(&self, tell: &mut impl FamilyList) {
        if self.bank_qi() > 0 {
            tell.add(Family::One(Move::GainQi));
        }
        if !self.board(self.turn).yin_yang {
            tell.add(Family::One(Move::GainYinYang));
        }
    }

    /// Whether the seat may make the move now.
    pub(crate) fn allows(&self, seat: Seat, action: Move) -> bool {
        if self.actor() != Some(seat) {
            return false;
        }
        let mut listed = false;
        self.families(&mut |family: Family| {
            listed |= (0..family.size()).any(|n| self.nth_of(family, n) == action);
        });
        listed
    }
}
