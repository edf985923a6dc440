//! A Slow Power that is used at once.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::action::Source;
use crate::byte::byte;
use crate::components::Card;
use crate::effect::Speed;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::owned::{Mark, Zone};
use crate::rules::SI_216;
use crate::why::no_card;

/// A Spirit may use a Slow Power now that it has not used this turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct UseSlow {
    pub(crate) who: Seat,
}

impl SpiritIsland {
    /// Tells the Slow Powers that the Spirit could use if it were time for them.
    fn slow_powers(&self, seat: Seat, out: &mut impl FnMut(Move)) {
        let spirit = self.spirit(seat);
        let is_slow = |card: &Card| {
            card.entry().speed == Speed::Slow
                && !spirit.cards.was(Mark::Used, *card)
                && self.has_target(card.entry(), seat)
        };
        spirit.cards.iter(Zone::Play).filter(is_slow).for_each(|card| out(Move::Use(card)));
        for number in 0..byte(spirit.panel().innates.len()) {
            let usable = spirit.innate(number).is_some_and(|power| {
                power.speed == Speed::Slow
                    && spirit.innates_used >> number & 1 == 0
                    && power
                        .thresholds
                        .iter()
                        .any(|each| !each.hastens && spirit.elements.satisfy(each.elements))
                    && self.has_target(power, seat)
            });
            if usable {
                out(Move::Innate(number + 1));
            }
        }
    }

    /// Whether the Spirit could use a Slow Power if it were time for it.
    pub(crate) fn can_use_slow(&self, seat: Seat) -> bool {
        let mut any = false;
        self.slow_powers(seat, &mut |_| any = true);
        any
    }
}

impl Question for UseSlow {
    const FIRST: (RuleId, &'static str) = (SI_216, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        game.slow_powers(self.who, out);
        out(Move::Skip);
    }

    fn answer(self, seat: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        if let Move::Innate(number) = action {
            game.use_innate_now(seat, number - 1, log);
            return;
        }
        let Move::Use(card) = action else { no_answer(action) };
        game.use_card_now(seat, card, log);
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-use-slow-now")
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Use(card) = action else { return None };
        Some(no_card(SI_216, "why-not-slow", card))
    }

    fn fits(&self, _: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        source.is_some()
    }
}
