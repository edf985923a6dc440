//! Pieces are gathered (SI-278).

use artel_engine::Log;

use super::{Gather, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for Gather {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let (to, group) = (at.here(), self.group);
        let left = game.amount(group.count, to, game.user_or(at.who));
        game.push(question::Gather { to, kinds: group.kinds, left, up_to: group.up_to, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let near = game.around_now(at.here());
        at.wants(self.group, game) && near.iter().any(|near| game.island.at(near).has(self.group.kinds))
    }

    fn words(self, writer: &mut Writer) {
        writer.group("verb-gather", self.group);
    }
}
