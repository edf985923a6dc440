//! Effects one by one.

use artel_engine::Phrase;

use super::block::Who;
use super::{Writer, amount, names};
use crate::effect::{Effect, Gain, Whose};

impl Writer {
    pub(super) fn effect(&mut self, effect: &'static Effect) {
        match *effect {
            Effect::Fear(fear) => self.amount(amount::FEAR, fear, |phrase| phrase),
            Effect::Damage(damage, kinds) => {
                self.amount(amount::DAMAGE, damage, |phrase| phrase.name("kinds", names::kinds(kinds)));
            }
            Effect::Defend(defend) => self.amount(amount::DEFEND, defend, |phrase| phrase),
            Effect::RemoveHealth(health) => self.amount(amount::REMOVE_HEALTH, health, |phrase| phrase),
            Effect::Energy(whose, energy) => self.amount(amount::energy(whose), energy, |phrase| phrase),

            Effect::Push(group, way) => self.push(group, way),
            Effect::Gather(group) => self.group("verb-gather", group),
            Effect::Bring(group) => {
                self.group("verb-bring", group);
                self.say(Phrase::new("bring-from-target"));
            }
            Effect::Destroy(group) => self.group("verb-destroy", group),
            Effect::Remove(group) => self.group("verb-remove", group),
            Effect::DamageDifferent(group) => {
                self.group("verb-choose", group);
                self.say(Phrase::new("effect-damage-chosen"));
            }
            Effect::Replace(from, count, to) => self.replace(from, count, to),
            Effect::Downgrade(kinds) => self.downgrade(kinds),

            Effect::If(condition, then, otherwise) => self.if_so(condition, then, otherwise),
            Effect::IfThreshold(number, then, otherwise) => self.if_threshold(number, then, otherwise),
            Effect::Pay(whose, energy, then, otherwise) => self.pay(whose, energy, then, otherwise),
            Effect::In(place, effects) => self.in_land(place, effects),
            Effect::Choose(lists) => self.choose("choose", lists),
            Effect::May(effects) => self.block(Who::UserMay, effects),
            Effect::EachPlayer(effects) => self.block(Who::Everyone, effects),
            Effect::EachSpirit(&[Effect::Energy(Whose::User, energy)]) => {
                self.amount(amount::EACH_SPIRIT_ENERGY, energy, |phrase| phrase);
            }
            Effect::EachSpirit(effects) => self.governed("each-spirit", effects),
            Effect::InEach(place, effects) => self.in_each(place, effects),
            Effect::EachPlayerElsewhere(place, effects) => self.elsewhere(place, effects),
            Effect::Lasting(lasting) => self.lasting(lasting),

            Effect::DamageEach(damage, kinds) => {
                let phrase = Phrase::new("effect-damage-each").number("amount", damage);
                self.say(phrase.name("kinds", names::kinds(kinds)));
            }
            Effect::Infight => self.say(Phrase::new("effect-infight")),
            Effect::AddBlight => self.say(Phrase::new("effect-add-blight")),
            Effect::RemoveBlight => self.say(Phrase::new("effect-remove-blight")),
            Effect::GatherPresence { up_to: false } => self.say(Phrase::new("effect-gather-presence")),
            Effect::GatherPresence { up_to: true } => self.say(Phrase::new("effect-may-gather-presence")),
            Effect::PresenceFromOrigin => self.say(Phrase::new("effect-presence-from-origin")),
            Effect::AddPresence => self.say(Phrase::new("effect-add-presence")),
            Effect::ReturnPresence(count) => {
                self.say(Phrase::new("effect-return-presence").number("count", count));
            }
            Effect::GainPower(whose, gain) => self.say(Phrase::new(gained(whose, gain))),
            Effect::GainElements(count) => {
                self.say(Phrase::new("effect-gain-elements").number("count", count));
            }
            Effect::SwapGifts => self.say(Phrase::new("effect-swap-gifts")),
            Effect::Skip(actions) => {
                self.say(Phrase::new("effect-skip").names("actions", names::actions(actions)));
            }
            Effect::Bounty(most) => self.say(Phrase::new("effect-bounty").number("most", most)),
            Effect::Repeat => self.say(Phrase::new("effect-repeat")),
            Effect::RepeatNear => self.say(Phrase::new("effect-repeat-near")),
        }
    }
}

fn gained(whose: Whose, gain: Gain) -> &'static str {
    match (whose, gain) {
        (Whose::User, Gain::Any | Gain::Shared) => "effect-gain-power",
        (Whose::User, Gain::Minor) => "effect-gain-minor",
        (Whose::Target, Gain::Any) => "effect-target-gains-power",
        (Whose::Target, Gain::Minor) => "effect-target-gains-minor",
        (Whose::Target, Gain::Shared) => "effect-target-gains-shared",
    }
}
