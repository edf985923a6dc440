//! What effects do: each kind of effect is carried out here, or put on the agenda if somebody has to decide.

mod blight;
mod damage;
mod fear;
mod feasible;
mod gain;
mod movement;
mod pieces;

use artel_engine::{Log, Seat, Set};

use crate::action::{Repeat, Source};
use crate::agenda::Step;
use crate::components::{Land, Lands};
use crate::effect::{Amount, Count, Effect, Effects, Place, Reach, Whose};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::question;

impl SpiritIsland {
    /// Carries out one effect; what needs a decision goes on the agenda.
    pub(crate) fn carry_out(
        &mut self,
        effect: &'static Effect,
        land: Option<Land>,
        who: Seat,
        log: &mut impl Log<Self>,
    ) {
        if let Some(here) = land
            && self.carry_out_here(effect, here, who, log)
        {
            return;
        }
        match *effect {
            Effect::Fear(amount) => self.generate_fear(self.amount_at(amount, land, who), log),
            Effect::Energy(whose, amount) => {
                let amount = self.amount_at(amount, land, who);
                self.gain_energy(self.whose(whose, who), amount, log);
            }
            Effect::GainPower(whose, gain) => {
                self.push(question::GainKind { who: self.whose(whose, who), gain });
            }
            Effect::GainElements(left) => {
                let who = self.whose(Whose::Target, who);
                self.push(question::Elements { left, chosen: Set::EMPTY, who });
            }
            Effect::SwapGifts => self.swap_gifts(who),
            Effect::Lasting(what) => {
                self.let_last(what, land);
                log.push(self, Event::Lasts { source: self.source_id() });
            }
            Effect::Bounty(most) => {
                if let Some(action) = &mut self.action {
                    action.bounty = most;
                }
            }
            Effect::If(condition, yes, no) => {
                let met = self.holds_at(condition, land, who);
                self.push(Step::Do { effects: if met { yes } else { no }, land, who });
            }
            Effect::IfThreshold(index, yes, no) => {
                self.if_threshold(effect, index, [yes, no], land, who, log);
            }
            Effect::Choose(_) => self.push(question::Choose { effect, land, who }),
            Effect::May(_) => self.push(question::May { effect, land, who }),
            Effect::Pay(whose, ..) => {
                let who = self.whose(whose, who);
                self.push(question::Pay { effect, land, who });
            }
            Effect::In(..) => self.push(question::In { effect, here: land, who }),
            Effect::InEach(place, effects) => {
                let lands = self.lands_of(place, land, who);
                self.push(Step::EachLand { lands, effects, who });
            }
            Effect::EachPlayer(_) | Effect::EachPlayerElsewhere(..) => {
                let left = self.all_seats().collect();
                self.push(question::Shares { effect, left });
            }
            Effect::EachSpirit(effects) => {
                for seat in self.all_seats().rev() {
                    self.push(Step::Do { effects, land, who: seat });
                }
            }
            Effect::Repeat | Effect::RepeatNear => {
                if let Some(action) = &mut self.action
                    && !action.again
                {
                    let near = matches!(effect, Effect::RepeatNear);
                    action.repeat = Some(if near { Repeat::Near } else { Repeat::Anywhere });
                }
            }
            Effect::Damage(..)
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
            | Effect::Skip(_) => {}
        }
    }

    /// Carries out an effect that happens in a land; false if it is not one of these.
    fn carry_out_here(
        &mut self,
        effect: &'static Effect,
        land: Land,
        who: Seat,
        log: &mut impl Log<Self>,
    ) -> bool {
        match *effect {
            Effect::Damage(amount, kinds) => {
                let amount = self.amount(amount, land, self.user_or(who));
                self.deal_damage(Lands::only(land), kinds, amount, who);
            }
            Effect::DamageEach(amount, kinds) => self.damage_each(land, kinds, amount, who, log),
            Effect::DamageDifferent(group) => {
                let left = self.amount(group.count, land, self.user_or(who));
                self.damage_different(land, left, group.up_to, who);
            }
            Effect::Infight => self.infight(land, who, log),
            Effect::Defend(amount) => {
                let amount = self.amount(amount, land, self.user_or(who));
                self.defend(land, amount, log);
            }
            Effect::Push(group, way) => {
                let left = self.amount(group.count, land, self.user_or(who));
                self.push_pieces(land, group.kinds, left, group.up_to, way, who);
            }
            Effect::Gather(group) => {
                let left = self.amount(group.count, land, self.user_or(who));
                self.push(question::Gather { to: land, kinds: group.kinds, left, up_to: group.up_to, who });
            }
            Effect::Bring(group) => {
                let left = self.amount(group.count, land, self.user_or(who));
                if let Some(from) = self.action.as_ref().and_then(|action| action.land) {
                    self.push(question::Bring {
                        from,
                        to: land,
                        kinds: group.kinds,
                        left,
                        up_to: group.up_to,
                        who,
                    });
                }
            }
            Effect::Destroy(_)
            | Effect::Remove(_)
            | Effect::RemoveHealth(_)
            | Effect::Replace(..)
            | Effect::Downgrade(_) => self.pick_pieces(effect, land, who),
            Effect::AddBlight => self.add_blight(land, who, log),
            Effect::RemoveBlight => self.remove_blight(land, log),
            Effect::GatherPresence { up_to } => self.push(question::GatherPresence { to: land, up_to, who }),
            Effect::PresenceFromOrigin => self.presence_from_origin(land, who, log),
            Effect::AddPresence => self.push(question::PresenceFrom { to: land, growth: false, who }),
            Effect::ReturnPresence(most) => self.return_presence(land, most, who, log),
            Effect::Skip(actions) => {
                self.skips.push((land, actions));
                log.push(self, Event::Lasts { source: self.source_id() });
            }
            Effect::Fear(_)
            | Effect::Energy(..)
            | Effect::GainPower(..)
            | Effect::GainElements(_)
            | Effect::SwapGifts
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
            | Effect::RepeatNear => return false,
        }
        true
    }

    /// The effects happen in each of these lands, one after another.
    pub(crate) fn each_land(&mut self, mut lands: Lands, effects: Effects, who: Seat) {
        let Some(land) = lands.first() else { return };
        lands.remove(land);
        if !lands.is_empty() {
            self.push(Step::EachLand { lands, effects, who });
        }
        let of_fear = self.action.as_ref().is_some_and(|action| action.source.power().is_none());
        let who = if of_fear { self.keeper(land) } else { who };
        self.push(Step::Do { effects, land: Some(land), who });
    }

    /// Whom an effect speaks of.
    pub(crate) fn whose(&self, whose: Whose, who: Seat) -> Seat {
        let Some(action) = &self.action else { return who };
        match (whose, action.source) {
            (Whose::User, Source::Power(_)) => action.user,
            (Whose::User, Source::Fear(..)) => who,
            (Whose::Target, _) => action.target.unwrap_or(who),
        }
    }

    /// How much an amount is, also where there is no land.
    fn amount_at(&self, amount: Amount, land: Option<Land>, who: Seat) -> u8 {
        let user = self.whose(Whose::User, who);
        match (land, amount.of) {
            (Some(land), _) => self.amount(amount, land, user),
            (None, Count::SitesWithInvaders) => {
                let any = self.island.lands.first();
                any.map_or(0, |land| self.amount(amount, land, user))
            }
            (None, _) => amount.fixed,
        }
    }

    /// Whether a condition holds, also where there is no land.
    pub(crate) fn holds_at(
        &self,
        condition: crate::effect::Condition,
        land: Option<Land>,
        who: Seat,
    ) -> bool {
        let user = self.whose(Whose::User, who);
        let any = land.or_else(|| self.island.lands.first());
        any.is_some_and(|land| self.holds(condition, land, user))
    }

    /// The lands that a place means.
    pub(crate) fn lands_of(&self, place: Place, here: Option<Land>, who: Seat) -> Lands {
        let user = self.whose(Whose::User, who);
        let own = here.map_or(Lands::NONE, Lands::only);
        let around = here.map_or(Lands::NONE, |land| self.island.around(land));
        let reach = match place.reach {
            Reach::Anywhere => self.island.lands,
            Reach::Adjacent => around,
            Reach::HereOrAdjacent => around.or(own),
            Reach::ElsewhereOnBoard => here.map_or(Lands::NONE, |land| self.island.board_of(land)).minus(own),
            Reach::TargetsLands => self.island.presence(self.whose(Whose::Target, who).index()),
            Reach::Within(range) => {
                let range = range.saturating_add(self.range_bonus(user));
                self.island.within(range, self.island.presence(user.index()))
            }
            Reach::PushedTo => self.action.as_ref().map_or(Lands::NONE, super::action::Action::pushed_to),
        };
        let fits = |land: &Land| place.tests.iter().all(|&test| self.holds(test, *land, user));
        reach.iter().filter(fits).collect()
    }

    /// Defend is added to a land (SI-275).
    fn defend(&mut self, land: Land, amount: u8, log: &mut impl Log<Self>) {
        if amount > 0 {
            let ground = self.island.at_mut(land);
            ground.defend = ground.defend.saturating_add(amount);
            if let Some(action) = &mut self.action {
                action.defended = Some(land);
            }
            log.push(self, Event::Defended { land, amount });
        }
    }

    /// The id of the card or Power in use.
    pub(crate) fn source_id(&self) -> &'static str {
        match self.action.as_ref().map(|action| action.source) {
            Some(Source::Power(power)) => power.power().id,
            Some(Source::Fear(card, _)) => card.id(),
            None => "",
        }
    }
}
