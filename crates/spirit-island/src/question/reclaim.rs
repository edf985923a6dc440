//! A played card that may be taken back when the turn ends (SI-R52).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::action::Source;
use crate::event::Event;
use crate::game::Phase;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::owned::Zone;
use crate::rules::{SI_161, SI_252};
use crate::why::no_card;

/// Somebody may take a played card back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reclaim {
    pub(crate) who: Seat,
}

impl Question for Reclaim {
    const FIRST: (RuleId, &'static str) = (SI_252, "why-card-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        game.spirit(self.who).cards.iter(Zone::Play).for_each(|card| out(Move::Reclaim(card)));
        out(Move::Skip);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Reclaim(card) = action else { no_answer(action) };
        let spirit = game.spirit_mut(self.who);
        spirit.cards.put(card, Zone::Hand);
        spirit.count_elements();
        log.push(game, Event::TookBack { seat: self.who, card });
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-reclaim")
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Reclaim(card) = action else { return None };
        Some(no_card(SI_161, "why-not-in-play", card))
    }

    fn fits(&self, game: &SpiritIsland, _: Option<Source>, _: bool) -> bool {
        game.phase() == Phase::TimePasses
    }
}
