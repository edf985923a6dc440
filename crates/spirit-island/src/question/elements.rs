//! Elements that a Spirit gains (SI-242).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::components::Element;
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_242;

/// Elements are chosen, each another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Elements {
    pub(crate) left: u8,
    pub(crate) chosen: Set<Element>,
    pub(crate) who: Seat,
}

impl Question for Elements {
    const FIRST: (RuleId, &'static str) = (SI_242, "why-element-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, _: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let free = Element::ALL.into_iter().filter(|&each| !self.chosen.contains(each));
        free.for_each(|each| out(Move::Element(each)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Element(element) = action else { no_answer(action) };
        gain(game, self.who, element, log);
        if self.left > 1 {
            game.push(Elements { left: self.left - 1, chosen: self.chosen.with(element), who: self.who });
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-elements").number("left", self.left)
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Element(element) = action else { return None };
        let reason = Phrase::new("why-element-chosen").name("element", element.id());
        Some(Illegal { rule: SI_242, reason })
    }
}

/// A Spirit gains an element, and the user the same if it is another Spirit.
fn gain(game: &mut SpiritIsland, seat: Seat, element: Element, log: &mut impl Log<SpiritIsland>) {
    let user = game.user_or(seat);
    for each in [seat, user] {
        let spirit = game.spirit_mut(each);
        spirit.gained = spirit.gained.with(element);
        spirit.count_elements();
        log.push(game, Event::GainedElement { seat: each, element });
        if user == seat {
            break;
        }
    }
}
