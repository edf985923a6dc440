//! From which track a Spirit destroys Presence (NI-037).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_059, SI_062};
use crate::why::no;

/// The Spirit of this seat destroys 1 Presence of its tracks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FromTracks {
    pub(crate) who: Seat,
}

impl Question for FromTracks {
    const FIRST: (RuleId, &'static str) = (SI_059, "why-presence-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let spirit = game.spirit(self.who);
        spirit.tracks().filter(|&track| spirit.can_uncover(track)).for_each(|track| out(Move::Track(track)));
    }

    fn answer(self, seat: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Track(track) = action else { no_answer(action) };
        let spirit = game.spirit_mut(self.who);
        spirit.uncover(track);
        spirit.destroyed += 1;
        log.push(game, Event::LostFromTrack { seat });
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-from-tracks")
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Track(_) = action else { return None };
        Some(no(SI_062, "why-track-empty"))
    }
}
