//! Why a Power cannot be used now.

use artel_engine::{Illegal, Phrase, Seat};

use super::{no, no_card, no_number, not_asked};
use crate::components::Card;
use crate::effect::{Lasting, Power, Speed};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::owned::{Mark, Zone};
use crate::rules::{
    SI_039, SI_078, SI_080, SI_082, SI_084, SI_085, SI_210, SI_211, SI_217, SI_223, SI_224, SI_225, SI_226,
    SI_293, SI_294, SI_R34, SI_R40, SI_R56,
};
use crate::stage::Stage;

impl SpiritIsland {
    pub(super) fn why_not_in_power_phase(&self, seat: Seat, action: Move) -> Illegal {
        if action.uses_power() && self.spirit(seat).stage == Stage::Ready {
            return no(SI_082, "why-ready-already");
        }
        match action {
            Move::Play(_) => no(SI_R34, "why-not-spirit-phase"),
            Move::Grow(_) | Move::Act(_) | Move::TrackAction(_) => no(SI_039, "why-not-spirit-phase"),
            Move::Ritual(land) => self.why_no_ritual(land),
            Move::Ready if self.spirit(seat).stage == Stage::Ready => no(SI_082, "why-ready-already"),
            Move::Ready => no(SI_082, "why-nothing-to-use"),
            Move::Use(card) | Move::UseFewer(card) => self.why_not_use(seat, card),
            Move::Innate(number) | Move::InnateFewer(number) => self.why_not_innate(seat, number),
            Move::Repeat(card) | Move::RepeatFewer(card) => self.why_not_repeat(seat, card),
            Move::Go
            | Move::Land(_)
            | Move::Spirit(_)
            | Move::Track(_)
            | Move::From(_)
            | Move::Destroyed
            | Move::Minor
            | Move::Major
            | Move::Keep(_)
            | Move::Forget(_)
            | Move::Discard(_)
            | Move::PutEnergy(_)
            | Move::Reclaim(_)
            | Move::Give(_)
            | Move::Element(_)
            | Move::Pick(..)
            | Move::Send(..)
            | Move::Presence(..)
            | Move::Reveal(_)
            | Move::Choose(_)
            | Move::Yes
            | Move::No
            | Move::Skip => not_asked(),
        }
    }

    fn why_not_use(&self, seat: Seat, card: Card) -> Illegal {
        let spirit = self.spirit(seat);
        if let Some(illegal) = self.why_not_in_play(seat, card) {
            return illegal;
        }
        if spirit.cards.was(Mark::MadeFast, card) {
            return no_card(SI_225, "why-used-already", card);
        }
        if spirit.cards.was(Mark::Used, card) {
            return no_card(SI_223, "why-used-already", card);
        }
        self.why_not_now(seat, card.entry())
    }

    fn why_not_in_play(&self, seat: Seat, card: Card) -> Option<Illegal> {
        let spirit = self.spirit(seat);
        if spirit.cards.is_in(Zone::Play, card) {
            None
        } else if spirit.cards.is_in(Zone::Hand, card) {
            Some(no_card(SI_078, "why-not-played", card))
        } else {
            Some(no_card(SI_080, "why-not-in-play", card))
        }
    }

    fn why_not_innate(&self, seat: Seat, number: u8) -> Illegal {
        let spirit = self.spirit(seat);
        let Some(power) = spirit.innate(number - 1) else {
            return no_number(SI_210, "why-no-such-innate", "innate", number);
        };
        if spirit.innates_used >> (number - 1) & 1 == 1 {
            return no_power(SI_224, "why-innate-used", power);
        }
        if !power.thresholds.iter().any(|threshold| spirit.elements.satisfy(threshold.elements)) {
            return no_power(SI_211, "why-too-few-elements", power);
        }
        self.why_not_now(seat, power)
    }

    /// Why a Power that could be used at some time cannot be used at this one.
    fn why_not_now(&self, seat: Seat, power: &Power) -> Illegal {
        if !self.in_time(seat, power) {
            return match power.speed {
                Speed::Fast => no_power(SI_084, "why-too-late", power),
                Speed::Slow => no_power(SI_085, "why-too-early", power),
            };
        }
        if self.could_use_fewer(seat, power) || !self.usable_as_is(seat, power) {
            return no_power(SI_226, "why-no-target", power);
        }
        no_power(SI_217, "why-no-threshold", power)
    }

    /// Whether the Power has a target, so that only the wish to have fewer elements can be refused.
    fn usable_as_is(&self, seat: Seat, power: &Power) -> bool {
        !self.target_lands(power, seat, None).is_empty() || !self.target_spirits(power, seat).is_empty()
    }

    /// Whether a card that was used is repeated in this phase: as a Fast Power if it was made one (SI-225).
    fn repeats_now(&self, seat: Seat, card: Card) -> bool {
        let made_fast = self.spirit(seat).cards.was(Mark::MadeFast, card);
        let speed = if made_fast { Speed::Fast } else { card.entry().speed };
        self.speed_now() == Some(speed)
    }

    fn why_not_repeat(&self, seat: Seat, card: Card) -> Illegal {
        let spirit = self.spirit(seat);
        if let Some(illegal) = self.why_not_in_play(seat, card) {
            return illegal;
        }
        if self.usable(seat, |what| matches!(what, Lasting::Repeat(_))).is_none() {
            no(SI_293, "why-no-repeat")
        } else if !spirit.cards.was(Mark::Used, card) {
            no_card(SI_R40, "why-not-used-yet", card)
        } else if spirit.cards.was(Mark::Repeated, card) {
            no_card(SI_R56, "why-repeated-already", card)
        } else if self.wealth(seat) < self.price(card) {
            Illegal { rule: SI_293, ..self.why_not_pay(seat, self.price(card)) }
        } else if !self.repeats_now(seat, card) {
            no_card(SI_294, "why-not-repeated-now", card)
        } else {
            self.why_not_now(seat, card.entry())
        }
    }
}

impl Move {
    /// Whether it is the use of a Power.
    pub(super) fn uses_power(self) -> bool {
        let as_is = matches!(self, Move::Use(_) | Move::Innate(_) | Move::Repeat(_));
        as_is || matches!(self, Move::UseFewer(_) | Move::InnateFewer(_) | Move::RepeatFewer(_))
    }
}

fn no_power(rule: artel_engine::RuleId, key: &'static str, power: &Power) -> Illegal {
    Illegal { rule, reason: Phrase::new(key).name("power", power.id) }
}
