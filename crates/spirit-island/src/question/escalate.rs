//! To which land an escalation adds a Town (SI-155).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::components::{BoardName, Kind, Land, Piece};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_155, SI_R01};
use crate::why::no_land;

/// A Town is added to a land of this board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Escalate {
    pub(crate) board: BoardName,
}

impl Question for Escalate {
    const FIRST: (RuleId, &'static str) = (SI_155, "why-land-first");

    fn asked(&self, game: &SpiritIsland) -> Set<Seat> {
        Set::only(game.keeper(Land::new(self.board, 1)))
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let lands = self.board.lands().and(game.island.lands);
        let townless = lands.iter().filter(|&land| game.island.at(land).count(Kind::Town) == 0);
        townless.for_each(|land| out(Move::Land(land)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Land(land) = action else { no_answer(action) };
        game.island.add(land, Piece::whole(Kind::Town), 1);
        log.push(game, Event::Escalated { land });
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-escalate").text("board", self.board.id())
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Land(land) = action else { return None };
        if land.board() != Some(self.board) {
            let reason = Phrase::new("why-other-board").text("board", self.board.id());
            return Some(Illegal { rule: SI_155, reason });
        }
        let town = game.island.at(land).count(Kind::Town) > 0;
        town.then(|| no_land(SI_R01, "why-town-there", land))
    }
}
