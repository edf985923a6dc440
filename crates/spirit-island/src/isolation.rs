//! Isolated lands (SM-094 to SM-098): what Invaders do by themselves finds nothing next to them. Who moves Invaders by a text
//! may use what touches, or not (SM-R54). Blight, the coast and all other pieces do not care.

use artel_engine::Seat;

use crate::components::{INVADERS, Kinds, Land, Lands};
use crate::effect::Lasting;
use crate::game::SpiritIsland;

impl SpiritIsland {
    /// Whether the land is isolated now.
    #[inline]
    pub fn is_isolated(&self, land: Land) -> bool {
        let by_rule = |(lasting, user): (Lasting, Seat)| {
            let Lasting::IsolatedWhere(condition) = lasting else { return false };
            self.holds(condition, land, user)
        };
        self.lasts_at(land, Lasting::Isolated) || self.in_force().any(by_rule)
    }

    /// The lands that a land touches for what the Invaders do by themselves (SM-095).
    pub(crate) fn around_for_invaders(&self, land: Land) -> Lands {
        if self.is_isolated(land) {
            return Lands::NONE;
        }
        self.island.around(land).iter().filter(|&near| !self.is_isolated(near)).collect()
    }

    /// Whether nothing but Invaders could be pushed from the land, and all of them across an isolation, so that the push may
    /// be left out (SM-R54).
    pub(crate) fn may_leave_push(&self, from: Land, kinds: Kinds, targets: Lands) -> bool {
        let cut_off = self.is_isolated(from) || targets.iter().all(|to| self.is_isolated(to));
        cut_off && !self.island.at(from).has(kinds.minus(INVADERS))
    }

    /// The same for what could be gathered into the land.
    pub(crate) fn may_leave_gather(&self, to: Land, kinds: Kinds) -> bool {
        let apart = self.is_isolated(to);
        let with =
            |kinds: Kinds| self.around_now(to).iter().filter(move |&from| self.island.at(from).has(kinds));
        with(kinds.minus(INVADERS)).next().is_none()
            && with(kinds).all(|from| apart || self.is_isolated(from))
    }
}
