//! Whether a Spirit gives up Presence to stop an Invader action.

use artel_engine::{Log, Phrase, RuleId, Seat, Set};

use super::{Question, in_land, is_yes, yes_or_no};
use crate::action::Source;
use crate::components::Land;
use crate::effect::{InvaderAction, Trait};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::reconcile::{Act, Change, Coming};
use crate::rules::SI_R57;

/// Whether the Spirit destroys 1 of its Presence in the land, so that the action there does not happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SkipForPresence {
    pub(crate) land: Land,
    pub(crate) action: InvaderAction,
    pub(crate) who: Seat,
    /// Whether the action is not that of a card in its space.
    pub(crate) extra: bool,
}

impl Question for SkipForPresence {
    const FIRST: (RuleId, &'static str) = (SI_R57, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
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
        in_land("question-skip-for-presence", self.land).name("action", self.action.id())
    }

    fn fits(&self, game: &SpiritIsland, _: Option<Source>, is_next: bool) -> bool {
        let spirit = game.spirits.get(self.who.index());
        let may = spirit.is_some_and(|spirit| spirit.traits().any(|bends| bends == Trait::SkipForPresence));
        let can = may && game.can_skip_for_presence(self.who, self.land);
        is_next && self.action != InvaderAction::Explore && can
    }
}

impl SkipForPresence {
    /// What is coming, and what would skip it.
    fn offer(&self) -> (Coming, Change) {
        let act = Act::new(self.land, self.action, self.extra);
        (Coming::Act(act), Change::SkipForPresence(self.who))
    }
}
