//! In which order lands ravage (SI-045, SI-111).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::agenda::Step;
use crate::components::Lands;
use crate::effect::Until;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_111;
use crate::why::no_land;

/// These lands have still to ravage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ravages {
    pub(crate) lands: Lands,
}

impl Question for Ravages {
    const FIRST: (RuleId, &'static str) = (SI_111, "why-ravage-first");

    fn asked(&self, game: &SpiritIsland) -> Set<Seat> {
        Set::only(game.keeper_of_all(self.lands))
    }

    fn options(&self, _: &SpiritIsland, out: &mut impl FnMut(Move)) {
        self.lands.iter().for_each(|land| out(Move::Land(land)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let Move::Land(land) = action else { no_answer(action) };
        game.push(Ravages { lands: self.lands.without(land) });
        game.push(Step::Ravage { land, extra: false });
    }

    fn settle(&self, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) -> bool {
        let ravages = |land: &crate::Land| game.island.at(*land).has_invaders();
        let lands: Lands = self.lands.iter().filter(ravages).collect();
        game.pop();
        let Some(first) = lands.first() else {
            game.end_what_lasts(Until::ThisRavage, log);
            return true;
        };
        if game.order_matters(lands) {
            game.push(Ravages { lands });
            return false;
        }
        Ravages { lands }.answer(SpiritIsland::HOST, Move::Land(first), game, log);
        true
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-ravage-order")
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Land(land) = action else { return None };
        Some(no_land(SI_111, "why-not-ravaging", land))
    }
}
