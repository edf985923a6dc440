//! Lands in which effects happen, chosen one after another.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer, skip};
use crate::agenda::Step;
use crate::components::{Land, Lands};
use crate::effect::{Effect, Effects, Number, Place};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_216;
use crate::why::no_land;

/// The next land of an [`Effect::InSome`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct InSome {
    pub(crate) effect: &'static Effect,
    pub(crate) here: Option<Land>,
    pub(crate) left: u8,
    /// The lands that were chosen already.
    pub(crate) used: Lands,
    pub(crate) who: Seat,
}

impl InSome {
    fn parts(&self) -> (Number, Place, Effects) {
        let Effect::InSome(number, place, effects) = *self.effect else {
            unreachable!("the effect names some lands")
        };
        (number, place, effects)
    }

    /// The lands that are chosen no more.
    fn spent(&self) -> Lands {
        if self.parts().0.apart { self.used } else { Lands::NONE }
    }
}

impl Question for InSome {
    const FIRST: (RuleId, &'static str) = (SI_216, "why-land-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let (number, place, effects) = self.parts();
        if self.left == 0 {
            return;
        }
        let lands = game.lands_of(place, self.here, self.who).minus(self.spent());
        let mut any = false;
        for land in lands.iter().filter(|&land| game.feasible(effects, Some(land), self.who)) {
            any = true;
            out(Move::Land(land));
        }
        skip(any && number.up_to, out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let Move::Land(land) = action else { no_answer(action) };
        let (effects, who) = (self.parts().2, self.who);
        if self.left > 1 {
            game.push(InSome { left: self.left - 1, used: self.used.with(land), ..self });
        }
        game.push(Step::Do { effects, land: Some(land), who });
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        if self.parts().0.count == u8::MAX {
            return Phrase::new("question-lands").number("left", 1_u8);
        }
        let key = if self.parts().0.up_to { "question-lands-up-to" } else { "question-lands" };
        Phrase::new(key).number("left", self.left)
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Land(land) = action else { return None };
        let (_, place, effects) = self.parts();
        if self.spent().contains(land) {
            return Some(no_land(SI_216, "why-land-used", land));
        }
        Some(game.why_not_there(place, effects, self.here, land, self.who))
    }

    fn is_about(&self) -> bool {
        matches!(self.effect, Effect::InSome(..))
    }
}
