//! Which Presence a Spirit loses, where it may choose (SI-059).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Division, Question, no_answer};
use crate::components::{Kind, Lands, Piece};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_059;
use crate::why::no_land;

/// The Spirit of this seat destroys so many of its Presence on the island.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LosePresence {
    pub(crate) left: u8,
    /// Where; anywhere if there are none.
    pub(crate) lands: Lands,
    pub(crate) who: Seat,
}

impl Question for LosePresence {
    const FIRST: (RuleId, &'static str) = (SI_059, "why-presence-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let presence = Piece::of(Kind::Presence, self.who);
        let all = game.island.presence_anywhere(self.who);
        let lands = if self.lands.is_empty() { all } else { all.and(self.lands) };
        lands.iter().for_each(|land| out(Move::Pick(presence, land)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Pick(_, land) = action else { no_answer(action) };
        if self.left > 1 {
            game.push(LosePresence { left: self.left - 1, ..self });
        }
        game.destroy_presence(self.who, land, log);
    }

    fn division(&self) -> Option<Division> {
        Some(Division::LosePresence(self.who))
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-lose-presence").number("left", self.left)
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Pick(_, land) = action else { return None };
        Some(no_land(SI_059, "why-no-presence-there", land))
    }
}
