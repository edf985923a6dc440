//! What a Power can be used on: Range, origin and target (SI-226 to SI-241).

use artel_engine::{Log, Seat, Set};

use crate::action::Action;
use crate::components::{Land, Lands};
use crate::effect::{Origin, Power, Target};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::question;
use crate::spirit::Stage;

impl SpiritIsland {
    /// The lands a Power can target (SI-226 to SI-239); `action` if it is already in use.
    pub(crate) fn target_lands(&self, power: &Power, user: Seat, action: Option<&Action>) -> Lands {
        if let Some(first) = action.and_then(|action| action.near) {
            return self.island.around(first);
        }
        let Target::Land { from, tests, .. } = power.target else { return Lands::NONE };
        let reach = self.island.within(self.range(power, user, action), self.origins(from, user));
        reach.iter().filter(|&land| tests.iter().all(|&test| self.holds(test, land, user))).collect()
    }

    /// The Range of a Power for its user, with what thresholds and lasting effects add (SI-231).
    pub(crate) fn range(&self, power: &Power, user: Seat, action: Option<&Action>) -> u8 {
        let Target::Land { range, .. } = power.target else { return 0 };
        let elements = self.spirit(user).elements;
        let reached = power.thresholds.iter().enumerate().filter(|(index, threshold)| {
            let declined = action.is_some_and(|action| action.declined >> index & 1 == 1);
            !declined && elements.satisfy(threshold.elements)
        });
        let wider = reached.filter_map(|(_, threshold)| threshold.range).max();
        wider.unwrap_or(range).saturating_add(self.range_bonus(user))
    }

    /// The lands from which a Spirit can measure Range (SI-228, SI-R70).
    pub(crate) fn origins(&self, from: Origin, user: Seat) -> Lands {
        let mut found = Lands::NONE;
        for seat in self.origins_of(user) {
            found = found.or(self.island.lands_where(|land, ground| {
                let present = if from.sacred_site {
                    ground.is_site(seat.index())
                } else {
                    ground.presence[seat.index()] > 0
                };
                present && (from.terrains.is_empty() || self.island.has_terrain(land, from.terrains))
            }));
        }
        found
    }

    /// The Spirits a Power can target (SI-240, SI-241).
    pub(crate) fn target_spirits(&self, power: &Power, user: Seat) -> Set<Seat> {
        let all: Set<Seat> = self.all_seats().collect();
        match power.target {
            Target::AnotherSpirit if self.players() > 1 => all.without(user),
            Target::AnySpirit | Target::AnotherSpirit => all,
            Target::Land { .. } => Set::EMPTY,
        }
    }

    /// The lands from which the target is in Range, if the Power has to know.
    pub(crate) fn possible_origins(&self) -> Lands {
        let Some(action) = &self.action else { return Lands::NONE };
        let (Some(power), Some(land)) = (action.source.power(), action.land) else { return Lands::NONE };
        let Target::Land { from, .. } = power.target else { return Lands::NONE };
        let range = self.range(power, action.user, Some(action));
        // An ally's Presence serves for Range, but it is not the user's to move.
        let own = self.island.presence(action.user.index());
        let near = self.island.within(range, Lands::only(land));
        self.origins(from, action.user).and(near).and(own)
    }

    /// The target land was chosen.
    pub(crate) fn target_land(&mut self, land: Land, log: &mut impl Log<Self>) {
        if let Some(action) = &mut self.action {
            action.land = Some(land);
            if action.source.power().is_some_and(Power::uses_origin) {
                self.push(question::Origin {});
            }
        }
        log.push(self, Event::TargetedLand { land });
    }

    /// The target Spirit was chosen; it may have something to do again.
    pub(crate) fn target_spirit(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        if let Some(action) = &mut self.action {
            action.target = Some(seat);
        }
        self.spirit_mut(seat).stage = Stage::Playing;
        log.push(self, Event::TargetedSpirit { seat });
    }
}
