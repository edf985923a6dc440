//! The single land from which pieces are gathered (SI-278).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Bring, Question, in_land, no_answer, skip};
use crate::components::{Kinds, Land};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_216, SI_278};
use crate::why::no_land;

/// Pieces are gathered from one adjacent land.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FromOne {
    pub(crate) to: Land,
    pub(crate) kinds: Kinds,
    pub(crate) left: u8,
    pub(crate) up_to: bool,
    pub(crate) who: Seat,
}

impl Question for FromOne {
    const FIRST: (RuleId, &'static str) = (SI_216, "why-land-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let around = game.around_now(self.to);
        let from = around.iter().filter(|&land| game.island.at(land).has(self.kinds));
        from.for_each(|land| out(Move::Land(land)));
        skip(self.up_to || game.may_leave_gather(self.to, self.kinds), out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let Move::Land(from) = action else { no_answer(action) };
        let FromOne { to, kinds, left, up_to, who } = self;
        game.push(Bring { from, to, kinds, left, up_to, who });
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        in_land("question-from-one", self.to)
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Land(land) = action else { return None };
        Some(no_land(SI_278, "why-not-adjacent", land))
    }
}
