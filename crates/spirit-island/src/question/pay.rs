//! Effects that somebody may pay for.

use artel_engine::{Log, Phrase, RuleId, Seat, Set};

use super::lists::told;
use super::{Question, happens, is_yes};
use crate::action::Source;
use crate::agenda::Step;
use crate::components::Land;
use crate::effect::{Effect, Effects};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_216;
use crate::words::Line;

/// Whether somebody pays for an [`Effect::Pay`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pay {
    pub(crate) effect: &'static Effect,
    pub(crate) land: Option<Land>,
    pub(crate) who: Seat,
}

impl Pay {
    /// The Energy, what it buys, and what happens without it.
    fn terms(&self) -> (u8, Effects, Effects) {
        let Effect::Pay(_, cost, yes, no) = *self.effect else { unreachable!("the effect has a price") };
        (cost, yes, no)
    }
}

impl Question for Pay {
    const FIRST: (RuleId, &'static str) = (SI_216, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let (cost, yes, _) = self.terms();
        if game.wealth(self.who) >= cost && game.feasible(yes, self.land, self.who) {
            out(Move::Yes);
        }
        out(Move::No);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let (cost, yes, no) = self.terms();
        let land = self.land;
        if is_yes(action) {
            game.pay_energy(self.who, cost, log);
            game.push(Step::Do { effects: yes, land, who: self.who });
        } else {
            let who = if no.is_empty() { self.who } else { game.user_or(self.who) };
            game.push(Step::Do { effects: no, land, who });
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-pay").number("amount", self.terms().0)
    }

    fn choices(&self, _: &SpiritIsland) -> Vec<Vec<Line>> {
        told(&[self.terms().1])
    }

    fn is_about(&self) -> bool {
        matches!(self.effect, Effect::Pay(..))
    }

    fn fits(&self, _: &SpiritIsland, _: Option<Source>, _: bool) -> bool {
        happens(self.effect, self.land)
    }
}
