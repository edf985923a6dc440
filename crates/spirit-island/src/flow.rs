//! How the game goes on by itself until somebody has to decide.

use artel_engine::{Log, Seat};

use crate::agenda::Task;
use crate::event::Event;
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::moves::Move;
use crate::outcome::Due;
use crate::spirit::Stage;

impl SpiritIsland {
    /// Goes on until somebody or chance has to decide, or the game is over.
    pub(crate) fn go_on(&mut self, log: &mut impl Log<Event>) {
        while !self.status.is_over() && self.due.is_none() && self.progress(log) {}
        self.scope = TABLE;
    }

    /// Does the next thing that needs no decision; false if there is none.
    fn progress(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.phase {
            Phase::BonusGrowth | Phase::Spirit => self.spirit_phase(log),
            Phase::Fast | Phase::Slow => self.table(log) || self.power_phase(log),
            Phase::Invader | Phase::TimePasses => {
                self.table(log) || (self.is_resting() && self.next_phase(log))
            }
        }
    }

    /// Works on the agenda of the table.
    fn table(&mut self, log: &mut impl Log<Event>) -> bool {
        self.scope = TABLE;
        self.step(log)
    }

    /// Whether the table has nothing left to do in this phase.
    pub(crate) fn is_resting(&self) -> bool {
        self.agendas[TABLE].is_empty()
    }

    fn spirit_phase(&mut self, log: &mut impl Log<Event>) -> bool {
        for seat in self.all_seats() {
            self.scope = seat.index();
            if self.step(log) || (self.agendas[self.scope].is_empty() && self.grow_on(seat, log)) {
                return true;
            }
        }
        let ready = self.spirits.iter().all(|spirit| spirit.stage == Stage::Ready);
        ready && self.next_phase(log)
    }

    /// Goes on with the Growth and card play of a Spirit as far as nothing is to be chosen.
    fn grow_on(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        match self.spirit(seat).stage {
            Stage::Growing { left: 0, .. } => self.growth_done(seat, log),
            Stage::Growing { left, .. } if left.is_power_of_two() => {
                self.act(seat, left.trailing_zeros() as u8, log);
            }
            Stage::Playing if !self.can_play(seat) => self.be_ready(seat, log),
            _ => return false,
        }
        true
    }

    /// Ends the Power phase when nobody wants or is able to use another Power.
    fn power_phase(&mut self, log: &mut impl Log<Event>) -> bool {
        let done = |seat: Seat| self.spirit(seat).stage == Stage::Ready || !self.can_use_any(seat);
        let all_done = self.is_resting() && self.all_seats().all(done);
        all_done && self.next_phase(log)
    }

    /// Begins the next phase.
    fn next_phase(&mut self, log: &mut impl Log<Event>) -> bool {
        self.scope = TABLE;
        self.phase = match self.phase {
            Phase::BonusGrowth | Phase::TimePasses => Phase::Spirit,
            Phase::Spirit => Phase::Fast,
            Phase::Fast => Phase::Invader,
            Phase::Invader => Phase::Slow,
            Phase::Slow => Phase::TimePasses,
        };
        if self.phase == Phase::Spirit {
            self.turn += 1;
            log.push(Event::TurnBegan { turn: self.turn });
        }
        log.push(Event::PhaseBegan { phase: self.phase });
        let stage = if self.phase == Phase::Spirit { Stage::Choosing } else { Stage::Playing };
        self.spirits.iter_mut().for_each(|spirit| spirit.stage = stage);
        match self.phase {
            Phase::Invader => self.invader_phase(),
            Phase::TimePasses => self.time_passes_phase(),
            _ => {}
        }
        true
    }

    /// Works on the top task of the agenda in scope; false if it is empty or somebody has to decide.
    fn step(&mut self, log: &mut impl Log<Event>) -> bool {
        let Some(task) = self.agendas[self.scope].last().cloned() else { return false };
        if self.due.is_some() {
            return false;
        }
        if task.is_question() {
            return self.settle_question(task, log);
        }
        self.pop();
        self.run(task, log);
        true
    }

    /// Answers a question to which there is only one answer, and drops one to which there is none.
    fn settle_question(&mut self, task: Task, log: &mut impl Log<Event>) -> bool {
        if self.settle_at_once(&task, log) {
            return true;
        }
        if self.asked(&task).len() > 1 {
            return false;
        }
        let (mut count, mut only) = (0, Move::Skip);
        self.options(&task, &mut |action| {
            count += 1;
            only = action;
        });
        match count {
            // Leaving out what is not there is no decision to tell of.
            0 => drop(self.pop()),
            1 if only == Move::Skip => drop(self.pop()),
            1 => self.answer(task, only, log),
            _ => return false,
        }
        true
    }

    /// Carries out a task that needs no decision.
    fn run(&mut self, task: Task, log: &mut impl Log<Event>) {
        match task {
            Task::Do { effects, land, who } => {
                let [first, rest @ ..] = effects else { return };
                if !rest.is_empty() {
                    self.push(Task::Do { effects: rest, land, who });
                }
                self.carry_out(first, land, who, log);
            }
            Task::Walk { part } => self.walk(part, log),
            Task::EachLand { lands, effects, who } => self.each_land(lands, effects, who),
            Task::EndUse => self.end_use(),
            Task::Again { power, user, near, fewer } => self.use_again(power, user, near, fewer, log),
            Task::Settle => self.settle(log),
            Task::Draw { who, major, gain, drawn } => self.draw(who, major, gain, drawn),
            Task::FearCards => self.fear_cards(),
            Task::TurnFear => self.due = Some(Due::Fear),
            Task::RavageStep => self.ravage_step(),
            Task::Ravage { land } => self.ravage_land(land, log),
            Task::Counterattack { land } => self.counterattack(land, log),
            Task::BuildStep => self.build_step(),
            Task::Builds { lands } => self.builds(lands),
            Task::Build { land } => self.build_land(land, log),
            Task::ExploreStep => self.explore_step(log),
            Task::Explore { card } => self.explore(card, log),
            Task::Advance { explored } => self.advance(explored, log),
            Task::TimePasses => self.time_passes(log),
            _ => {}
        }
    }
}

impl Task {
    /// Whether it waits for somebody's decision.
    pub(crate) fn is_question(&self) -> bool {
        !matches!(
            self,
            Task::Do { .. }
                | Task::Walk { .. }
                | Task::EachLand { .. }
                | Task::EndUse
                | Task::Again { .. }
                | Task::Settle
                | Task::Draw { .. }
                | Task::FearCards
                | Task::TurnFear
                | Task::RavageStep
                | Task::Ravage { .. }
                | Task::Counterattack { .. }
                | Task::BuildStep
                | Task::Builds { .. }
                | Task::Build { .. }
                | Task::ExploreStep
                | Task::Explore { .. }
                | Task::Advance { .. }
                | Task::TimePasses
        )
    }
}
