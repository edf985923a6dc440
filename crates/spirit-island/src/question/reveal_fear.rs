//! Which hidden Fear card is turned face up.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::game::SpiritIsland;
use crate::moves::{Move, Place};
use crate::outcome::Due;
use crate::rules::SI_094;
use crate::why::no_number;

/// One of the Fear cards that lie face down is turned face up and stays where it is. They are counted from the one that is
/// resolved next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RevealFear {
    pub(crate) who: Seat,
}

impl Question for RevealFear {
    const FIRST: (RuleId, &'static str) = (SI_094, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        game.hidden_fear().for_each(|place| out(Move::Reveal(Place(place + 1))));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let Move::Reveal(Place(number)) = action else { no_answer(action) };
        game.due = Some(Due::FearLook { place: number - 1 });
    }

    fn phrase(&self, game: &SpiritIsland) -> Phrase {
        Phrase::new("question-reveal-fear").number("earned", game.fear_earned)
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Reveal(Place(number)) = action else { return None };
        Some(no_number(SI_094, "why-no-hidden-fear", "place", number))
    }
}
