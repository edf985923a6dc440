//! Where the first Presence of a Spirit goes, if its panel leaves a choice (SI-030).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::action::Source;
use crate::components::{Kind, Piece};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_030;
use crate::why::no_land;

/// The land for the instruction with this number, counted from zero, of a Spirit's setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Start {
    pub(crate) number: u8,
    pub(crate) who: Seat,
}

impl Question for Start {
    const FIRST: (RuleId, &'static str) = (SI_030, "why-start-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let start = game.spirit(self.who).panel().start[usize::from(self.number)];
        game.starting_lands(self.who, start).iter().for_each(|land| out(Move::Land(land)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Land(land) = action else { no_answer(action) };
        let start = game.spirit(self.who).panel().start[usize::from(self.number)];
        for _ in 0..start.count() {
            game.island.add(land, Piece::of(Kind::Presence, self.who), 1);
            log.push(game, Event::AddedPresence { seat: self.who, land });
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-start")
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Land(land) = action else { return None };
        Some(no_land(SI_030, "why-no-start", land))
    }

    fn fits(&self, game: &SpiritIsland, _: Option<Source>, _: bool) -> bool {
        let spirit = game.spirits.get(self.who.index());
        spirit.is_some_and(|spirit| usize::from(self.number) < spirit.panel().start.len())
    }
}
