//! Presence is gathered (SI-278).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, in_land, no_answer, optional, skip};
use crate::components::Land;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_060, SI_278, SI_321};
use crate::why::no_land;

/// Presence of the one asked is gathered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GatherPresence {
    pub(crate) to: Land,
    pub(crate) up_to: bool,
    pub(crate) who: Seat,
}

impl Question for GatherPresence {
    const FIRST: (RuleId, &'static str) = (SI_321, "why-movement-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if game.may_dwell(self.who, self.to) {
            let near = game.around_now(self.to).and(game.island.presence_anywhere(self.who));
            near.iter().for_each(|from| out(Move::Presence(from, self.to)));
        }
        skip(self.up_to, out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Presence(from, to) = action else { no_answer(action) };
        game.move_presence(self.who, from, to, log);
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        let keys = ["question-gather-presence", "question-may-gather-presence"];
        in_land(optional(self.up_to, keys), self.to)
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Presence(from, to) = action else { return None };
        Some(if to != self.to {
            no_land(SI_278, "why-gather-to", self.to)
        } else if game.island.at(from).presence(self.who) == 0 {
            no_land(SI_060, "why-no-presence-there", from)
        } else {
            no_land(SI_278, "why-not-adjacent", from)
        })
    }
}
