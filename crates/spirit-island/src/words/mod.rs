//! Content put into words: what cards, Innate Powers, Special Rules and Fear cards say, as phrases for the texts.
//!
//! An effect list becomes clauses. A condition, a choice or a place is a clause of its own that ends in a colon, and what
//! it governs follows at greater depth. Clauses that a printed card would set side by side share a line ([`Line::joins`]).

pub(crate) mod amount;
pub(crate) mod block;
mod challenge;
mod condition;
mod flow;
mod group;
mod happening;
mod lasting;
pub(crate) mod names;
pub(crate) mod place;
mod spirit;
mod target;
mod threshold;

use artel_engine::Phrase;
use serde::Serialize;

use crate::byte::byte;
use crate::effect::{Actions, Effect, Effects, Fear, Power, Whose};

pub use challenge::{blight, escalation, level, loss, rule, scenario_setup, victory};
pub use happening::when;
pub use spirit::{growth, invaders, special};
pub use target::target;
pub use threshold::threshold;

/// One clause of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Line {
    /// How deep it stands below the conditions and choices above it.
    pub depth: u8,
    /// Whether it goes on in the line of the clause before it.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub joins: bool,
    /// What it says.
    pub phrase: Phrase,
}

impl Line {
    /// A clause that is all of a text.
    pub(crate) fn of(phrase: Phrase) -> Line {
        Line { depth: 0, joins: false, phrase }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it so")]
fn is_false(value: &bool) -> bool {
    !value
}

/// What a Power does, without its thresholds.
pub fn power(power: &Power) -> Vec<Line> {
    effects(power.effects)
}

/// What a Fear card does at a Terror Level, counted from zero.
pub fn fear(fear: &Fear, level: u8) -> Vec<Line> {
    effects(fear.levels[usize::from(level)])
}

/// What effects say when they stand alone.
pub fn effects(effects: Effects) -> Vec<Line> {
    let mut writer = Writer::default();
    writer.text(effects);
    writer.done()
}

/// What something that lasts says.
pub(crate) fn lasting(lasting: crate::effect::Lasting) -> Vec<Line> {
    let mut writer = Writer::default();
    writer.lasting(lasting);
    writer.done()
}

/// Writes clauses one after the other.
#[derive(Default)]
pub(crate) struct Writer {
    lines: Vec<Line>,
    depth: u8,
    /// Whether this comes on top of what stands above it.
    in_addition: bool,
    /// Whether what lasts does so for longer than the turn.
    for_long: bool,
    /// Who decides.
    decides: Whose,
    /// Whether what is above names the board.
    board_named: bool,
}

impl Writer {
    /// All that was written, set in lines.
    fn done(mut self) -> Vec<Line> {
        flow::set(&mut self.lines);
        self.lines
    }

    pub(crate) fn say(&mut self, phrase: Phrase) {
        self.lines.push(Line { depth: self.depth, joins: false, phrase });
    }

    fn below(&mut self, write: impl FnOnce(&mut Writer)) {
        self.depth += 1;
        write(self);
        self.depth -= 1;
    }

    /// Effects that are governed by the clause just said.
    pub(crate) fn below_effects(&mut self, effects: Effects) {
        self.below(|writer| writer.effects(effects));
    }

    /// A clause that ends in a colon, and the effects below it.
    pub(crate) fn governed(&mut self, key: &'static str, effects: Effects) {
        self.say(Phrase::new(key));
        self.below(|writer| writer.effects(effects));
    }

    /// One key or the other, as the user or the target Spirit decides.
    pub(crate) fn by_who(&self, user: &'static str, target: &'static str) -> &'static str {
        match self.decides {
            Whose::User => user,
            Whose::Target => target,
        }
    }

    pub(crate) fn effects(&mut self, effects: Effects) {
        let is_presence = |effect: &Effect| *effect == Effect::AddPresence;
        let presence = effects.iter().filter(|effect| is_presence(effect)).count();
        for (place, effect) in effects.iter().enumerate() {
            // More Presence than one is said together.
            if presence == 1 || !is_presence(effect) {
                effect.words(self);
            } else if !effects[..place].iter().any(is_presence) {
                self.say(Phrase::new("effect-add-presences").number("count", byte(presence)));
            }
        }
    }

    /// One Invader action that does not happen.
    pub(crate) fn skip_one(&mut self, key: &'static str, actions: Actions) {
        let name = if actions == Actions::ALL { "one-action".into() } else { names::actions(actions) };
        self.say(Phrase::new(key).name("actions", name));
    }

    /// Invader actions that do not happen.
    pub(crate) fn skip(&mut self, key: &'static str, actions: Actions) {
        let name = if actions == Actions::ALL { "all-actions".into() } else { names::actions(actions) };
        self.say(Phrase::new(key).name("actions", name));
    }

    /// A whole text: a choice that is all of it needs no heading.
    fn text(&mut self, effects: Effects) {
        match *effects {
            [Effect::Choose(lists)] => self.alternatives(lists),
            _ => self.effects(effects),
        }
    }
}
