//! How the game goes on by itself until somebody has to decide.

use artel_engine::{Log, Seat};

use crate::agenda::{Ask, Step, Task};
use crate::changes::Cause;
use crate::effect::InvaderAction;
use crate::effect::Until;
use crate::event::Event;
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::moves::Move;
use crate::outcome::Due;
use crate::reconcile::Coming;
use crate::stage::Stage;

impl SpiritIsland {
    /// Goes on until somebody or chance has to decide, or the game is over.
    pub(crate) fn go_on(&mut self, log: &mut impl Log<Self>) {
        while !self.status.is_over() && self.due.is_none() && self.progress(log) {}
        self.scope = TABLE;
    }

    /// Does the next thing that needs no decision; false if there is none.
    fn progress(&mut self, log: &mut impl Log<Self>) -> bool {
        match self.phase {
            Phase::BonusGrowth | Phase::Spirit => self.spirit_phase(log),
            Phase::Fast | Phase::Slow => self.table(log) || self.power_phase(log),
            Phase::Setup | Phase::Invader | Phase::TimePasses => {
                self.table(log) || (self.is_resting() && self.next_phase(log))
            }
        }
    }

    /// Works on the agenda of the table.
    fn table(&mut self, log: &mut impl Log<Self>) -> bool {
        self.scope = TABLE;
        self.step(log)
    }

    /// Whether the table has nothing left to do in this phase.
    pub(crate) fn is_resting(&self) -> bool {
        self.agendas[TABLE].is_empty()
    }

    fn spirit_phase(&mut self, log: &mut impl Log<Self>) -> bool {
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
    fn grow_on(&mut self, seat: Seat, log: &mut impl Log<Self>) -> bool {
        match self.spirit(seat).stage {
            Stage::Growing { left: 0, .. } => self.option_done(seat, log),
            Stage::Growing { left, .. } if left.is_power_of_two() => {
                self.act(seat, left.trailing_zeros() as u8, log);
            }
            Stage::Playing if !self.can_play(seat) && self.may_end(seat) => self.be_ready(seat, log),
            Stage::Choosing { .. } | Stage::Growing { .. } | Stage::Playing | Stage::Ready => return false,
        }
        true
    }

    /// Whether the Spirit has nothing to do besides playing cards, and will not have when another one has finished.
    fn may_end(&self, seat: Seat) -> bool {
        self.underway.depth() == 0 && !self.has_anytime(seat)
    }

    /// Ends the Power phase when nobody wants or is able to use another Power.
    fn power_phase(&mut self, log: &mut impl Log<Self>) -> bool {
        let idle = |seat: Seat| !self.can_use_any(seat) && !self.has_anytime(seat);
        let done = |seat: Seat| self.spirit(seat).stage == Stage::Ready || idle(seat);
        let all_done = self.is_resting() && self.all_seats().all(done);
        all_done && self.next_phase(log)
    }

    /// Begins the next phase.
    fn next_phase(&mut self, log: &mut impl Log<Self>) -> bool {
        self.scope = TABLE;
        self.phase = match self.phase {
            Phase::Setup | Phase::BonusGrowth | Phase::TimePasses => Phase::Spirit,
            Phase::Spirit => Phase::Fast,
            Phase::Fast => Phase::Invader,
            Phase::Invader => Phase::Slow,
            Phase::Slow => Phase::TimePasses,
        };
        if self.phase == Phase::Spirit {
            self.turn += 1;
            self.end_what_lasts(Until::NextTurn, log);
            self.begin_to_owe();
            self.begin_what_waits(log);
            log.push(self, Event::TurnBegan { turn: self.turn });
            if self.lost_in_scenario().is_some() {
                // What was allowed in the first turn loses the game now.
                self.judge(log);
                return true;
            }
        }
        let stage = if self.phase == Phase::Spirit { Stage::CHOOSING } else { Stage::Playing };
        self.spirits.iter_mut().for_each(|spirit| spirit.stage = stage);
        log.push(self, Event::PhaseBegan { phase: self.phase });
        match self.phase {
            Phase::Invader => self.invader_phase(),
            Phase::TimePasses => self.time_passes_phase(),
            Phase::Setup | Phase::BonusGrowth | Phase::Spirit | Phase::Fast | Phase::Slow => {}
        }
        true
    }

    /// Works on the top task of the agenda in scope; false if it is empty or somebody has to decide.
    fn step(&mut self, log: &mut impl Log<Self>) -> bool {
        if self.due.is_some() {
            return false;
        }
        match self.agendas[self.scope].last().cloned() {
            None => false,
            Some(Task::Ask(ask)) => self.settle_question(ask, log),
            Some(Task::Step(step)) => {
                self.pop();
                self.run(step, log);
                true
            }
        }
    }

    /// Answers a question to which there is only one answer, and drops one to which there is none.
    fn settle_question(&mut self, ask: Ask, log: &mut impl Log<Self>) -> bool {
        if ask.settle(self, log) {
            return true;
        }
        let asked = ask.asked(self);
        let (Some(seat), 1) = (asked.first(), asked.len()) else { return false };
        let (mut count, mut only) = (0, Move::Skip);
        ask.options(self, &mut |action| {
            count += 1;
            only = action;
        });
        match count {
            // Leaving out what is not there is no decision to tell of.
            0 => drop(self.pop()),
            1 if only == Move::Skip => drop(self.pop()),
            1 => ask.answer(seat, only, self, log),
            _ => return false,
        }
        true
    }

    /// Carries out a step.
    fn run(&mut self, step: Step, log: &mut impl Log<Self>) {
        match step {
            Step::Do { effects, land, who } => {
                let [first, rest @ ..] = effects else { return };
                if !rest.is_empty() {
                    self.push(Step::Do { effects: rest, land, who });
                }
                first.carry_out(land, who, self, log);
            }
            Step::Walk { part } => self.walk(part, log),
            Step::EachLand { lands, effects, who } => self.each_land(lands, effects, who),
            Step::EachSpirit { left, effect } => self.each_spirit(left, effect),
            Step::EachBoard { boards, effect } => self.each_board(&boards, effect),
            Step::Accelerate => self.accelerate(),
            Step::Accelerated | Step::ExploredMore => {}
            Step::ExploreMore => self.explore_more(log),
            Step::JoinBuild { card } => self.build.push(card),
            Step::AdversarySetup { after } => self.adversary_setup(after),
            Step::ScenarioSetup => self.scenario_setup(),
            Step::LastStand => self.end_last_stand(log),
            Step::EscalateIn { card, lands } => self.escalate_in(card, lands),
            Step::SecondBuild => self.second_build_step(),
            Step::CountDestroyed { kinds, before } => {
                let land = self.action().and_then(|action| action.land);
                self.generate_fear(self.destroyed_so_far(kinds) - before, Cause::Said, land, log);
            }
            Step::EndUse => self.end_use(),
            Step::Again { power, user, near, fewer } => self.use_again(power, user, near, fewer, log),
            Step::Settle => self.settle(log),
            Step::Draw { who, major, gain, drawn } => self.draw(who, major, gain, drawn),
            Step::DrawEvent => self.draw_event(),
            Step::EventPart { card, part } => self.event_part(card, part),
            Step::FearCards => self.fear_cards(),
            Step::TurnFear => self.due = Some(Due::Fear),
            Step::InvadersRavage => self.ravage_step(),
            Step::RavageCard { card } => self.ravage_card(card),
            Step::Ravage { land, extra } => self.ravage_land(land, extra, log),
            Step::Blows { land } => self.blows(land, log),
            Step::Counterattack { land, dahan } => self.counterattack(land, dahan, log),
            Step::InvadersBuild => self.build_step(),
            Step::BuildCard { card } => self.build_card(card),
            Step::Builds { lands } => self.builds(lands),
            Step::Build { land, extra } => self.act_in(land, InvaderAction::Build, extra, log),
            Step::InvadersExplore => self.explore_step(log),
            Step::Explore { card } => self.explore(card),
            Step::Explores { card, lands, explored } => self.explores(card, lands, explored, log),
            Step::AddBlight { land, spread, who } => {
                self.let_come(Coming::Blight { land, spread, who }, log);
            }
            Step::BlightLeaves { left } => self.blight_leaves(left, log),
            Step::Times { left, effects, land, who } => self.repeatedly(left, effects, land, who),
            Step::TopCard { effect, land, who } => self.turn_top_card(effect, land, who),
            Step::IfDestroyed { effect, before, land, who } => self.if_destroyed(effect, before, land, who),
            Step::Await { moment } => self.carry_out_later(moment),
            Step::Advance { explored } => self.advance(explored, log),
            Step::TimePasses => self.time_passes(log),
            Step::FirstExplore => self.due = Some(Due::Invaders),
            Step::TurnBlight => self.turn_blight(log),
            Step::BlightedIsland => self.blighted_island(),
        }
    }
}
