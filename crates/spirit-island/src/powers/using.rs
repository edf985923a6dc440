//! A Power is used, from its first effect to what follows it (SI-083, SI-209 to SI-225, SI-289 to SI-296).

use artel_engine::{Log, Seat};

use crate::action::{Action, Repeat, Source};
use crate::agenda::Step;
use crate::components::{Card, INVADERS, Land};
use crate::deeds::Act;
use crate::effect::make::DAHAN;
use crate::effect::{Effect, Lasting, Power, Speed, Trait, When};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::owned::Mark;
use crate::powers::usable::Haste;
use crate::question;
use crate::reactions::Reactions;
use crate::spirit::PowerRef;

impl SpiritIsland {
    /// A Spirit uses a card (SI-083).
    pub(crate) fn use_card(&mut self, seat: Seat, card: Card, fewer: bool, log: &mut impl Log<Self>) {
        self.make_fast(seat, card.entry(), log);
        let fast = self.speed_now() != Some(self.speed_of(card.entry()));
        let spirit = self.spirit_mut(seat);
        spirit.cards.mark(Mark::Used, card);
        if fast {
            spirit.cards.mark(Mark::MadeFast, card);
        }
        self.begin_use(Action { fewer, ..Action::new(Source::Power(PowerRef::Card(card)), seat) });
        log.push(self, Event::Used { seat, card });
    }

    /// A Spirit uses an Innate Power (SI-210).
    pub(crate) fn use_innate(&mut self, seat: Seat, number: u8, fewer: bool, log: &mut impl Log<Self>) {
        let name = self.spirit(seat).name;
        let Some(power) = self.spirit(seat).innate(number) else { return };
        if self.spares_energy(power) {
            self.gain_energy(seat, 1, log);
        }
        self.make_fast(seat, power, log);
        self.spirit_mut(seat).innates_used |= 1 << number;
        self.begin_use(Action { fewer, ..Action::new(Source::Power(PowerRef::Innate(name, number)), seat) });
        log.push(self, Event::UsedInnate { seat, innate: power.id });
    }

    /// A Spirit uses a card although it is not the time for it.
    pub(crate) fn use_card_now(&mut self, seat: Seat, card: Card, log: &mut impl Log<Self>) {
        self.spirit_mut(seat).cards.mark(Mark::Used, card);
        self.begin_use(Action::new(Source::Power(PowerRef::Card(card)), seat));
        log.push(self, Event::Used { seat, card });
    }

    /// A Spirit uses an Innate Power although it is not the time for it.
    pub(crate) fn use_innate_now(&mut self, seat: Seat, number: u8, log: &mut impl Log<Self>) {
        let name = self.spirit(seat).name;
        let Some(power) = self.spirit(seat).innate(number) else { return };
        self.spirit_mut(seat).innates_used |= 1 << number;
        self.begin_use(Action::new(Source::Power(PowerRef::Innate(name, number)), seat));
        log.push(self, Event::UsedInnate { seat, innate: power.id });
    }

    /// A Slow Power used in the Fast phase takes up the permission (SI-R74).
    fn make_fast(&mut self, seat: Seat, power: &Power, log: &mut impl Log<Self>) {
        let all_fast = self.plays_by(Lasting::AllFast);
        let by_itself = self.hastened(seat, power);
        if self.speed_now() == Some(power.speed) || by_itself && !all_fast {
            return;
        }
        if all_fast && power.speed == Speed::Slow {
            // What makes a Power Fast that is Fast already spares 1 Energy instead (SM-R74).
            if !by_itself && self.haste(seat, power).is_none() {
                return;
            }
            self.gain_energy(seat, 1, log);
            if by_itself {
                return;
            }
        }
        match self.haste(seat, power) {
            Some(Haste::Lasting(place)) => self.standing[place].left -= 1,
            Some(Haste::SpecialRule) => self.spirit_mut(seat).made_fast += 1,
            None => unreachable!("a Slow Power is used in the Fast phase only if something allows it"),
        }
    }

    /// A Spirit repeats a card, and pays for it again unless that is spared (SI-293).
    pub(crate) fn repeat_card(&mut self, seat: Seat, card: Card, fewer: bool, log: &mut impl Log<Self>) {
        let Some((place, cost)) = self.repetition(seat, card) else {
            unreachable!("something lets it be repeated")
        };
        self.standing[place].left -= 1;
        self.spirit_mut(seat).cards.mark(Mark::Repeated, card);
        log.push(self, Event::Repeated { seat, card });
        let paid = matches!(self.standing[place].what, Lasting::Repeat(_));
        if paid && card.entry().cost == 0 && self.spares_energy(card.entry()) {
            self.gain_energy(seat, 1, log);
        }
        if cost > 0 {
            self.pay_energy(seat, cost, log);
        }
        let action = Action { again: true, fewer, ..Action::new(Source::Power(PowerRef::Card(card)), seat) };
        self.begin_use(action);
    }

    fn begin_use(&mut self, action: Action) {
        self.begin_action(action);
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
        self.begin_use(Action { again: true, fewer, near, ..Action::new(Source::Power(power), user) });
        let repeated = match power {
            PowerRef::Card(card) => Event::Repeated { seat: user, card },
            PowerRef::Innate(..) => Event::UsedInnate { seat: user, innate: power.power().id },
        };
        log.push(self, repeated);
    }

    /// Carries out a part of the Power in use: 0 its effects, then its thresholds in their order (SI-249, SI-250).
    pub(crate) fn walk(&mut self, part: u8, log: &mut impl Log<Self>) {
        let Some(action) = self.action() else { return };
        let (user, land) = (action.user, action.land.or(action.chosen));
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
            // What speaks of a land that nobody could choose does nothing (SI-214).
            if land.is_some() || !threshold.effects.iter().any(Effect::needs_land) {
                self.push(Step::Do { effects: threshold.effects, land, who: user });
            }
        }
    }

    /// The Power in use is done: Special Rules that follow it, and its own repeat.
    pub(crate) fn end_use(&mut self) {
        if self.late_bonus() {
            return;
        }
        let Some(&Action { user, followed, .. }) = self.action() else { return };
        let last = self.done_last_in(Act::Defended);
        let Some(land) = last.filter(|_| !followed) else { return };
        for bends in self.spirit(user).traits() {
            if let Trait::GatherDahanAfterDefend(count) = bends {
                if let Some(action) = self.action_mut() {
                    action.followed = true;
                }
                self.push(Step::EndUse);
                self.push(question::Gather { to: land, kinds: DAHAN, left: count, up_to: true, who: user });
                return;
            }
        }
    }

    /// The action is over: what reacts to it follows, then victory and defeat are checked (SI-R04, SI-R66), and it may be
    /// repeated.
    pub(crate) fn settle(&mut self, log: &mut impl Log<Self>) {
        // The end of this action stays below what reacts to it.
        self.push(Step::Settle);
        let user = self.action().map_or(SpiritIsland::HOST, |action| action.user);
        if self.pay_badlands(user) || self.react(log) {
            return;
        }
        self.pop();
        if self.is_dream() {
            self.island.wake();
        }
        let (action, outermost) = self.end_action();
        if outermost {
            self.judge(log);
        }
        if let (Some(repeat), Source::Power(power), false) =
            (action.repeat, action.source, self.status.is_over())
        {
            let near = if repeat == Repeat::Near { action.land } else { None };
            for _ in 0..action.repeats {
                self.push(Step::Again { power, user: action.user, near, fewer: action.fewer });
            }
        }
    }

    /// What lasts at a place of the list avenges what the action in progress has destroyed.
    pub(crate) fn avenge(&mut self, place: usize, spent: Reactions, log: &mut impl Log<Self>) {
        let standing = self.standing[place];
        let Some(land) = standing.land else { unreachable!("a Vengeance has a land") };
        let bonus = if standing.bonus_added { 0 } else { self.damage_bonus(standing.user) };
        let damage = self.to_be_avenged(land) + bonus;
        self.standing[place].bonus_added = true;
        log.push(self, Event::Avenged { land, damage });
        let lands = self.vengeance_reach(land, standing.source);
        self.begin_action(Action { land: Some(land), spent, ..Action::new(standing.source, standing.user) });
        self.push(question::Hit { lands, kinds: INVADERS, left: damage, who: standing.user });
        if !standing.bonus_added {
            self.offer_gift(standing.user);
        }
        self.add_badlands(lands, INVADERS, u8::MAX, standing.user);
    }
}
