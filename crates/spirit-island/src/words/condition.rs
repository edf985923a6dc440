//! Conditions of effects.

use artel_engine::{Name, Phrase};

use super::place::Described;
use super::{Writer, names};
use crate::components::Kinds;
use crate::effect::make::land;
use crate::effect::{Condition, Effects};

impl Writer {
    /// If the condition holds, the one; otherwise the other.
    pub(crate) fn if_so(&mut self, condition: Condition, effects: Effects, otherwise: Effects) {
        self.under(&[condition], &|writer| writer.effects(effects));
        self.otherwise(otherwise);
    }

    /// What happens if something above does not, if anything.
    pub(crate) fn otherwise(&mut self, effects: Effects) {
        if !effects.is_empty() {
            self.governed("otherwise", effects);
        }
    }

    /// The conditions, each below the one before it; those that ask what is there share one line.
    pub(crate) fn under(&mut self, conditions: &[Condition], write: &dyn Fn(&mut Writer)) {
        let all: Vec<Condition> = conditions.iter().copied().flat_map(flat).collect();
        let present: Vec<Name> = all.iter().copied().filter_map(asks_for).map(names::kinds).collect();
        let others = all.into_iter().filter(|&each| asks_for(each).is_none());
        let mut phrases: Vec<Phrase> = others.flat_map(phrases).collect();
        if !present.is_empty() {
            phrases.push(Phrase::new("if-here").names("kinds", present));
        }
        let depth = self.depth;
        for phrase in phrases {
            self.say(phrase);
            self.depth += 1;
        }
        write(self);
        self.depth = depth;
    }
}

/// The kinds of which at least one piece must be there, if that is what the condition asks.
fn asks_for(condition: Condition) -> Option<Kinds> {
    let Condition::AtLeast(1, kinds) = condition else { return None };
    Some(kinds)
}

/// The conditions that must all hold.
pub(crate) fn flat(condition: Condition) -> Vec<Condition> {
    let Condition::All(all) = condition else { return vec![condition] };
    all.iter().copied().flat_map(flat).collect()
}

/// What the condition says; a condition made of several says each of them.
fn phrases(condition: Condition) -> Vec<Phrase> {
    let phrase = match condition {
        Condition::All(all) => return all.iter().copied().flat_map(phrases).collect(),
        Condition::Terrain(terrains) => Phrase::new("if-terrain").name("terrains", names::terrains(terrains)),
        Condition::Coastal => Phrase::new("if-coastal"),
        Condition::Inland => Phrase::new("if-inland"),
        Condition::AtLeast(count, kinds) => counted("if-at-least", count, kinds),
        Condition::AtMost(count, kinds) => counted("if-at-most", count, kinds),
        Condition::More(kinds, than) => more("if-more", kinds, than),
        Condition::Blight => Phrase::new("if-blight"),
        Condition::NoBlight => Phrase::new("if-no-blight"),
        Condition::Presence => Phrase::new("if-presence"),
        Condition::SacredSite => Phrase::new("if-sacred-site"),
        Condition::OwnPresence => Phrase::new("if-own-presence"),
        Condition::NoOwnPresence => Phrase::new("if-no-own-presence"),
        Condition::Sites(count) => Phrase::new("if-sites").number("count", count),
        Condition::AnotherSpirit => Phrase::new("if-another-spirit"),
        Condition::PresenceAdded => Phrase::new("if-presence-added"),
        Condition::Brought => Phrase::new("if-brought"),
        Condition::OwnSite => Phrase::new("if-own-site"),
        Condition::Ocean => Phrase::new("if-ocean"),
        Condition::Healthy => Phrase::new("if-healthy"),
        Condition::CardForgotten => Phrase::new("if-card-forgotten"),
        Condition::OnBoard(tests) => Described::of(land(tests)).phrase("if-on-board"),
        Condition::PushedInto(kinds, tests) => {
            Described::of(land(tests)).phrase("if-pushed-into").name("kinds", names::kinds(kinds))
        }
    };
    vec![phrase]
}

/// So many pieces of these kinds.
pub(crate) fn counted(key: &'static str, count: u8, kinds: Kinds) -> Phrase {
    Phrase::new(key).number("count", count).name("kinds", names::kinds(kinds))
}

/// More pieces of the first kinds than of the second.
pub(crate) fn more(key: &'static str, kinds: Kinds, than: Kinds) -> Phrase {
    Phrase::new(key).name("kinds", names::kinds(kinds)).name("than", names::kinds(than))
}
