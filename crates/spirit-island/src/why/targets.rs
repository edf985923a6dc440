//! Why a land or a Spirit cannot be chosen.

use artel_engine::{Illegal, Phrase, RuleId, Seat};

use super::{no, no_land};
use crate::action::Action;
use crate::components::{INVADERS, Kind, Kinds, Land, Lands, Terrains};
use crate::effect::{Condition, Effects, Place, Power, Target};
use crate::game::SpiritIsland;
use crate::rules::{
    SI_001, SI_011, SI_050, SI_055, SI_057, SI_226, SI_232, SI_233, SI_236, SI_237, SI_238, SI_239, SI_241,
    SI_291, SI_R73,
};

impl SpiritIsland {
    pub(crate) fn why_not_target_land(&self, land: Land) -> Illegal {
        let Some((action, power)) = self.power_in_use() else { return super::not_asked() };
        let Target::Land { from, .. } = power.target else { return no(SI_232, "why-target-spirit") };
        if action.near.is_some() {
            return match power.repeat_range() {
                1 => no_land(SI_291, "why-not-adjacent", land),
                range => out_of_range(SI_226, land, range),
            };
        }
        let range = self.range(power, action.user, Some(action));
        let reach = self.island.within_with(range, self.origins(from, action.user), self.island.seas());
        if !reach.contains(land) {
            return out_of_range(SI_226, land, range);
        }
        let tests = self.target_tests(power, action.user, Some(action));
        self.why_unfit(tests, land, action.user)
    }

    pub(crate) fn why_not_target_spirit(&self, seat: Seat) -> Illegal {
        let Some((action, power)) = self.power_in_use() else { return super::not_asked() };
        match power.target {
            Target::Land { .. } => no(SI_232, "why-target-land"),
            Target::AnySpirit | Target::AnotherSpirit if seat == action.user => {
                no(SI_241, "why-another-spirit")
            }
            Target::AnySpirit | Target::AnotherSpirit | Target::Yourself => no(SI_001, "why-no-such-seat"),
        }
    }

    fn power_in_use(&self) -> Option<(&Action, &'static Power)> {
        let action = self.action()?;
        Some((action, action.source.power()?))
    }

    /// Why Presence cannot be added to the land.
    pub(crate) fn why_no_presence_to(
        &self,
        range: u8,
        reach: Lands,
        tests: &[Condition],
        land: Land,
        who: Seat,
    ) -> Illegal {
        if !reach.contains(land) {
            return out_of_range(SI_050, land, range);
        }
        if !self.may_dwell(who, land) {
            return no_land(SI_011, "why-may-not-dwell", land);
        }
        let unfit = self.why_unfit(tests, land, who);
        Illegal { rule: SI_050, ..unfit }
    }

    /// Why the land is none of those that a place means, or why there is nothing to do there.
    pub(crate) fn why_not_there(
        &self,
        place: Place,
        effects: Effects,
        here: Option<Land>,
        land: Land,
        who: Seat,
    ) -> Illegal {
        if self.lands_of(place, here, who).contains(land) && !self.feasible(effects, Some(land), who) {
            return no_land(SI_R73, "why-nothing-to-do-there", land);
        }
        let user = self.whose(crate::effect::Whose::User, who);
        let unfit = place.tests.iter().any(|&test| !self.holds(test, land, user));
        if unfit { self.why_unfit(place.tests, land, user) } else { no_land(SI_233, "why-not-meant", land) }
    }

    /// The first condition that does not hold for the land.
    fn why_unfit(&self, tests: &[Condition], land: Land, user: Seat) -> Illegal {
        let failing = tests.iter().copied().find(|&test| !self.holds(test, land, user));
        match failing {
            Some(Condition::All(inner)) => self.why_unfit(inner, land, user),
            Some(condition) => unfit(condition, land),
            None => no_land(SI_233, "why-not-meant", land),
        }
    }
}

fn unfit(condition: Condition, land: Land) -> Illegal {
    match condition {
        Condition::Terrain(terrains) => of_terrain(SI_236, terrains, land),
        Condition::Coastal => no_land(SI_237, "why-not-coastal", land),
        Condition::Inland => no_land(SI_237, "why-not-inland", land),
        Condition::AtLeast(_, kinds) if kinds == INVADERS => {
            of_kinds(SI_238, "why-too-few-there", kinds, land)
        }
        Condition::AtLeast(_, kinds) => of_kinds(SI_239, "why-too-few-there", kinds, land),
        Condition::AtMost(_, kinds) => of_kinds(SI_238, "why-too-many-there", kinds, land),
        Condition::Blight => no_land(SI_239, "why-no-blight", land),
        Condition::NoBlight => no_land(SI_239, "why-blighted", land),
        Condition::Presence | Condition::OwnPresence => no_land(SI_055, "why-no-presence-there", land),
        Condition::SacredSite | Condition::OwnSite | Condition::TargetsSite => {
            no_land(SI_057, "why-no-sacred-site", land)
        }
        Condition::More(..)
        | Condition::Exactly(..)
        | Condition::NoOwnPresence
        | Condition::Sites(_)
        | Condition::AnotherSpirit
        | Condition::PresenceAdded
        | Condition::PresenceAddedHere
        | Condition::Brought
        | Condition::BlightAdded
        | Condition::Ocean
        | Condition::Healthy
        | Condition::TerrorLevel(_)
        | Condition::TerrorAtLeast(_)
        | Condition::TerrorAtMost(_)
        | Condition::Stage(_)
        | Condition::PushedInto(..)
        | Condition::OnBoard(_)
        | Condition::NotOnBoard(_)
        | Condition::Near(..)
        | Condition::ChosenTerrain
        | Condition::NearSuch(_)
        | Condition::CoastExactly(..)
        | Condition::BoardLands(..)
        | Condition::NoPresence
        | Condition::AtMostTerror(_)
        | Condition::BoardExceeds(..)
        | Condition::BoardAtLeast(..)
        | Condition::BoardAtMost(..)
        | Condition::InOwnLands(..)
        | Condition::CardForgotten
        | Condition::Destroyed(_)
        | Condition::NearOwnPresence(_)
        | Condition::Added(_)
        | Condition::NoOtherCards
        | Condition::OriginSite
        | Condition::ShownFor(_)
        | Condition::NotShownFor(_)
        | Condition::PresenceOnIsland(_)
        | Condition::CardsInPlay(_)
        | Condition::CostInPlay(_)
        | Condition::Any(_)
        | Condition::All(_) => no_land(SI_233, "why-not-meant", land),
    }
}

fn of_terrain(rule: RuleId, terrains: Terrains, land: Land) -> Illegal {
    let reason = land.tell("land", Phrase::new("why-wrong-terrain"));
    Illegal { rule, reason: reason.names("terrains", terrains.iter().map(crate::components::Terrain::id)) }
}

fn of_kinds(rule: RuleId, key: &'static str, kinds: Kinds, land: Land) -> Illegal {
    let names = if kinds == INVADERS { vec!["invader"] } else { kinds.iter().map(Kind::id).collect() };
    Illegal { rule, reason: land.tell("land", Phrase::new(key)).names("kinds", names) }
}

fn out_of_range(rule: RuleId, land: Land, range: u8) -> Illegal {
    Illegal { rule, reason: land.tell("land", Phrase::new("why-out-of-range")).number("range", range) }
}
