//! What lasts until the turn ends.

use artel_engine::Phrase;

use super::condition::{counted, more};
use super::place::Described;
use super::{Writer, amount, names};
use crate::effect::{Condition, Lasting, Whose};

impl Writer {
    pub(crate) fn lasting(&mut self, lasting: Lasting) {
        let numbered = |key, number: u8| Phrase::new(key).number("amount", number);
        match lasting {
            Lasting::DefendWhere(condition, defend) => {
                self.wherever(condition, |writer| writer.amount(amount::DEFEND, defend, |phrase| phrase));
            }
            Lasting::SkipWhere(actions, condition) => {
                let skip = Phrase::new("lasting-skip").names("actions", names::actions(actions));
                self.wherever(condition, |writer| writer.say(skip.clone()));
            }
            Lasting::SkipCityWhere(condition) => {
                self.wherever(condition, |writer| writer.say(Phrase::new("lasting-skip-city")));
            }
            Lasting::SkipOne(actions) => {
                self.say(Phrase::new("lasting-skip-one").names("actions", names::actions(actions)));
            }
            Lasting::Repeat(cards) if self.in_addition => self.say(numbered("lasting-repeat-more", cards)),
            Lasting::Repeat(cards) => self.say(numbered("lasting-repeat", cards)),
            Lasting::DefendTargetsLands(defend) => self.say(numbered("lasting-defend-targets-lands", defend)),
            Lasting::DahanHealth(health) => self.say(numbered("lasting-dahan-health", health)),
            Lasting::Range(range) => self.say(numbered("lasting-range", range)),
            Lasting::DamageOnce(damage) => self.say(numbered("lasting-damage-once", damage)),
            Lasting::DahanSafe => self.say(Phrase::new("lasting-dahan-safe")),
            Lasting::BuildsBesideBuildings(count) => {
                self.say(numbered("lasting-builds-beside-buildings", count));
            }
            Lasting::SecondBuild { stays: false } => self.say(Phrase::new("lasting-second-build")),
            Lasting::SecondBuild { stays: true } => self.say(Phrase::new("lasting-second-build-stays")),
            Lasting::SecondBuildTwice => self.say(Phrase::new("lasting-second-build-twice")),
            Lasting::Health(kinds, more) => {
                self.say(numbered("lasting-health", more).name("kinds", names::kinds(kinds)));
            }
            Lasting::FearPool(more) => self.say(numbered("lasting-fear-pool", more)),
            Lasting::MoreBlight(damage) => self.say(numbered("lasting-more-blight", damage)),
            Lasting::Attack(kind, damage) => {
                self.say(numbered("lasting-attack", damage).name("kind", kind.id()));
            }
            Lasting::TownAfterBlight => self.say(Phrase::new("lasting-town-after-blight")),
            Lasting::DahanStrikeTogether => self.say(Phrase::new("lasting-dahan-strike-together")),
            Lasting::FearDefends => self.say(Phrase::new("lasting-fear-defends")),
            Lasting::DahanSafeInRavage => self.say(Phrase::new("lasting-dahan-safe-in-ravage")),
            Lasting::MakeFastAny(powers) => self.say(numbered("lasting-make-fast-any", powers)),
            Lasting::RepeatFree(cost) => self.say(numbered("lasting-repeat-free", cost)),
            Lasting::NoBlight => self.say(Phrase::new("lasting-no-blight")),
            Lasting::MakeFast => self.say(Phrase::new("lasting-make-fast")),
            Lasting::Reclaim(Whose::User) => self.say(Phrase::new("lasting-reclaim")),
            Lasting::Reclaim(Whose::Target) => self.say(Phrase::new("lasting-target-reclaim")),
            Lasting::SharePresence => self.say(Phrase::new("lasting-share-presence")),
            Lasting::Vengeance => self.say(Phrase::new("lasting-vengeance")),
            Lasting::WiderVengeance => self.say(Phrase::new("lasting-wider-vengeance")),
        }
    }
    /// In every land for which the condition holds; two such effects with the same condition share its line.
    fn wherever(&mut self, condition: Condition, write: impl Fn(&mut Writer)) {
        let land = Described::such(condition);
        let Some(line) = lands(condition).or_else(|| land.in_one_line("lasting-where")) else {
            self.land("lasting-where", land, write);
            return;
        };
        let above = self.lines.iter().rev().find(|above| above.depth <= self.depth);
        if above.is_none_or(|above| above.depth < self.depth || above.phrase != line) {
            self.say(line);
        }
        self.below(write);
    }
}

/// The line for all lands with so many pieces.
fn lands(condition: Condition) -> Option<Phrase> {
    match condition {
        Condition::AtLeast(count @ 2.., kinds) => Some(counted("lasting-where-at-least", count, kinds)),
        Condition::AtMost(count @ 1.., kinds) => Some(counted("lasting-where-at-most", count, kinds)),
        Condition::More(kinds, than) => Some(more("lasting-where-more", kinds, than)),
        Condition::AtLeast(..)
        | Condition::AtMost(..)
        | Condition::Terrain(_)
        | Condition::Coastal
        | Condition::Inland
        | Condition::Blight
        | Condition::NoBlight
        | Condition::Presence
        | Condition::SacredSite
        | Condition::OwnPresence
        | Condition::NoOwnPresence
        | Condition::Sites(_)
        | Condition::AnotherSpirit
        | Condition::PresenceAdded
        | Condition::Brought
        | Condition::OwnSite
        | Condition::Ocean
        | Condition::Healthy
        | Condition::PushedInto(..)
        | Condition::OnBoard(_)
        | Condition::CardForgotten
        | Condition::All(_) => None,
    }
}
