//! Which lands an effect speaks of.

use artel_engine::{Name, Phrase};

use super::condition::{counted, flat, more};
use super::{Writer, names};
use crate::components::Terrains;
use crate::effect::{Condition, Place, Reach};

/// A land in words: what it is called, what must lie there, and what needs a sentence of its own.
pub(crate) struct Described {
    land: Name,
    with: Vec<Name>,
    sentences: Vec<Phrase>,
    /// What is not said of a land but must be true all the same.
    rest: Vec<Condition>,
}

/// The names of a land within reach: of any, of one by the sea, of one inland.
const ANY: [&str; 3] = ["land-any", "land-coastal", "land-inland"];
const ADJACENT: [&str; 3] = ["land-adjacent", "land-adjacent-coastal", "land-adjacent-inland"];
const HERE_OR_ADJACENT: [&str; 3] =
    ["land-here-or-adjacent", "land-here-or-adjacent-coastal", "land-here-or-adjacent-inland"];
const ELSEWHERE: [&str; 3] = ["land-elsewhere", "land-elsewhere-coastal", "land-elsewhere-inland"];

const ON_BOARD: [&str; 3] = ["land-on-board", "land-on-board-coastal", "land-on-board-inland"];

/// A land where the target Spirit has Presence.
const TARGETS: &str = "with-targets-presence";

impl Described {
    pub(crate) fn of(place: Place) -> Described {
        Described::new(place.reach, place.tests)
    }

    /// A land anywhere for which the condition holds.
    pub(crate) fn such(condition: Condition) -> Described {
        Described::new(Reach::Anywhere, &[condition])
    }

    fn new(reach: Reach, tests: &[Condition]) -> Described {
        let tests: Vec<Condition> = tests.iter().copied().flat_map(flat).collect();
        let (with, sentences) = beyond_the_name(reach);
        let mut described =
            Described { land: by_reach(reach, &tests).into(), with, sentences, rest: Vec::new() };
        let terrains = terrains(&tests);
        if terrains != Terrains::ALL {
            described.in_terrains(terrains);
        }
        for test in tests {
            described.add(test);
        }
        described.with.sort_by_key(|name| name.starts_with("without"));
        described
    }

    /// The same for the target Spirit itself: the target's lands are its own.
    #[must_use]
    pub(crate) fn for_the_target(mut self) -> Described {
        for name in self.with.iter_mut().filter(|name| **name == TARGETS) {
            *name = "with-its-presence".into();
        }
        self
    }

    /// A land is called by its terrain if nothing else is to be said about where it lies.
    fn in_terrains(&mut self, terrains: Terrains) {
        let name = names::terrains(terrains);
        if self.land == ANY[0] {
            self.land = name;
        } else {
            self.sentences.push(Phrase::new("only-terrain").name("terrains", name));
        }
    }

    fn add(&mut self, test: Condition) {
        match test {
            Condition::Terrain(_) | Condition::Coastal | Condition::Inland => {}
            Condition::AtLeast(1, kinds) => self.with.push(names::with(kinds)),
            Condition::AtMost(0, kinds) => self.with.push(names::without(kinds)),
            Condition::Blight => self.with.push("with-blight".into()),
            Condition::NoBlight => self.with.push("without-blight".into()),
            Condition::Presence => self.with.push("with-presence".into()),
            Condition::SacredSite => self.with.push("with-sacred-site".into()),
            Condition::OwnPresence => self.with.push("with-own-presence".into()),
            Condition::NoOwnPresence => self.with.push("without-own-presence".into()),
            Condition::OwnSite => self.with.push("with-own-site".into()),
            Condition::Ocean => self.with.push("that-is-ocean".into()),
            Condition::AtLeast(count, kinds) => self.sentences.push(counted("only-at-least", count, kinds)),
            Condition::AtMost(count, kinds) => self.sentences.push(counted("only-at-most", count, kinds)),
            Condition::More(kinds, than) => self.sentences.push(more("only-more", kinds, than)),
            Condition::Sites(_)
            | Condition::AnotherSpirit
            | Condition::PresenceAdded
            | Condition::Brought
            | Condition::Healthy
            | Condition::PushedInto(..)
            | Condition::OnBoard(_)
            | Condition::CardForgotten
            | Condition::All(_) => self.rest.push(test),
        }
    }

    /// The phrase that speaks of the land.
    pub(crate) fn phrase(&self, key: &'static str) -> Phrase {
        Phrase::new(key).name("land", self.land.clone()).names("with", self.with.iter().cloned())
    }

    /// The phrase that speaks of the land if it says everything.
    pub(crate) fn in_one_line(&self, key: &'static str) -> Option<Phrase> {
        (self.sentences.is_empty() && self.rest.is_empty()).then(|| self.phrase(key))
    }

    /// What is true of the land besides.
    pub(crate) fn sentences(self) -> Vec<Phrase> {
        self.sentences
    }
}

/// The terrains that all the tests allow.
fn terrains(tests: &[Condition]) -> Terrains {
    let asked = tests.iter().filter_map(|test| {
        let Condition::Terrain(terrains) = test else { return None };
        Some(*terrains)
    });
    asked.fold(Terrains::ALL, Terrains::and)
}

fn by_reach(reach: Reach, tests: &[Condition]) -> &'static str {
    let coast = usize::from(tests.contains(&Condition::Coastal));
    let inland = usize::from(tests.contains(&Condition::Inland));
    let names = match reach {
        Reach::Adjacent => ADJACENT,
        Reach::HereOrAdjacent => HERE_OR_ADJACENT,
        Reach::ElsewhereOnBoard => ELSEWHERE,
        Reach::OnBoard => ON_BOARD,
        Reach::Anywhere
        | Reach::TargetsLands
        | Reach::Within(_)
        | Reach::PushedTo
        | Reach::Numbered(_)
        | Reach::MostOnBoard(_)
        | Reach::FewestOfDiscard(_) => ANY,
    };
    names[(coast + 2 * inland) % names.len()]
}

/// What the name of a land does not say about where it lies.
fn beyond_the_name(reach: Reach) -> (Vec<Name>, Vec<Phrase>) {
    match reach {
        Reach::TargetsLands => (vec![TARGETS.into()], Vec::new()),
        Reach::PushedTo => (vec!["with-pushed-pieces".into()], Vec::new()),
        Reach::Within(range) => (Vec::new(), vec![Phrase::new("only-within").number("range", range)]),
        Reach::Numbered(number) => (Vec::new(), vec![Phrase::new("only-numbered").number("number", number)]),
        Reach::MostOnBoard(kinds) => {
            (Vec::new(), vec![Phrase::new("only-most-on-board").name("kinds", names::kinds(kinds))])
        }
        Reach::FewestOfDiscard(kinds) => {
            (Vec::new(), vec![Phrase::new("only-fewest-of-discard").name("kinds", names::kinds(kinds))])
        }
        Reach::Anywhere
        | Reach::Adjacent
        | Reach::HereOrAdjacent
        | Reach::ElsewhereOnBoard
        | Reach::OnBoard => (Vec::new(), Vec::new()),
    }
}

impl Writer {
    /// A line that names the land, and below it what happens there.
    pub(crate) fn land(&mut self, key: &'static str, land: Described, write: impl Fn(&mut Writer)) {
        self.say(land.phrase(key));
        self.below(|writer| {
            land.sentences.into_iter().for_each(|sentence| writer.say(sentence));
            writer.under(&land.rest, &write);
        });
    }
}
