//! Effects that may be left out.

use artel_engine::{Log, Phrase, RuleId, Seat, Set};

use super::lists::told;
use super::{Question, happens, is_yes};
use crate::action::Source;
use crate::agenda::Step;
use crate::components::Land;
use crate::effect::{Effect, Effects};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_216;
use crate::words::Line;

/// The list of an [`Effect::May`], or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct May {
    pub(crate) effect: &'static Effect,
    pub(crate) land: Option<Land>,
    pub(crate) who: Seat,
}

impl May {
    fn effects(&self) -> Effects {
        let Effect::May(effects) = *self.effect else { unreachable!("the effect may be left out") };
        effects
    }
}

impl Question for May {
    const FIRST: (RuleId, &'static str) = (SI_216, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if game.feasible(self.effects(), self.land, self.who) {
            out(Move::Yes);
        }
        out(Move::No);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        if is_yes(action) {
            game.push(Step::Do { effects: self.effects(), land: self.land, who: self.who });
        } else {
            log.push(game, Event::Declined { seat: self.who });
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-may")
    }

    fn choices(&self, _: &SpiritIsland) -> Vec<Vec<Line>> {
        told(&[self.effects()])
    }

    fn is_about(&self) -> bool {
        matches!(self.effect, Effect::May(_))
    }

    fn fits(&self, _: &SpiritIsland, _: Option<Source>, _: bool) -> bool {
        happens(self.effect, self.land)
    }
}
