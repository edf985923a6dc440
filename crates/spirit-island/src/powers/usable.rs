//! Which Powers can be used now (SI-081 to SI-086).

use artel_engine::Seat;

use crate::byte::byte;
use crate::components::Card;
use crate::effect::{Lasting, Power, Speed, Target, Trait, When};
use crate::game::{Phase, SpiritIsland};
use crate::owned::{Mark, Zone};

/// By what a Power is used at another speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Haste {
    /// What lasts at this place of the list.
    Lasting(usize),
    /// The Spirit's own Special Rule.
    SpecialRule,
}

impl SpiritIsland {
    /// The speed of the Powers that are used in this phase.
    pub(crate) fn speed_now(&self) -> Option<Speed> {
        match self.phase {
            Phase::Fast => Some(Speed::Fast),
            Phase::Slow => Some(Speed::Slow),
            Phase::Setup | Phase::BonusGrowth | Phase::Spirit | Phase::Invader | Phase::TimePasses => None,
        }
    }

    /// The speed of a Power: as printed, unless the scenario makes all Powers Fast (SM-R74).
    #[inline]
    pub(crate) fn speed_of(&self, power: &Power) -> Speed {
        if self.plays_by(Lasting::AllFast) { Speed::Fast } else { power.speed }
    }

    /// Whether the scenario spares Energy for the Power because it is printed as a Fast one (SM-R74).
    pub(crate) fn spares_energy(&self, power: &Power) -> bool {
        power.speed == Speed::Fast && self.plays_by(Lasting::AllFast)
    }

    /// The Energy that a card costs in this game.
    pub(crate) fn price(&self, card: Card) -> u8 {
        let power = card.entry();
        power.cost.saturating_sub(u8::from(self.spares_energy(power)))
    }

    /// Whether a Power of the Spirit can be used at the speed of this phase, perhaps by changing its own (SI-225).
    pub(crate) fn in_time(&self, seat: Seat, power: &Power) -> bool {
        self.speed_now().is_some_and(|now| {
            self.speed_of(power) == now
                || now == Speed::Fast && self.hastened(seat, power)
                || self.can_change_speed(power) && self.haste(seat, power).is_some()
        })
    }

    /// Whether it makes a difference that something changes the speed of the Power: what the scenario has made Fast is so.
    fn can_change_speed(&self, power: &Power) -> bool {
        self.speed_of(power) == power.speed
    }

    /// Whether a threshold of the Power lets it be used as a Fast one.
    pub(crate) fn hastened(&self, seat: Seat, power: &Power) -> bool {
        let elements = self.spirit(seat).elements;
        power.thresholds.iter().any(|threshold| threshold.hastens && elements.satisfy(threshold.elements))
    }

    /// By what a Power of the Spirit can be used at another speed: what is good for the fewest Powers comes first.
    pub(crate) fn haste(&self, seat: Seat, power: &Power) -> Option<Haste> {
        let place = |wanted: fn(Lasting) -> bool| self.usable(seat, wanted).map(Haste::Lasting);
        let any = || place(|what| what == Lasting::ChangeSpeed);
        if power.speed == Speed::Fast {
            return any();
        }
        let moves = power.pushes_or_gathers().then(|| place(|what| what == Lasting::MakeFast)).flatten();
        let spirit = self.spirit(seat);
        let own = spirit.traits().any(|bends| {
            matches!(bends, Trait::FastFor(element) if spirit.made_fast < spirit.elements.count(element))
        });
        let own = own.then_some(Haste::SpecialRule);
        moves
            .or(own)
            .or_else(|| place(|what| matches!(what, Lasting::MakeFastAny(_) | Lasting::MakeFastUser(_))))
            .or_else(any)
    }

    /// Whether a played card can be used now.
    pub(crate) fn can_use(&self, seat: Seat, card: Card) -> bool {
        let spirit = self.spirit(seat);
        spirit.cards.is_in(Zone::Play, card)
            && !spirit.cards.was(Mark::Used, card)
            && self.in_time(seat, card.entry())
            && self.has_target(card.entry(), seat)
    }

    /// Whether an Innate Power can be used now: at least one threshold must be reached (SI-211).
    pub(crate) fn can_use_innate(&self, seat: Seat, number: u8) -> bool {
        let spirit = self.spirit(seat);
        spirit.innate(number).is_some_and(|power| {
            spirit.innates_used >> number & 1 == 0
                && power.thresholds.iter().any(|each| !each.hastens && spirit.elements.satisfy(each.elements))
                && self.in_time(seat, power)
                && self.has_target(power, seat)
        })
    }

    /// Whether a card used this turn can be repeated now by paying again (SI-293, SI-R40, SI-R56).
    pub(crate) fn can_repeat(&self, seat: Seat, card: Card) -> bool {
        let spirit = self.spirit(seat);
        let fast_now = self.phase == Phase::Fast && spirit.cards.was(Mark::MadeFast, card);
        let slow_again = self.phase == Phase::Slow && spirit.cards.was(Mark::MadeFast, card);
        spirit.cards.was(Mark::Used, card)
            && spirit.cards.is_in(Zone::Play, card)
            && !spirit.cards.was(Mark::Repeated, card)
            && self.repetition(seat, card).is_some()
            && (fast_now || !slow_again && self.speed_now() == Some(self.speed_of(card.entry())))
            && self.has_target(card.entry(), seat)
    }

    /// The place of what lets the Spirit repeat the card, and what that costs; what costs nothing comes first.
    pub(crate) fn repetition(&self, seat: Seat, card: Card) -> Option<(usize, u8)> {
        let (cost, price) = (card.entry().cost, self.price(card));
        let free = self.usable(seat, |what| matches!(what, Lasting::RepeatFree(most) if cost <= most));
        let paid = || self.usable(seat, |what| matches!(what, Lasting::Repeat(_)));
        let paid = || paid().filter(|_| self.wealth(seat) >= price).map(|place| (place, price));
        free.map(|place| (place, 0)).or_else(paid)
    }

    /// Whether the Spirit could use anything in this phase.
    pub(crate) fn can_use_any(&self, seat: Seat) -> bool {
        let spirit = self.spirit(seat);
        let innates = byte(spirit.panel().innates.len());
        spirit.cards.iter(Zone::Play).any(|card| self.can_use(seat, card) || self.can_repeat(seat, card))
            || (0..innates).any(|number| self.can_use_innate(seat, number))
    }

    /// Whether acting as if having fewer elements would make a difference (SI-217).
    pub(crate) fn could_use_fewer(&self, seat: Seat, power: &Power) -> bool {
        let elements = self.spirit(seat).elements;
        let matters = |when: When| when != When::MayInstead;
        power
            .thresholds
            .iter()
            .any(|each| matters(each.when) && !each.hastens && elements.satisfy(each.elements))
    }

    /// Whether there is anything that the Power could be used on.
    pub(crate) fn has_target(&self, power: &Power, seat: Seat) -> bool {
        match power.target {
            Target::Land { .. } => !self.target_lands(power, seat, None).is_empty(),
            Target::AnySpirit | Target::AnotherSpirit | Target::Yourself => {
                !self.target_spirits(power, seat).is_empty()
            }
        }
    }
}
