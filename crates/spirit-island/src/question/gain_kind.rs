//! Whether a Minor or a Major Power is gained (SI-252).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::components::Cards;
use crate::effect::Gain;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_048, SI_252};
use crate::why::no;

/// Minor or Major is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GainKind {
    pub(crate) who: Seat,
    pub(crate) gain: Gain,
}

impl Question for GainKind {
    const FIRST: (RuleId, &'static str) = (SI_252, "why-card-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        for (major, action) in [(false, Move::Minor), (true, Move::Major)] {
            if !game.power_decks.cards().or(game.power_discards).and(Cards::of_kind(major)).is_empty() {
                out(action);
            }
        }
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let (Move::Minor | Move::Major) = action else { no_answer(action) };
        game.start_drawing(self.who, action == Move::Major, self.gain);
    }

    fn settle(&self, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) -> bool {
        let next = game.next_of_progression(self.who).filter(|_| self.gain != Gain::TopMinor);
        if let Some(card) = next {
            game.pop();
            game.progress_power(self.who, card, log);
            return true;
        }
        let major = match self.gain {
            Gain::Minor | Gain::TopMinor => false,
            Gain::Major => true,
            Gain::Any | Gain::Shared | Gain::Dealt => return false,
        };
        game.pop();
        game.start_drawing(self.who, major, self.gain);
        true
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-gain-kind")
    }

    fn why_not_skip(&self) -> Illegal {
        no(SI_048, "why-not-optional")
    }
}
