//! Whether a threshold is used, by somebody who acts as if having fewer elements (SI-217, SI-R78).

use artel_engine::{Log, Phrase, RuleId, Seat, Set};

use super::{Question, is_yes};
use crate::action::Source;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_249;
use crate::words::{self, Line};

/// Whether the threshold with this number is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Threshold {
    pub(crate) index: u8,
}

impl Question for Threshold {
    const FIRST: (RuleId, &'static str) = (SI_249, "why-threshold-first");

    fn asked(&self, game: &SpiritIsland) -> Set<Seat> {
        Set::only(game.user_or(SpiritIsland::HOST))
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        for (used, action) in [(true, Move::Yes), (false, Move::No)] {
            if game.explicable(self.index, used) {
                out(action);
            }
        }
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        if is_yes(action) {
            game.take_threshold(self.index, log);
        } else {
            game.decline_threshold(self.index);
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-threshold").number("number", self.index + 1)
    }

    fn choices(&self, game: &SpiritIsland) -> Vec<Vec<Line>> {
        let power = game.action().and_then(|action| action.source.power());
        power.map(|power| words::threshold(power, self.index.into())).into_iter().collect()
    }

    fn fits(&self, game: &SpiritIsland, source: Option<Source>, is_next: bool) -> bool {
        source.and_then(Source::power).is_some_and(|power| usize::from(self.index) < power.thresholds.len())
            && (!is_next || game.undecided(self.index))
    }
}
