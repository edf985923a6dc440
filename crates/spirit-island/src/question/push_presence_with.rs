//! Whether Presence is pushed that brings pieces along.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Bring, Question, kind_names, no_answer};
use crate::components::Kinds;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_280, SI_321};
use crate::why::no_land;

/// The Spirit may push 1 of its Presence, with up to so many pieces of each of these kinds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PushPresenceWith {
    pub(crate) kinds: Kinds,
    pub(crate) each: u8,
    pub(crate) who: Seat,
}

impl Question for PushPresenceWith {
    const FIRST: (RuleId, &'static str) = (SI_321, "why-movement-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        for from in game.presence_now(self.who).iter() {
            let lands = game.around_now(from).iter().filter(|&to| game.may_dwell(self.who, to));
            lands.for_each(|to| out(Move::Presence(from, to)));
        }
        out(Move::Skip);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Presence(from, to) = action else { no_answer(action) };
        game.move_presence(self.who, from, to, log);
        for kind in self.kinds.iter().collect::<arrayvec::ArrayVec<_, 16>>().into_iter().rev() {
            let kinds = Kinds::only(kind);
            game.push(Bring { from, to, kinds, left: self.each, up_to: true, who: self.who });
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        let phrase = Phrase::new("question-push-presence-with").number("count", self.each);
        phrase.names("kinds", kind_names(self.kinds))
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Presence(from, to) = action else { return None };
        let there = game.presence_now(self.who).contains(from);
        let (key, land) = if there { ("why-not-adjacent", to) } else { ("why-no-presence-there", from) };
        Some(no_land(SI_280, key, land))
    }
}
