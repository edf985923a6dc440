//! Pieces are pushed only into some lands.

use artel_engine::Log;

use super::{PushInto, Scene, Verb, Where};
use crate::effect::make::land;
use crate::effect::{Group, PushWay};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::{Writer, place::Described};

impl Verb for PushInto {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let from = at.here();
        let only = game.push_only(from, self.tests, at.who);
        if only.is_empty() {
            return;
        }
        let left = game.amount(self.group.count, from, game.user_or(at.who));
        let Group { kinds, up_to, .. } = self.group;
        let way = PushWay::Into;
        game.push(question::Push { from, kinds, left, up_to, way, used: only, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        at.has_some(self.group, game) && !game.push_only(at.here(), self.tests, at.who).is_empty()
    }

    fn words(self, writer: &mut Writer) {
        writer.group("verb-push", self.group);
        writer.say(Described::of(land(self.tests)).phrase("push-into"));
    }
}
