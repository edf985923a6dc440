//! Whether something on a board is prevented by destroying Presence there.

use artel_engine::{Log, Phrase, RuleId, Seat, Set};

use super::lists::told;
use super::{Question, Sacrifice, is_yes};
use crate::action::Source;
use crate::agenda::Step;
use crate::components::{Kind, Land, Lands};
use crate::effect::{Effect, Effects};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SM_067;
use crate::words::Line;

/// The keeper of a board prevents what an [`Effect::Prevent`] would do there, or lets it happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Prevent {
    pub(crate) effect: &'static Effect,
    pub(crate) land: Option<Land>,
    pub(crate) who: Seat,
}

impl Prevent {
    /// The Presence it takes, and what would happen.
    fn terms(&self) -> (u8, Effects) {
        let (Effect::Prevent(count, effects) | Effect::PreventHere(count, effects)) = *self.effect else {
            unreachable!("it can be prevented")
        };
        (count, effects)
    }

    /// Whether it is prevented in its land alone, with Dahan as well.
    fn is_here(&self) -> bool {
        matches!(self.effect, Effect::PreventHere(..))
    }

    /// Where something can be destroyed for it.
    fn lands(&self, game: &SpiritIsland) -> Lands {
        let around = |land: Land| if self.is_here() { Lands::only(land) } else { game.island.board_of(land) };
        self.land.map_or(Lands::NONE, around)
    }

    fn can(&self, game: &SpiritIsland) -> bool {
        let there = |land: Land| {
            let dahan = if self.is_here() { game.count(land, Kind::Dahan) } else { 0 };
            u32::from(game.island.at(land).all_presence()) + u32::from(dahan)
        };
        let presence: u32 = self.lands(game).iter().map(there).sum();
        presence >= u32::from(self.terms().0)
    }
}

impl Question for Prevent {
    const FIRST: (RuleId, &'static str) = (SM_067, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if self.can(game) {
            out(Move::Yes);
        }
        out(Move::No);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let (left, effects) = self.terms();
        if is_yes(action) {
            let (lands, dahan) = (self.lands(game), self.is_here());
            game.push(Sacrifice { left, lands, dahan, who: self.who });
        } else {
            game.push(Step::Do { effects, land: self.land, who: self.who });
        }
    }

    fn settle(&self, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) -> bool {
        let effects = self.terms().1;
        if self.can(game) && game.feasible(effects, self.land, self.who) {
            return false;
        }
        game.pop();
        game.push(Step::Do { effects, land: self.land, who: self.who });
        true
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new(if self.is_here() { "question-prevent-here" } else { "question-prevent" })
            .number("count", self.terms().0)
    }

    fn choices(&self, _: &SpiritIsland) -> Vec<Vec<Line>> {
        told(&[self.terms().1])
    }

    fn is_about(&self) -> bool {
        matches!(self.effect, Effect::Prevent(..) | Effect::PreventHere(..))
    }

    fn fits(&self, _: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        source.is_some() && self.land.is_some()
    }
}
