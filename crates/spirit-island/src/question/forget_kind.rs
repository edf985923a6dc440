//! Which card of a kind is forgotten.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::effect::PowerKind;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_252, SI_257};
use crate::why::no_card;

/// A card of this kind is forgotten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ForgetKind {
    pub(crate) kind: PowerKind,
    pub(crate) who: Seat,
}

impl Question for ForgetKind {
    const FIRST: (RuleId, &'static str) = (SI_252, "why-card-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let cards = game.spirit(self.who).cards.iter_own();
        cards.filter(|card| card.entry().kind == self.kind).for_each(|card| out(Move::Forget(card)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Forget(card) = action else { no_answer(action) };
        game.forget(self.who, card, log);
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-forget-kind").name("kind", self.kind.id())
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Forget(card) = action else { return None };
        Some(no_card(SI_257, "why-not-such-a-card", card))
    }
}
