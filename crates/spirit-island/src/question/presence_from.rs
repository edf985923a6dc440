//! Where the Presence comes from that is added (SI-062, SI-067).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, in_land, no_answer};
use crate::components::Land;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_048, SI_050, SI_059, SI_062, SI_067, SI_216};
use crate::why::{no, no_land};

/// A track or a land from which the Presence is taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PresenceFrom {
    pub(crate) to: Land,
    /// Whether Growth adds it, not a Power.
    pub(crate) growth: bool,
    pub(crate) who: Seat,
}

impl Question for PresenceFrom {
    const FIRST: (RuleId, &'static str) = (SI_050, "why-presence-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let spirit = game.spirit(self.who);
        spirit.tracks().filter(|&track| spirit.can_uncover(track)).for_each(|track| out(Move::Track(track)));
        game.island.presence_anywhere(self.who).iter().for_each(|land| out(Move::From(land)));
        if self.growth && game.price_of_regrowth(self.who).is_some() {
            out(Move::Destroyed);
        }
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        if let Move::Track(track) = action {
            game.add_presence(self.who, track, self.to, self.growth, log);
        } else if let Move::From(from) = action {
            game.relocate_presence(self.who, from, self.to, self.growth, log);
        } else if action == Move::Destroyed {
            game.regrow_presence(self.who, self.to, log);
        } else {
            no_answer(action);
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        in_land("question-presence-from", self.to)
    }

    fn why_not_skip(&self) -> Illegal {
        no(if self.growth { SI_048 } else { SI_216 }, "why-not-optional")
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        if let Move::Track(_) = action {
            return Some(no(SI_062, "why-track-empty"));
        }
        if action == Move::Destroyed {
            return Some(no(SI_059, "why-no-regrowth"));
        }
        let Move::From(land) = action else { return None };
        Some(no_land(SI_067, "why-no-presence-there", land))
    }
}
