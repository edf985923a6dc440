//! What the scenario does: its setup, its rules, what it makes of victory and defeat (SM-R72 to SM-R75).

use artel_engine::{Log, Seat};

use crate::action::{Action, Source};
use crate::agenda::Step;
use crate::components::{Corner, INVADERS, Kinds, Land, Lands, ScenarioName};
use crate::deeds::Act;
use crate::effect::make::{CITY, DAHAN, TOWN, TOWN_CITY};
use crate::effect::{Effects, Lasting, Scenario, Victory};
use crate::end::Defeat;
use crate::event::Event;
use crate::game::{Phase, SpiritIsland};
use crate::moves::Move;
use crate::question;
use crate::reactions::Reactions;

/// A rule of the scenario that reacts to what an action has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ScenarioReaction {
    /// Dahan that were moved strike.
    Raid,
    /// Invaders come for destroyed Towns and Cities.
    Reinforcements,
}

impl ScenarioReaction {
    /// All of them, in the order of their places.
    pub(crate) const ALL: [ScenarioReaction; 2] = [ScenarioReaction::Raid, ScenarioReaction::Reinforcements];

    /// What lasts for the whole game and reacts so.
    pub(crate) const fn rule(self) -> Lasting {
        match self {
            ScenarioReaction::Raid => Lasting::Raids,
            ScenarioReaction::Reinforcements => Lasting::Reinforcements,
        }
    }
}

impl SpiritIsland {
    /// The scenario.
    pub fn scenario(&self) -> Option<ScenarioName> {
        self.scenario
    }

    /// Its panel.
    pub(crate) fn panel(&self) -> Option<&'static Scenario> {
        self.scenario.map(ScenarioName::entry)
    }

    /// What wins the game.
    pub(crate) fn way_to_win(&self) -> Victory {
        self.panel().map_or(Victory::Usual, |panel| panel.victory)
    }

    /// Whether a rule of the scenario holds.
    #[inline]
    pub(crate) fn plays_by(&self, rule: Lasting) -> bool {
        self.panel().is_some_and(|panel| panel.standing().any(|each| each == rule))
    }

    /// What the scenario does when everything else of the setup is over.
    pub(crate) fn scenario_setup(&mut self) {
        let (Some(name), who) = (self.scenario, SpiritIsland::HOST) else { return };
        let effects = name.entry().after_setup;
        if !effects.is_empty() {
            self.begin_action(Action::new(Source::Scenario(name), who));
            self.push(Step::Do { effects, land: None, who });
        }
    }

    /// One more set of Invader actions: they build, explore, and the cards move on.
    pub(crate) fn invaders_act(&mut self) {
        self.push(Step::FirstExplore);
        self.push(Step::Advance { explored: None });
        self.push(Step::InvadersBuild);
    }

    /// On each board one of the lands that were explored gets another Explorer (SM-R74).
    pub(crate) fn extra_explorers(&mut self, explored: Lands) {
        if self.plays_by(Lasting::ExtraExplorer) {
            for place in (0..self.island.boards.len()).rev() {
                let lands = explored.and(self.island.boards[place].lands());
                if !lands.is_empty() {
                    self.push(question::MoreExplorers { lands });
                }
            }
        }
    }

    /// The Inner Lands: one on each board, by the number of boards (SM-R72).
    pub(crate) fn inner_lands(&self) -> Lands {
        let count = self.island.boards.len();
        let of = |(place, board): (usize, &crate::components::BoardName)| {
            let corner = match (count, place) {
                (0..=2, _) => return Land::new(*board, 7),
                (4, 1 | 3) | (5, 2) => Corner::C2,
                (_, _) => Corner::C1,
            };
            Land::new(*board, board.board().corner(corner))
        };
        self.island.boards.iter().enumerate().map(of).collect()
    }

    /// The lands nearest to the Inner Land of a Spirit's own board, on that board, in which it may have Presence.
    pub(crate) fn near_inner(&self, seat: Seat) -> Lands {
        let board = self.island.boards[seat.index()].lands();
        let inner = self.inner_lands().and(board);
        let free: Lands = board.iter().filter(|&land| self.may_dwell(seat, land)).collect();
        let reach = |range: u8| self.island.within(range, inner).and(free);
        (0..=board.len() as u8).map(reach).find(|lands| !lands.is_empty()).unwrap_or(Lands::NONE)
    }

    /// The lands nearest to a land, itself among them, with such pieces.
    pub(crate) fn nearest_with(&self, kinds: Kinds, land: Land) -> Lands {
        let there = self.island.with(kinds);
        let all = self.island.lands.len() as u8;
        let reach = |range: u8| self.island.within(range, Lands::only(land)).and(there);
        if there.is_empty() {
            return Lands::NONE;
        }
        (0..=all).map(reach).find(|lands| !lands.is_empty()).unwrap_or(Lands::NONE)
    }

    /// The lands in which Towns and Cities outnumber Dahan.
    pub(crate) fn overrun(&self) -> Lands {
        let outnumbered = |land: &Land| {
            let ground = self.island.at(*land);
            ground.total(TOWN_CITY) > ground.total(DAHAN)
        };
        self.island.lands.iter().filter(outnumbered).collect()
    }

    /// Whether the Dahan have won (SM-R73).
    pub(crate) fn insurrection_won(&self) -> bool {
        match self.terror_level() {
            1 => !self.island.has(INVADERS),
            2 => self.overrun().is_empty(),
            _ => self.overrun().len() < u32::from(self.players()),
        }
    }

    /// The last Fear card was earned and the game is not won: all Dahan strike once, then it is decided.
    pub(crate) fn is_last_stand_due(&self) -> bool {
        let fought = self.agendas.tasks().iter().any(|task| task.step() == Some(&Step::LastStand));
        self.plays_by(Lasting::LastStand) && self.terror.cards() == 0 && !fought
    }

    /// All Dahan strike at once.
    pub(crate) fn begin_last_stand(&mut self, log: &mut impl Log<Self>) {
        let Some(name) = self.scenario else { return };
        self.push(Step::LastStand);
        self.begin_action(Action::new(Source::Scenario(name), SpiritIsland::HOST));
        log.push(self, Event::RuleActed { rule: "coordinated-insurrection" });
        for land in self.island.with(DAHAN).and(self.island.with(INVADERS)).iter() {
            self.push(Step::Counterattack { land, dahan: None });
        }
    }

    /// All Dahan have struck: without victory the game is lost.
    pub(crate) fn end_last_stand(&mut self, log: &mut impl Log<Self>) {
        self.push(Step::LastStand);
        self.judge(log);
        if !self.status.is_over() {
            self.lose(Defeat::Scenario, log);
        }
    }

    /// The lands in which the Spirits could perform a ritual now.
    pub(crate) fn ritual_lands(&self) -> Lands {
        let Some((dahan, _)) = self.ritual() else { return Lands::NONE };
        let in_time = matches!(self.phase, Phase::Fast | Phase::Slow);
        let needed = dahan.saturating_mul(self.players());
        let wealth: u16 = self.all_seats().map(|seat| u16::from(self.wealth(seat))).sum();
        let (energy, presence) = self.offering();
        let fits = |land: &Land| {
            let ground = self.island.at(*land);
            self.all_seats().all(|seat| ground.presence(seat) > 0)
                && ground.total(DAHAN) >= needed
                && ground.all_presence() >= presence
        };
        if in_time && wealth >= u16::from(energy) {
            self.island.lands.iter().filter(fits).collect()
        } else {
            Lands::NONE
        }
    }

    /// How many Dahan for each player a ritual needs, and what it does.
    fn ritual(&self) -> Option<(u8, Effects)> {
        self.panel()?.standing().find_map(|rule| {
            let Lasting::Ritual { dahan, effects } = rule else { return None };
            Some((dahan, effects))
        })
    }

    /// The Energy and the Presence that a ritual costs.
    fn offering(&self) -> (u8, u8) {
        let offer = self.ritual().and_then(|(_, effects)| effects.first());
        match offer {
            Some(&crate::effect::Effect::Offer { energy, presence }) => (energy, presence),
            _ => (0, 0),
        }
    }

    /// Tells the rituals that a seat may begin.
    pub(crate) fn rituals(&self, out: &mut dyn FnMut(Move)) {
        self.ritual_lands().iter().for_each(|land| out(Move::Ritual(land)));
    }

    /// A ritual is performed in the land (SM-R75).
    pub(crate) fn begin_ritual(&mut self, seat: Seat, land: Land, log: &mut impl Log<Self>) {
        let (Some(name), Some((_, effects))) = (self.scenario, self.ritual()) else {
            unreachable!("the scenario has rituals")
        };
        self.begin_action(Action { land: Some(land), ..Action::new(Source::Scenario(name), seat) });
        self.push(Step::Do { effects, land: Some(land), who: seat });
        log.push(self, Event::RuleActed { rule: "ritual-of-terror" });
    }

    /// A ritual raises the Terror Level; the third one wins at once.
    pub(crate) fn raise_terror(&mut self, log: &mut impl Log<Self>) {
        self.terror.perform();
        if self.terror.is_done() {
            self.judge(log);
        } else {
            log.push(self, Event::TerrorRose { level: self.terror_level() });
        }
    }

    /// Whether a rule of the scenario reacts to the action in progress.
    pub(crate) fn is_scenario_due(&self, reaction: ScenarioReaction) -> bool {
        self.plays_by(reaction.rule())
            && match reaction {
                ScenarioReaction::Raid => self.island.lands.iter().any(|land| self.raiders(land) > 0),
                ScenarioReaction::Reinforcements => {
                    let fallen = |land: Land| self.done_with(Act::Destroyed, land, TOWN_CITY) > 0;
                    self.island.lands.iter().any(fallen) && self.island.has(DAHAN)
                }
            }
    }

    /// The Dahan that the action in progress has moved to a land with Invaders.
    fn raiders(&self, land: Land) -> u8 {
        let ground = self.island.at(land);
        if ground.has_invaders() {
            self.done_with(Act::Moved, land, DAHAN).min(ground.total(DAHAN))
        } else {
            0
        }
    }

    /// A rule of the scenario reacts to the action in progress.
    pub(crate) fn scenario_reacts(
        &mut self,
        reaction: ScenarioReaction,
        spent: Reactions,
        log: &mut impl Log<Self>,
    ) {
        let (Some(name), Some(who)) = (self.scenario, self.action().map(|action| action.user)) else {
            unreachable!("an action of a scenario is reacted to")
        };
        match reaction {
            ScenarioReaction::Raid => {
                let raids: arrayvec::ArrayVec<(Land, u8), { crate::topology::MOST_LANDS }> =
                    self.island.lands.iter().map(|land| (land, self.raiders(land))).collect();
                self.begin_action(Action { spent, ..Action::new(Source::Scenario(name), who) });
                log.push(self, Event::RuleActed { rule: "constant-raiding" });
                for (land, left) in raids.into_iter().filter(|(_, raiders)| *raiders > 0) {
                    self.push(question::Hit { lands: Lands::only(land), kinds: INVADERS, left, who });
                }
            }
            ScenarioReaction::Reinforcements => self.reinforce(name, spent, who, log),
        }
    }

    /// For each City that the action in progress has destroyed a Town comes, for each Town an Explorer.
    fn reinforce(&mut self, name: ScenarioName, spent: Reactions, who: Seat, log: &mut impl Log<Self>) {
        let game = &*self;
        let fallen = |kinds: Kinds| {
            let count = |land: Land| (land, game.done_with(Act::Destroyed, land, kinds));
            let lands = game.island.lands.iter().map(count).filter(|(_, fallen)| *fallen > 0);
            lands.collect::<arrayvec::ArrayVec<(Land, u8), { crate::topology::MOST_LANDS }>>()
        };
        let lists = name.entry().acts;
        let due = [(fallen(TOWN), lists[1]), (fallen(CITY), lists[0])];
        self.begin_action(Action { spent, ..Action::new(Source::Scenario(name), who) });
        log.push(self, Event::RuleActed { rule: "military-response" });
        for (lands, effects) in due {
            for (land, count) in lands {
                for _ in 0..count {
                    self.push(Step::Do { effects, land: Some(land), who });
                }
            }
        }
    }
}
