//! Pieces come from lands within Range.

use artel_engine::{Log, Phrase};

use super::{Fetch, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::{Writer, names};

impl Verb for Fetch {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let (to, group) = (at.here(), self.group);
        let left = game.amount(group.count, to, game.user_or(at.who));
        let (kinds, up_to, range) = (group.kinds, group.up_to, self.range);
        game.push(question::Fetch { to, kinds, left, up_to, range, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let lands = game.lands_to_fetch_from(at.here(), self.range, at.who);
        at.wants(self.group, game) && lands.iter().any(|land| game.island.at(land).has(self.group.kinds))
    }

    fn words(self, writer: &mut Writer) {
        let group = self.group;
        let phrase =
            Phrase::new("effect-fetch").number("range", self.range).number("count", group.count.fixed);
        writer.say(phrase.name("kinds", names::kinds(group.kinds)));
    }
}
