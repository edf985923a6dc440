//! A price that the players put together (SM-075, SM-R47).

use artel_engine::{Log, Phrase, RuleId, Seat, Set};

use super::lists::told;
use super::{HappenOne, Question, happens};
use crate::action::Source;
use crate::agenda::Step;
use crate::components::Land;
use crate::effect::{Effect, Effects};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::purse::Price;
use crate::rules::SM_075;
use crate::words::Line;

/// Everybody may put something in for an [`Effect::PayTogether`], until its price is paid or given up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PayTogether {
    pub(crate) effect: &'static Effect,
    pub(crate) land: Option<Land>,
    pub(crate) who: Seat,
}

impl PayTogether {
    /// What it buys, and what happens without it.
    fn lists(&self) -> (Effects, Effects) {
        let Effect::PayTogether(_, _, then, otherwise) = *self.effect else {
            unreachable!("the effect has a price for all")
        };
        (then, otherwise)
    }

    /// The price.
    pub(crate) fn price(&self, game: &SpiritIsland) -> Price {
        let Effect::PayTogether(amount, aided_by, ..) = *self.effect else {
            unreachable!("the effect has a price for all")
        };
        Price { energy: game.amount_at(amount, self.land, self.who), aided_by }
    }
}

impl Question for PayTogether {
    const FIRST: (RuleId, &'static str) = (SM_075, "why-price-first");

    fn asked(&self, game: &SpiritIsland) -> Set<Seat> {
        let mut seats = Set::only(self.who);
        game.all_seats().for_each(|seat| self.options_of(seat, game, &mut |_| seats.insert(seat)));
        seats
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        self.options_of(self.who, game, out);
    }

    fn options_of(&self, seat: Seat, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        game.contributions(seat, self.price(game), out);
        if seat == self.who {
            out(Move::No);
        }
    }

    fn answer(self, seat: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        if action != Move::No {
            game.contribute(seat, action, log);
            game.push(self);
            return;
        }
        game.empty_purse(log);
        let (_, otherwise) = self.lists();
        match game.action().map(|action| action.source) {
            Some(Source::Event(card)) if otherwise.is_empty() => game.push(HappenOne { card }),
            _ => game.push(Step::Do { effects: otherwise, land: self.land, who: self.who }),
        }
    }

    fn settle(&self, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) -> bool {
        let price = self.price(game);
        if game.unpaid(price) > 0 {
            return false;
        }
        game.pop();
        game.close_purse(price, log);
        game.push(Step::Do { effects: self.lists().0, land: self.land, who: self.who });
        true
    }

    fn phrase(&self, game: &SpiritIsland) -> Phrase {
        let price = self.price(game);
        let aid = price.aided_by.map(|element| Phrase::new("aided-by").name("element", element.id()));
        let phrase = Phrase::new("question-pay-together").number("left", game.unpaid(price));
        phrase.number("amount", price.energy).phrases("aid", aid)
    }

    fn choices(&self, _: &SpiritIsland) -> Vec<Vec<Line>> {
        told(&[self.lists().0])
    }

    fn is_about(&self) -> bool {
        matches!(self.effect, Effect::PayTogether(..))
    }

    fn fits(&self, _: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        matches!(source, Some(Source::Event(_) | Source::Blight(_))) && happens(self.effect, self.land)
    }
}
