//! Pieces go to the target land.

use artel_engine::Log;

use super::{Scene, ToTarget, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for ToTarget {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let (from, group) = (at.here(), self.group);
        let left = game.amount(group.count, from, game.user_or(at.who));
        let target = game.action().and_then(|action| action.land).filter(|&to| to != from);
        if let Some(to) = target {
            let (kinds, up_to) = (group.kinds, group.up_to);
            game.push(question::Bring { from, to, kinds, left, up_to, who: at.who });
        }
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        at.has_some(self.group, game)
    }

    fn words(self, writer: &mut Writer) {
        writer.group("verb-to-target", self.group);
    }
}
