//! An element of a kind that the Spirit already has.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::components::Element;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_242;
use crate::why::no;

/// The Spirit gains 1 element of which it has at least 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OwnElement {
    pub(crate) who: Seat,
}

impl Question for OwnElement {
    const FIRST: (RuleId, &'static str) = (SI_242, "why-element-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let has = |element: &Element| game.spirit(self.who).elements.count(*element) > 0;
        Element::ALL.into_iter().filter(has).for_each(|element| out(Move::Element(element)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Element(element) = action else { no_answer(action) };
        game.gain_element(self.who, element, log);
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-own-element")
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Element(_) = action else { return None };
        Some(no(SI_242, "why-no-such-element"))
    }
}
