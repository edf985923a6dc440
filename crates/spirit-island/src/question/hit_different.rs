//! 1 damage to each of some different Invaders.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Division, Question, in_land, no_answer, optional, skip};
use crate::action::Source;
use crate::components::{INVADERS, Land};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_218, SI_266};
use crate::why::{no_land, of_piece};

/// Different Invaders of the land are chosen for 1 damage each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HitDifferent {
    pub(crate) land: Land,
    pub(crate) left: u8,
    pub(crate) up_to: bool,
    pub(crate) begun: bool,
    pub(crate) who: Seat,
}

impl Question for HitDifferent {
    const FIRST: (RuleId, &'static str) = (SI_266, "why-damage-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        game.underway.fresh.iter().for_each(|(piece, _)| out(Move::Pick(piece, self.land)));
        skip(self.up_to, out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Pick(piece, _) = action else { no_answer(action) };
        game.hit_different(piece, self.land, self.begun, self.who, log);
        game.push(HitDifferent { left: self.left - 1, begun: true, ..self });
    }

    fn settle(&self, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) -> bool {
        if self.left == 0 {
            game.pop();
        }
        self.left == 0
    }

    fn division(&self) -> Option<Division> {
        Some(Division::DifferentPieces(self.land))
    }

    fn phrase(&self, game: &SpiritIsland) -> Phrase {
        let key = optional(self.up_to, ["question-damage-different", "question-damage-different-up-to"]);
        let there = game.island.at(self.land).total(INVADERS);
        in_land(key, self.land).number("left", self.left.min(there))
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Pick(piece, land) = action else { return None };
        if land != self.land {
            return Some(no_land(SI_218, "why-other-land", land));
        }
        let illegal = game.why_no_piece(SI_266, INVADERS, piece, land);
        Some(illegal.unwrap_or_else(|| of_piece(SI_266, "why-chosen-already", piece, land)))
    }

    fn fits(&self, game: &SpiritIsland, _: Option<Source>, _: bool) -> bool {
        game.underway.fresh.iter().all(|(piece, count)| count <= game.island.count_of(self.land, piece))
    }
}
