//! Which lands an effect speaks of.

use artel_engine::{Name, Phrase};

use super::condition::{counted, flat, more};
use super::{Writer, names};
use crate::components::Terrains;
use crate::effect::make::BLIGHT;
use crate::effect::{Condition, Effect, Effects, Group, Place, Reach};

/// A land in words: what it is called, and what is true of it.
pub(crate) struct Described {
    land: Name,
    with: Vec<Phrase>,
}

/// The names of a land within reach: of any, of one by the sea, of one inland.
const ANY: [&str; 3] = ["land-any", "land-coastal", "land-inland"];
const ADJACENT: [&str; 3] = ["land-adjacent", "land-adjacent-coastal", "land-adjacent-inland"];
const HERE_OR_ADJACENT: [&str; 3] =
    ["land-here-or-adjacent", "land-here-or-adjacent-coastal", "land-here-or-adjacent-inland"];
const ELSEWHERE: [&str; 3] = ["land-elsewhere", "land-elsewhere-coastal", "land-elsewhere-inland"];
const ORIGIN_AND_HERE: [&str; 3] =
    ["land-origin-and-here", "land-origin-and-here-coastal", "land-origin-and-here-inland"];
const ORIGIN: [&str; 3] = ["land-origin"; 3];
const TARGET_LAND: [&str; 3] = ["land-target"; 3];
const ON_BOARD: [&str; 3] = ["land-on-board", "land-on-board-coastal", "land-on-board-inland"];

/// A land where the target Spirit has Presence.
const TARGETS: &str = "with-targets-presence";
/// A land within Range of its Presence.
const TARGETS_RANGE: &str = "with-target-range";

impl Described {
    pub(crate) fn of(place: Place) -> Described {
        Described::new(place.reach, place.tests)
    }

    /// The same for effects in it: what they speak of need not be said of the land as well.
    pub(crate) fn for_effects(place: Place, effects: Effects) -> Described {
        let spoken_of = effects.first().and_then(Effect::group).map(|group: Group| group.kinds);
        let tests: Vec<Condition> = place.tests.iter().copied().flat_map(flat).collect();
        let said = tests.into_iter().filter(|test| {
            let Condition::AtLeast(1, kinds) = *test else { return true };
            Some(kinds) != spoken_of
        });
        Described::new(place.reach, &said.collect::<Vec<_>>())
    }

    /// A land anywhere for which the condition holds.
    pub(crate) fn such(condition: Condition) -> Described {
        Described::new(Reach::Anywhere, &[condition])
    }

    /// The same of the lands of a board.
    pub(crate) fn on_board(tests: &[Condition]) -> Described {
        Described::new(Reach::OnBoard, tests)
    }

    fn new(reach: Reach, tests: &[Condition]) -> Described {
        let tests: Vec<Condition> = tests.iter().copied().flat_map(flat).collect();
        let land = by_reach(reach, &tests).into();
        let mut described = Described { land, with: beyond_the_name(reach).into_iter().collect() };
        let terrains = terrains(&tests);
        if terrains != Terrains::ALL {
            described.in_terrains(terrains);
        }
        // Where the most of them are, there are some.
        let told = |test: &Condition| matches!((*test, reach), (Condition::AtLeast(1, kinds), Reach::MostOnBoard(most)) if kinds == most);
        described.with.extend(tests.into_iter().filter(|test| !told(test)).filter_map(with));
        described.with.sort_by_key(|phrase| phrase.key.starts_with("without"));
        described
    }

    /// The same for the target Spirit itself: the target's lands are its own.
    #[must_use]
    pub(crate) fn for_the_target(mut self) -> Described {
        for phrase in self.with.iter_mut().filter(|phrase| phrase.key == TARGETS) {
            phrase.key = "with-its-presence";
        }
        for phrase in self.with.iter_mut().filter(|phrase| phrase.key == TARGETS_RANGE) {
            phrase.key = "with-its-range";
        }
        self
    }

    /// A land is called by its terrain if nothing else is to be said about where it lies.
    fn in_terrains(&mut self, terrains: Terrains) {
        let name = names::terrains(terrains);
        if self.land == ANY[0] {
            self.land = name;
        } else {
            self.with.push(Phrase::new("with-terrain").name("terrains", name));
        }
    }

    /// The same for several lands, which are not called by their terrain.
    #[must_use]
    pub(crate) fn several(mut self) -> Described {
        if self.land.split('-').next() != Some("land") {
            let terrains = std::mem::replace(&mut self.land, ANY[0].into());
            self.with.insert(0, Phrase::new("with-terrain").name("terrains", terrains));
        }
        self
    }

    /// The same where the board was named already.
    #[must_use]
    pub(crate) fn on_named_board(mut self) -> Described {
        if let Some(place) = ON_BOARD.iter().position(|name| self.land == *name) {
            self.land = ANY[place].into();
        }
        self
    }

    /// The phrase that speaks of the land.
    pub(crate) fn phrase(&self, key: &'static str) -> Phrase {
        Phrase::new(key).name("land", self.land.clone()).phrases("with", self.with.iter().cloned())
    }
}

/// What is said of a land for which the condition holds, besides its name.
fn with(test: Condition) -> Option<Phrase> {
    Some(match test {
        Condition::Terrain(_) | Condition::Coastal | Condition::Inland => return None,
        Condition::AtLeast(1, kinds) => Phrase::new("with-kinds").name("kinds", names::kinds(kinds)),
        Condition::AtMost(0, kinds) => Phrase::new("without-kinds").name("kinds", names::kinds(kinds)),
        Condition::AtLeast(count, kinds) => counted("with-at-least", count, kinds),
        Condition::AtMost(count, kinds) => counted("with-at-most", count, kinds),
        Condition::Exactly(count, kinds) => counted("with-exactly", count, kinds),
        Condition::More(kinds, than) => more("with-more", kinds, than),
        Condition::Blight => Phrase::new("with-blight"),
        Condition::NoBlight => Phrase::new("without-blight"),
        Condition::Presence => Phrase::new("with-presence"),
        Condition::SacredSite => Phrase::new("with-sacred-site"),
        Condition::OwnPresence => Phrase::new("with-own-presence"),
        Condition::NoOwnPresence => Phrase::new("without-own-presence"),
        Condition::OwnSite => Phrase::new("with-own-site"),
        Condition::TargetsSite => Phrase::new("with-targets-site"),
        Condition::NearOwnPresence(range) => Phrase::new("with-range").number("range", range),
        Condition::Ocean => Phrase::new("with-ocean"),
        Condition::NearSuch(tests) => {
            Described::of(Place { reach: Reach::Anywhere, tests }).phrase("with-near-such")
        }
        Condition::NoPresence => Phrase::new("without-presence"),
        Condition::AtMostTerror(kinds) => {
            Phrase::new("with-at-most-terror").name("kinds", names::kinds(kinds))
        }
        Condition::ChosenTerrain => Phrase::new("with-chosen-terrain"),
        Condition::NotOnBoard(tests) => {
            Described::of(Place { reach: Reach::Anywhere, tests }).phrase("with-none-on-board")
        }
        Condition::Near(1, kinds) if kinds == BLIGHT => Phrase::new("with-blight-near"),
        Condition::Near(1, kinds) => Phrase::new("with-near").name("kinds", names::kinds(kinds)),
        Condition::Near(count, kinds) => counted("with-many-near", count, kinds),
        Condition::ShownFor(action) => Phrase::new("with-shown-for").name("action", action.id()),
        Condition::NotShownFor(action) => Phrase::new("without-shown-for").name("action", action.id()),
        Condition::Any(tests) => either("with-either", tests, &|test| Some(alone(test))),
        Condition::Sites(_)
        | Condition::PresenceOnIsland(_)
        | Condition::CardsInPlay(_)
        | Condition::CostInPlay(_)
        | Condition::AnotherSpirit
        | Condition::PresenceAdded
        | Condition::PresenceAddedHere
        | Condition::Brought
        | Condition::BlightAdded
        | Condition::Healthy
        | Condition::TerrorLevel(_)
        | Condition::TerrorAtLeast(_)
        | Condition::TerrorAtMost(_)
        | Condition::Stage(_)
        | Condition::PushedInto(..)
        | Condition::OnBoard(_)
        | Condition::BoardAtLeast(..)
        | Condition::BoardExceeds(..)
        | Condition::CoastExactly(..)
        | Condition::BoardLands(..)
        | Condition::BoardAtMost(..)
        | Condition::InOwnLands(..)
        | Condition::CardForgotten
        | Condition::Destroyed(_)
        | Condition::Added(_)
        | Condition::NoOtherCards
        | Condition::OriginSite
        | Condition::All(_) => unreachable!("{test:?} is nothing that is true of a land"),
    })
}

/// What is said of a land for which the condition alone holds.
fn alone(test: Condition) -> Phrase {
    if let Condition::Terrain(terrains) = test {
        return Phrase::new("with-terrain").name("terrains", names::terrains(terrains));
    }
    if test == Condition::Coastal {
        return Phrase::new("with-coastal");
    }
    with(test).unwrap_or_else(|| unreachable!("{test:?} is said in the name of a land"))
}

/// One thing or another that is true, each said by itself.
pub(super) fn either(
    key: &'static str,
    tests: &[Condition],
    say: &dyn Fn(Condition) -> Option<Phrase>,
) -> Phrase {
    let mut said = tests.iter().rev().filter_map(|&test| say(test));
    let Some(last) = said.next() else { panic!("one of several things is true") };
    said.fold(last, |other, one| Phrase::new(key).phrases("one", [one]).phrases("other", [other]))
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
    let [any, coastal, inland] = match reach {
        Reach::Adjacent => ADJACENT,
        Reach::HereOrAdjacent => HERE_OR_ADJACENT,
        Reach::ElsewhereOnBoard => ELSEWHERE,
        Reach::OriginAndHere => ORIGIN_AND_HERE,
        Reach::Origin => ORIGIN,
        Reach::Targets => TARGET_LAND,
        Reach::OnBoard | Reach::MostOnBoard(_) | Reach::MostOf(_) | Reach::FewestOf(_) => ON_BOARD,
        Reach::Anywhere
        | Reach::Inner
        | Reach::NearInner
        | Reach::Nearest(_)
        | Reach::TargetsLands
        | Reach::Within(_)
        | Reach::PushedTo
        | Reach::Damaged
        | Reach::NearOriginAndHere
        | Reach::Most(_)
        | Reach::LostPresence
        | Reach::MovedTo
        | Reach::FromOrigin(_)
        | Reach::TargetWithin(_)
        | Reach::FewestOfDiscard(_) => ANY,
        Reach::Numbered(_) => return "land-numbered",
    };
    match (tests.contains(&Condition::Coastal), tests.contains(&Condition::Inland)) {
        (false, false) => any,
        (true, false) => coastal,
        (false, true) => inland,
        (true, true) => panic!("no land is both coastal and inland"),
    }
}

/// What the name of a land does not say about where it lies.
fn beyond_the_name(reach: Reach) -> Option<Phrase> {
    match reach {
        Reach::TargetsLands => Some(Phrase::new(TARGETS)),
        Reach::Inner => Some(Phrase::new("with-inner")),
        Reach::NearInner => Some(Phrase::new("with-near-inner")),
        Reach::Nearest(kinds) => Some(Phrase::new("with-nearest").name("kinds", names::kinds(kinds))),
        Reach::PushedTo => Some(Phrase::new("with-pushed-pieces")),
        Reach::Damaged => Some(Phrase::new("with-damage-dealt")),
        Reach::NearOriginAndHere => Some(Phrase::new("with-near-origin-and-here")),
        Reach::FromOrigin(range) => Some(Phrase::new("with-range-of-origin").number("range", range)),
        Reach::TargetWithin(range) => Some(Phrase::new(TARGETS_RANGE).number("range", range)),
        Reach::Within(range) => Some(Phrase::new("with-range").number("range", range)),
        Reach::Numbered(number) => Some(Phrase::new("with-number").number("number", number)),
        Reach::LostPresence => Some(Phrase::new("with-lost-presence")),
        Reach::MovedTo => Some(Phrase::new("with-moved-pieces")),
        Reach::FewestOf(kinds) => Some(Phrase::new("with-fewest").name("kinds", names::kinds(kinds))),
        Reach::Most(kinds) | Reach::MostOf(kinds) | Reach::MostOnBoard(kinds) => {
            Some(Phrase::new("with-most").name("kinds", names::kinds(kinds)))
        }
        Reach::FewestOfDiscard(kinds) => {
            Some(Phrase::new("with-fewest-of-discard").name("kinds", names::kinds(kinds)))
        }
        Reach::Anywhere
        | Reach::Origin
        | Reach::Targets
        | Reach::Adjacent
        | Reach::HereOrAdjacent
        | Reach::ElsewhereOnBoard
        | Reach::OriginAndHere
        | Reach::OnBoard => None,
    }
}

impl Writer {
    /// A clause that names the land, and below it what happens there.
    pub(crate) fn land(&mut self, key: &'static str, land: &Described, effects: Effects) {
        self.say(land.phrase(key));
        self.below(|writer| writer.effects(effects));
    }
}
