//! Which terrain an Event card speaks of.

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::action::Source;
use crate::components::{Terrain, Terrains};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SM_067;
use crate::why::no_number;
use crate::words::Line;

/// A terrain that no Invader card in a space shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChooseTerrain {}

impl SpiritIsland {
    /// The terrains that no Invader card in a space shows.
    pub(crate) fn idle_terrains(&self) -> Terrains {
        let cards = self.second_build.iter().chain(&self.ravage).chain(&self.build);
        let shown = cards.fold(Terrains::from_bits(0), |shown, card| shown.or(card.entry().terrains));
        Terrains::ALL.minus(shown)
    }
}

impl Question for ChooseTerrain {
    const FIRST: (RuleId, &'static str) = (SM_067, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(SpiritIsland::HOST)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let idle = game.idle_terrains();
        let numbered = (1..).zip(Terrain::ALL).filter(|(_, terrain)| idle.contains(*terrain));
        numbered.for_each(|(number, _)| out(Move::Choose(number)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let Move::Choose(number) = action else { no_answer(action) };
        let terrain = Terrain::ALL[usize::from(number) - 1];
        let first = game.island.of_terrains(Terrains::only(terrain)).first();
        if let Some(card) = game.card_in_progress_mut() {
            card.chosen = first;
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-terrain")
    }

    fn choices(&self, _: &SpiritIsland) -> Vec<Vec<Line>> {
        let name = |terrain: Terrain| vec![Line::of(Phrase::new("choice-name").name("name", terrain.id()))];
        Terrain::ALL.into_iter().map(name).collect()
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Choose(number) = action else { return None };
        Some(no_number(SM_067, "why-choice-impossible", "option", number))
    }

    fn fits(&self, _: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        source.is_some()
    }
}
