//! Dahan in an Ocean may be put ashore.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Division, Question, no_answer};
use crate::components::{Kind, Kinds};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_321;
use crate::why::no;

/// Dahan that were pushed into an Ocean may each be moved to any coastal land.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rescue {
    pub(crate) who: Seat,
}

impl Question for Rescue {
    const FIRST: (RuleId, &'static str) = (SI_321, "why-movement-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        for sea in game.island.seas().iter() {
            for (piece, _) in game.island.pieces(sea, Kinds::only(Kind::Dahan)) {
                game.island.coast().iter().for_each(|to| out(Move::Send(piece, sea, to)));
            }
        }
        out(Move::Skip);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Send(piece, from, to) = action else { no_answer(action) };
        game.push(self);
        game.shift(piece, from, to, Event::Moved { piece, from, to }, log);
    }

    fn division(&self) -> Option<Division> {
        Some(Division::Rescue(self.who))
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-rescue")
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Send(..) = action else { return None };
        Some(no(SI_321, "why-no-rescue"))
    }
}
