//! Whether a piece that has just come is pushed away.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::components::{Kinds, Land, Lands, Piece};
use crate::effect::PushWay;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_280, SI_321};
use crate::why::not_asked;

/// The piece may be pushed from the land.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PushOne {
    pub(crate) piece: Piece,
    pub(crate) from: Land,
    pub(crate) who: Seat,
}

impl Question for PushOne {
    const FIRST: (RuleId, &'static str) = (SI_321, "why-movement-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if game.island.count_of(self.from, self.piece) == 0 {
            return;
        }
        let targets = game.push_targets(self.from, PushWay::Freely, Lands::NONE);
        targets.iter().for_each(|to| out(Move::Send(self.piece, self.from, to)));
        if !targets.is_empty() {
            out(Move::Skip);
        }
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Send(piece, from, to) = action else { no_answer(action) };
        game.push_piece(piece, from, to, PushWay::Freely, log);
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        self.from.tell("land", Phrase::new("question-push-one").name("kind", self.piece.kind.id()))
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Send(piece, from, _) = action else { return None };
        let kinds = Kinds::only(self.piece.kind);
        Some(game.why_no_piece(SI_280, kinds, piece, from).unwrap_or_else(not_asked))
    }
}
