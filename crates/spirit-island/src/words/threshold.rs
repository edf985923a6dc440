//! What a Power does with enough elements.

use artel_engine::Phrase;

use super::place::Described;
use super::{Line, Writer, names};
use crate::components::Kinds;
use crate::effect::{Condition, Effect, Effects, Place, Power, Reach, When};

/// What the threshold with this number adds or changes, counted from zero.
pub fn threshold(power: &Power, number: usize) -> Vec<Line> {
    let threshold = &power.thresholds[number];
    let mut writer = Writer { in_addition: true, ..Writer::default() };
    if let Some(range) = threshold.range {
        writer.say(Phrase::new("threshold-range").number("range", range));
    }
    if let Some(tests) = threshold.tests {
        let land = Described::of(Place { reach: Reach::Anywhere, tests });
        writer.say(land.phrase("target-land"));
    }
    if threshold.hastens {
        writer.say(Phrase::new("threshold-hastens"));
    }
    match threshold.when {
        When::After => writer.text(threshold.effects),
        When::Instead => writer.governed("threshold-instead", threshold.effects),
        When::MayInstead if is_both(power.effects, threshold.effects) => {
            writer.say(Phrase::new("threshold-both"));
        }
        When::MayInstead => writer.governed("may-instead", threshold.effects),
        When::Within => writer.within(power.effects, number),
    }
    writer.done()
}

/// Whether the one list is all the alternatives that are the other.
fn is_both(choice: Effects, both: Effects) -> bool {
    let &[Effect::Choose(lists)] = choice else { return false };
    lists.iter().copied().flatten().eq(both)
}

/// Whether the one says what the other says, but for a choice of which it offers both.
fn adds_both(more: Effects, fewer: Effects) -> bool {
    if let (&[Effect::Choose(&[one, other, both])], &[Effect::Choose(&[first, second])]) = (more, fewer) {
        return (one, other) == (first, second) && is_both(fewer, both);
    }
    if let (&[Effect::In(place, more)], &[Effect::In(there, fewer)]) = (more, fewer) {
        return place == there && adds_both(more, fewer);
    }
    let (&[Effect::ByTarget(more)], &[Effect::ByTarget(fewer)]) = (more, fewer) else { return false };
    adds_both(more, fewer)
}

/// What Presence that is pushed brings by the one and not by the other.
fn brings_more(more: Effects, fewer: Effects) -> Option<(Kinds, u8)> {
    let (&[Effect::PushPresenceWith(more, each)], &[Effect::PushPresenceWith(fewer, _)]) = (more, fewer)
    else {
        return None;
    };
    Some((more.minus(fewer), each))
}

impl Writer {
    /// What the threshold changes in the text above it.
    fn within(&mut self, effects: Effects, number: usize) {
        for (place, effect) in effects.iter().enumerate() {
            let &Effect::IfThreshold(index, then, otherwise) = effect else { continue };
            if usize::from(index) != number {
                continue;
            }
            match (otherwise.is_empty(), place) {
                (true, 0) => self.governed("threshold-first", then),
                (true, _) if place + 1 == effects.len() => self.effects(then),
                (true, _) => {
                    let key = match effects.get(place + 1) {
                        Some(Effect::Push(..)) => "threshold-before-push",
                        Some(Effect::Fear(_) | Effect::If(Condition::Destroyed(_), ..)) => {
                            "threshold-before-fear"
                        }
                        Some(Effect::If(Condition::TerrorAtLeast(_), ..)) => "threshold-before-terror",
                        Some(Effect::Ravage) => "threshold-before-ravage",
                        Some(Effect::ByTarget(_)) => "threshold-before-cards",
                        _ => panic!("no other text has this in the middle"),
                    };
                    self.governed(key, then);
                }
                (false, _) if let Some((kinds, each)) = brings_more(then, otherwise) => {
                    let names = kinds.iter().map(|kind| names::kinds(Kinds::only(kind)));
                    self.say(
                        Phrase::new("threshold-brings-more").number("count", each).names("kinds", names),
                    );
                }
                (false, _) if adds_both(then, otherwise) => self.say(Phrase::new("threshold-target-both")),
                (false, _) => {
                    self.effects(then);
                    self.governed("threshold-leave-out", otherwise);
                }
            }
        }
    }
}
