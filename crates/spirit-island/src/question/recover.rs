//! A card comes back to the hand, even a forgotten Unique Power.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::components::Card;
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::owned::Zone;
use crate::rules::{SI_053, SI_252};
use crate::why::no_card;

/// A card of the discard pile or a forgotten Unique Power comes to the hand, and may be played with what follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Recover {
    pub(crate) who: Seat,
}

impl SpiritIsland {
    /// The cards that a Spirit could take back or regain.
    pub(crate) fn recoverable(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let cards = &self.spirit(seat).cards;
        cards.iter(Zone::Discard).chain(cards.iter(Zone::Forgotten))
    }
}

impl Question for Recover {
    const FIRST: (RuleId, &'static str) = (SI_252, "why-card-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        game.recoverable(self.who).for_each(|card| out(Move::Reclaim(card)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Reclaim(card) = action else { no_answer(action) };
        game.spirit_mut(self.who).cards.put(card, Zone::Hand);
        if let Some(action) = game.action_mut() {
            action.gained = Some(card);
        }
        log.push(game, Event::TookBack { seat: self.who, card });
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-recover")
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Reclaim(card) = action else { return None };
        Some(no_card(SI_053, "why-not-discarded", card))
    }
}
