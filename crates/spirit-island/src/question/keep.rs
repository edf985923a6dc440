//! Which of the drawn cards is kept (SI-253).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::action::Source;
use crate::agenda::Drawn;
use crate::components::Card;
use crate::effect::Gain;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::position::are_of_deck;
use crate::rules::{SI_252, SI_253};
use crate::why::no_card;

/// One of the drawn cards is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Keep {
    pub(crate) who: Seat,
    pub(crate) major: bool,
    pub(crate) gain: Gain,
    pub(crate) drawn: Drawn,
}

impl Question for Keep {
    const FIRST: (RuleId, &'static str) = (SI_252, "why-card-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, _: &SpiritIsland, out: &mut impl FnMut(Move)) {
        self.drawn.iter().for_each(|&card| out(Move::Keep(card)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Keep(card) = action else { no_answer(action) };
        game.keep_card(self.who, card, self.gain, self.major, &self.drawn, log);
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-keep")
    }

    fn drawn(&self) -> &[Card] {
        &self.drawn
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Keep(card) = action else { return None };
        Some(no_card(SI_253, "why-not-drawn", card))
    }

    fn fits(&self, _: &SpiritIsland, _: Option<Source>, _: bool) -> bool {
        are_of_deck(&self.drawn, self.major)
    }
}
