//! What lasts until the turn ends, and the points of the rules at which it is asked for.

use artel_engine::Seat;

use crate::action::Source;
use crate::components::{BUILDINGS, INVADERS, Kind, Land, Lands};
use crate::effect::{Amount, Condition, Count, InvaderAction, Lasting, Trait, Whose};
use crate::game::SpiritIsland;
use crate::island::MOST_SPIRITS;

/// An effect that lasts (SI-221), with the land, the Spirits and the card it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// What lasts.
    pub(crate) what: Lasting,
    /// Where it comes from.
    pub(crate) source: Source,
    /// Who made it.
    pub(crate) user: Seat,
    /// The Spirit it speaks of.
    pub(crate) target: Seat,
    /// The land it speaks of.
    pub(crate) land: Option<Land>,
    /// How often it can still be used; for Vengeance the pieces destroyed and not yet avenged.
    pub(crate) left: u8,
    /// Whether the bonus of its user's damage was added already (SI-R67).
    pub(crate) bonus_added: bool,
}

impl Standing {
    /// Whether it speaks of this land.
    #[inline]
    fn is_at(&self, land: Land) -> bool {
        self.land == Some(land)
    }
}

impl SpiritIsland {
    /// All Defend in a land: what Powers put there, and what lasting effects give it now (SI-114, SI-R59).
    pub fn defend_in(&self, land: Land) -> u8 {
        let mut sum = self.island.at(land).defend;
        for standing in &self.standing {
            if let Lasting::DefendTargetsLands(amount) = standing.what
                && self.island.at(land).presence[standing.target.index()] > 0
            {
                sum = sum.saturating_add(amount);
            }
            if let Lasting::DefendWhere(condition, amount) = standing.what
                && self.holds(condition, land, standing.user)
            {
                sum = sum.saturating_add(self.amount(amount, land, standing.user));
            }
        }
        sum
    }

    /// Whether an Invader action in a land does not happen, whatever anybody says (SI-R54, SI-R58).
    pub fn is_skipped(&self, land: Land, action: InvaderAction) -> bool {
        self.skips.iter().any(|&(at, actions)| at == land && actions.contains(action))
            || self.standing.iter().any(|standing| {
                let Lasting::SkipWhere(actions, condition) = standing.what else { return false };
                actions.contains(action) && self.holds(condition, land, standing.user)
            })
    }

    /// Whether a Build that would add a City does not happen in the land.
    pub fn skips_city(&self, land: Land) -> bool {
        self.standing.iter().any(|standing| {
            let Lasting::SkipCityWhere(condition) = standing.what else { return false };
            self.holds(condition, land, standing.user)
        })
    }

    /// The lasting effect by which somebody may skip one action in the land.
    pub(crate) fn skip_one(&self, land: Land, action: InvaderAction) -> Option<usize> {
        self.standing.iter().position(|standing| {
            let Lasting::SkipOne(actions) = standing.what else { return false };
            standing.left > 0 && standing.is_at(land) && actions.contains(action)
        })
    }

    /// How much damage destroys such a piece in the land now (SI-324).
    #[inline]
    pub fn health(&self, kind: Kind, land: Land) -> u8 {
        let health = kind.health();
        match kind {
            Kind::Dahan if self.standing.is_empty() => health,
            Kind::Dahan => {
                let here = self.standing.iter().filter(|standing| standing.is_at(land));
                let more = here.filter_map(|standing| {
                    let Lasting::DahanHealth(more) = standing.what else { return None };
                    Some(more)
                });
                health + more.sum::<u8>()
            }
            Kind::Explorer => health,
            Kind::Town | Kind::City => health.saturating_sub(self.weakness(land)).max(1),
        }
    }

    /// By how much Invaders in the land are weaker because of Special Rules.
    #[inline]
    fn weakness(&self, land: Land) -> u8 {
        let ground = self.island.at(land);
        let mut sum = 0;
        for (seat, spirit) in self.spirits.iter().enumerate() {
            if ground.is_site(seat) {
                for bends in spirit.traits() {
                    if let Trait::WeakInvaders(less) = bends {
                        sum += less;
                    }
                }
            }
        }
        sum
    }

    /// Whether pieces of the kind in the land cannot be damaged or destroyed.
    pub fn is_safe(&self, kind: Kind, land: Land) -> bool {
        kind == Kind::Dahan && self.lasts_at(land, Lasting::DahanSafe)
    }

    /// Whether Blight cannot be added to the land.
    pub fn is_pure(&self, land: Land) -> bool {
        self.lasts_at(land, Lasting::NoBlight)
    }

    fn lasts_at(&self, land: Land, what: Lasting) -> bool {
        self.standing.iter().any(|standing| standing.is_at(land) && standing.what == what)
    }

    /// Whether a Build in the land adds an Explorer because of a Special Rule.
    pub fn builds_explorer(&self, land: Land) -> bool {
        let ground = self.island.at(land);
        self.spirits.iter().enumerate().any(|(seat, spirit)| {
            ground.is_site(seat) && spirit.traits().any(|bends| bends == Trait::BuildsExplorers)
        })
    }

    /// How much more Range a Spirit's Powers have.
    pub(crate) fn range_bonus(&self, seat: Seat) -> u8 {
        self.of_target(seat)
            .filter_map(|standing| {
                let Lasting::Range(more) = standing.what else { return None };
                Some(more)
            })
            .sum()
    }

    fn of_target(&self, seat: Seat) -> impl Iterator<Item = &Standing> {
        self.standing.iter().filter(move |standing| standing.target == seat)
    }

    /// The Spirits whose Presence a Spirit may use for Range: itself and those it shares with.
    pub(crate) fn origins_of(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let shares = self.standing.iter().filter(|standing| standing.what == Lasting::SharePresence);
        let other = move |standing: &Standing| {
            let (user, target) = (standing.user, standing.target);
            if user == seat { Some(target) } else { (target == seat).then_some(user) }
        };
        std::iter::once(seat).chain(shares.filter_map(other))
    }

    /// The place of a lasting effect that a Spirit can still make use of.
    pub(crate) fn usable(&self, seat: Seat, wanted: impl Fn(Lasting) -> bool) -> Option<usize> {
        self.standing
            .iter()
            .position(|standing| standing.target == seat && standing.left > 0 && wanted(standing.what))
    }

    /// How much more damage each use of a Spirit's Powers deals by its Special Rule.
    pub(crate) fn damage_bonus(&self, seat: Seat) -> u8 {
        self.spirit(seat)
            .traits()
            .filter_map(|bends| {
                let Trait::DamageBonus(more) = bends else { return None };
                Some(more)
            })
            .sum()
    }

    /// Whether a condition holds for the land; `user` is whom it calls the user.
    pub(crate) fn holds(&self, condition: Condition, land: Land, user: Seat) -> bool {
        let ground = self.island.at(land);
        match condition {
            Condition::Terrain(terrains) => self.island.has_terrain(land, terrains),
            Condition::Coastal => self.island.is_coastal(land),
            Condition::Inland => !self.island.is_coastal(land),
            Condition::AtLeast(count, kinds) => ground.total(kinds) >= count,
            Condition::AtMost(count, kinds) => ground.total(kinds) <= count,
            Condition::More(some, others) => ground.total(some) > ground.total(others),
            Condition::Blight => ground.blight > 0,
            Condition::NoBlight => ground.blight == 0,
            Condition::Presence => ground.all_presence() > 0,
            Condition::SacredSite => (0..MOST_SPIRITS).any(|seat| ground.is_site(seat)),
            Condition::OwnPresence => ground.presence[user.index()] > 0,
            Condition::NoOwnPresence => ground.presence[user.index()] == 0,
            Condition::Sites(count) => self.island.sites(user.index()).len() >= u32::from(count),
            Condition::AnotherSpirit => {
                self.action.as_ref().is_some_and(|action| action.target != Some(user))
            }
            Condition::PresenceAdded => self.action.as_ref().is_some_and(|action| action.presence_added),
            Condition::Brought => self.action.as_ref().is_some_and(|action| action.brought > 0),
            Condition::All(conditions) => conditions.iter().all(|&each| self.holds(each, land, user)),
        }
    }

    /// How much an amount is in the land; `user` is whom it calls the user.
    pub(crate) fn amount(&self, amount: Amount, land: Land, user: Seat) -> u8 {
        let ground = self.island.at(land);
        let count = match amount.of {
            Count::Nothing => return amount.fixed,
            Count::Pieces(kinds) => ground.total(kinds),
            Count::Blight => ground.blight,
            Count::BlightNear => {
                self.island.around(land).iter().map(|near| self.island.at(near).blight).sum()
            }
            Count::Presence => ground.all_presence(),
            Count::Pushed => self.action.as_ref().map_or(0, |action| action.pushed_into(land)),
            Count::SitesWithInvaders => {
                let sites = self.island.sites(user.index());
                sites.iter().filter(|&site| self.island.at(site).has_invaders()).count() as u8
            }
        };
        amount.fixed.saturating_add(amount.each.saturating_mul(count))
    }

    /// Lets something last from now on.
    pub(crate) fn let_last(&mut self, what: Lasting, land: Option<Land>) {
        let Some(action) = &self.action else { return };
        let (user, target) = (action.user, action.target.unwrap_or(action.user));
        let left = match what {
            Lasting::Repeat(_) if action.again => return,
            Lasting::Repeat(times) => times,
            Lasting::SkipOne(_) | Lasting::DamageOnce(_) | Lasting::MakeFast | Lasting::Reclaim(_) => 1,
            Lasting::DefendTargetsLands(_)
            | Lasting::DefendWhere(..)
            | Lasting::SkipWhere(..)
            | Lasting::SkipCityWhere(_)
            | Lasting::DahanHealth(_)
            | Lasting::DahanSafe
            | Lasting::NoBlight
            | Lasting::Range(_)
            | Lasting::SharePresence
            | Lasting::Vengeance
            | Lasting::WiderVengeance => 0,
        };
        let target = if what == Lasting::Reclaim(Whose::User) { user } else { target };
        let bonus_added = action.bonus_added;
        let standing = Standing { what, source: action.source, user, target, land, left, bonus_added };
        self.standing.push(standing);
    }

    /// The lands that a Vengeance may strike: its own and, if it is wide, those next to it.
    pub(crate) fn vengeance_reach(&self, land: Land, source: Source) -> Lands {
        let wide = self.standing.iter().any(|standing| {
            standing.what == Lasting::WiderVengeance && standing.is_at(land) && standing.source == source
        });
        let own = Lands::only(land);
        if wide { own.or(self.island.around(land)) } else { own }
    }

    /// Tells those who avenge it that a piece was destroyed in the land.
    pub(crate) fn note_destroyed(&mut self, kind: Kind, land: Land) {
        if self.avenging || !(BUILDINGS.contains(kind) || kind == Kind::Dahan) {
            return;
        }
        for standing in &mut self.standing {
            if standing.what == Lasting::Vengeance && standing.land == Some(land) {
                standing.left = standing.left.saturating_add(1);
            }
        }
    }

    /// Whether Invaders are within the reach of an unsatisfied Vengeance; its place in the list.
    pub(crate) fn vengeance_due(&self) -> Option<usize> {
        self.standing.iter().position(|standing| {
            standing.what == Lasting::Vengeance
                && standing.left > 0
                && standing.land.is_some_and(|land| {
                    let reach = self.vengeance_reach(land, standing.source);
                    reach.iter().any(|land| self.island.at(land).has(INVADERS))
                })
        })
    }
}

#[cfg(test)]
mod tests {
    use artel_engine::{Game as _, Seat, Seed};

    use crate::action::{Action, Source};
    use crate::components::Card;
    use crate::effect::Lasting;
    use crate::game::MOST_STANDING;
    use crate::spirit::PowerRef;
    use crate::{Setup, SpiritIsland};

    /// A lasting effect that does not fit would be a broken rule.
    #[test]
    #[should_panic(expected = "CapacityError")]
    fn what_lasts_is_never_dropped() {
        let mut game = SpiritIsland::new(&Setup::default(), Seed(1)).expect("the setup is one");
        let card = Card::all().next().expect("there are cards");
        game.action = Some(Action::new(Source::Power(PowerRef::Card(card)), Seat(0)));
        for _ in 0..=MOST_STANDING {
            game.let_last(Lasting::DahanSafe, None);
        }
    }
}
