//! Pieces are gathered (SI-278).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Division, Question, in_land, no_answer, of_pieces, optional, skip};
use crate::components::{Kinds, Land};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_278, SI_321};
use crate::why::{no_land, not_asked};

/// Pieces are gathered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Gather {
    pub(crate) to: Land,
    pub(crate) kinds: Kinds,
    pub(crate) left: u8,
    pub(crate) up_to: bool,
    pub(crate) who: Seat,
}

impl Question for Gather {
    const FIRST: (RuleId, &'static str) = (SI_321, "why-movement-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if self.left == 0 {
            return;
        }
        for from in game.around_now(self.to).iter() {
            let pieces = game.island.pieces(from, self.kinds);
            pieces.for_each(|(piece, _)| out(Move::Send(piece, from, self.to)));
        }
        skip(self.up_to || game.may_leave_gather(self.to, self.kinds), out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Send(piece, from, to) = action else { no_answer(action) };
        if self.left > 1 {
            game.push(Gather { left: self.left - 1, ..self });
        }
        game.shift(piece, from, to, Event::Gathered { piece, from, to }, log);
    }

    fn division(&self) -> Option<Division> {
        Some(Division::Gather(self.to, self.kinds))
    }

    fn phrase(&self, game: &SpiritIsland) -> Phrase {
        let key = optional(self.up_to, ["question-gather", "question-gather-up-to"]);
        let near = game.around_now(self.to).iter().map(|land| game.island.at(land).total(self.kinds)).sum();
        of_pieces(in_land(key, self.to), self.kinds, self.left.min(near))
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Send(piece, from, to) = action else { return None };
        if to != self.to {
            return Some(no_land(SI_278, "why-gather-to", self.to));
        }
        if !game.around_now(to).contains(from) {
            return Some(no_land(SI_278, "why-not-adjacent", from));
        }
        Some(game.why_no_piece(SI_278, self.kinds, piece, from).unwrap_or_else(not_asked))
    }
}
