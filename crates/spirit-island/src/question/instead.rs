//! A threshold that may be chosen in place of what stands above it.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::lists::{self, told};
use super::{Question, no_answer};
use crate::action::Source;
use crate::agenda::Step;
use crate::effect::When;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_249;
use crate::words::Line;

/// What stands above the threshold with this number, or the threshold in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Instead {
    pub(crate) index: u8,
}

impl Question for Instead {
    const FIRST: (RuleId, &'static str) = (SI_249, "why-threshold-first");

    fn asked(&self, game: &SpiritIsland) -> Set<Seat> {
        Set::only(game.user_or(SpiritIsland::HOST))
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let who = game.user_or(SpiritIsland::HOST);
        let land = game.action().and_then(|action| action.land);
        lists::options(game, &game.alternatives(self.index), land, who, out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Choose(number) = action else { no_answer(action) };
        let who = game.user_or(SpiritIsland::HOST);
        let land = game.action().and_then(|action| action.land);
        if number == 2 {
            game.take_threshold(self.index, log);
        }
        let effects = game.alternatives(self.index)[usize::from(number) - 1];
        game.push(Step::Do { effects, land, who });
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-instead")
    }

    fn choices(&self, game: &SpiritIsland) -> Vec<Vec<Line>> {
        told(&game.alternatives(self.index))
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        lists::why_not(action)
    }

    fn fits(&self, _: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        let power = source.and_then(Source::power);
        let threshold = power.and_then(|power| power.thresholds.get(usize::from(self.index)));
        threshold.is_some_and(|threshold| threshold.when == When::MayInstead)
    }
}
