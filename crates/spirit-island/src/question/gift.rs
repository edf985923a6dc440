//! A card that one Spirit may give another (SI-R71).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::action::Source;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::owned::Zone;
use crate::rules::{SI_252, SI_254};
use crate::why::no_card;

/// A card of the hand may be given to another Spirit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Gift {
    pub(crate) from: Seat,
    pub(crate) to: Seat,
}

impl Question for Gift {
    const FIRST: (RuleId, &'static str) = (SI_252, "why-card-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.from)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        game.spirit(self.from).cards.iter(Zone::Hand).for_each(|card| out(Move::Give(card)));
        out(Move::Skip);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Give(card) = action else { no_answer(action) };
        game.give_card(self.from, self.to, card, log);
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-gift").seat("seat", self.to)
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Give(card) = action else { return None };
        Some(no_card(SI_254, "why-not-in-hand", card))
    }

    fn fits(&self, _: &SpiritIsland, _: Option<Source>, _: bool) -> bool {
        self.from != self.to
    }
}
