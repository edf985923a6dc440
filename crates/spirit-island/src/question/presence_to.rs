//! The land to which Growth adds Presence (SI-050).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{PresenceFrom, Question, no_answer};
use crate::components::Terrains;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_048, SI_050};
use crate::why::no;

/// The land to which Presence is added is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PresenceTo {
    pub(crate) range: u8,
    pub(crate) terrains: Terrains,
    pub(crate) who: Seat,
}

impl Question for PresenceTo {
    const FIRST: (RuleId, &'static str) = (SI_050, "why-presence-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let reach = game.island.within(self.range, game.island.presence(self.who.index()));
        reach.and(game.island.of_terrains(self.terrains)).iter().for_each(|land| out(Move::Land(land)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let Move::Land(to) = action else { no_answer(action) };
        game.push(PresenceFrom { to, growth: true, who: self.who });
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-presence-to").number("range", self.range)
    }

    fn why_not_skip(&self) -> Illegal {
        no(SI_048, "why-not-optional")
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Land(land) = action else { return None };
        Some(game.why_no_presence_to(self.range, self.terrains, land, self.who))
    }
}
