//! Pieces are brought from the target land into another (SI-321).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Division, Question, no_answer, of_pieces, optional, skip};
use crate::components::{Kinds, Land};
use crate::deeds::Act;
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_321;
use crate::why::not_asked;

/// Pieces are brought from one land to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Bring {
    pub(crate) from: Land,
    pub(crate) to: Land,
    pub(crate) kinds: Kinds,
    pub(crate) left: u8,
    pub(crate) up_to: bool,
    pub(crate) who: Seat,
}

impl Question for Bring {
    const FIRST: (RuleId, &'static str) = (SI_321, "why-movement-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if self.left == 0 {
            return;
        }
        let pieces = game.island.pieces(self.from, self.kinds);
        pieces.for_each(|(piece, _)| out(Move::Send(piece, self.from, self.to)));
        skip(self.up_to, out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Send(piece, from, to) = action else { no_answer(action) };
        if self.left > 1 {
            game.push(Bring { left: self.left - 1, ..self });
        }
        game.note(Act::Brought, Some(to), piece, 1);
        game.shift(piece, from, to, Event::Moved { piece, from, to }, log);
    }

    fn division(&self) -> Option<Division> {
        Some(Division::Bring(self.from, self.to, self.kinds))
    }

    fn phrase(&self, game: &SpiritIsland) -> Phrase {
        let key = optional(self.up_to, ["question-bring", "question-bring-up-to"]);
        let phrase = self.to.tell("to", self.from.tell("from", Phrase::new(key)));
        of_pieces(phrase, self.kinds, self.left.min(game.island.at(self.from).total(self.kinds)))
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Send(piece, from, to) = action else { return None };
        if (from, to) != (self.from, self.to) {
            let reason = self.to.tell("to", self.from.tell("from", Phrase::new("why-bring-way")));
            return Some(Illegal { rule: SI_321, reason });
        }
        Some(game.why_no_piece(SI_321, self.kinds, piece, from).unwrap_or_else(not_asked))
    }
}
