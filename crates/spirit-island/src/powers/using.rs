//! A Power is used, from its first effect to what follows it (SI-083, SI-209 to SI-225, SI-289 to SI-296).

use artel_engine::{Log, Seat};

use crate::action::{Action, Repeat, Source};
use crate::agenda::Step;
use crate::components::{Card, INVADERS, Land};
use crate::effect::make::DAHAN;
use crate::effect::{Lasting, Power, Trait, When};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::owned::Mark;
use crate::question;
use crate::spirit::PowerRef;

impl SpiritIsland {
    /// A Spirit uses a card (SI-083).
    pub(crate) fn use_card(&mut self, seat: Seat, card: Card, fewer: bool, log: &mut impl Log<Self>) {
        self.make_fast(seat, card.entry());
        let fast = self.speed_now() != Some(card.entry().speed);
        let spirit = self.spirit_mut(seat);
        spirit.cards.mark(Mark::Used, card);
        if fast {
            spirit.cards.mark(Mark::MadeFast, card);
        }
        self.begin_use(seat, PowerRef::Card(card), fewer);
        log.push(self, Event::Used { seat, card });
    }

    /// A Spirit uses an Innate Power (SI-210).
    pub(crate) fn use_innate(&mut self, seat: Seat, number: u8, fewer: bool, log: &mut impl Log<Self>) {
        let name = self.spirit(seat).name;
        let Some(power) = self.spirit(seat).innate(number) else { return };
        self.make_fast(seat, power);
        self.spirit_mut(seat).innates_used |= 1 << number;
        self.begin_use(seat, PowerRef::Innate(name, number), fewer);
        log.push(self, Event::UsedInnate { seat, innate: power.id });
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
    pub(crate) fn repeat_card(&mut self, seat: Seat, card: Card, fewer: bool, log: &mut impl Log<Self>) {
        if let Some(place) = self.usable(seat, |what| matches!(what, Lasting::Repeat(_))) {
            self.standing[place].left -= 1;
        }
        self.spirit_mut(seat).cards.mark(Mark::Repeated, card);
        log.push(self, Event::Repeated { seat, card });
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
        self.push(Step::Settle);
        self.push_use();
    }

    fn push_use(&mut self) {
        self.push(Step::EndUse);
        self.push(Step::Walk { part: 0 });
        self.push(question::Target {});
    }

    /// The Power in use is repeated by its own text (SI-291, SI-292).
    pub(crate) fn use_again(
        &mut self,
        power: PowerRef,
        user: Seat,
        near: Option<Land>,
        fewer: bool,
        log: &mut impl Log<Self>,
    ) {
        let mut action = Action::new(Source::Power(power), user);
        action.again = true;
        action.fewer = fewer;
        action.near = near;
        self.action = Some(action);
        self.push_use();
        let repeated = match power {
            PowerRef::Card(card) => Event::Repeated { seat: user, card },
            PowerRef::Innate(..) => Event::UsedInnate { seat: user, innate: power.power().id },
        };
        log.push(self, repeated);
    }

    /// Carries out a part of the Power in use: 0 its effects, then its thresholds in their order (SI-249, SI-250).
    pub(crate) fn walk(&mut self, part: u8, log: &mut impl Log<Self>) {
        let Some(action) = &self.action else { return };
        let (user, land) = (action.user, action.chosen.or(action.land));
        let Some(power) = action.source.power() else { return };
        if part as usize > power.thresholds.len() {
            return;
        }
        let again = Step::Walk { part };
        let next = Step::Walk { part: part + 1 };
        if let Some(index) = self.replaced_by(power, part) {
            if self.undecided(index) {
                self.push(again);
                self.push(question::Threshold { index });
                return;
            }
            self.push(next);
            return;
        }
        if part == 0 {
            self.push(next);
            match self.may_be_replaced_by(power) {
                Some(index) => self.push(question::Instead { index }),
                None => self.push(Step::Do { effects: power.effects, land, who: user }),
            }
            return;
        }
        let index = part - 1;
        let threshold = &power.thresholds[index as usize];
        let due = matches!(threshold.when, When::After | When::Instead) && self.reached(index);
        if due && self.undecided(index) {
            self.push(again);
            self.push(question::Threshold { index });
            return;
        }
        self.push(next);
        if due {
            self.take_threshold(index, log);
            self.push(Step::Do { effects: threshold.effects, land, who: user });
        }
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
                    self.push(Step::EndUse);
                    let (kinds, who) = (DAHAN, action.user);
                    self.push(question::Gather { to: land, kinds, left: count, up_to: true, who });
                    return;
                }
            }
        }
        self.action = None;
        if let (Some(repeat), Source::Power(power)) = (action.repeat, action.source) {
            let near = if repeat == Repeat::Near { action.land } else { None };
            self.push(Step::Again { power, user: action.user, near, fewer: action.fewer });
            self.push(Step::Settle);
        }
    }

    /// The action is over: what was destroyed is avenged, then victory and defeat are checked (SI-R04, SI-R66).
    pub(crate) fn settle(&mut self, log: &mut impl Log<Self>) {
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

    fn avenge(&mut self, place: usize, log: &mut impl Log<Self>) {
        let standing = self.standing[place];
        let Some(land) = standing.land else { return };
        let bonus = if standing.bonus_added { 0 } else { self.damage_bonus(standing.user) };
        let damage = standing.left.saturating_add(bonus);
        self.standing[place].left = 0;
        self.standing[place].bonus_added = true;
        log.push(self, Event::Avenged { land, damage });
        self.avenging = true;
        let lands = self.vengeance_reach(land, standing.source);
        self.push(Step::Settle);
        self.push(question::Hit { lands, kinds: INVADERS, left: damage, who: standing.user });
        if !standing.bonus_added {
            self.offer_gift(standing.user);
        }
    }
}
