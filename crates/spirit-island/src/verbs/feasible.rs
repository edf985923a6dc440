//! Whether an effect could do anything, so that nobody is asked for nothing (SI-R73).

use artel_engine::Seat;

use crate::components::{Kinds, Land, Lands};
use crate::effect::{Condition, Effect, Effects, Group, PushWay, Whose};
use crate::game::SpiritIsland;

impl SpiritIsland {
    /// Whether at least one of the effects could do something.
    pub(crate) fn feasible(&self, effects: Effects, land: Option<Land>, who: Seat) -> bool {
        effects.iter().any(|effect| self.can_do(effect, land, who))
    }

    fn can_do(&self, effect: &Effect, land: Option<Land>, who: Seat) -> bool {
        match *effect {
            Effect::Pay(whose, cost, yes, no) => {
                let payer = self.whose(whose, who);
                let pays = self.spirit(payer).energy >= cost && self.feasible(yes, land, payer);
                pays || self.feasible(no, land, payer)
            }
            Effect::If(condition, yes, no) => {
                let list = if self.holds_at(condition, land, who) { yes } else { no };
                // What this Power itself brings about is not yet so when the question is asked.
                let later = matches!(condition, Condition::PresenceAdded | Condition::Brought);
                !later && self.feasible(list, land, who)
            }
            Effect::IfThreshold(_, yes, no) => self.feasible(yes, land, who) || self.feasible(no, land, who),
            Effect::Choose(lists) => lists.iter().any(|list| self.feasible(list, land, who)),
            Effect::May(effects) | Effect::EachPlayer(effects) | Effect::EachSpirit(effects) => {
                self.feasible(effects, land, who)
            }
            Effect::In(place, effects) | Effect::InEach(place, effects) => {
                let lands = self.lands_of(place, land, who);
                lands.iter().any(|land| self.feasible(effects, Some(land), who))
            }
            Effect::Fear(_)
            | Effect::Damage(..)
            | Effect::DamageEach(..)
            | Effect::DamageDifferent(_)
            | Effect::Infight
            | Effect::Defend(_)
            | Effect::Push(..)
            | Effect::Gather(_)
            | Effect::Bring(_)
            | Effect::Destroy(_)
            | Effect::Remove(_)
            | Effect::RemoveHealth(_)
            | Effect::Replace(..)
            | Effect::Downgrade(_)
            | Effect::AddBlight
            | Effect::RemoveBlight
            | Effect::GatherPresence { .. }
            | Effect::PresenceFromOrigin
            | Effect::AddPresence
            | Effect::ReturnPresence(_)
            | Effect::Energy(..)
            | Effect::GainPower(..)
            | Effect::GainElements(_)
            | Effect::SwapGifts
            | Effect::Skip(_)
            | Effect::Lasting(_)
            | Effect::Bounty(_)
            | Effect::EachPlayerElsewhere(..)
            | Effect::Repeat
            | Effect::RepeatNear => land.is_none_or(|land| self.can_do_here(effect, land, who)),
        }
    }

    fn can_do_here(&self, effect: &Effect, land: Land, who: Seat) -> bool {
        let ground = self.island.at(land);
        let user = self.user_or(who);
        let wanted = |group: Group| self.amount(group.count, land, user) > 0;
        match *effect {
            Effect::Damage(amount, kinds) => self.amount(amount, land, user) > 0 && ground.has(kinds),
            Effect::DamageEach(_, kinds) | Effect::Downgrade(kinds) => ground.has(kinds),
            Effect::DamageDifferent(group) | Effect::Remove(group) => {
                wanted(group) && ground.has(group.kinds)
            }
            Effect::Destroy(group) => {
                let exposed = |kinds: Kinds| {
                    kinds.iter().any(|kind| ground.count(kind) > 0 && !self.is_safe(kind, land))
                };
                wanted(group) && exposed(group.kinds)
            }
            Effect::Infight => ground.has_invaders(),
            Effect::Defend(amount) | Effect::Fear(amount) => self.amount(amount, land, user) > 0,
            Effect::Push(group, way) => {
                let room =
                    way != PushWay::TowardBuildings || !self.push_targets(land, way, Lands::NONE).is_empty();
                wanted(group) && ground.has(group.kinds) && room
            }
            Effect::Gather(group) => {
                let near = self.island.around(land);
                wanted(group) && near.iter().any(|near| self.island.at(near).has(group.kinds))
            }
            Effect::Bring(group) => {
                let from = self.action.as_ref().and_then(|action| action.land);
                from.is_some_and(|from| self.island.at(from).has(group.kinds))
            }
            Effect::RemoveHealth(amount) => self.amount(amount, land, user) > 0 && ground.has_invaders(),
            Effect::Replace(kind, ..) => ground.count(kind) > 0,
            Effect::RemoveBlight => ground.blight > 0,
            Effect::AddBlight => !self.is_pure(land),
            Effect::GatherPresence { .. } => {
                let near = self.island.around(land);
                near.iter().any(|near| self.island.at(near).presence[user.index()] > 0)
            }
            Effect::ReturnPresence(_) => self.spirit(self.whose(Whose::Target, who)).destroyed > 0,
            Effect::PresenceFromOrigin
            | Effect::AddPresence
            | Effect::Energy(..)
            | Effect::GainPower(..)
            | Effect::GainElements(_)
            | Effect::SwapGifts
            | Effect::Skip(_)
            | Effect::Lasting(_)
            | Effect::Bounty(_)
            | Effect::If(..)
            | Effect::IfThreshold(..)
            | Effect::Choose(_)
            | Effect::May(_)
            | Effect::Pay(..)
            | Effect::In(..)
            | Effect::InEach(..)
            | Effect::EachPlayer(_)
            | Effect::EachPlayerElsewhere(..)
            | Effect::EachSpirit(_)
            | Effect::Repeat
            | Effect::RepeatNear => true,
        }
    }
}
