//! Whether Presence goes along with a Dahan that moves.

use artel_engine::{Log, Phrase, RuleId, Seat, Set};

use super::{Question, is_yes, yes_or_no};
use crate::components::Land;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_321;

/// Whether 1 Presence of the Spirit follows from one land to the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Follow {
    pub(crate) from: Land,
    pub(crate) to: Land,
    pub(crate) who: Seat,
}

impl Question for Follow {
    const FIRST: (RuleId, &'static str) = (SI_321, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if self.from != self.to && game.island.at(self.from).presence(self.who) > 0 {
            yes_or_no(out);
        }
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        if is_yes(action) {
            game.move_presence(self.who, self.from, self.to, log);
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        self.to.tell("to", self.from.tell("from", Phrase::new("question-follow")))
    }
}
