//! Whether a Build is skipped or changed (SI-R60).

use artel_engine::{Log, Phrase, RuleId, Seat, Set};

use super::{Question, in_land, is_yes, yes_or_no};
use crate::components::Land;
use crate::effect::InvaderAction;
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_R57;

/// Whether the Build in the land is the one that would add a City, and skipped, or a changed one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SkipOrChange {
    pub(crate) land: Land,
}

impl Question for SkipOrChange {
    const FIRST: (RuleId, &'static str) = (SI_R57, "why-decide-first");

    fn asked(&self, game: &SpiritIsland) -> Set<Seat> {
        Set::only(game.keeper(self.land))
    }

    fn options(&self, _: &SpiritIsland, out: &mut impl FnMut(Move)) {
        yes_or_no(out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        if is_yes(action) {
            log.push(game, Event::Skipped { land: self.land, action: InvaderAction::Build });
        } else {
            game.build_piece(self.land, true, log);
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        in_land("question-skip-or-change", self.land)
    }
}
