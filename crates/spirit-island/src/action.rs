//! A Power in use, or a Fear card: what has to be remembered until it is done.

use arrayvec::ArrayVec;
use artel_engine::Seat;

use crate::components::{Counts, Elements, FearCard, Land, Lands};
use crate::effect::{Effects, Power};
use crate::spirit::PowerRef;

/// Where effects come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// A Power.
    Power(PowerRef),
    /// A Fear card at a Terror Level, counted from zero.
    Fear(FearCard, u8),
}

impl Source {
    /// The lists of effects that it can carry out.
    pub(crate) fn lists(self) -> ArrayVec<Effects, 8> {
        match self {
            Source::Power(power) => {
                let power = power.power();
                let thresholds = power.thresholds.iter().map(|threshold| threshold.effects);
                std::iter::once(power.effects).chain(thresholds).collect()
            }
            Source::Fear(card, level) => std::iter::once(card.entry().levels[level as usize]).collect(),
        }
    }

    /// The Power, if it is one.
    #[inline]
    pub(crate) fn power(self) -> Option<&'static Power> {
        match self {
            Source::Power(power) => Some(power.power()),
            Source::Fear(..) => None,
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

/// As many different lands as pieces can be pushed to by one Power.
const MOST_PUSHED: usize = 16;

/// What is going on.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a plain fact, none excludes another
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
    /// The repeat that follows when this use is done.
    pub(crate) repeat: Option<Repeat>,
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
    /// Whether Presence was added by it.
    pub(crate) presence_added: bool,
    /// How many pieces it brought into a land.
    pub(crate) brought: u8,
    /// The single land to which it has added Defend (SI-R69).
    pub(crate) defended: Option<Land>,
    /// Where it has pushed pieces to, with the number of Invaders among them.
    pub(crate) pushed: ArrayVec<(Land, u8), MOST_PUSHED>,
    /// The Invaders of a land that were not yet chosen for [`crate::effect::Effect::DamageDifferent`].
    pub(crate) fresh: Counts,
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
            near: None,
            origin: None,
            again: false,
            fewer: false,
            taken: 0,
            declined: 0,
            bonus_added: false,
            gift_offered: false,
            bounty: 0,
            presence_added: false,
            brought: 0,
            defended: None,
            pushed: ArrayVec::new(),
            fresh: Counts::default(),
            damaged: Lands::NONE,
        }
    }

    /// The elements that the thresholds used so far ask for.
    pub(crate) fn accepted(&self) -> Elements {
        let thresholds = self.source.power().map_or(&[][..], |power| power.thresholds);
        let used = thresholds.iter().enumerate().filter(|(index, _)| self.taken >> index & 1 == 1);
        used.fold(Elements::NONE, |sum, (_, threshold)| sum.or(threshold.elements))
    }

    /// Remembers that a piece was pushed into a land.
    pub(crate) fn note_pushed(&mut self, land: Land, invader: bool) {
        let more = u8::from(invader);
        match self.pushed.iter_mut().find(|(to, _)| *to == land) {
            Some((_, count)) => *count += more,
            None => {
                self.pushed.push((land, more));
            }
        }
    }

    /// How many Invaders it has pushed into the land.
    pub(crate) fn pushed_into(&self, land: Land) -> u8 {
        self.pushed.iter().find(|(to, _)| *to == land).map_or(0, |&(_, count)| count)
    }

    /// The lands it has pushed pieces to.
    pub(crate) fn pushed_to(&self) -> Lands {
        self.pushed.iter().map(|&(land, _)| land).collect()
    }
}
