//! The card that is forgotten for a Major Power (SI-256).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::owned::Zone;
use crate::rules::{SI_252, SI_257, SI_259};
use crate::why::no_card;

/// A card is forgotten for a Major Power.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Forget {
    pub(crate) who: Seat,
}

impl Question for Forget {
    const FIRST: (RuleId, &'static str) = (SI_252, "why-card-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        game.spirit(self.who).cards.iter_own().for_each(|card| out(Move::Forget(card)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Forget(card) = action else { no_answer(action) };
        game.forget(self.who, card, log);
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-forget")
    }

    fn why_not(&self, game: &SpiritIsland, seat: Seat, action: Move) -> Option<Illegal> {
        let Move::Forget(card) = action else { return None };
        let gone = game.spirit(seat).cards.is_in(Zone::Forgotten, card);
        Some(if gone {
            no_card(SI_259, "why-forgotten", card)
        } else {
            no_card(SI_257, "why-not-yours", card)
        })
    }
}
