//! Which of several reactions comes first (SM-R56).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::action::Source;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_R57, SM_R56};
use crate::why::no_number;
use crate::words::Line;

/// Several reactions to the action in progress are due; the one that comes first is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct React {}

impl Question for React {
    const FIRST: (RuleId, &'static str) = (SI_R57, "why-decide-first");

    fn asked(&self, game: &SpiritIsland) -> Set<Seat> {
        Set::only(game.chooser_of(&game.reactors_due()))
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        (1..).take(game.reactors_due().len()).for_each(|number| out(Move::Choose(number)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Choose(number) = action else { no_answer(action) };
        let reactor = game.reactors_due()[usize::from(number) - 1];
        game.react_by(reactor, log);
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-react")
    }

    fn choices(&self, game: &SpiritIsland) -> Vec<Vec<Line>> {
        let due = game.reactors_due();
        due.into_iter().map(|reactor| game.reaction_in_words(reactor)).collect()
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Choose(number) = action else { return None };
        Some(no_number(SM_R56, "why-choice-impossible", "option", number))
    }

    fn fits(&self, game: &SpiritIsland, source: Option<Source>, is_next: bool) -> bool {
        source.is_some() && is_next && game.reactors_due().len() > 1
    }
}
