//! Which part of an Event card happens (SM-R47).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::action::Source;
use crate::agenda::Step;
use crate::components::EventCard;
use crate::effect::{Main, Part};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SM_067;
use crate::why::no_number;
use crate::words::{Line, effects as lines};

/// One of the main parts of an Event card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HappenOne {
    pub(crate) card: EventCard,
}

impl HappenOne {
    fn parts(&self) -> &'static [Part] {
        self.card.entry().main.parts()
    }
}

impl Question for HappenOne {
    const FIRST: (RuleId, &'static str) = (SM_067, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(SpiritIsland::HOST)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        for (number, part) in (1..).zip(self.parts()) {
            if game.can_be_paid(part.effects) {
                out(Move::Choose(number));
            }
        }
    }

    fn answer(self, seat: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let Move::Choose(number) = action else { no_answer(action) };
        let effects = self.parts()[usize::from(number) - 1].effects;
        game.push(Step::Do { effects, land: None, who: seat });
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-event").name("card", self.card.id())
    }

    fn choices(&self, _: &SpiritIsland) -> Vec<Vec<Line>> {
        let said = |part: &Part| {
            let name = Line::of(Phrase::new("part-of-event").name("part", part.name));
            std::iter::once(name).chain(lines(part.effects)).collect()
        };
        self.parts().iter().map(said).collect()
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Choose(number) = action else { return None };
        Some(no_number(SM_067, "why-choice-impossible", "option", number))
    }

    fn is_about(&self) -> bool {
        matches!(self.card.entry().main, Main::Chosen(_))
    }

    fn fits(&self, _: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        source == Some(Source::Event(self.card))
    }
}
