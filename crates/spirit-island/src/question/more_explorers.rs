//! In which explored land of a board one more Explorer comes (SM-R74).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::action::Source;
use crate::components::{Kind, Land, Lands};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SM_R74;
use crate::why::no_land;

/// One of the explored lands of a board gets another Explorer; the keeper of the board chooses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MoreExplorers {
    pub(crate) lands: Lands,
}

impl Question for MoreExplorers {
    const FIRST: (RuleId, &'static str) = (SM_R74, "why-land-first");

    fn asked(&self, game: &SpiritIsland) -> Set<Seat> {
        Set::only(game.keeper_of_all(self.lands))
    }

    fn options(&self, _: &SpiritIsland, out: &mut impl FnMut(Move)) {
        self.lands.iter().for_each(|land| out(Move::Land(land)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Land(land) = action else { no_answer(action) };
        game.begin_act(land, crate::effect::InvaderAction::Explore);
        game.add_pieces(Kind::Explorer, 1, land, log);
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-more-explorers")
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Land(land) = action else { return None };
        Some(no_land(SM_R74, "why-not-explored", land))
    }

    fn fits(&self, game: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        let keepers = self.lands.iter().map(|land: Land| game.island.board_place(land));
        let boards: Set<Seat> = keepers.flatten().map(|place| Seat(crate::byte::byte(place))).collect();
        source.is_none_or(|source| matches!(source, Source::Scenario(_)))
            && boards.len() == 1
            && game.plays_by(crate::effect::Lasting::ExtraExplorer)
    }
}
