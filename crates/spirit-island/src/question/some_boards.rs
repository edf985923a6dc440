//! On which boards something happens.

use arrayvec::ArrayVec;
use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::action::Source;
use crate::agenda::Step;
use crate::byte::byte;
use crate::effect::{Effect, Effects};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SM_067;
use crate::topology::MOST_BOARDS;
use crate::why::no_number;
use crate::words::Line;

/// So many boards are still to be chosen for an [`Effect::HalfOfBoards`], by their places counted from one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SomeBoards {
    pub(crate) effect: &'static Effect,
    pub(crate) left: u8,
    pub(crate) taken: ArrayVec<u8, MOST_BOARDS>,
}

impl SomeBoards {
    fn effects(&self) -> Effects {
        let Effect::HalfOfBoards(effects) = *self.effect else { unreachable!("some boards are chosen") };
        effects
    }

    /// The boards that can be chosen: first those where it does something.
    fn boards(&self, game: &SpiritIsland) -> ArrayVec<u8, MOST_BOARDS> {
        let free = (1..=byte(game.island.boards.len())).filter(|place| !self.taken.contains(place));
        let useful = |place: &u8| {
            let land = game.first_of_board(usize::from(*place) - 1);
            land.is_some_and(|land| game.feasible(self.effects(), Some(land), game.keeper(land)))
        };
        free.filter(useful).collect()
    }
}

impl Question for SomeBoards {
    const FIRST: (RuleId, &'static str) = (SM_067, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(SpiritIsland::HOST)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if self.left > 0 {
            self.boards(game).into_iter().for_each(|place| out(Move::Choose(place)));
        }
    }

    fn answer(mut self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let Move::Choose(place) = action else { no_answer(action) };
        self.taken.push(place);
        let effect = self.effect;
        if self.left > 1 {
            game.push(SomeBoards { left: self.left - 1, ..self });
        }
        game.push(Step::EachBoard { boards: [place].into_iter().collect(), effect });
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-boards").number("left", self.left)
    }

    fn choices(&self, game: &SpiritIsland) -> Vec<Vec<Line>> {
        let board =
            |board: &crate::BoardName| vec![Line::of(Phrase::new("choice-name").name("name", board.id()))];
        game.island.boards.iter().map(board).collect()
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Choose(number) = action else { return None };
        Some(no_number(SM_067, "why-choice-impossible", "option", number))
    }

    fn is_about(&self) -> bool {
        matches!(self.effect, Effect::HalfOfBoards(_))
    }

    fn fits(&self, _: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        source.is_some()
    }
}
