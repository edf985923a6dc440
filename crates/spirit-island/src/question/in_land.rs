//! The land in which effects happen.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::agenda::Step;
use crate::components::Land;
use crate::effect::{Effect, Effects, Place, Reach};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_216;

/// The land of an [`Effect::In`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct In {
    pub(crate) effect: &'static Effect,
    pub(crate) here: Option<Land>,
    pub(crate) who: Seat,
}

impl In {
    fn parts(&self) -> (Place, Effects) {
        let Effect::In(place, effects) = *self.effect else { unreachable!("the effect names a place") };
        (place, effects)
    }
}

impl Question for In {
    const FIRST: (RuleId, &'static str) = (SI_216, "why-land-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let (place, effects) = self.parts();
        let lands = game.lands_of(place, self.here, self.who);
        let useful = lands.iter().filter(|&land| game.feasible(effects, Some(land), self.who));
        useful.for_each(|land| out(Move::Land(land)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let Move::Land(land) = action else { no_answer(action) };
        let (place, effects) = self.parts();
        if let Some(action) = game.action_mut().filter(|_| place.reach != Reach::Targets) {
            action.chosen = Some(land);
        }
        game.push(Step::Do { effects, land: Some(land), who: self.who });
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-land")
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Land(land) = action else { return None };
        let (place, effects) = self.parts();
        Some(game.why_not_there(place, effects, self.here, land, self.who))
    }

    fn is_about(&self) -> bool {
        matches!(self.effect, Effect::In(..))
    }
}
