//! Whether a damage bonus that is given once joins the damage (SI-R45, SI-R68).

use artel_engine::{Log, Phrase, RuleId, Seat, Set};

use super::{Question, is_yes, of_power, yes_or_no};
use crate::action::Source;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_216;

/// A damage bonus that is given once may be used now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Bonus {
    pub(crate) who: Seat,
}

impl Question for Bonus {
    const FIRST: (RuleId, &'static str) = (SI_216, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, _: &SpiritIsland, out: &mut impl FnMut(Move)) {
        yes_or_no(out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        if is_yes(action) {
            game.use_gift(self.who);
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-bonus")
    }

    fn fits(&self, _: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        of_power(source)
    }
}
