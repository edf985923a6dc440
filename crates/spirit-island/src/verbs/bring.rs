//! Pieces come from the target land.

use artel_engine::Log;

use super::{Bring, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for Bring {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let (to, group) = (at.here(), self.group);
        let left = game.amount(group.count, to, game.user_or(at.who));
        if let Some(from) = game.action().and_then(|action| action.land) {
            let (kinds, up_to) = (group.kinds, group.up_to);
            game.push(question::Bring { from, to, kinds, left, up_to, who: at.who });
        }
    }

    fn is_feasible(self, _: Scene, game: &SpiritIsland) -> bool {
        let from = game.action().and_then(|action| action.land);
        from.is_some_and(|from| game.island.at(from).has(self.group.kinds))
    }

    fn words(self, writer: &mut Writer) {
        writer.group("verb-bring", self.group);
    }
}
