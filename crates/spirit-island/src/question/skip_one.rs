//! Whether somebody skips an Invader action that would happen now.

use artel_engine::{Log, Phrase, RuleId, Seat, Set};

use super::{Question, in_land, is_yes, yes_or_no};
use crate::action::Source;
use crate::components::Land;
use crate::effect::InvaderAction;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::reconcile::{Act, Change, Coming};
use crate::rules::SI_R57;

/// Whether the action of the land does not happen, by what lasts at this place of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SkipOne {
    pub(crate) land: Land,
    pub(crate) action: InvaderAction,
    pub(crate) standing: u8,
    /// Whether the action is not that of a card in its space.
    pub(crate) extra: bool,
}

impl Question for SkipOne {
    const FIRST: (RuleId, &'static str) = (SI_R57, "why-decide-first");

    fn asked(&self, game: &SpiritIsland) -> Set<Seat> {
        Set::only(game.standing[usize::from(self.standing)].user)
    }

    fn options(&self, _: &SpiritIsland, out: &mut impl FnMut(Move)) {
        yes_or_no(out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let (coming, change) = self.offer();
        if is_yes(action) {
            game.apply(change, coming, log);
        } else {
            game.decline(coming, change, log);
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        in_land("question-skip-one", self.land).name("action", self.action.id())
    }

    fn fits(&self, game: &SpiritIsland, _: Option<Source>, is_next: bool) -> bool {
        is_next && game.skips_one(self.land, self.action).any(|place| place == self.standing)
    }
}

impl SkipOne {
    /// What is coming, and what would skip it.
    fn offer(&self) -> (Coming, Change) {
        let act = Act::new(self.land, self.action, self.extra);
        (Coming::Act(act), Change::SkipOne(self.standing))
    }
}
