//! Effects with a number that may depend on what lies in a land.

use artel_engine::Phrase;

use super::place::Described;
use super::{Writer, names};
use crate::components::{INVADERS, Kinds};
use crate::effect::make::land;
use crate::effect::{Amount, Count, Whose};

/// The same thing said with a plain number and with a number for each thing counted.
#[derive(Clone, Copy)]
pub(crate) struct Said {
    pub(crate) fixed: &'static str,
    pub(crate) each: &'static str,
}

pub(crate) const FEAR: Said = Said { fixed: "effect-fear", each: "effect-fear-for-each" };
const DAMAGE: Said = Said { fixed: "effect-damage", each: "effect-damage-for-each" };
const DAMAGE_TO: Said = Said { fixed: "effect-damage-to", each: "effect-damage-to-for-each" };
pub(crate) const BLIGHT_LEAVES: Said =
    Said { fixed: "effect-blight-leaves", each: "effect-blight-leaves-for-each" };
pub(crate) const DEFEND: Said = Said { fixed: "effect-defend", each: "effect-defend-for-each" };
pub(crate) const REMOVE_HEALTH: Said =
    Said { fixed: "effect-remove-health", each: "effect-remove-health-for-each" };
pub(crate) const EACH_SPIRIT_ENERGY: Said =
    Said { fixed: "effect-each-spirit-energy", each: "effect-each-spirit-energy-for-each" };
pub(crate) const STRONGER_RAVAGE: Said =
    Said { fixed: "lasting-stronger-ravage", each: "lasting-stronger-ravage-for-each" };
const ENERGY: Said = Said { fixed: "effect-energy", each: "effect-energy-for-each" };
const TARGET_ENERGY: Said = Said { fixed: "effect-target-energy", each: "effect-target-energy-for-each" };

pub(crate) fn energy(whose: Whose) -> Said {
    match whose {
        Whose::User => ENERGY,
        Whose::Target => TARGET_ENERGY,
    }
}

impl Writer {
    /// Damage to pieces of these kinds.
    pub(crate) fn damage(&mut self, damage: Amount, kinds: Kinds) {
        if kinds == INVADERS {
            self.amount(DAMAGE, damage, |phrase| phrase);
        } else {
            let kinds = names::kinds(kinds);
            self.amount(DAMAGE_TO, damage, |phrase| phrase.name("kinds", kinds.clone()));
        }
    }

    /// A number that has a fixed part and one that is counted takes two lines: the parts add up.
    pub(crate) fn amount(&mut self, said: Said, amount: Amount, more: impl Fn(Phrase) -> Phrase) {
        if amount.fixed > 0 {
            self.say(more(Phrase::new(said.fixed).number("amount", amount.fixed)));
        }
        let such = if let Count::Lands(tests) = amount.of {
            Some(("for-each-such-land", tests))
        } else if let Count::Boards(tests) = amount.of {
            Some(("for-each-such-board", tests))
        } else {
            None
        };
        if let Some((key, tests)) = such {
            self.say(Described::of(land(tests)).phrase(key));
            let each = more(Phrase::new(said.fixed).number("amount", amount.each));
            self.below(|writer| writer.say(each));
        }
        if let Some(of) = names::counted(amount) {
            self.say(more(Phrase::new(said.each).number("amount", amount.each).name("of", of)));
        }
    }
}
