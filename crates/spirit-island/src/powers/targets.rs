//! What a Power can be used on: Range, origin and target (SI-226 to SI-241).

use artel_engine::{Log, Seat, Set};

use crate::action::Action;
use crate::components::{Land, Lands};
use crate::effect::make::DAHAN;
use crate::effect::{Condition, Origin, Power, Target, Threshold, Trait};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::question;
use crate::stage::Stage;

impl SpiritIsland {
    /// The lands a Power can target (SI-226 to SI-239); `action` if it is already in use.
    pub(crate) fn target_lands(&self, power: &Power, user: Seat, action: Option<&Action>) -> Lands {
        if let Some(first) = action.and_then(|action| action.near) {
            let near = self.island.within_with(power.repeat_range(), Lands::only(first), self.island.seas());
            return near.without(first);
        }
        let Target::Land { from, .. } = power.target else { return Lands::NONE };
        let tests = self.target_tests(power, user, action);
        let near = self.in_range(power, user, action);
        let reach =
            if self.origins(from, user).is_empty() { near } else { near.or(self.reached_by_energy(user)) };
        reach.iter().filter(|&land| tests.iter().all(|&test| self.holds(test, land, user))).collect()
    }

    /// Those of the lands in which the Power in use would do nothing as things stand.
    pub(crate) fn idle_targets(&self, power: &'static Power, lands: Lands) -> Lands {
        let mut game = self.clone();
        let idle = |land: &Land| -> bool {
            let Some(action) = game.action_mut() else { return false };
            action.land = Some(*land);
            let user = action.user;
            let reached = (0..).zip(power.thresholds).filter(|&(index, _)| game.reached(index));
            let mut lists =
                reached.map(|(_, threshold)| threshold.effects).chain(std::iter::once(power.effects));
            !lists.any(|effects| game.feasible(effects, Some(*land), user))
        };
        lands.iter().filter(idle).collect()
    }

    /// The lands within Range of a Power (SI-226, SI-229).
    fn in_range(&self, power: &Power, user: Seat, action: Option<&Action>) -> Lands {
        let Target::Land { from, .. } = power.target else { return Lands::NONE };
        self.within_range(self.range(power, user, action), self.origins(from, user), user)
    }

    /// The Energy for which the Spirit may target a land with Dahan at any distance, if it has that rule.
    fn price_of_distance(&self, seat: Seat) -> Option<u8> {
        let prices = self.spirit(seat).traits().filter_map(|bends| {
            let Trait::ReachDahan(price) = bends else { return None };
            Some(price)
        });
        prices.min()
    }

    /// The lands that the Spirit may target beyond any Range by paying for it.
    fn reached_by_energy(&self, seat: Seat) -> Lands {
        let affordable = self.price_of_distance(seat).is_some_and(|price| self.wealth(seat) >= price);
        if affordable { self.island.with(DAHAN) } else { Lands::NONE }
    }

    /// The Range of a Power for its user, with what thresholds and lasting effects add (SI-231).
    pub(crate) fn range(&self, power: &Power, user: Seat, action: Option<&Action>) -> u8 {
        let Target::Land { range, .. } = power.target else { return 0 };
        let wider = self.open_thresholds(power, user, action).filter_map(|threshold| threshold.range).max();
        wider.unwrap_or(range).saturating_add(self.range_bonus(user))
    }

    /// What must be true of a land that a Power targets, with what thresholds change.
    pub(crate) fn target_tests(
        &self,
        power: &Power,
        user: Seat,
        action: Option<&Action>,
    ) -> &'static [Condition] {
        let Target::Land { tests, .. } = power.target else { return &[] };
        let other = self.open_thresholds(power, user, action).find_map(|threshold| threshold.tests);
        other.unwrap_or(tests)
    }

    /// The thresholds whose elements the user has and that it has not declined.
    fn open_thresholds(
        &self,
        power: &Power,
        user: Seat,
        action: Option<&Action>,
    ) -> impl Iterator<Item = &'static Threshold> {
        let elements = self.spirit(user).elements;
        let open = power.thresholds.iter().enumerate().filter(move |(index, threshold)| {
            let declined = action.is_some_and(|action| action.declined >> index & 1 == 1);
            !declined && elements.satisfy(threshold.elements)
        });
        open.map(|(_, threshold)| threshold)
    }

    /// The lands from which a Spirit can measure Range (SI-228, SI-R70).
    pub(crate) fn origins(&self, from: Origin, user: Seat) -> Lands {
        let mut found = Lands::NONE;
        for seat in self.origins_of(user) {
            let presence = self.island.presence_anywhere(seat).and(self.island.lands.or(self.island.seas()));
            let own = if from.sacred_site { self.sites(seat) } else { presence };
            let fits = |land: &Land| from.terrains.is_empty() || self.has_terrain(*land, from.terrains);
            found = found.or(if from.terrains.is_empty() { own } else { own.iter().filter(fits).collect() });
        }
        found
    }

    /// The Spirits a Power can target (SI-240, SI-241).
    pub(crate) fn target_spirits(&self, power: &Power, user: Seat) -> Set<Seat> {
        let all: Set<Seat> = self.all_seats().collect();
        match power.target {
            Target::AnotherSpirit if self.players() > 1 => all.without(user),
            Target::AnySpirit | Target::AnotherSpirit => all,
            Target::Yourself => Set::only(user),
            Target::Land { .. } => Set::EMPTY,
        }
    }

    /// The lands from which the target is in Range, if the Power has to know.
    pub(crate) fn possible_origins(&self) -> Lands {
        let Some(action) = self.action() else { return Lands::NONE };
        let (Some(power), Some(land)) = (action.source.power(), action.land) else { return Lands::NONE };
        let Target::Land { from, .. } = power.target else { return Lands::NONE };
        let range = self.range(power, action.user, Some(action));
        let near = self.island.within_with(range, Lands::only(land), self.island.seas());
        let origins = self.origins(from, action.user).and(near);
        // An ally's Presence serves for Range, but it is not the user's to move.
        if power.moves_from_origin() { origins.and(self.presence_now(action.user)) } else { origins }
    }

    /// The target land was chosen.
    pub(crate) fn target_land(&mut self, land: Land, log: &mut impl Log<Self>) {
        let Some(action) = self.action() else { unreachable!("a Power is in use") };
        let (user, power) = (action.user, action.source.power());
        let far = power.is_some_and(|power| {
            action.near.is_none() && !self.in_range(power, user, Some(action)).contains(land)
        });
        if let Some(action) = self.action_mut() {
            action.land = Some(land);
        }
        if let Some(price) = self.price_of_distance(user).filter(|_| far) {
            self.pay_energy(user, price, log);
        }
        if power.is_some_and(Power::uses_origin) {
            self.push(question::Origin {});
        }
        log.push(self, Event::TargetedLand { land });
    }

    /// The target Spirit was chosen; it may have something to do again.
    pub(crate) fn target_spirit(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        if let Some(action) = self.action_mut() {
            action.target = Some(seat);
        }
        self.spirit_mut(seat).stage = Stage::Playing;
        log.push(self, Event::TargetedSpirit { seat });
    }
}
