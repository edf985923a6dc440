//! A card of the hand is played by a Power.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer, skip};
use crate::components::Card;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::owned::Zone;
use crate::rules::{SI_074, SI_075};
use crate::why::no_card;

/// Which card the Spirit pays for and plays now, if any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlayCard {
    pub(crate) who: Seat,
}

impl SpiritIsland {
    /// The cards of a hand that could be paid for.
    pub(crate) fn playable_besides(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let wealth = self.wealth(seat);
        self.spirit(seat).cards.iter(Zone::Hand).filter(move |card| card.entry().cost <= wealth)
    }
}

impl Question for PlayCard {
    const FIRST: (RuleId, &'static str) = (SI_075, "why-card-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let mut any = false;
        for card in game.playable_besides(self.who) {
            any = true;
            out(Move::Play(card));
        }
        skip(any, out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Play(card) = action else { no_answer(action) };
        game.play_besides(self.who, card, log);
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-play-card")
    }

    fn why_not(&self, game: &SpiritIsland, seat: Seat, action: Move) -> Option<Illegal> {
        let Move::Play(card) = action else { return None };
        let dear = game.spirit(seat).cards.is_in(Zone::Hand, card);
        Some(if dear {
            no_card(SI_075, "why-too-dear", card)
        } else {
            no_card(SI_074, "why-not-in-hand", card)
        })
    }
}
