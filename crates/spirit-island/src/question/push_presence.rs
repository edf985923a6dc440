//! Own Presence is pushed from a place.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, in_land, no_answer};
use crate::components::Land;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_280, SI_321};
use crate::why::no_land;

/// 1 Presence of the Spirit is pushed from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PushPresence {
    pub(crate) from: Land,
    pub(crate) who: Seat,
}

impl Question for PushPresence {
    const FIRST: (RuleId, &'static str) = (SI_321, "why-movement-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if game.island.at(self.from).presence(self.who) > 0 {
            let lands = game.around_now(self.from).iter().filter(|&to| game.may_dwell(self.who, to));
            lands.for_each(|to| out(Move::Presence(self.from, to)));
        }
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Presence(from, to) = action else { no_answer(action) };
        game.move_presence(self.who, from, to, log);
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        in_land("question-push-presence", self.from)
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Presence(from, to) = action else { return None };
        let (key, land) =
            if from == self.from { ("why-not-adjacent", to) } else { ("why-push-from", self.from) };
        Some(no_land(SI_280, key, land))
    }
}
