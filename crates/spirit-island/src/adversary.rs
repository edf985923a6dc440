//! What the adversary does: its setup, its escalation, its rules (SM-026, SM-092).

use arrayvec::ArrayVec;
use artel_engine::Log;

use crate::action::{Action, Source};
use crate::agenda::Step;
use crate::components::{AdversaryName, BUILDINGS, InvaderCard, Kinds, Lands, Stage};
use crate::deck::Slot;
use crate::effect::{Effects, Escalation, Lasting, Loss};
use crate::end::Defeat;
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::outcome::Due;

impl SpiritIsland {
    /// The adversaries, each with its level; the leading one first.
    pub fn adversaries(&self) -> &[(AdversaryName, u8)] {
        &self.adversaries
    }

    /// What the levels do when the island is set up, or after the first Explore: first those of the supporting adversary.
    pub(crate) fn adversary_setup(&mut self, after: bool) {
        for (name, level) in self.adversaries.clone() {
            let lists = name.entry().levels[..usize::from(level)].iter();
            let lists = lists.map(|level| if after { level.after_setup } else { level.setup });
            self.adversary_acts(name, lists.filter(|effects| !effects.is_empty()));
        }
    }

    fn adversary_acts(&mut self, name: AdversaryName, lists: impl DoubleEndedIterator<Item = Effects>) {
        let who = SpiritIsland::HOST;
        self.begin_action(Action::new(Source::Adversary(name), who));
        for effects in lists.rev() {
            self.push(Step::Do { effects, land: None, who });
        }
    }

    /// What escalates when this card is turned up (SM-092): of the leading adversary on a card with the symbol, of the
    /// supporting one on every card of Stage III.
    fn escalations(&self, card: InvaderCard) -> impl Iterator<Item = (AdversaryName, Escalation)> {
        let card = card.entry();
        let due = [card.escalation, card.stage == Stage::Three];
        let all = self.adversaries.clone().into_iter().zip(due).filter(|(_, due)| *due);
        all.map(|((name, _), _)| (name, name.entry().escalation.1))
    }

    /// A card was turned up: what escalates before it is explored.
    pub(crate) fn escalate(&mut self, card: InvaderCard) {
        let due: ArrayVec<_, 2> = self.escalations(card).collect();
        for (name, escalation) in due.into_iter().rev() {
            if let Escalation::Before(effects) = escalation {
                self.adversary_acts(name, std::iter::once(effects));
            }
        }
    }

    /// What escalates in the lands that were explored by the card.
    pub(crate) fn escalate_in(&mut self, card: InvaderCard, lands: Lands) {
        let due: ArrayVec<_, 2> = self.escalations(card).collect();
        for (name, escalation) in due.into_iter().rev() {
            if let Escalation::AfterIn(effects) = escalation {
                self.adversary_acts(name, std::iter::empty());
                self.push(Step::EachLand { lands, effects, who: SpiritIsland::HOST });
            }
        }
    }

    /// Whether something escalates in explored lands when this card is turned up.
    pub(crate) fn escalates_after(&self, card: InvaderCard) -> bool {
        self.escalations(card).any(|(_, escalation)| matches!(escalation, Escalation::AfterIn(_)))
    }

    /// The top card of the Invader deck leaves the game without being seen; cards with a special place are passed over
    /// (SM-R41).
    pub(crate) fn drop_invader_card(&mut self) {
        let unseen = self.invader_cards.slots().position(|slot| matches!(slot, Slot::Unseen(_)));
        if let Some(place) = unseen {
            self.invader_cards.remove(place);
        }
    }

    /// The top card of the Invader deck is turned up to be discarded (SM-R41).
    pub(crate) fn accelerate(&mut self) {
        if self.invader_deck() > 0 {
            self.push(Step::Accelerated);
            self.due = Some(Due::Invaders);
        }
    }

    /// Whether the card that chance is about to turn up is only discarded.
    pub(crate) fn is_accelerating(&self) -> bool {
        self.agendas[self.scope].last().and_then(|task| task.step()) == Some(&Step::Accelerated)
    }

    /// Whether there is a second space for Builds, and whether it stays.
    pub(crate) fn second_build_space(&self) -> Option<bool> {
        let stays = self.always().filter_map(|(lasting, _)| {
            let Lasting::SecondBuild { stays } = lasting else { return None };
            Some(stays)
        });
        stays.reduce(|one, other| one || other).filter(|_| !self.second_build_gone)
    }

    /// The cards that leave the Ravage space come into the second space for Builds, if there is one; the others are
    /// discarded.
    pub(crate) fn leave_ravage(&mut self, log: &mut impl Log<Self>) {
        let leaving = std::mem::take(&mut self.ravage);
        let Some(stays) = self.second_build_space() else {
            self.invader_discard.extend(leaving);
            return;
        };
        self.invader_discard.extend(std::mem::replace(&mut self.second_build, leaving));
        if !stays && self.second_build.iter().any(|card| card.entry().stage == Stage::Two) {
            self.invader_discard.extend(std::mem::take(&mut self.second_build));
            self.second_build_gone = true;
            log.push(self, Event::SecondBuildEnded {});
        }
    }

    /// The cards in the second space act, before the Ravage; twice if no Fear card was resolved and that matters.
    pub(crate) fn second_build_step(&mut self) {
        let unafraid = self.fear_discard.len() == usize::from(self.fear_before);
        let twice = unafraid && self.always().any(|(lasting, _)| lasting == Lasting::SecondBuildTwice);
        for _ in 0..=u8::from(twice) {
            for place in (0..self.second_build.len()).rev() {
                self.push(Step::BuildCard { card: self.second_build[place] });
            }
        }
    }

    /// What loses the game by the condition of an adversary now.
    pub(crate) fn lost_to_adversary(&self) -> Option<Defeat> {
        let losses = self.adversaries.iter().filter_map(|(name, _)| name.entry().loss);
        losses.into_iter().any(|(_, loss)| self.has_happened(loss)).then_some(Defeat::Adversary)
    }

    /// What loses the game by the condition of the scenario now.
    pub(crate) fn lost_in_scenario(&self) -> Option<Defeat> {
        let (_, loss) = self.panel()?.loss?;
        self.has_happened(loss).then_some(Defeat::Scenario)
    }

    /// How many pieces of these kinds are on the island.
    pub(crate) fn all_over(&self, kinds: Kinds) -> u16 {
        self.island.lands.iter().map(|land| u16::from(self.island.at(land).total(kinds))).sum()
    }

    /// Whether what loses the game has happened.
    fn has_happened(&self, loss: Loss) -> bool {
        match loss {
            Loss::Buildings(count) => {
                self.island.lands.iter().any(|land| self.island.at(land).total(BUILDINGS) >= count)
            }
            Loss::InInnerLands(kinds) => {
                self.turn > 1 && !self.inner_lands().and(self.island.with(kinds)).is_empty()
            }
            Loss::FewPerPlayer(kinds, each) => {
                self.all_over(kinds) < u16::from(each) * u16::from(self.players())
            }
        }
    }
}
