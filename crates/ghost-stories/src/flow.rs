//! How the game goes on between decisions.

use artel_engine::Log;

use crate::agenda::{Agenda, Cause, Task};
use crate::exorcism::Exorcism;
use crate::family::Family;
use crate::{Centre, Doings, Event, GhostStories, Move, Phase, Space, Step};

/// What a question leaves to decide.
enum Answers {
    None,
    One(Move),
    Several,
}

impl Task {
    /// Whether somebody has to decide; if the rules leave only one answer, nobody is asked.
    #[inline]
    pub(crate) fn is_question(self) -> bool {
        match self {
            Task::Act(_)
            | Task::Overrun
            | Task::Arrival
            | Task::Enter
            | Task::LeftStone(..)
            | Task::Curse(_)
            | Task::LoseQi
            | Task::TakeQi
            | Task::Fall
            | Task::Leave(_)
            | Task::Victory => false,
            Task::PlaceCard(_)
            | Task::Cursed(..)
            | Task::Suffer
            | Task::LoseTao(_)
            | Task::TakeTao
            | Task::Revive
            | Task::Restore
            | Task::Banish
            | Task::Calm
            | Task::Pray
            | Task::Shift
            | Task::Carry { .. }
            | Task::Reroll
            | Task::Judge
            | Task::Lend(_)
            | Task::Pay
            | Task::CurseOrder(..)
            | Task::QiOrYinYang
            | Task::GroupQi
            | Task::GroupYinYang => true,
        }
    }
}

impl GhostStories {
    /// Goes on until somebody or chance has to decide, or the game is over.
    #[inline]
    pub(crate) fn go_on(&mut self, log: &mut impl Log<Self>) {
        while !self.status.is_over() && self.due.is_none() {
            match self.agenda.top() {
                Some(task) if task.is_question() => match self.answers(task) {
                    Answers::None => self.unanswered(task, log),
                    Answers::One(action) => self.carry_out(action, log),
                    Answers::Several => return,
                },
                Some(task) => {
                    self.agenda.pop();
                    self.perform(task, log);
                }
                None if self.next_step(log) => {}
                None => return,
            }
        }
        if self.status.is_over() {
            // What was still to be done is never done (GS-R17), but a card once exorcised is gone.
            self.discard_exorcised(log);
            self.agenda = Agenda::EMPTY;
            self.exorcism = Exorcism::NONE;
            self.due = None;
        }
    }

    #[inline]
    fn answers(&self, task: Task) -> Answers {
        let (mut count, mut last) = (0, None);
        self.answers_to(task, &mut |family: Family| {
            if family.size() > 0 {
                count += family.size();
                last = Some(family);
            }
        });
        match (count, last) {
            (1, Some(family)) => Answers::One(self.nth_of(family, 0)),
            (0, _) => Answers::None,
            _ => Answers::Several,
        }
    }

    /// Whether the question leaves more than one answer.
    pub(crate) fn is_open_question(&self, task: Task) -> bool {
        matches!(self.answers(task), Answers::Several)
    }

    /// Nobody can answer: the task falls away, except that dice once rolled take effect.
    fn unanswered(&mut self, task: Task, log: &mut impl Log<Self>) {
        self.agenda.pop();
        if let Task::Cursed(cause, face, _) = task {
            self.suffer_curse(cause, face, log);
        }
    }

    #[inline]
    fn perform(&mut self, task: Task, log: &mut impl Log<Self>) {
        match task {
            Task::Act(space) => self.ghost_acts(space, log),
            Task::Overrun => self.overrun(log),
            Task::Arrival => {
                // Nobody comes to the board of somebody who has died in this phase (GS-R67).
                if self.lives(self.turn) {
                    self.agenda.push(Task::Enter);
                }
            }
            Task::Enter => self.enter(log),
            Task::LeftStone(space, icon) => self.left_stone(space, icon, log),
            Task::Curse(cause) => self.roll_curse(cause, log),
            Task::LoseQi => self.lose_qi(log),
            Task::TakeQi => self.take_qi(self.turn, log),
            Task::Fall => self.fall(log),
            Task::Leave(space) => self.clear(space, None, log),
            Task::Victory => self.check_victory(log),
            Task::PlaceCard(_)
            | Task::Cursed(..)
            | Task::Suffer
            | Task::LoseTao(_)
            | Task::TakeTao
            | Task::Revive
            | Task::Restore
            | Task::Banish
            | Task::Calm
            | Task::Pray
            | Task::Shift
            | Task::Carry { .. }
            | Task::Reroll
            | Task::Judge
            | Task::Lend(_)
            | Task::Pay
            | Task::CurseOrder(..)
            | Task::QiOrYinYang
            | Task::GroupQi
            | Task::GroupYinYang => {
                unreachable!("{task:?} is a question: it waits for an answer")
            }
        }
    }

    /// Goes on when nothing is left to be done; tells whether anything followed.
    #[inline]
    fn next_step(&mut self, log: &mut impl Log<Self>) -> bool {
        match self.phase {
            Phase::Dawn => false,
            Phase::Yin if self.lives(self.turn) => {
                self.phase = Phase::Yang { step: Step::Move };
                log.push(self, Event::YangBegan { taoist: self.taoist(self.turn) });
                false
            }
            Phase::Yin => {
                // Neutral and possessed boards have no Yang phase (GS-217, GS-R66, GS-R72).
                self.pass_turn();
                self.begin_yin(log);
                true
            }
            Phase::Yang { .. } if self.lives(self.turn) => false,
            Phase::Yang { .. } => {
                // The turn of a Taoist who dies ends at once (GS-R67).
                self.pass_turn();
                false
            }
        }
    }

    /// Hands the turn to the next board clockwise (GS-035).
    #[inline]
    pub(crate) fn pass_turn(&mut self) {
        let turn = self.turn;
        self.board_mut(turn).fresh_buddhas = 0;
        self.doings = Doings::default();
        self.turn = turn.next();
        self.phase = Phase::Dawn;
    }

    /// The Yin phase begins: the ghosts on the board act, then comes the overrun check, then a ghost
    /// arrives on a living player's board (GS-036, GS-218, GS-R66).
    #[inline]
    pub(crate) fn begin_yin(&mut self, log: &mut impl Log<Self>) {
        let side = self.turn;
        self.phase = Phase::Yin;
        log.push(self, Event::YinBegan { side, taoist: self.taoist(side) });
        if self.lives(side) {
            self.agenda.push(Task::Arrival);
        }
        self.agenda.push(Task::Overrun);
        // Only ghosts that lie here now act, from left to right (GS-R06, GS-R08).
        let ghosts = side.spaces().and(self.occupied());
        let [left, middle, right] = side.spaces_from_left();
        for space in [right, middle, left] {
            if ghosts.contains(space) {
                self.agenda.push(Task::Act(space));
            }
        }
        let takes_tao = |space| self.card(space).is_some_and(|card| card.has(Centre::LoseTao));
        if ghosts.iter().any(takes_tao) {
            // A token is discarded at the very start (GS-138), by this board alone (GS-R61).
            self.agenda.push(Task::LoseTao(side));
        }
    }

    /// Step 1 for one ghost.
    #[inline]
    fn ghost_acts(&mut self, space: Space, log: &mut impl Log<Self>) {
        let Some(card) = self.card(space) else { return };
        for &ability in card.centre() {
            match ability {
                Centre::Haunter => self.advance_figure(space, card, log),
                Centre::Tormentor => self.agenda.push(Task::Curse(Cause::Ghost(space))),
                // In force all the time, or done when the phase began.
                Centre::LoseTao
                | Centre::DiceImmune
                | Centre::OppositeSpaceEmpty
                | Centre::BuddhaRequired
                | Centre::WhiteIgnored => {}
            }
        }
    }
}
