//! Actions: a Power in use, a Fear card, a Ravage, and what has to be remembered until each is done (SM-133).
//!
//! An action may begin in the middle of another; it is then done completely before the other goes on (SM-R22). What is done
//! is noted (`deeds.rs`), and when an action ends, what reacts to it begins an action of its own (SM-137).

use arrayvec::ArrayVec;
use artel_engine::Seat;

use crate::components::{
    AdversaryName, BlightCard, Card, Elements, FearCard, Kind, Land, Lands, Pieces, SpiritName,
};
use crate::deeds::{Act, Deeds};
use crate::effect::{Effects, InvaderAction, Power};
use crate::game::SpiritIsland;
use crate::ravage;
use crate::spirit::PowerRef;

/// Where effects come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// A Power.
    Power(PowerRef),
    /// A Fear card at a Terror Level, counted from zero.
    Fear(FearCard, u8),
    /// What Invaders do in a land.
    Invaders(InvaderAction),
    /// A Blight card.
    Blight(BlightCard),
    /// What a space of the tracks of a Spirit allows, by number counted from zero.
    Track(SpiritName, u8),
    /// An adversary: its escalation and what its levels do.
    Adversary(AdversaryName),
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
            Source::Invaders(_) => std::iter::once(ravage::TOWN_AFTER_BLIGHT).collect(),
            Source::Blight(card) => [card.entry().at_once, card.entry().each_phase].into_iter().collect(),
            Source::Track(spirit, number) => {
                spirit.entry().track_actions().skip(usize::from(number)).take(1).collect()
            }
            Source::Adversary(name) => name.entry().lists().collect(),
            Source::Special(..) => ArrayVec::new(),
        }
    }

    /// The Power, if it is one.
    #[inline]
    pub(crate) fn power(self) -> Option<&'static Power> {
        match self {
            Source::Power(power) => Some(power.power()),
            Source::Fear(..)
            | Source::Invaders(_)
            | Source::Blight(_)
            | Source::Track(..)
            | Source::Adversary(_)
            | Source::Special(..) => None,
        }
    }

    /// Whether it is only the frame of other actions: each player's share of a card is an action of its own (SM-134).
    fn is_frame(self) -> bool {
        match self {
            Source::Fear(..) | Source::Blight(_) | Source::Adversary(_) => true,
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

/// Some of what can react to an action: what lasts, by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reactions(u64);

impl Reactions {
    /// None of them.
    pub(crate) const NONE: Reactions = Reactions(0);
    /// As many as there can be.
    pub(crate) const MOST: usize = u64::BITS as usize;

    /// These and the one at this place.
    #[must_use]
    pub(crate) fn with(self, place: usize) -> Reactions {
        assert!(place < u64::BITS as usize, "not so much can react to an action");
        Reactions(self.0 | 1 << place)
    }

    /// Whether the one at this place is among them.
    pub(crate) fn contains(self, place: usize) -> bool {
        place < u64::BITS as usize && self.0 >> place & 1 == 1
    }

    /// All places.
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        (0..u64::BITS as usize).filter(move |&place| self.contains(place))
    }
}

/// More actions than begin inside each other.
pub(crate) const MOST_ACTIONS: usize = 6;

/// The actions in progress, the innermost last, and what each has done. Each has a [`crate::agenda::Step::Settle`] below
/// its tasks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Underway {
    stack: ArrayVec<Action, MOST_ACTIONS>,
    /// What they have done.
    pub(crate) deeds: Deeds,
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

    /// An action begins.
    pub(crate) fn begin(&mut self, action: Action) {
        self.stack.push(action);
    }

    /// The innermost action is done.
    fn end(&mut self) -> Action {
        let Some(action) = self.stack.pop() else { unreachable!("only what has begun ends") };
        self.deeds.forget(self.stack.len());
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

    /// Whether the action in progress has done this anywhere.
    pub(crate) fn has_done(&self, act: Act) -> bool {
        self.underway.deeds.has(self.underway.depth(), act)
    }

    /// Notes that the action in progress has done this in the land, so often or with so many pieces.
    pub(crate) fn note(&mut self, act: Act, land: Land, kind: Option<Kind>, count: u8) {
        let depth = self.underway.depth();
        if depth > 0 {
            self.underway.deeds.note(depth, act, land, kind, count);
        }
    }
}
