//! Pieces are added, each of a kind of choice.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Division, Question, in_land, no_answer, of_pieces};
use crate::agenda::Verb;
use crate::components::{INVADERS, Kind, Kinds, Land, Piece};
use crate::deeds::Act;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_216, SI_218};
use crate::why::{no, no_land};

/// So many pieces of these kinds are added; Strife by picking the Invader that gets it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AddMixed {
    pub(crate) land: Land,
    pub(crate) kinds: Kinds,
    pub(crate) left: u8,
    /// The most of each kind that this Power adds there.
    pub(crate) most: u8,
    pub(crate) who: Seat,
}

impl AddMixed {
    /// The kinds of which there can be more.
    fn open(&self, game: &SpiritIsland) -> Kinds {
        let added = |kind: &Kind| game.done_with(Act::Added, self.land, Kinds::only(*kind));
        self.kinds.iter().filter(|kind| added(kind) < self.most).collect()
    }
}

impl Question for AddMixed {
    const FIRST: (RuleId, &'static str) = (SI_216, "why-piece-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if self.left == 0 {
            return;
        }
        let open = self.open(game);
        if open.contains(Kind::Strife) {
            let invaders = game.island.pieces(self.land, INVADERS);
            invaders.for_each(|(piece, _)| out(Move::Pick(piece, self.land)));
        }
        let others = open.without(Kind::Strife);
        others.iter().for_each(|kind| out(Move::Pick(Piece::whole(kind), self.land)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Pick(piece, land) = action else { no_answer(action) };
        let (left, who) = (self.left - 1, self.who);
        if left > 0 {
            game.push(AddMixed { left, ..self });
        }
        if INVADERS.contains(piece.kind) {
            game.pick(Verb::Strife, piece, land, who, log);
        } else {
            game.add_pieces(piece.kind, 1, land, log);
        }
    }

    fn division(&self) -> Option<Division> {
        Some(Division::AddMixed(self.land, self.kinds))
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        of_pieces(in_land("question-add-mixed", self.land), self.kinds, self.left)
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Pick(_, land) = action else { return None };
        if land != self.land {
            return Some(no_land(SI_218, "why-other-land", land));
        }
        Some(no(SI_216, "why-none-to-add"))
    }
}
