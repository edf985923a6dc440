//! Pieces are pushed (SI-280).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Division, Question, in_land, no_answer, of_pieces, optional, skip};
use crate::components::{Kinds, Land, Lands, Piece};
use crate::effect::PushWay;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_280, SI_321};
use crate::why::no_land;

/// Pieces are pushed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Push {
    pub(crate) from: Land,
    pub(crate) kinds: Kinds,
    pub(crate) left: u8,
    pub(crate) up_to: bool,
    pub(crate) way: PushWay,
    /// The lands that pieces were pushed to; or those they are only pushed to.
    pub(crate) used: Lands,
    pub(crate) who: Seat,
}

impl Question for Push {
    const FIRST: (RuleId, &'static str) = (SI_321, "why-movement-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if self.left == 0 {
            return;
        }
        let targets = game.push_targets(self.from, self.way, self.used);
        let flees = |piece: Piece| self.way != PushWay::Dreamt || piece.dream.damage().is_none();
        for (piece, _) in game.island.pieces(self.from, self.kinds).filter(|(piece, _)| flees(*piece)) {
            targets.iter().for_each(|to| out(Move::Send(piece, self.from, to)));
        }
        skip(self.up_to || game.may_leave_push(self.from, self.kinds, targets), out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Send(piece, from, to) = action else { no_answer(action) };
        let way = self.way;
        if self.left > 1 {
            let used = self.used.or(Lands::only(to));
            // Every land has got as many: the next round begins.
            let round = way == PushWay::Evenly && game.around_now(from).minus(used).is_empty();
            let used = if round { Lands::NONE } else { used };
            let used = if way == PushWay::Into { self.used } else { used };
            game.push(Push { left: self.left - 1, used, ..self });
        }
        game.push_piece(piece, from, to, way, log);
    }

    fn division(&self) -> Option<Division> {
        Some(Division::Push(self.from, self.kinds))
    }

    fn phrase(&self, game: &SpiritIsland) -> Phrase {
        let key = optional(self.up_to, ["question-push", "question-push-up-to"]);
        let there = game.island.at(self.from).total(self.kinds);
        of_pieces(in_land(key, self.from), self.kinds, self.left.min(there))
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Send(piece, from, to) = action else { return None };
        if from != self.from {
            return Some(no_land(SI_280, "why-push-from", self.from));
        }
        let illegal = game.why_no_piece(SI_280, self.kinds, piece, from);
        Some(illegal.unwrap_or_else(|| self.why_not_to(game, to)))
    }
}

impl Push {
    fn why_not_to(&self, game: &SpiritIsland, to: Land) -> Illegal {
        if !game.around_now(self.from).contains(to) {
            return no_land(SI_280, "why-not-adjacent", to);
        }
        match self.way {
            PushWay::Without(_) => no_land(SI_280, "why-push-without", to),
            PushWay::TowardOcean => no_land(SI_280, "why-push-toward-ocean", to),
            PushWay::Into => no_land(SI_280, "why-push-only", to),
            PushWay::TowardBuildings => no_land(SI_280, "why-push-toward-buildings", to),
            PushWay::Freely | PushWay::Apart | PushWay::Evenly | PushWay::WithDefend(_) | PushWay::Dreamt => {
                no_land(SI_280, "why-push-apart", to)
            }
        }
    }
}
