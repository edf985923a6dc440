//! What stands on Spirit panels and Invader cards.

use artel_engine::Phrase;

use super::names;
use super::place::Described;
use crate::effect::make::land;
use crate::effect::{Condition, Grow, Invaders, Lasting, Trait};

/// A Special Rule.
pub fn special(special: &Trait) -> Phrase {
    let numbered = |key, number: u8| Phrase::new(key).number("amount", number);
    match *special {
        Trait::DamageBonus(damage) => numbered("special-damage-bonus", damage),
        Trait::GatherDahanAfterDefend(dahan) => numbered("special-gather-dahan", dahan),
        Trait::BuildsExplorers => Phrase::new("special-builds-explorers"),
        Trait::WeakInvaders(health) => numbered("special-weak-invaders", health),
        Trait::PushAfterGrowth(kinds) => {
            Phrase::new("special-push-after-growth").name("kinds", names::kinds(kinds))
        }
        Trait::Always(Lasting::DefendWhere(Condition::OwnSite, defend)) => {
            numbered("special-defend-sites", defend.fixed)
        }
        Trait::Always(other) => unreachable!("no Special Rule says this: {other:?}"),
        Trait::SitesIn(terrains) => {
            Phrase::new("special-sites-in").name("terrains", names::terrains(terrains))
        }
        Trait::FastFor(element) => Phrase::new("special-fast-for").name("element", element.id()),
        Trait::ReachDahan(energy) => numbered("special-reach-dahan", energy),
        Trait::SkipForPresence => Phrase::new("special-skip-for-presence"),
        Trait::Regrowth(energy) => numbered("special-regrowth", energy),
        Trait::FollowDahan => Phrase::new("special-follow-dahan"),
        Trait::LossForDahan => Phrase::new("special-loss-for-dahan"),
        Trait::Dreams => Phrase::new("special-dreams"),
        Trait::OceanInPlay => Phrase::new("special-ocean-in-play"),
        Trait::Drowning => Phrase::new("special-drowning"),
    }
}

/// An action of a Growth option.
pub fn growth(grow: &Grow) -> Phrase {
    match *grow {
        Grow::Reclaim => Phrase::new("grow-reclaim"),
        Grow::GainPower => Phrase::new("grow-gain-power"),
        Grow::ReclaimOne => Phrase::new("grow-reclaim-one"),
        Grow::AddToOcean => Phrase::new("grow-add-to-ocean"),
        Grow::GatherIntoOceans => Phrase::new("grow-gather-into-oceans"),
        Grow::PushFromOceans => Phrase::new("grow-push-from-oceans"),
        Grow::MorePlays(plays) => Phrase::new("grow-more-plays").number("amount", plays),
        Grow::AddPresence(range, []) => Phrase::new("grow-add-presence").number("range", range),
        Grow::AddPresence(range, &[Condition::Terrain(terrains)]) => {
            let phrase = Phrase::new("grow-add-presence-in").number("range", range);
            phrase.name("terrains", names::terrains(terrains))
        }
        Grow::AddPresence(range, tests) => {
            Described::of(land(tests)).phrase("grow-add-presence-to").number("range", range)
        }
        Grow::Energy(energy) => Phrase::new("grow-energy").number("amount", energy),
    }
}

/// Where an Invader card lets the Invaders act.
pub fn invaders(card: &Invaders) -> Phrase {
    let phrase = |key| Phrase::new(key).name("stage", card.stage.id());
    if card.coastal {
        return phrase("invaders-coastal");
    }
    let key = if card.escalation { "invaders-escalating" } else { "invaders-terrains" };
    phrase(key).name("terrains", names::terrains(card.terrains))
}
