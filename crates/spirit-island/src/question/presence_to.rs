//! The land to which Growth adds Presence (SI-050).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{PresenceFrom, Question, no_answer};
use crate::action::Source;
use crate::components::{Land, Lands};
use crate::effect::{Condition, Grow};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_048, SI_050, SI_216};
use crate::stage::GrowthAct;
use crate::why::no;

/// The land to which Presence is added is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PresenceTo {
    pub(crate) range: u8,
    /// The Growth action that adds it; none if a Power does.
    pub(crate) growth: Option<GrowthAct>,
    pub(crate) who: Seat,
}

impl Question for PresenceTo {
    const FIRST: (RuleId, &'static str) = (SI_050, "why-presence-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let reach = self.reach(game);
        let fits = |land: &Land| game.may_add_presence(self.who, *land, self.tests(game));
        reach.iter().filter(fits).for_each(|land| out(Move::Land(land)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let Move::Land(to) = action else { no_answer(action) };
        game.push(PresenceFrom { to, growth: self.growth.is_some(), who: self.who });
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-presence-to").number("range", self.range)
    }

    fn why_not_skip(&self) -> Illegal {
        no(if self.growth.is_some() { SI_048 } else { SI_216 }, "why-not-optional")
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Land(land) = action else { return None };
        Some(game.why_no_presence_to(self.range, self.reach(game), self.tests(game), land, self.who))
    }

    fn fits(&self, game: &SpiritIsland, _: Option<Source>, _: bool) -> bool {
        self.growth.is_none_or(|GrowthAct { option, action }| {
            let actions = game.spirits.get(self.who.index()).map_or(&[][..], |spirit| spirit.growth(option));
            match actions.get(usize::from(action)) {
                Some(Grow::AddPresence(range, _)) => *range == self.range,
                Some(Grow::AddToOcean) => self.range == 0,
                _ => false,
            }
        })
    }
}

impl PresenceTo {
    /// The places within Range.
    fn reach(&self, game: &SpiritIsland) -> Lands {
        match self.grow(game) {
            Some(Grow::AddToOcean) => game.oceans().collect(),
            _ => game.within_growth(self.who, self.range),
        }
    }

    /// What must be true of the land.
    fn tests(&self, game: &SpiritIsland) -> &'static [Condition] {
        match self.grow(game) {
            None | Some(Grow::AddToOcean) => &[],
            Some(Grow::AddPresence(_, tests)) => tests,
            other => unreachable!("this Growth action adds no Presence: {other:?}"),
        }
    }

    /// The Growth action.
    fn grow(&self, game: &SpiritIsland) -> Option<&'static Grow> {
        let GrowthAct { option, action } = self.growth?;
        game.spirit(self.who).growth(option).get(usize::from(action))
    }
}
