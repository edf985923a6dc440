//! Conditions of effects.

use artel_engine::{Name, Phrase};

use super::place::{Described, either};
use super::{Writer, names};
use crate::components::Kinds;
use crate::effect::make::land;
use crate::effect::{Condition, Effect, Effects};

impl Writer {
    /// If the condition holds, the one; otherwise the other.
    pub(crate) fn if_so(&mut self, condition: Condition, effects: Effects, otherwise: Effects) {
        let (mut conditions, mut inner) = (flat(condition), effects);
        // A condition that is all another one governs is asked together with it.
        while let (&[Effect::If(more, then, &[])], true) = (inner, otherwise.is_empty()) {
            conditions.extend(flat(more));
            inner = then;
        }
        if inner.is_empty() {
            self.say(Phrase::new("unless-all").phrases("conditions", all_so(&conditions)));
            self.below(|writer| writer.effects(otherwise));
            return;
        }
        if let &[Effect::Choose(&[usual, instead])] = inner
            && usual == otherwise
        {
            self.effects(usual);
            self.say(asked(&conditions));
            self.below(|writer| writer.governed("may-instead", instead));
            return;
        }
        self.say(asked(&conditions));
        self.below(|writer| writer.effects(inner));
        self.otherwise(otherwise);
    }

    /// What happens if something above does not, if anything.
    pub(crate) fn otherwise(&mut self, effects: Effects) {
        if !effects.is_empty() {
            self.governed("otherwise", effects);
        }
    }
}

/// The clause that asks whether all these hold.
fn asked(conditions: &[Condition]) -> Phrase {
    match *conditions {
        [Condition::Terrain(terrains)] => {
            Phrase::new("if-terrain").name("terrains", names::terrains(terrains))
        }
        [Condition::Coastal] => Phrase::new("if-coastal"),
        [Condition::Inland] => Phrase::new("if-inland"),
        [Condition::PresenceAdded] => Phrase::new("if-presence-added"),
        _ => Phrase::new("if-all").phrases("conditions", all_so(conditions)),
    }
}

/// What is so if all these hold; what must be present is said together.
fn all_so(conditions: &[Condition]) -> Vec<Phrase> {
    let present = |condition: &Condition| {
        let Condition::AtLeast(1, kinds) = *condition else { return None };
        Some(names::kinds(kinds))
    };
    let kinds: Vec<Name> = conditions.iter().filter_map(present).collect();
    let here = (!kinds.is_empty()).then(|| Phrase::new("so-here").names("kinds", kinds));
    let others = conditions.iter().copied().filter(|condition| present(condition).is_none());
    here.into_iter().chain(others.map(so)).collect()
}

/// The conditions that must all hold.
pub(crate) fn flat(condition: Condition) -> Vec<Condition> {
    let Condition::All(all) = condition else { return vec![condition] };
    all.iter().copied().flat_map(flat).collect()
}

/// What is so if the condition holds.
fn so(condition: Condition) -> Phrase {
    match condition {
        Condition::All(_) => unreachable!("such conditions are taken apart"),
        Condition::AtLeast(1, kinds) => Phrase::new("so-here").names("kinds", [names::kinds(kinds)]),
        Condition::Terrain(terrains) => Phrase::new("so-terrain").name("terrains", names::terrains(terrains)),
        Condition::Coastal => Phrase::new("so-coastal"),
        Condition::Inland => Phrase::new("so-inland"),
        Condition::AtLeast(count, kinds) => counted("so-at-least", count, kinds),
        Condition::AtMost(count, kinds) => counted("so-at-most", count, kinds),
        Condition::Exactly(count, kinds) => counted("so-exactly", count, kinds),
        Condition::More(kinds, than) => more("so-more", kinds, than),
        Condition::Blight => Phrase::new("so-blight"),
        Condition::NoBlight => Phrase::new("so-no-blight"),
        Condition::Presence => Phrase::new("so-presence"),
        Condition::SacredSite => Phrase::new("so-sacred-site"),
        Condition::OwnPresence => Phrase::new("so-own-presence"),
        Condition::NoOwnPresence => Phrase::new("so-no-own-presence"),
        Condition::Sites(count) => Phrase::new("so-sites").number("count", count),
        Condition::AnotherSpirit => Phrase::new("so-another-spirit"),
        Condition::PresenceAdded => Phrase::new("so-presence-added"),
        Condition::PresenceAddedHere => Phrase::new("so-presence-added-here"),
        Condition::Brought => Phrase::new("so-brought"),
        Condition::BlightAdded => Phrase::new("so-blight-added"),
        Condition::OwnSite => Phrase::new("so-own-site"),
        Condition::TargetsSite => Phrase::new("so-targets-site"),
        Condition::Ocean => Phrase::new("so-ocean"),
        Condition::Healthy => Phrase::new("so-healthy"),
        Condition::TerrorLevel(level) => terror("so-terror-level", level),
        Condition::TerrorAtLeast(level) => terror("so-terror-at-least", level),
        Condition::TerrorAtMost(level) => terror("so-terror-at-most", level),
        Condition::Stage(stage) => Phrase::new("so-stage").name("stage", stage.id()),
        Condition::CardForgotten => Phrase::new("so-card-forgotten"),
        Condition::Near(1, kinds) => Phrase::new("so-near").name("kinds", names::kinds(kinds)),
        Condition::Near(count, kinds) => counted("so-many-near", count, kinds),
        Condition::PresenceOnIsland(count) => Phrase::new("so-presence-on-island").number("count", count),
        Condition::CardsInPlay(count) => Phrase::new("so-cards-in-play").number("count", count),
        Condition::CostInPlay(cost) => Phrase::new("so-cost-in-play").number("cost", cost),
        Condition::Any(tests) => either("so-either", tests, &|test| Some(so(test))),
        Condition::OnBoard(tests) => Described::on_board(tests).phrase("so-on-board"),
        Condition::NearOwnPresence(range) => Phrase::new("so-near-own-presence").number("range", range),
        Condition::NoOtherCards => Phrase::new("so-no-other-cards"),
        Condition::Added(kinds) => Phrase::new("so-added").name("kinds", names::kinds(kinds)),
        Condition::Destroyed(kinds) => Phrase::new("so-destroyed").name("kinds", names::kinds(kinds)),
        Condition::OriginSite => Phrase::new("so-origin-site"),
        Condition::NotOnBoard(tests) => Described::of(land(tests)).phrase("so-not-on-board"),
        Condition::ChosenTerrain => Phrase::new("so-chosen-terrain"),
        Condition::ShownFor(action) => Phrase::new("so-shown-for").name("action", action.id()),
        Condition::NotShownFor(action) => Phrase::new("so-not-shown-for").name("action", action.id()),
        Condition::CoastExactly(count, kinds) => counted("so-coast-exactly", count, kinds),
        Condition::BoardLands(count, kinds) => counted("so-board-lands", count, kinds),
        Condition::NearSuch(tests) => Described::of(land(tests)).phrase("so-near-such"),
        Condition::NoPresence => Phrase::new("so-no-presence"),
        Condition::AtMostTerror(kinds) => Phrase::new("so-at-most-terror").name("kinds", names::kinds(kinds)),
        Condition::BoardExceeds(kinds, than, by) => more("so-board-exceeds", kinds, than).number("count", by),
        Condition::BoardAtLeast(count, kinds) => counted("so-board-at-least", count, kinds),
        Condition::BoardAtMost(count, kinds) => counted("so-board-at-most", count, kinds),
        Condition::InOwnLands(count, kinds) => counted("so-in-own-lands", count, kinds),
        Condition::PushedInto(kinds, tests) => {
            Described::of(land(tests)).phrase("so-pushed-into").name("kinds", names::kinds(kinds))
        }
    }
}

fn terror(key: &'static str, level: u8) -> Phrase {
    Phrase::new(key).name("level", format!("terror-level-{level}"))
}

/// So many pieces of these kinds.
pub(crate) fn counted(key: &'static str, count: u8, kinds: Kinds) -> Phrase {
    Phrase::new(key).number("count", count).name("kinds", names::kinds(kinds))
}

/// More pieces of the first kinds than of the second.
pub(crate) fn more(key: &'static str, kinds: Kinds, than: Kinds) -> Phrase {
    Phrase::new(key).name("kinds", names::kinds(kinds)).name("than", names::kinds(than))
}
