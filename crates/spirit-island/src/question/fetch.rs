//! Pieces come into a land from others within Range.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Division, Question, in_land, no_answer, of_pieces, optional, skip};
use crate::components::{Kinds, Land, Lands};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_226, SI_321};
use crate::why::{no_land, not_asked};

/// Pieces are moved into a land, each directly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fetch {
    pub(crate) to: Land,
    pub(crate) kinds: Kinds,
    pub(crate) left: u8,
    pub(crate) up_to: bool,
    /// From how far.
    pub(crate) range: u8,
    pub(crate) who: Seat,
}

impl SpiritIsland {
    /// The lands within so much Range of a land, with what the user has more of it.
    pub(crate) fn lands_to_fetch_from(&self, to: Land, range: u8, who: Seat) -> Lands {
        let range = range.saturating_add(self.range_bonus(self.user_or(who)));
        self.island.within_with(range, Lands::only(to), self.seas_now()).without(to)
    }
}

impl Fetch {
    fn lands(&self, game: &SpiritIsland) -> Lands {
        game.lands_to_fetch_from(self.to, self.range, self.who)
    }
}

impl Question for Fetch {
    const FIRST: (RuleId, &'static str) = (SI_321, "why-movement-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if self.left == 0 {
            return;
        }
        let mut any = false;
        for from in self.lands(game).iter() {
            for (piece, _) in game.island.pieces(from, self.kinds) {
                any = true;
                out(Move::Send(piece, from, self.to));
            }
        }
        skip(any && self.up_to, out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Send(piece, from, to) = action else { no_answer(action) };
        if self.left > 1 {
            game.push(Fetch { left: self.left - 1, ..self });
        }
        game.shift(piece, from, to, Event::Moved { piece, from, to }, log);
    }

    fn division(&self) -> Option<Division> {
        Some(Division::Fetch(self.to, self.kinds))
    }

    fn phrase(&self, game: &SpiritIsland) -> Phrase {
        let key = optional(self.up_to, ["question-fetch", "question-fetch-up-to"]);
        let near = self.lands(game).iter().map(|land| game.island.at(land).total(self.kinds));
        let near = near.fold(0, u8::saturating_add);
        of_pieces(in_land(key, self.to), self.kinds, self.left.min(near)).number("range", self.range)
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Send(piece, from, to) = action else { return None };
        if to != self.to {
            return Some(no_land(SI_321, "why-gather-to", self.to));
        }
        if !self.lands(game).contains(from) {
            return Some(no_land(SI_226, "why-not-in-range", from));
        }
        Some(game.why_no_piece(SI_321, self.kinds, piece, from).unwrap_or_else(not_asked))
    }
}
