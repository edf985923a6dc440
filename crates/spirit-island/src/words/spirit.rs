//! What stands on Spirit panels and Invader cards.

use artel_engine::Phrase;

use super::names;
use crate::effect::{Grow, Invaders, Trait};

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
    }
}

/// An action of a Growth option.
pub fn growth(grow: &Grow) -> Phrase {
    match *grow {
        Grow::Reclaim => Phrase::new("grow-reclaim"),
        Grow::GainPower => Phrase::new("grow-gain-power"),
        Grow::AddPresence(range, terrains) if terrains.is_empty() => {
            Phrase::new("grow-add-presence").number("range", range)
        }
        Grow::AddPresence(range, terrains) => {
            let phrase = Phrase::new("grow-add-presence-in").number("range", range);
            phrase.name("terrains", names::terrains(terrains))
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
