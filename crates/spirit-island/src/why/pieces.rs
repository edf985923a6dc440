//! Why a piece cannot be chosen or moved.

use artel_engine::{Illegal, Phrase, RuleId};

use crate::components::{Kinds, Land, Piece};
use crate::game::SpiritIsland;
use crate::moves::with_piece;
use crate::rules::{SI_265, SI_266};

impl SpiritIsland {
    /// Whether the kind is wrong or no such piece is there.
    pub(crate) fn why_no_piece(
        &self,
        rule: RuleId,
        kinds: Kinds,
        piece: Piece,
        land: Land,
    ) -> Option<Illegal> {
        if !kinds.contains(piece.kind) {
            let rule = if rule == SI_266 { SI_265 } else { rule };
            return Some(of_piece(rule, "why-wrong-piece", piece, land));
        }
        let there = self.island.count_of(land, piece) > 0;
        (!there).then(|| of_piece(rule, "why-no-such-piece", piece, land))
    }
}

/// A refusal that names a piece of a land.
pub(crate) fn of_piece(rule: RuleId, key: &'static str, piece: Piece, land: Land) -> Illegal {
    Illegal { rule, reason: with_piece(land.tell("land", Phrase::new(key)), piece) }
}
