//! Whether the Badlands are added to this damage or saved for a later one of the same action (SM-R50).

use artel_engine::{Log, Phrase, RuleId, Seat, Set};

use super::{Question, in_land, is_yes, yes_or_no};
use crate::action::Source;
use crate::components::{Kinds, Land};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SM_R50;

/// More damage than the Badlands of a land ever add.
const MOST: u8 = 40;

/// The damage of the Badlands may be added now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Badlands {
    pub(crate) land: Land,
    pub(crate) kinds: Kinds,
    pub(crate) more: u8,
    pub(crate) who: Seat,
}

impl Question for Badlands {
    const FIRST: (RuleId, &'static str) = (SM_R50, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, _: &SpiritIsland, out: &mut impl FnMut(Move)) {
        yes_or_no(out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        if is_yes(action) {
            game.use_badlands(self.land, self.kinds, self.more);
        } else {
            game.save_badlands(self.land, self.kinds);
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        in_land("question-badlands", self.land).number("amount", self.more)
    }

    fn fits(&self, _: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        source.is_some() && (1..=MOST).contains(&self.more)
    }
}
