//! Pieces are pushed where most others are.

use artel_engine::{Log, Phrase};

use super::{PushToMost, Scene, Verb, Where};
use crate::effect::{Group, PushWay};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::{Writer, names};

impl Verb for PushToMost {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let from = at.here();
        let only = game.most_around(from, self.kinds);
        if only.is_empty() {
            return;
        }
        let left = game.amount(self.group.count, from, game.user_or(at.who));
        let Group { kinds, up_to, .. } = self.group;
        let way = PushWay::Into;
        game.push(question::Push { from, kinds, left, up_to, way, used: only, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        at.has_some(self.group, game) && !game.most_around(at.here(), self.kinds).is_empty()
    }

    fn words(self, writer: &mut Writer) {
        writer.group("verb-push", self.group);
        writer.say(Phrase::new("push-to-most").name("kinds", names::kinds(self.kinds)));
    }
}
