//! A land that no other player has chosen (SI-103).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::action::Source;
use crate::agenda::Step;
use crate::components::Lands;
use crate::effect::{Effect, Effects, Place};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_103, SI_216};
use crate::why::no_land;

/// The one in turn chooses their land for an [`Effect::EachPlayerElsewhere`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Elsewhere {
    pub(crate) effect: &'static Effect,
    pub(crate) who: Seat,
}

impl Elsewhere {
    fn parts(&self) -> (Place, Effects) {
        let Effect::EachPlayerElsewhere(place, effects) = *self.effect else {
            unreachable!("the effect gives each player a land")
        };
        (place, effects)
    }
}

impl Question for Elsewhere {
    const FIRST: (RuleId, &'static str) = (SI_216, "why-land-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let (place, effects) = self.parts();
        let taken = game.card_in_progress().map_or(Lands::NONE, |card| card.shared_out);
        let lands = game.lands_of(place, None, self.who).minus(taken);
        let useful = lands.iter().filter(|&land| game.feasible(effects, Some(land), self.who));
        useful.for_each(|land| out(Move::Land(land)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let Move::Land(land) = action else { no_answer(action) };
        if let Some(card) = game.card_in_progress_mut() {
            card.shared_out.insert(land);
        }
        game.push(Step::Do { effects: self.parts().1, land: Some(land), who: self.who });
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-land-elsewhere")
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Land(land) = action else { return None };
        let (place, effects) = self.parts();
        if game.card_in_progress().is_some_and(|card| card.shared_out.contains(land)) {
            return Some(no_land(SI_103, "why-land-taken", land));
        }
        Some(game.why_not_there(place, effects, None, land, self.who))
    }

    fn is_about(&self) -> bool {
        matches!(self.effect, Effect::EachPlayerElsewhere(..))
    }

    fn fits(&self, _: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        source.is_some()
    }
}
