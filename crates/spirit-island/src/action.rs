//! Actions: a Power in use, a Fear card, a Ravage, and what has to be remembered until each is done (SM-133).
//!
//! An action may begin in the middle of another; it is then done completely before the other goes on (SM-R22). What is done
//! is noted (`deeds.rs`), and when an action ends, what reacts to it begins an action of its own (SM-137).

use arrayvec::ArrayVec;
use artel_engine::Seat;

use crate::components::{
    AdversaryName, BlightCard, Card, Elements, EventCard, FearCard, Kinds, Land, Lands, Pieces, ScenarioName,
    SpiritName,
};
use crate::deeds::{Act, Deed, Deeds, With};
use crate::effect::{Effects, InvaderAction, Power};
use crate::game::{Phase, SpiritIsland};
use crate::ravage;
use crate::reactions::Reactions;
use crate::spirit::PowerRef;
use crate::taking_part::SittingOut;

/// Where effects come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// A Power.
    Power(PowerRef),
    /// A Fear card at a Terror Level, counted from zero.
    Fear(FearCard, u8),
    /// An Event card.
    Event(EventCard),
    /// What Invaders do in a land.
    Invaders(InvaderAction),
    /// A Blight card.
    Blight(BlightCard),
    /// What a space of the tracks of a Spirit allows, by number counted from zero.
    Track(SpiritName, u8),
    /// An adversary: its escalation and what its levels do.
    Adversary(AdversaryName),
    /// The scenario: its setup and what its rules do.
    Scenario(ScenarioName),
    /// The Special Rule with this number, counted from zero, of a Spirit.
    Special(SpiritName, u8),
}

impl Source {
    /// The lists of effects that it can carry out.
    pub(crate) fn lists(self) -> ArrayVec<Effects, 16> {
        match self {
            Source::Power(power) => {
                let power = power.power();
                let thresholds = power.thresholds.iter().map(|threshold| threshold.effects);
                std::iter::once(power.effects).chain(thresholds).collect()
            }
            Source::Fear(card, level) => std::iter::once(card.entry().levels[level as usize]).collect(),
            Source::Event(card) => card.entry().lists().into_iter().collect(),
            Source::Invaders(_) => std::iter::once(ravage::TOWN_AFTER_BLIGHT).collect(),
            Source::Blight(card) => [card.entry().at_once, card.entry().each_phase].into_iter().collect(),
            Source::Track(spirit, number) => {
                spirit.entry().track_actions().skip(usize::from(number)).take(1).collect()
            }
            Source::Adversary(name) => name.entry().lists().collect(),
            Source::Scenario(name) => name.entry().lists().collect(),
            Source::Special(..) => ArrayVec::new(),
        }
    }

    /// The Power, if it is one.
    #[inline]
    pub(crate) fn power(self) -> Option<&'static Power> {
        match self {
            Source::Power(power) => Some(power.power()),
            Source::Fear(..)
            | Source::Event(_)
            | Source::Invaders(_)
            | Source::Blight(_)
            | Source::Track(..)
            | Source::Adversary(_)
            | Source::Scenario(_)
            | Source::Special(..) => None,
        }
    }

    /// Whether it is only the frame of other actions: each player's share of a card is an action of its own (SM-134).
    fn is_frame(self) -> bool {
        match self {
            Source::Fear(..)
            | Source::Event(_)
            | Source::Blight(_)
            | Source::Adversary(_)
            | Source::Scenario(_) => true,
            Source::Power(_) | Source::Invaders(_) | Source::Track(..) | Source::Special(..) => false,
        }
    }
}

/// How a Power is repeated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Repeat {
    /// On any target it could have.
    Anywhere,
    /// On a land next to its target.
    Near,
}

/// What is going on.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a plain fact, none excludes another")]
pub(crate) struct Action {
    /// Where its effects come from.
    pub(crate) source: Source,
    /// Who uses it; for a Fear card the player in turn.
    pub(crate) user: Seat,
    /// The Spirit it targets.
    pub(crate) target: Option<Seat>,
    /// The land it targets.
    pub(crate) land: Option<Land>,
    /// The land that was chosen for its effects in place of a target.
    pub(crate) chosen: Option<Land>,
    /// The lands that players have chosen, each a different one.
    pub(crate) shared_out: Lands,
    /// The land from which it was targeted (SI-229).
    pub(crate) origin: Option<Land>,
    /// Whether it is a repeat, which causes no other (SI-295).
    pub(crate) again: bool,
    /// How this use is repeated when it is done.
    pub(crate) repeat: Option<Repeat>,
    /// How often.
    pub(crate) repeats: u8,
    /// For a repeat next to the first target: that target.
    pub(crate) near: Option<Land>,
    /// Whether each threshold is asked for, because the user acts as if having fewer elements (SI-217).
    pub(crate) fewer: bool,
    /// The thresholds that were used, a bit for each.
    pub(crate) taken: u8,
    /// The thresholds that were declined, a bit for each.
    pub(crate) declined: u8,
    /// Whether the damage bonus of the user's Special Rule was added (SI-R45).
    pub(crate) bonus_added: bool,
    /// Whether a damage bonus that is given once was offered in this use.
    pub(crate) gift_offered: bool,
    /// How much more Fear destroyed Towns and Cities can generate.
    pub(crate) bounty: u8,
    /// Whether it does not heed what gives pieces more Health.
    pub(crate) bare: bool,
    /// Whether it is a player's share of a card.
    pub(crate) share: bool,
    /// The Power card that was gained by it last.
    pub(crate) gained: Option<Card>,
    /// What cannot react to it: what has done so before, and what it is a reaction of itself (SM-138).
    pub(crate) spent: Reactions,
    /// Whether the Special Rule that follows added Defend was carried out (SI-R69).
    pub(crate) followed: bool,
    /// Where it has dealt damage, if it deals damage in several lands; bonuses wait until it is done (SI-R68).
    pub(crate) damaged: Lands,
}

impl Action {
    /// An action that has just begun.
    pub(crate) fn new(source: Source, user: Seat) -> Action {
        Action {
            source,
            user,
            target: None,
            land: None,
            chosen: None,
            shared_out: Lands::NONE,
            repeat: None,
            repeats: 0,
            near: None,
            origin: None,
            again: false,
            fewer: false,
            taken: 0,
            declined: 0,
            bonus_added: false,
            gift_offered: false,
            bounty: 0,
            bare: false,
            share: false,
            gained: None,
            spent: Reactions::NONE,
            followed: false,
            damaged: Lands::NONE,
        }
    }

    /// Whether it comes from a card or Power, and is not what the Invaders do.
    pub(crate) fn is_of_card(&self) -> bool {
        !matches!(self.source, Source::Invaders(_))
    }

    /// The elements that the thresholds used so far ask for.
    pub(crate) fn accepted(&self) -> Elements {
        let thresholds = self.source.power().map_or(&[][..], |power| power.thresholds);
        let used = thresholds.iter().enumerate().filter(|(index, _)| self.taken >> index & 1 == 1);
        used.fold(Elements::NONE, |sum, (_, threshold)| sum.or(threshold.elements))
    }
}

/// More actions than begin inside each other.
pub(crate) const MOST_ACTIONS: usize = 9;

/// The actions in progress, the innermost last, and what each has done. Each has a [`crate::agenda::Step::Settle`] below
/// its tasks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Underway {
    stack: ArrayVec<Action, MOST_ACTIONS>,
    /// What they have done.
    pub(crate) deeds: Deeds,
    /// Who sits out of those that are Ravages.
    pub(crate) out: SittingOut,
    /// The Invaders of a land that were not yet chosen for [`crate::effect::Effect::DamageDifferent`].
    pub(crate) fresh: Pieces,
}

impl Underway {
    /// The innermost action.
    #[inline]
    pub(crate) fn current(&self) -> Option<&Action> {
        self.stack.last()
    }

    /// All of them, the outermost first.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &Action> + ExactSizeIterator {
        self.stack.iter()
    }

    /// How many there are.
    #[inline]
    pub(crate) fn depth(&self) -> usize {
        self.stack.len()
    }

    /// The number of the innermost action, counted from the outermost.
    #[inline]
    pub(crate) fn number(&self) -> u8 {
        const { assert!(MOST_ACTIONS <= u8::MAX as usize) };
        self.stack.len() as u8
    }

    /// An action begins.
    pub(crate) fn begin(&mut self, action: Action) {
        self.stack.push(action);
    }

    /// The innermost action is done.
    fn end(&mut self) -> Action {
        let Some(action) = self.stack.pop() else { unreachable!("only what has begun ends") };
        self.deeds.forget(self.number());
        self.out.forget(self.number());
        self.fresh = Pieces::default();
        action
    }
}

impl SpiritIsland {
    /// The action in progress: the innermost one.
    #[inline]
    pub(crate) fn action(&self) -> Option<&Action> {
        self.underway.current()
    }

    /// The action in progress, to change it.
    #[inline]
    pub(crate) fn action_mut(&mut self) -> Option<&mut Action> {
        self.underway.stack.last_mut()
    }

    /// The card of which the action in progress is a player's share, else the action itself.
    pub(crate) fn card_in_progress(&self) -> Option<&Action> {
        self.underway.iter().rev().find(|action| !action.share)
    }

    /// The same, to change it.
    pub(crate) fn card_in_progress_mut(&mut self) -> Option<&mut Action> {
        self.underway.stack.iter_mut().rev().find(|action| !action.share)
    }

    /// An action begins; what it does comes above its end on the agenda.
    pub(crate) fn begin_action(&mut self, action: Action) {
        self.underway.begin(action);
        self.push(crate::agenda::Step::Settle);
    }

    /// The innermost action is done; whether victory and defeat are looked for: not in the middle of another action.
    pub(crate) fn end_action(&mut self) -> (Action, bool) {
        let action = self.underway.end();
        (action, self.underway.iter().all(|outer| outer.source.is_frame()))
    }

    /// Whether the action in progress is the use of a Power.
    pub(crate) fn is_power(&self) -> bool {
        self.action().is_some_and(|action| action.source.power().is_some())
    }

    /// Notes that the action in progress has done this, so often, so much or with so many pieces.
    pub(crate) fn note(&mut self, act: Act, land: Option<Land>, with: impl Into<With>, count: u8) {
        let number = self.underway.number();
        if number > 0 {
            self.underway.deeds.note(number, Deed { act, land, with: with.into(), count });
        }
    }

    /// What the action in progress has done is no longer so with one piece in the land.
    pub(crate) fn take_back(&mut self, act: Act, land: Land, with: impl Into<With>) {
        let (number, land) = (self.underway.number(), Some(land));
        self.underway.deeds.take_back(number, Deed { act, land, with: with.into(), count: 1 });
    }

    /// Whether the action in progress has done this anywhere.
    pub(crate) fn has_done(&self, act: Act) -> bool {
        self.underway.deeds.has(self.underway.number(), act)
    }

    /// The lands in which the action in progress has done this.
    pub(crate) fn done_in(&self, act: Act) -> Lands {
        self.underway.deeds.lands(self.underway.number(), act)
    }

    /// The land in which the action in progress has done this last.
    pub(crate) fn done_last_in(&self, act: Act) -> Option<Land> {
        self.underway.deeds.last(self.underway.number(), act)
    }

    /// With how many pieces of these kinds the action in progress has done this in the land.
    pub(crate) fn done_with(&self, act: Act, land: Land, kinds: Kinds) -> u8 {
        self.underway.deeds.count(self.underway.number(), act, land, kinds)
    }

    /// With how many pieces of these kinds the action in progress has done this anywhere.
    pub(crate) fn done_so_far(&self, act: Act, kinds: Kinds) -> u8 {
        self.underway.deeds.count_all(self.underway.number(), act, kinds)
    }

    /// With how many pieces of that kind and owner the action in progress has done this in the land.
    pub(crate) fn done_alike(&self, act: Act, land: Land, with: impl Into<With>) -> u8 {
        let wanted = Deed { act, land: Some(land), with: with.into(), count: 1 };
        let same = self.underway.deeds.iter(self.underway.number()).find(|deed| deed.is_like(wanted));
        same.map_or(0, |deed| deed.count)
    }

    /// Whether what this Spirit does is part of the action in progress: while Spirits grow, others do things besides.
    pub(crate) fn is_in_action(&self, seat: Seat) -> bool {
        let growing = matches!(self.phase, Phase::BonusGrowth | Phase::Spirit);
        self.action().is_some_and(|action| !growing || action.user == seat)
    }

    /// How often or how much the action in progress has done this in the land.
    pub(crate) fn done_there(&self, act: Act, land: Land) -> u8 {
        self.underway.deeds.sum(self.underway.number(), act, land)
    }
}
