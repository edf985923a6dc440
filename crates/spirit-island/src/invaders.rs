//! The Invader phase (SI-087, SI-110 to SI-160) and Time Passes.

use artel_engine::Log;

use crate::action::{Action, Source};
use crate::agenda::{Step, Task};
use crate::byte::byte;
use crate::components::{BUILDINGS, Elements, INVADERS, InvaderCard, Kind, Land, Lands, Piece, WITH_HEALTH};
use crate::effect::Until;
use crate::effect::{InvaderAction, Lasting, Moment};
use crate::end::Defeat;
use crate::event::Event;
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::outcome::Due;
use crate::owned::Zone;
use crate::question;
use crate::reconcile::{Act, Coming};
use crate::standing::Standing;

impl SpiritIsland {
    /// The steps of the Invader phase (SI-087).
    pub(crate) fn invader_phase(&mut self) {
        self.push(Step::Await { moment: Moment::Advanced });
        self.push(Step::InvadersExplore);
        self.push(Step::InvadersBuild);
        self.push(Step::Await { moment: Moment::Ravaged });
        self.push(Step::InvadersRavage);
        if self.second_build_space().is_some() {
            self.push(Step::SecondBuild);
        }
        self.fear_before = byte(self.fear_discard.len());
        if !self.plays_by(Lasting::TerrorByRituals) {
            self.push(Step::FearCards);
        }
        if self.has_events() {
            self.push(Step::DrawEvent);
        }
        self.push(Step::BlightedIsland);
    }

    /// The lands that an Invader card shows (SI-152, SI-196).
    pub fn shown(&self, card: InvaderCard) -> Lands {
        let card = card.entry();
        if card.coastal { self.island.coast() } else { self.island.of_terrains(card.terrains) }
    }

    /// The lands that some Invader cards show.
    pub fn shown_by(&self, cards: &[InvaderCard]) -> Lands {
        cards.iter().fold(Lands::NONE, |lands, &card| lands.or(self.shown(card)))
    }

    /// The cards in the space of this action; none lie in the one of the Explore.
    pub(crate) fn space(&self, action: InvaderAction) -> &[InvaderCard] {
        match action {
            InvaderAction::Ravage => &self.ravage,
            InvaderAction::Build => &self.build,
            InvaderAction::Explore => &[],
        }
    }

    /// The lands that ravage by these cards: those with Invaders (SI-110, SI-111).
    pub(crate) fn ravaging(&self, cards: &[InvaderCard]) -> Lands {
        let shown = self.shown_by(cards).iter();
        shown.filter(|&land| self.has_ravagers(land)).collect()
    }

    /// The lands that build by these cards: those in which Invaders build (SI-134).
    pub(crate) fn building_lands(&self, cards: &[InvaderCard]) -> Lands {
        self.shown_by(cards).iter().filter(|&land| self.builds_in(land)).collect()
    }

    /// Whether a land of a Build card builds: it does if there are Invaders (SI-134).
    #[inline]
    pub(crate) fn builds_in(&self, land: Land) -> bool {
        self.island.at(land).has_invaders() || self.builds_beside(land)
    }

    /// Whether a land without Invaders builds because of Towns and Cities around it.
    fn builds_beside(&self, land: Land) -> bool {
        let needed = self.always().filter_map(|(lasting, _)| {
            let Lasting::BuildsBesideBuildings(count) = lasting else { return None };
            Some(count)
        });
        let Some(needed) = needed.min() else { return false };
        let near = self.around_for_invaders(land);
        let near = near.iter().map(|near| self.island.at(near).total(BUILDINGS));
        near.sum::<u8>() >= needed
    }

    /// The cards in the Ravage space act one after another; a land shown by two of them ravages twice.
    pub(crate) fn ravage_step(&mut self) {
        for place in (0..self.ravage.len()).rev() {
            self.push(Step::RavageCard { card: self.ravage[place] });
        }
    }

    /// The lands of the card ravage that have Invaders when its turn comes.
    pub(crate) fn ravage_card(&mut self, card: InvaderCard) {
        let lands = self.ravaging(&[card]);
        self.push(question::Ravages { lands });
    }

    /// The cards in the Build space act one after another; a land shown by two of them builds twice.
    pub(crate) fn build_step(&mut self) {
        for place in (0..self.build.len()).rev() {
            self.push(Step::BuildCard { card: self.build[place] });
        }
    }

    /// The lands of the card build that have Invaders when its turn comes.
    pub(crate) fn build_card(&mut self, card: InvaderCard) {
        if !self.is_card_idle(card, InvaderAction::Build) {
            let lands = self.building_lands(&[card]);
            let lands = self.not_left_out(lands, card, InvaderAction::Build);
            self.push(Step::Builds { lands });
        }
    }

    /// One land after another builds; their order makes no difference.
    pub(crate) fn builds(&mut self, lands: Lands) {
        if let Some(land) = lands.first() {
            self.push(Step::Builds { lands: lands.without(land) });
            self.push(Step::Build { land, extra: false });
        }
    }

    /// The Invaders act in a land, unless that is skipped or changed (SI-126); `extra` if not by a card in its space.
    pub(crate) fn act_in(
        &mut self,
        land: Land,
        action: InvaderAction,
        extra: bool,
        log: &mut impl Log<Self>,
    ) {
        self.let_come(Coming::Act(Act::new(land, action, extra)), log);
    }

    /// What the Invaders do in one land is an action (SM-133).
    pub(crate) fn begin_act(&mut self, land: Land, action: InvaderAction) {
        let act = Action::new(Source::Invaders(action), self.keeper(land));
        self.begin_action(Action { land: Some(land), ..act });
    }

    /// A City if there are more Towns than Cities, else a Town (SI-135).
    pub fn building(&self, land: Land) -> Kind {
        let ground = self.island.at(land);
        if ground.count(Kind::Town) > ground.count(Kind::City) { Kind::City } else { Kind::Town }
    }

    /// A piece is built; another one than usual if the Build was changed.
    pub(crate) fn build_now(&mut self, land: Land, changed: Option<Kind>, log: &mut impl Log<Self>) {
        self.begin_act(land, InvaderAction::Build);
        let kind = changed.unwrap_or(self.building(land));
        self.island.add(land, Piece::whole(kind), 1);
        log.push(self, Event::Built { kind, land });
        self.note_added(kind, 1, land);
    }

    /// The next Invader card is revealed; there must be one (SI-141, SI-175).
    pub(crate) fn explore_step(&mut self, log: &mut impl Log<Self>) {
        if self.is_explore_late() {
            return;
        }
        if self.invader_deck() == 0 {
            self.lose(Defeat::Invaders, log);
        } else {
            self.make_up_explore();
            self.due = Some(Due::Invaders);
        }
    }

    /// The Invader cards that may be the next one.
    pub fn next_invaders(&self) -> impl Iterator<Item = InvaderCard> {
        self.invader_cards.possible(0, |card| self.invaders_unseen.contains(card))
    }

    /// The top card of the Invader deck is turned up.
    pub(crate) fn turn_invaders(&mut self, card: InvaderCard) {
        let unseen = self.invaders_unseen;
        self.invader_cards.turn(card, |card| unseen.contains(card));
        self.invaders_unseen.remove(card);
    }

    /// An Invader card was revealed.
    pub(crate) fn invaders_revealed(&mut self, card: InvaderCard, log: &mut impl Log<Self>) {
        self.turn_invaders(card);
        log.push(self, Event::InvadersRevealed { card });
        self.scope = TABLE;
        if self.is_accelerating() {
            self.invader_discard.push(card);
            return;
        }
        if self.phase == Phase::Setup {
            self.build.push(card);
            self.push(Step::Explore { card });
            return;
        }
        self.push(if self.is_exploring_more() {
            Step::JoinBuild { card }
        } else {
            Step::Advance { explored: Some(card) }
        });
        self.push(Step::Explore { card });
        self.escalate(card);
        if self.escalation && card.entry().escalation {
            for board in self.island.boards.clone().into_iter().rev() {
                self.push(question::Escalate { board });
            }
        }
    }

    /// The Invader card that is being explored.
    pub(crate) fn exploring(&self) -> Option<InvaderCard> {
        self.agendas[TABLE].iter().find_map(|task| match task.step() {
            Some(&Step::Advance { explored }) => explored,
            Some(&Step::JoinBuild { card }) => Some(card),
            _ => None,
        })
    }

    /// Whether Invaders can come to the land: it touches the Ocean, or a source is in it or next to it (SI-142), and it is not
    /// isolated (SM-094).
    pub fn is_reached(&self, land: Land) -> bool {
        let near = self.island.within(1 + self.wider_explore(), Lands::only(land));
        let comes = near.iter().any(|near| self.is_source(near) && !self.is_isolated(near));
        (comes || self.near_coast(land)) && !self.is_isolated(land)
    }

    /// How many lands farther away Explorers come from now.
    fn wider_explore(&self) -> u8 {
        let wider = self.in_force().filter_map(|(lasting, _)| {
            let Lasting::WiderExplore(more) = lasting else { return None };
            Some(more)
        });
        wider.max().unwrap_or(0)
    }

    /// Whether the Ocean is near enough for Explorers: next to the land, or as much farther away as sources may be.
    fn near_coast(&self, land: Land) -> bool {
        let near = self.island.within(self.wider_explore(), Lands::only(land));
        near.iter().any(|near| self.island.is_coastal(near))
    }

    /// Whether Explorers come from the land: a Town or a City is there (SI-143).
    #[inline]
    pub(crate) fn is_source(&self, land: Land) -> bool {
        let stopped = |standing: &Standing| {
            let Lasting::NoSource(condition) = *standing.what else { return false };
            self.holds(condition, land, standing.user)
        };
        self.island.at(land).has(BUILDINGS) && !self.standing.iter().any(stopped)
    }

    /// The lands shown by a card that Explorers reach now (SI-142, SI-144).
    pub(crate) fn reached_by(&self, card: InvaderCard) -> Lands {
        self.shown(card).iter().filter(|&land| self.is_reached(land)).collect()
    }

    /// Every land shown by the card gets an Explorer if it is reached.
    pub(crate) fn explore(&mut self, card: InvaderCard) {
        if !self.is_card_idle(card, InvaderAction::Explore) {
            let lands = self.reached_by(card);
            let lands = self.not_left_out(lands, card, InvaderAction::Explore);
            self.push(Step::Explores { card, lands, explored: Lands::NONE });
        }
    }

    /// One land after another is explored; their order makes no difference.
    pub(crate) fn explores(
        &mut self,
        card: InvaderCard,
        lands: Lands,
        explored: Lands,
        log: &mut impl Log<Self>,
    ) {
        if let Some(land) = lands.first() {
            self.push(Step::Explores { card, lands: lands.without(land), explored });
            self.act_in(land, InvaderAction::Explore, false, log);
            return;
        }
        if self.phase != Phase::Setup && self.escalates_after(card) {
            // Nothing escalates in the setup (SM-R17).
            self.push(Step::EscalateIn { card, lands: explored });
        }
        self.extra_explorers(explored);
    }

    /// How many more Explorers come to the land.
    fn more_explorers(&self, land: Land) -> u8 {
        let more = self.in_force().filter_map(|(lasting, user)| {
            let Lasting::MoreExplorers(condition, more) = lasting else { return None };
            self.holds(condition, land, user).then_some(more)
        });
        more.fold(0, u8::saturating_add)
    }

    /// Whether a Town comes to the land in place of an Explorer: to the first on its board that the card explores.
    fn explores_town(&self, land: Land) -> bool {
        let earlier = self.agendas[self.scope].iter().find_map(|task| match task {
            Task::Step(Step::Explores { explored, .. }) => Some(*explored),
            Task::Step(_) | Task::Ask(_) => None,
        });
        let board = self.island.board_of(land);
        let first = earlier.is_none_or(|explored| explored.without(land).and(board).is_empty());
        first && self.is_in_force(Lasting::ExploreTown)
    }

    /// An Explorer comes to a land.
    pub(crate) fn explore_now(&mut self, land: Land, log: &mut impl Log<Self>) {
        let step = self.agendas[self.scope].iter_mut().rev().find_map(|task| match task {
            Task::Step(Step::Explores { explored, .. }) => Some(explored),
            Task::Step(_) | Task::Ask(_) => None,
        });
        if let Some(explored) = step {
            explored.insert(land);
        }
        self.begin_act(land, InvaderAction::Explore);
        let count = 1 + self.more_explorers(land);
        let town = self.explores_town(land);
        if town {
            self.add_pieces(Kind::Town, 1, land, log);
        }
        let explorers = if town { count - 1 } else { count };
        if explorers > 0 {
            self.island.add(land, Piece::whole(Kind::Explorer), explorers);
            log.push(self, Event::Explored { land });
            self.note_added(Kind::Explorer, explorers, land);
        }
    }

    /// The cards move on (SI-158).
    pub(crate) fn advance(&mut self, explored: Option<InvaderCard>, log: &mut impl Log<Self>) {
        self.leave_ravage(log);
        let held = self.held_card();
        self.ravage = std::mem::take(&mut self.build);
        self.build.extend(held.into_iter().chain(explored));
        log.push(self, Event::Advanced {});
    }

    /// What names the end of the turn comes just before it (SI-R52).
    pub(crate) fn time_passes_phase(&mut self) {
        self.push(Step::Await { moment: Moment::TurnEnded });
        self.push(Step::TimePasses);
        for place in (0..self.standing.len()).rev() {
            let standing = self.standing[place];
            if matches!(*standing.what, Lasting::Reclaim(_)) {
                self.push(question::Reclaim { who: standing.target });
            }
        }
    }

    /// Cards are discarded, elements, damage and lasting effects end (SI-161 to SI-164).
    pub(crate) fn time_passes(&mut self, log: &mut impl Log<Self>) {
        for spirit in &mut self.spirits {
            spirit.cards.put_all(Zone::Play, Zone::Discard);
            spirit.cards.unmark();
            spirit.played = 0;
            spirit.more_plays = 0;
            spirit.made_fast = 0;
            spirit.innates_used = 0;
            spirit.acted = 0;
            spirit.any_chosen = 0;
            spirit.gained = Elements::NONE;
            spirit.count_elements();
        }
        self.skips.clear();
        let wounds_stay = self.standing.iter().any(|standing| *standing.what == Lasting::WoundsStay);
        let healing = if wounds_stay { WITH_HEALTH.minus(INVADERS) } else { WITH_HEALTH };
        self.island.heal(healing, self.unhealed());
        for land in self.places().iter() {
            self.island.at_mut(land).defend = 0;
        }
        self.end_what_lasts(Until::TurnEnds, log);
        log.push(self, Event::TimePassed {});
    }
}
