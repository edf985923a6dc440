//! Presence is given up.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Division, Question, no_answer, skip};
use crate::components::{Kind, Land, Piece};
use crate::deeds::Act;
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_059, SI_062};
use crate::why::{no, no_land};

/// The Spirit of this seat gives up so many of its Presence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SpendPresence {
    pub(crate) left: u8,
    pub(crate) up_to: bool,
    /// Whether it is taken from the tracks, and not from the island.
    pub(crate) tracks: bool,
    /// Whether it leaves the game.
    pub(crate) gone: bool,
    pub(crate) who: Seat,
}

impl SpiritIsland {
    /// Whether the Spirit has Presence on its tracks, or on the island.
    pub(crate) fn has_presence_to_spend(&self, seat: Seat, tracks: bool) -> bool {
        if tracks {
            let spirit = self.spirit(seat);
            spirit.tracks().any(|track| spirit.can_uncover(track))
        } else {
            !self.island.presence_anywhere(seat).is_empty()
        }
    }

    /// 1 Presence leaves the island: for the game, or to where destroyed Presence lies.
    fn spend_presence(&mut self, seat: Seat, land: Option<Land>, gone: bool) {
        let presence = Piece::of(Kind::Presence, seat);
        if let Some(land) = land {
            self.island.take(land, presence, 1);
        }
        self.note(Act::Removed, land, presence, 1);
        let spirit = self.spirit_mut(seat);
        if gone {
            spirit.gone += 1;
        } else {
            spirit.destroyed += 1;
        }
    }

    /// All Presence of the Spirit in the land leaves the game, with 1 Badlands for each.
    pub(crate) fn presence_to_badlands(&mut self, seat: Seat, land: Land, log: &mut impl Log<Self>) {
        let count = self.presence(seat, land);
        for _ in 0..count {
            self.spend_presence(seat, Some(land), true);
            let piece = Piece::of(Kind::Presence, seat);
            self.island.add(land, Piece::whole(Kind::Badlands), 1);
            log.push(self, Event::Replaced { piece, with: Kind::Badlands, count: 1, land });
        }
    }
}

impl Question for SpendPresence {
    const FIRST: (RuleId, &'static str) = (SI_059, "why-presence-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if self.left == 0 || !game.has_presence_to_spend(self.who, self.tracks) {
            return;
        }
        if self.tracks {
            let spirit = game.spirit(self.who);
            spirit
                .tracks()
                .filter(|&track| spirit.can_uncover(track))
                .for_each(|track| out(Move::Track(track)));
        } else {
            let presence = Piece::of(Kind::Presence, self.who);
            let lands = game.island.presence_anywhere(self.who);
            lands.iter().for_each(|land| out(Move::Pick(presence, land)));
        }
        skip(self.up_to, out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        if self.left > 1 {
            game.push(SpendPresence { left: self.left - 1, ..self });
        }
        let (seat, gone) = (self.who, self.gone);
        if let Move::Pick(piece, land) = action {
            game.spend_presence(seat, Some(land), gone);
            log.push(game, Event::Removed { piece, land });
        } else if let Move::Track(track) = action {
            game.spirit_mut(seat).uncover(track);
            game.spend_presence(seat, None, gone);
        } else {
            no_answer(action);
        }
    }

    fn division(&self) -> Option<Division> {
        Some(Division::SpendPresence(self.who))
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        let key = if self.gone { "question-leave-presence" } else { "question-remove-presence" };
        Phrase::new(key).number("left", self.left)
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        if let Move::Track(_) = action {
            return Some(no(SI_062, "why-track-empty"));
        }
        let Move::Pick(_, land) = action else { return None };
        Some(no_land(SI_059, "why-no-presence-there", land))
    }
}
