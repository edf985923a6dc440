//! What lasts until the turn ends.

use artel_engine::Phrase;

use super::place::Described;
use super::{Writer, amount, names};
use crate::effect::{Actions, Amount, Condition, Group, InvaderAction, Lasting, Moment, Until, Which, Whose};

impl Writer {
    #[expect(clippy::too_many_lines, reason = "one line for each that lasts")]
    pub(crate) fn lasting(&mut self, lasting: Lasting) {
        let numbered = |key, number: u8| Phrase::new(key).number("amount", number);
        match lasting {
            Lasting::DefendWhere(condition, defend) => {
                self.wherever(condition, |writer| writer.amount(amount::DEFEND, defend, |phrase| phrase));
            }
            Lasting::SkipWhere(actions, condition) => {
                self.wherever(condition, |writer| writer.skip("lasting-skip", actions));
            }
            Lasting::SkipCityWhere(condition) => {
                self.wherever(condition, |writer| writer.say(Phrase::new("lasting-skip-city")));
            }
            Lasting::SkipSome(actions, amount) => self.skip_some(actions, amount),
            Lasting::DestroyMoved(kinds) => {
                self.say(Phrase::new("lasting-destroy-moved").name("kinds", names::kinds(kinds)));
            }
            Lasting::ExplorersWithDahan => self.say(Phrase::new("lasting-explorers-with-dahan")),
            Lasting::LessEnergy(less) => self.say(numbered("lasting-less-energy", less)),
            Lasting::StrikeSkipped(damage) => self.say(numbered("lasting-strike-skipped", damage)),
            Lasting::MakeFastUser(powers) => self.say(numbered("lasting-make-fast-user", powers)),
            Lasting::SkipOne(actions) => {
                self.skip_one("lasting-skip-one", actions);
            }
            Lasting::SkipNext(actions) => self.skip_one("lasting-skip-next", actions),
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
            Lasting::LessHealth(kinds, less) => {
                self.say(numbered("lasting-less-health", less).name("kinds", names::kinds(kinds)));
            }
            Lasting::NoBuildingFear => self.say(Phrase::new("lasting-no-building-fear")),
            Lasting::DahanSitOut => self.say(Phrase::new("lasting-dahan-sit-out")),
            Lasting::StrongerAttack(kinds, more) => {
                self.say(numbered("lasting-stronger-attack", more).name("kinds", names::kinds(kinds)));
            }
            Lasting::StrongerRavage(condition, more) => self.wherever(condition, |writer| {
                writer.amount(amount::STRONGER_RAVAGE, more, |phrase| phrase);
            }),
            Lasting::MoreExplorers(condition, more) => {
                self.wherever(condition, |writer| writer.say(numbered("lasting-more-explorers", more)));
            }
            Lasting::WiderExplore(more) => self.say(numbered("lasting-wider-explore", more)),
            Lasting::ExploreTown => self.say(Phrase::new("lasting-explore-town")),
            Lasting::RavageBuilds => self.say(Phrase::new("lasting-ravage-builds")),
            Lasting::Later(moment, effects) => {
                self.say(Phrase::new(match moment {
                    Moment::Ravaged => "later-ravaged",
                    Moment::Advanced => "later-advanced",
                    Moment::TurnEnded => "later-turn-ended",
                }));
                self.below(|writer| writer.effects(effects));
            }
            Lasting::FearPool(more) => self.say(numbered("lasting-fear-pool", more)),
            Lasting::MoreBlight(damage) => self.say(numbered("lasting-more-blight", damage)),
            Lasting::Attack(kind, damage) => {
                self.say(numbered("lasting-attack", damage).name("kind", kind.id()));
            }
            Lasting::SkipFirst(InvaderAction::Explore) => self.say(Phrase::new("lasting-skip-first-explore")),
            Lasting::SkipFirst(action) => {
                self.say(Phrase::new("lasting-skip-first").name("action", action.id()));
            }
            Lasting::SkipCard(InvaderAction::Explore) => self.say(Phrase::new("lasting-skip-explore-card")),
            Lasting::SkipCard(action) => {
                self.say(Phrase::new("lasting-skip-card").name("action", action.id()));
            }
            Lasting::HoldBuild => self.say(Phrase::new("lasting-hold-build")),
            Lasting::LateExplore => self.say(Phrase::new("lasting-late-explore")),
            Lasting::NoSource(condition) => {
                self.wherever(condition, |writer| writer.say(Phrase::new("lasting-no-source")));
            }
            Lasting::WoundsWeaken => self.say(Phrase::new("lasting-wounds-weaken")),
            Lasting::IsolatedWhere(condition) => {
                self.wherever(condition, |writer| writer.say(Phrase::new("lasting-isolated-where")));
            }
            Lasting::WoundsStay => self.say(Phrase::new("lasting-wounds-stay")),
            Lasting::LessAttack(kinds, less) => {
                self.say(numbered("lasting-less-attack", less).name("kinds", names::kinds(kinds)));
            }
            Lasting::LessToDahan(less) => self.say(numbered("lasting-less-to-dahan", less)),
            Lasting::MoreEnergy(more) => self.say(numbered("lasting-more-energy", more)),
            Lasting::MorePlays(more) => self.say(numbered("lasting-more-plays", more)),
            Lasting::TownAfterBlight => self.say(Phrase::new("lasting-town-after-blight")),
            Lasting::AllFast => self.say(Phrase::new("lasting-all-fast")),
            Lasting::ExtraExplorer => self.say(Phrase::new("lasting-extra-explorer")),
            Lasting::ThinMargin(blight) => self.say(numbered("lasting-thin-margin", blight)),
            Lasting::TerrorByRituals => self.say(Phrase::new("lasting-terror-by-rituals")),
            Lasting::Ritual { dahan, effects } => {
                self.say(numbered("lasting-ritual", dahan));
                self.below(|writer| writer.effects(effects));
            }
            Lasting::Raids => self.say(Phrase::new("lasting-raids")),
            Lasting::Reinforcements => self.say(Phrase::new("lasting-reinforcements")),
            Lasting::LastStand => self.say(Phrase::new("lasting-last-stand")),
            Lasting::DahanStrikeTogether => self.say(Phrase::new("lasting-dahan-strike-together")),
            Lasting::FearDefends => self.say(Phrase::new("lasting-fear-defends")),
            Lasting::DahanSafeInRavage => self.say(Phrase::new("lasting-dahan-safe-in-ravage")),
            Lasting::MakeFastAny(powers) => self.say(numbered("lasting-make-fast-any", powers)),
            Lasting::RepeatFree(cost) => self.say(numbered("lasting-repeat-free", cost)),
            Lasting::SitOut(group, which) => self.sit_out(group, which),
            Lasting::Idle(kinds) => {
                self.say(Phrase::new("lasting-idle").name("kinds", names::kinds(kinds)));
            }
            Lasting::Isolated => self.say(Phrase::new("lasting-isolated")),
            Lasting::LandHealth(more) => self.land_health(more),
            Lasting::LandHealthWhere(more, condition) => {
                self.wherever(condition, |writer| writer.land_health(more));
            }
            Lasting::ChangeSpeed => self.say(Phrase::new("lasting-change-speed")),
            Lasting::RangeTo(condition, range) => {
                let land = Described::such(condition);
                self.say(land.phrase("lasting-range-to").number("amount", range));
            }
            Lasting::FirstRavageBuilds => self.say(Phrase::new("lasting-first-ravage-builds")),
            Lasting::NoCascade => self.say(Phrase::new("lasting-no-cascade")),
            Lasting::WeakerAttack(less) => self.say(numbered("lasting-weaker-attack", less)),
            Lasting::WeakerRavage(less) => self.say(numbered("lasting-weaker-ravage", less)),
            Lasting::NoHealing => self.say(Phrase::new("lasting-no-healing")),
            Lasting::PushAdded => self.say(Phrase::new("lasting-push-added")),
            Lasting::AfterDestroyed(kinds, effects) => {
                self.say(Phrase::new("lasting-after-destroyed").name("kinds", names::kinds(kinds)));
                self.below(|writer| writer.effects(effects));
            }
            Lasting::NoBlight => self.say(Phrase::new("lasting-no-blight")),
            Lasting::MakeFast => self.say(Phrase::new("lasting-make-fast")),
            Lasting::Reclaim(Whose::User) => self.say(Phrase::new("lasting-reclaim")),
            Lasting::Reclaim(Whose::Target) => self.say(Phrase::new("lasting-target-reclaim")),
            Lasting::SharePresence => self.say(Phrase::new("lasting-share-presence")),
            Lasting::Vengeance => self.say(Phrase::new("lasting-vengeance")),
            Lasting::WiderVengeance => self.say(Phrase::new("lasting-wider-vengeance")),
        }
    }

    fn sit_out(&mut self, group: Group, which: Which) {
        let Group { kinds, count, up_to } = group;
        let phrase = |key| {
            Phrase::new(key)
                .name("kinds", names::kinds(kinds))
                .text("which", which.id())
                .number("count", count.fixed)
        };
        if count.is_all() {
            return self.say(phrase("lasting-sit-out-all"));
        }
        match names::counted(count) {
            Some(of) => {
                self.say(phrase("lasting-sit-out-for-each").number("count", count.each).name("of", of));
            }
            None if up_to => self.say(phrase("lasting-sit-out-up-to")),
            None => self.say(phrase("lasting-sit-out")),
        }
    }

    fn land_health(&mut self, more: i8) {
        let key = if more < 0 { "lasting-land-health-less" } else { "lasting-land-health-more" };
        self.say(Phrase::new(key).number("amount", more.unsigned_abs()));
    }

    /// What lasts until the turn ends, where its words do not say so.
    pub(crate) fn this_turn(&mut self, lasting: Lasting) {
        self.say(Phrase::new("lasting-this-turn"));
        self.below(|writer| writer.lasting(lasting));
    }

    /// What lasts, and until when if that is not the end of the turn.
    pub(crate) fn lasting_until(&mut self, lasting: Lasting, until: Until) {
        let key = match until {
            Until::TurnEnds => return self.lasting(lasting),
            // It says itself that it speaks of the next one.
            Until::UsedUp if lasting.is_of_next_card() => return self.lasting(lasting),
            Until::UsedUp => "until-used-up",
            Until::NextRavage | Until::ThisRavage => "until-next-ravage",
            Until::NextTurn => "until-next-turn",
            Until::FromNextTurn => "until-from-next-turn",
            Until::GameEnds => "until-game-ends",
        };
        self.say(Phrase::new(key));
        self.for_long = true;
        self.below(|writer| writer.lasting(lasting));
        self.for_long = false;
    }

    /// So many Invader actions that may be skipped.
    fn skip_some(&mut self, actions: Actions, amount: Amount) {
        let name = if actions == Actions::ALL { "one-action".into() } else { names::actions(actions) };
        let of = names::counted(amount);
        assert!(of.is_some() && amount.each == 1, "one action is skipped for each of something");
        self.say(Phrase::new("lasting-skip-for-each").name("actions", name).names("of", of));
    }

    /// In every land for which the condition holds; two such effects with the same condition share its line.
    fn wherever(&mut self, condition: Condition, write: impl Fn(&mut Writer)) {
        let key = if self.for_long { "lasting-where-always" } else { "lasting-where" };
        let line = Described::such(condition).phrase(key);
        let above = self.lines.iter().rev().find(|above| above.depth <= self.depth);
        if above.is_none_or(|above| above.depth < self.depth || above.phrase != line) {
            self.say(line);
        }
        self.below(write);
    }
}
