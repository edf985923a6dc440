//! Which Presence the Spirits destroy together (SM-R49).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::components::{Lands, OWNED};
use crate::effect::make::DAHAN;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_059;
use crate::why::no_land;

/// So much Presence of any Spirits in these lands is destroyed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sacrifice {
    pub(crate) left: u8,
    pub(crate) lands: Lands,
    /// Whether Dahan can be destroyed as well.
    pub(crate) dahan: bool,
    pub(crate) who: Seat,
}

impl Question for Sacrifice {
    const FIRST: (RuleId, &'static str) = (SI_059, "why-presence-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        for land in self.lands.iter() {
            let there =
                game.island.pieces(land, OWNED).filter(|(piece, _)| piece.kind == crate::Kind::Presence);
            there.for_each(|(piece, _)| out(Move::Pick(piece, land)));
            let dahan = game.island.pieces(land, DAHAN).filter(|_| self.dahan);
            dahan.for_each(|(piece, _)| out(Move::Pick(piece, land)));
        }
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Pick(piece, land) = action else { no_answer(action) };
        if self.left > 1 {
            game.push(Sacrifice { left: self.left - 1, ..self });
        }
        if let Some(owner) = piece.owner {
            game.destroy_presence(owner, land, log);
        } else {
            game.destroy(piece, 1, land, log);
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-sacrifice").number("left", self.left)
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Pick(_, land) = action else { return None };
        Some(no_land(SI_059, "why-no-presence-there", land))
    }
}
