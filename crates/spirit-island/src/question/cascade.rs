//! Where Blight cascades to (SI-200).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, in_land, no_answer};
use crate::components::Land;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_200;
use crate::why::no_land;

/// Blight goes on to an adjacent land.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cascade {
    pub(crate) from: Land,
    pub(crate) who: Seat,
}

impl Question for Cascade {
    const FIRST: (RuleId, &'static str) = (SI_200, "why-cascade-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        game.around_for_blight(self.from).iter().for_each(|land| out(Move::Land(land)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Land(land) = action else { no_answer(action) };
        game.cascade_to(land, self.who, log);
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        in_land("question-cascade", self.from)
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Land(land) = action else { return None };
        Some(no_land(SI_200, "why-not-adjacent", land))
    }
}
