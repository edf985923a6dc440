//! Cards of the discard pile come back to the hand.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::owned::Zone;
use crate::rules::{SI_053, SI_252};
use crate::why::no_card;

/// So many cards of the discard pile are taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TakeBack {
    pub(crate) left: u8,
    pub(crate) who: Seat,
}

impl Question for TakeBack {
    const FIRST: (RuleId, &'static str) = (SI_252, "why-card-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        game.spirit(self.who).cards.iter(Zone::Discard).for_each(|card| out(Move::Reclaim(card)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Reclaim(card) = action else { no_answer(action) };
        if self.left > 1 {
            game.push(TakeBack { left: self.left - 1, ..self });
        }
        game.spirit_mut(self.who).cards.put(card, Zone::Hand);
        log.push(game, Event::TookBack { seat: self.who, card });
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-take-back").number("left", self.left)
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Reclaim(card) = action else { return None };
        Some(no_card(SI_053, "why-not-discarded", card))
    }
}
