//! Using Powers: what can be used, on what, with which thresholds, and what follows (SI-081 to SI-086, SI-209 to SI-261).

use artel_engine::{Log, Seat, Set};

use crate::action::{Action, Repeat, Source};
use crate::agenda::Task;
use crate::components::{Card, INVADERS, Land, Lands};
use crate::effect::make::DAHAN;
use crate::effect::{Effect, Effects, Lasting, Origin, Power, Speed, Target, Trait, When};
use crate::event::Event;
use crate::game::{Phase, SpiritIsland};
use crate::spirit::{PowerRef, Stage};

impl SpiritIsland {
    /// The speed of the Powers that are used in this phase.
    pub(crate) fn speed_now(&self) -> Option<Speed> {
        match self.phase {
            Phase::Fast => Some(Speed::Fast),
            Phase::Slow => Some(Speed::Slow),
            _ => None,
        }
    }

    /// Whether a Power of the Spirit can be used at the speed of this phase, perhaps by making it Fast (SI-225).
    pub(crate) fn in_time(&self, seat: Seat, power: &Power) -> bool {
        self.speed_now().is_some_and(|now| {
            power.speed == now
                || now == Speed::Fast
                    && power.pushes_or_gathers()
                    && self.usable(seat, |what| what == Lasting::MakeFast).is_some()
        })
    }

    /// Whether a played card can be used now.
    pub(crate) fn can_use(&self, seat: Seat, card: Card) -> bool {
        let spirit = self.spirit(seat);
        spirit.in_play.contains(card)
            && !spirit.used.contains(card)
            && self.in_time(seat, card.entry())
            && self.has_target(card.entry(), seat)
    }

    /// Whether an Innate Power can be used now: at least one threshold must be reached (SI-211).
    pub(crate) fn can_use_innate(&self, seat: Seat, number: u8) -> bool {
        let spirit = self.spirit(seat);
        spirit.innate(number).is_some_and(|power| {
            spirit.innates_used >> number & 1 == 0
                && power.thresholds.iter().any(|threshold| spirit.elements.satisfy(threshold.elements))
                && self.in_time(seat, power)
                && self.has_target(power, seat)
        })
    }

    /// Whether a card used this turn can be repeated now by paying again (SI-293, SI-R40, SI-R56).
    pub(crate) fn can_repeat(&self, seat: Seat, card: Card) -> bool {
        let spirit = self.spirit(seat);
        let fast_now = self.phase == Phase::Fast && spirit.made_fast.contains(card);
        let slow_again = self.phase == Phase::Slow && spirit.made_fast.contains(card);
        spirit.used.contains(card)
            && spirit.in_play.contains(card)
            && !spirit.repeated.contains(card)
            && spirit.energy >= card.entry().cost
            && self.usable(seat, |what| matches!(what, Lasting::Repeat(_))).is_some()
            && (fast_now || !slow_again && self.speed_now() == Some(card.entry().speed))
            && self.has_target(card.entry(), seat)
    }

    /// Whether the Spirit could use anything in this phase.
    pub(crate) fn can_use_any(&self, seat: Seat) -> bool {
        let spirit = self.spirit(seat);
        let innates = spirit.panel().innates.len() as u8;
        spirit.in_play.iter().any(|card| self.can_use(seat, card) || self.can_repeat(seat, card))
            || (0..innates).any(|number| self.can_use_innate(seat, number))
    }

    /// Whether acting as if having fewer elements would make a difference (SI-217).
    pub(crate) fn could_use_fewer(&self, seat: Seat, power: &Power) -> bool {
        let elements = self.spirit(seat).elements;
        let matters = |when: When| when != When::MayInstead;
        power.thresholds.iter().any(|each| matters(each.when) && elements.satisfy(each.elements))
    }

    fn has_target(&self, power: &Power, seat: Seat) -> bool {
        match power.target {
            Target::Land { .. } => !self.target_lands(power, seat, None).is_empty(),
            Target::AnySpirit | Target::AnotherSpirit => !self.target_spirits(power, seat).is_empty(),
        }
    }

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
        let least = if from.sacred_site { 2 } else { 1 };
        let mut found = Lands::NONE;
        for seat in self.origins_of(user) {
            found = found.or(self.island.lands_where(|land, ground| {
                ground.presence[seat.index()] >= least
                    && (from.terrains.is_empty() || from.terrains.contains(land.terrain()))
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

    /// A Spirit uses a card (SI-083).
    pub(crate) fn use_card(&mut self, seat: Seat, card: Card, fewer: bool, log: &mut impl Log<Event>) {
        log.push(Event::Used { seat, card });
        self.make_fast(seat, card.entry());
        let fast = self.speed_now() != Some(card.entry().speed);
        let spirit = self.spirit_mut(seat);
        spirit.used.insert(card);
        if fast {
            spirit.made_fast.insert(card);
        }
        self.begin_use(seat, PowerRef::Card(card), fewer);
    }

    /// A Spirit uses an Innate Power (SI-210).
    pub(crate) fn use_innate(&mut self, seat: Seat, number: u8, fewer: bool, log: &mut impl Log<Event>) {
        let name = self.spirit(seat).name;
        let Some(power) = self.spirit(seat).innate(number) else { return };
        log.push(Event::UsedInnate { seat, innate: power.id });
        self.make_fast(seat, power);
        self.spirit_mut(seat).innates_used |= 1 << number;
        self.begin_use(seat, PowerRef::Innate(name, number), fewer);
    }

    /// A Slow Power used in the Fast phase takes up the permission (SI-R74).
    fn make_fast(&mut self, seat: Seat, power: &Power) {
        if self.speed_now() != Some(power.speed)
            && let Some(place) = self.usable(seat, |what| what == Lasting::MakeFast)
        {
            self.standing[place].left = 0;
        }
    }

    /// A Spirit pays again for a card and repeats it (SI-293).
    pub(crate) fn repeat_card(&mut self, seat: Seat, card: Card, fewer: bool, log: &mut impl Log<Event>) {
        if let Some(place) = self.usable(seat, |what| matches!(what, Lasting::Repeat(_))) {
            self.standing[place].left -= 1;
        }
        log.push(Event::Repeated { seat, card });
        self.spirit_mut(seat).repeated.insert(card);
        self.pay_energy(seat, card.entry().cost, log);
        self.begin_use(seat, PowerRef::Card(card), fewer);
        if let Some(action) = &mut self.action {
            action.again = true;
        }
    }

    fn begin_use(&mut self, seat: Seat, power: PowerRef, fewer: bool) {
        let mut action = Action::new(Source::Power(power), seat);
        action.fewer = fewer;
        self.action = Some(action);
        self.push(Task::Settle);
        self.push_use();
    }

    fn push_use(&mut self) {
        self.push(Task::EndUse);
        self.push(Task::Walk { part: 0 });
        self.push(Task::Target);
    }

    /// The Power in use is repeated by its own text (SI-291, SI-292).
    pub(crate) fn use_again(
        &mut self,
        power: PowerRef,
        user: Seat,
        near: Option<Land>,
        fewer: bool,
        log: &mut impl Log<Event>,
    ) {
        match power {
            PowerRef::Card(card) => log.push(Event::Repeated { seat: user, card }),
            PowerRef::Innate(..) => log.push(Event::UsedInnate { seat: user, innate: power.power().id }),
        }
        let mut action = Action::new(Source::Power(power), user);
        action.again = true;
        action.fewer = fewer;
        action.near = near;
        self.action = Some(action);
        self.push_use();
    }

    /// The target land was chosen.
    pub(crate) fn target_land(&mut self, land: Land, log: &mut impl Log<Event>) {
        log.push(Event::TargetedLand { land });
        if let Some(action) = &mut self.action {
            action.land = Some(land);
            if action.source.power().is_some_and(Power::uses_origin) {
                self.push(Task::Origin);
            }
        }
    }

    /// The target Spirit was chosen; it may have something to do again.
    pub(crate) fn target_spirit(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.push(Event::TargetedSpirit { seat });
        if let Some(action) = &mut self.action {
            action.target = Some(seat);
        }
        self.spirit_mut(seat).stage = Stage::Playing;
    }

    /// Whether the user has the elements of a threshold now and has not declined it (SI-R38).
    pub(crate) fn reached(&self, index: u8) -> bool {
        let Some(action) = &self.action else { return false };
        let Some(threshold) = action.source.power().and_then(|power| power.thresholds.get(index as usize)) else {
            return false;
        };
        action.declined >> index & 1 == 0
            && (action.taken >> index & 1 == 1 || self.spirit(action.user).elements.satisfy(threshold.elements))
    }

    /// Whether the user still has to say if a reached threshold is used (SI-R78).
    pub(crate) fn undecided(&self, index: u8) -> bool {
        self.reached(index)
            && self.action.as_ref().is_some_and(|action| action.fewer && action.taken >> index & 1 == 0)
    }

    /// Whether using a threshold, or declining it, can be explained by fewer elements (SI-R37).
    pub(crate) fn explicable(&self, index: u8, used: bool) -> bool {
        let Some(action) = &self.action else { return false };
        let Some(power) = action.source.power() else { return false };
        let needed = |index: usize| power.thresholds[index % power.thresholds.len()].elements;
        let accepted = action.accepted();
        if !used {
            return !accepted.satisfy(needed(index as usize));
        }
        let accepted = accepted.or(needed(index as usize));
        let declined = (0..power.thresholds.len()).filter(|each| action.declined >> each & 1 == 1);
        declined.into_iter().all(|each| !accepted.satisfy(needed(each)))
    }

    /// A threshold is used.
    pub(crate) fn take_threshold(&mut self, index: u8, log: &mut impl Log<Event>) {
        if let Some(action) = &mut self.action
            && action.taken >> index & 1 == 0
        {
            action.taken |= 1 << index;
            log.push(Event::Threshold { number: index + 1 });
        }
    }

    /// A threshold is declined.
    pub(crate) fn decline_threshold(&mut self, index: u8) {
        if let Some(action) = &mut self.action {
            action.declined |= 1 << index;
        }
    }

    /// Carries out a part of the Power in use: 0 its effects, then its thresholds in their order (SI-249, SI-250).
    pub(crate) fn walk(&mut self, part: u8, log: &mut impl Log<Event>) {
        let Some(action) = &self.action else { return };
        let (user, land) = (action.user, action.chosen.or(action.land));
        let Some(power) = action.source.power() else { return };
        if part as usize > power.thresholds.len() {
            return;
        }
        let again = Task::Walk { part };
        let next = Task::Walk { part: part + 1 };
        if let Some(index) = self.replaced_by(power, part) {
            if self.undecided(index) {
                self.push(again);
                self.push(Task::Threshold { index });
                return;
            }
            self.push(next);
            return;
        }
        if part == 0 {
            self.push(next);
            match self.may_be_replaced_by(power) {
                Some(index) => self.push(Task::Instead { index }),
                None => self.push(Task::Do { effects: power.effects, land, who: user }),
            }
            return;
        }
        let index = part - 1;
        let threshold = &power.thresholds[index as usize];
        let due = matches!(threshold.when, When::After | When::Instead) && self.reached(index);
        if due && self.undecided(index) {
            self.push(again);
            self.push(Task::Threshold { index });
            return;
        }
        self.push(next);
        if due {
            self.take_threshold(index, log);
            self.push(Task::Do { effects: threshold.effects, land, who: user });
        }
    }

    /// The threshold that replaces this part of the Power: the last one reached (SI-250).
    fn replaced_by(&self, power: &Power, part: u8) -> Option<u8> {
        (part..power.thresholds.len() as u8)
            .rev()
            .find(|&index| power.thresholds[index as usize].when == When::Instead && self.reached(index))
    }

    fn may_be_replaced_by(&self, power: &Power) -> Option<u8> {
        (0..power.thresholds.len() as u8)
            .find(|&index| power.thresholds[index as usize].when == When::MayInstead && self.reached(index))
    }

    /// The effects above a threshold, and those in their place.
    pub(crate) fn alternatives(&self, index: u8) -> [Effects; 2] {
        let power = self.action.as_ref().and_then(|action| action.source.power());
        power.map_or([&[], &[]], |power| [power.effects, power.thresholds[index as usize].effects])
    }

    /// An effect that depends on a threshold.
    pub(crate) fn if_threshold(
        &mut self,
        effect: &'static Effect,
        index: u8,
        lists: [Effects; 2],
        land: Option<Land>,
        who: Seat,
        log: &mut impl Log<Event>,
    ) {
        if self.undecided(index) {
            self.push(Task::Do { effects: std::slice::from_ref(effect), land, who });
            self.push(Task::Threshold { index });
            return;
        }
        let reached = self.reached(index);
        if reached {
            self.take_threshold(index, log);
        }
        self.push(Task::Do { effects: lists[usize::from(!reached)], land, who });
    }

    /// The Power in use is done: Special Rules that follow it, and its own repeat.
    pub(crate) fn end_use(&mut self) {
        if self.late_bonus() {
            return;
        }
        let Some(action) = self.action.clone() else { return };
        if let Some(land) = action.defended {
            for bends in self.spirit(action.user).traits() {
                if let Trait::GatherDahanAfterDefend(count) = bends {
                    if let Some(action) = &mut self.action {
                        action.defended = None;
                    }
                    self.push(Task::EndUse);
                    let (kinds, who) = (DAHAN, action.user);
                    self.push(Task::Gather { to: land, kinds, left: count, up_to: true, who });
                    return;
                }
            }
        }
        self.action = None;
        if let (Some(repeat), Source::Power(power)) = (action.repeat, action.source) {
            let near = if repeat == Repeat::Near { action.land } else { None };
            self.push(Task::Again { power, user: action.user, near, fewer: action.fewer });
            self.push(Task::Settle);
        }
    }

    /// The action is over: what was destroyed is avenged, then victory and defeat are checked (SI-R04, SI-R66).
    pub(crate) fn settle(&mut self, log: &mut impl Log<Event>) {
        self.avenging = false;
        if let Some(place) = self.vengeance_due() {
            self.avenge(place, log);
            return;
        }
        for standing in &mut self.standing {
            if standing.what == Lasting::Vengeance {
                standing.left = 0;
            }
        }
        self.judge(log);
    }

    fn avenge(&mut self, place: usize, log: &mut impl Log<Event>) {
        let standing = self.standing[place];
        let Some(land) = standing.land else { return };
        let bonus = if standing.bonus_added { 0 } else { self.damage_bonus(standing.user) };
        let damage = standing.left.saturating_add(bonus);
        self.standing[place].left = 0;
        self.standing[place].bonus_added = true;
        log.push(Event::Avenged { land, damage });
        self.avenging = true;
        let lands = self.vengeance_reach(land, standing.source);
        self.push(Task::Settle);
        self.push(Task::Hit { lands, kinds: INVADERS, left: damage, who: standing.user });
    }
}
