//! Whose share of a Fear card comes next (SI-103).

use artel_engine::{Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::action::Source;
use crate::effect::Effect;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_103;

/// Players who have not yet carried out an [`Effect::EachPlayer`] or [`Effect::EachPlayerElsewhere`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shares {
    pub(crate) effect: &'static Effect,
    pub(crate) left: Set<Seat>,
}

impl Question for Shares {
    const FIRST: (RuleId, &'static str) = (SI_103, "why-share-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        self.left
    }

    fn options(&self, _: &SpiritIsland, out: &mut impl FnMut(Move)) {
        out(Move::Go);
    }

    fn answer(self, seat: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        if action != Move::Go {
            no_answer(action);
        }
        game.begin_share(self.effect, self.left, seat, log);
    }

    fn settle(&self, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) -> bool {
        if self.left.len() > 1 {
            return false;
        }
        game.pop();
        if let Some(seat) = self.left.first() {
            game.begin_share(self.effect, self.left, seat, log);
        }
        true
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-share")
    }

    fn is_about(&self) -> bool {
        matches!(self.effect, Effect::EachPlayer(_) | Effect::EachPlayerElsewhere(..))
    }

    fn fits(&self, _: &SpiritIsland, source: Option<Source>, is_next: bool) -> bool {
        source.is_some() && (!self.left.is_empty() || !is_next)
    }
}
