//! What everybody sees of what goes on: the Power in use, what lasts, what is asked.

use artel_engine::{Phrase, Seat};
use serde::Serialize;

use crate::action::{Action, Source};
use crate::components::{Card, Land};
use crate::effect::Effect;
use crate::meaning::special_id;
use crate::standing::Standing;
use crate::words::{Line, effects as lines};

/// A Power in use or a Fear card being resolved.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ActionView {
    /// The id of the Power or of the Fear card.
    pub source: &'static str,
    /// The Terror Level at which the Fear card is resolved; none for a Power.
    pub terror_level: Option<u8>,
    /// Who uses it; for a Fear card the player in turn.
    pub user: Seat,
    /// The land it targets.
    pub land: Option<Land>,
    /// The Spirit it targets.
    pub target: Option<Seat>,
    /// The land from which it was targeted, if it has to be known.
    pub origin: Option<Land>,
    /// Whether it is a repeat.
    pub repeat: bool,
    /// The numbers of the thresholds used so far.
    pub thresholds: Vec<u8>,
}

/// Something that lasts until the turn ends.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LastingView {
    /// The id of the Power or Fear card it comes from.
    pub source: &'static str,
    /// The land it speaks of as "here".
    pub land: Option<Land>,
    /// Who made it.
    pub user: Seat,
    /// The Spirit it speaks of as its target.
    pub target: Seat,
    /// How often it can still be used; 0 if it is not counted.
    pub left: u8,
    /// What it says.
    pub lines: Vec<Line>,
}

/// Something that has to be decided.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct QuestionView {
    /// Who may decide.
    pub seats: Vec<Seat>,
    /// What is asked.
    pub phrase: Phrase,
    /// The id of the Power or Fear card that asks; none if the rules do.
    pub source: Option<&'static str>,
    /// What each alternative says in the order of their numbers; if yes or no is asked, what yes means.
    pub choices: Vec<Vec<Line>>,
    /// The cards that were drawn to choose from.
    pub drawn: Vec<Card>,
    /// The lands among the answers in which nothing would come of it as things stand.
    pub idle: Vec<Land>,
    /// The Growth actions that ask nothing, by number: nothing depends on when they are done.
    pub at_once: Vec<u8>,
}

impl Source {
    /// The id of the Power or of the Fear card.
    pub(super) fn id(self) -> &'static str {
        match self {
            Source::Power(power) => power.power().id,
            Source::Fear(card, _) => card.id(),
            Source::Event(card) => card.id(),
            Source::Invaders(action) => action.id(),
            Source::Blight(card) => card.id(),
            Source::Track(spirit, _) => spirit.id(),
            Source::Adversary(name) => name.id(),
            Source::Scenario(name) => name.id(),
            Source::Special(spirit, number) => special_id(spirit, number),
        }
    }
}

impl ActionView {
    pub(super) fn of(action: &Action) -> ActionView {
        let level = match action.source {
            Source::Fear(_, level) => Some(level + 1),
            Source::Power(_)
            | Source::Event(_)
            | Source::Invaders(_)
            | Source::Blight(_)
            | Source::Track(..)
            | Source::Adversary(_)
            | Source::Scenario(_)
            | Source::Special(..) => None,
        };
        ActionView {
            source: action.source.id(),
            terror_level: level,
            user: action.user,
            land: action.land.or(action.chosen),
            target: action.target,
            origin: action.origin,
            repeat: action.again,
            thresholds: (0..8)
                .filter(|index| action.taken >> index & 1 == 1)
                .map(|index| index + 1)
                .collect(),
        }
    }
}

impl LastingView {
    pub(super) fn of(standing: &Standing) -> LastingView {
        let says = |effect: &'static Effect| effect.lasting() == Some(standing.what);
        let effect = standing.source.lists().into_iter().flatten().find_map(|effect| inside(effect, &says));
        LastingView {
            source: standing.source.id(),
            land: standing.land,
            user: standing.user,
            target: standing.target,
            left: standing.left,
            lines: effect.map_or(Vec::new(), |effect| lines(std::slice::from_ref(effect))),
        }
    }
}

/// The effect, or one inside it, that is such a one.
fn inside(effect: &'static Effect, test: &impl Fn(&'static Effect) -> bool) -> Option<&'static Effect> {
    if test(effect) {
        return Some(effect);
    }
    effect.inner().flatten().find_map(|inner| inside(inner, test))
}
