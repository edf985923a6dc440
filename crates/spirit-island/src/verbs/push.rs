//! Pieces are pushed (SI-280).

use artel_engine::{Log, Phrase};

use super::{Push, Scene, Verb, Where};
use crate::components::Lands;
use crate::effect::PushWay;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for Push {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let land = at.here();
        let left = game.amount(self.group.count, land, game.user_or(at.who));
        game.push_pieces(land, self.group.kinds, left, self.group.up_to, self.way, at.who);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let anywhere =
            !matches!(self.way, PushWay::TowardBuildings | PushWay::TowardOcean | PushWay::Without(_));
        let room = anywhere || !game.push_targets(at.here(), self.way, Lands::NONE).is_empty();
        at.has_some(self.group, game) && room
    }

    fn words(self, writer: &mut Writer) {
        writer.group("verb-push", self.group);
        match self.way {
            PushWay::Freely | PushWay::Dreamt | PushWay::Into => {}
            PushWay::Evenly => writer.say(Phrase::new("push-evenly")),
            PushWay::Apart => writer.say(Phrase::new("push-apart")),
            PushWay::Without(kind) => writer.say(Phrase::new("push-without").name("kind", kind.id())),
            PushWay::TowardOcean => writer.say(Phrase::new("push-toward-ocean")),
            PushWay::TowardBuildings => writer.say(Phrase::new("push-toward-buildings")),
            PushWay::WithDefend(defend) => {
                writer.say(Phrase::new("push-with-defend").number("amount", defend));
            }
        }
    }
}
