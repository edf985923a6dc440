//! The land from which the Power in use was targeted (SI-229).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer, of_power};
use crate::action::Source;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_083, SI_229};
use crate::why::no_land;

/// The origin of the Power in use is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Origin {}

impl Question for Origin {
    const FIRST: (RuleId, &'static str) = (SI_083, "why-target-first");

    fn asked(&self, game: &SpiritIsland) -> Set<Seat> {
        Set::only(game.user_or(SpiritIsland::HOST))
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        game.possible_origins().iter().for_each(|land| out(Move::Land(land)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let Move::Land(land) = action else { no_answer(action) };
        if let Some(action) = game.action_mut() {
            action.origin = Some(land);
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-origin")
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Land(land) = action else { return None };
        Some(no_land(SI_229, "why-no-origin", land))
    }

    fn fits(&self, _: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        of_power(source)
    }
}
