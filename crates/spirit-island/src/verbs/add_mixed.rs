//! Pieces of several kinds are added.

use artel_engine::{Log, Phrase};

use super::{AddMixed, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for AddMixed {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let land = at.here();
        let left = game.amount(self.group.count, land, game.user_or(at.who));
        let (kinds, most) = (self.group.kinds, self.most);
        game.push(question::AddMixed { land, kinds, left, most, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let some = self.group.kinds.len() > 1 || game.has_invaders(at.here());
        at.wants(self.group, game) && some
    }

    fn words(self, writer: &mut Writer) {
        writer.group("verb-add", self.group);
        if self.most < u8::MAX {
            writer.say(Phrase::new("effect-at-most-each").number("count", self.most));
        }
    }
}
