//! One of several lists of effects (SI-R73).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::lists::{self, told};
use super::{Question, happens, no_answer};
use crate::action::Source;
use crate::agenda::Step;
use crate::components::Land;
use crate::effect::{Effect, Effects};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_216;
use crate::words::Line;

/// One of the lists of an [`Effect::Choose`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Choose {
    pub(crate) effect: &'static Effect,
    pub(crate) land: Option<Land>,
    pub(crate) who: Seat,
}

impl Choose {
    fn lists(&self) -> &'static [Effects] {
        let Effect::Choose(lists) = *self.effect else { unreachable!("the effect is a choice") };
        lists
    }
}

impl Question for Choose {
    const FIRST: (RuleId, &'static str) = (SI_216, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        lists::options(game, self.lists(), self.land, self.who, out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let Move::Choose(number) = action else { no_answer(action) };
        let effects = self.lists()[usize::from(number) - 1];
        game.push(Step::Do { effects, land: self.land, who: self.who });
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-choose")
    }

    fn choices(&self, _: &SpiritIsland) -> Vec<Vec<Line>> {
        told(self.lists())
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        lists::why_not(action)
    }

    fn is_about(&self) -> bool {
        matches!(self.effect, Effect::Choose(_))
    }

    fn fits(&self, _: &SpiritIsland, _: Option<Source>, _: bool) -> bool {
        happens(self.effect, self.land)
    }
}
