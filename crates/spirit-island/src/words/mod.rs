//! Content put into words: what cards, Innate Powers, Special Rules and Fear cards say, as phrases for the texts.
//!
//! An effect list becomes lines. A condition, a choice or a place is a line of its own that ends in a colon, and what
//! it governs follows at greater depth, so that no phrase stands inside another.

pub(crate) mod amount;
pub(crate) mod block;
mod condition;
mod group;
mod lasting;
pub(crate) mod names;
mod place;
mod spirit;
mod target;

use artel_engine::Phrase;
use serde::Serialize;

use crate::effect::{Effects, Fear, Power, Threshold, When};

pub use spirit::{growth, invaders, special};
pub use target::target;

/// One line of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Line {
    /// How deep it stands below the conditions and choices above it.
    pub depth: u8,
    /// What it says.
    pub phrase: Phrase,
}

/// What a Power does, without its thresholds.
pub fn power(power: &Power) -> Vec<Line> {
    let mut writer = Writer { only_threshold: power.thresholds.len() == 1, ..Writer::default() };
    writer.effects(power.effects);
    writer.lines
}

/// What a Power does with enough elements.
pub fn threshold(threshold: &Threshold) -> Vec<Line> {
    let mut writer = Writer { in_addition: true, ..Writer::default() };
    if let Some(range) = threshold.range {
        writer.say(Phrase::new("threshold-range").number("range", range));
    }
    if threshold.hastens {
        writer.say(Phrase::new("threshold-hastens"));
    }
    match threshold.when {
        When::After => writer.effects(threshold.effects),
        When::Instead => writer.governed("threshold-instead", threshold.effects),
        When::MayInstead => writer.governed("threshold-may-instead", threshold.effects),
        When::Within => writer.say(Phrase::new("threshold-within")),
    }
    writer.lines
}

/// What a Fear card does at a Terror Level, counted from zero.
pub fn fear(fear: &Fear, level: u8) -> Vec<Line> {
    let mut writer = Writer::default();
    writer.effects(fear.levels[usize::from(level) % fear.levels.len()]);
    writer.lines
}

/// Writes lines one below the other.
#[derive(Default)]
pub(crate) struct Writer {
    lines: Vec<Line>,
    depth: u8,
    /// Whether the Power has one threshold, which then needs no number.
    only_threshold: bool,
    /// Whether this comes on top of what stands above it.
    in_addition: bool,
    /// Whether the target Spirit decides, and not the user.
    target_decides: bool,
}

impl Writer {
    pub(crate) fn say(&mut self, phrase: Phrase) {
        self.lines.push(Line { depth: self.depth, phrase });
    }

    fn below(&mut self, write: impl FnOnce(&mut Writer)) {
        self.depth += 1;
        write(self);
        self.depth -= 1;
    }

    /// A line that ends in a colon, and the effects below it.
    pub(crate) fn governed(&mut self, key: &'static str, effects: Effects) {
        self.say(Phrase::new(key));
        self.below(|writer| writer.effects(effects));
    }

    pub(crate) fn effects(&mut self, effects: Effects) {
        for effect in effects {
            effect.words(self);
        }
    }
}

/// What effects say when they stand alone.
pub fn effects(effects: Effects) -> Vec<Line> {
    let mut writer = Writer::default();
    writer.effects(effects);
    writer.lines
}
