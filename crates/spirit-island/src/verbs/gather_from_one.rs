//! Pieces are gathered from a single land (SI-278).

use artel_engine::Log;

use super::{GatherFromOne, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for GatherFromOne {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let to = at.here();
        let left = game.amount(self.group.count, to, game.user_or(at.who));
        let (kinds, up_to) = (self.group.kinds, self.group.up_to);
        game.push(question::FromOne { to, kinds, left, up_to, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let around = game.around_now(at.here());
        at.wants(self.group, game) && around.iter().any(|land| game.island.at(land).has(self.group.kinds))
    }

    fn words(self, writer: &mut Writer) {
        writer.group("verb-gather-from-one", self.group);
    }
}
