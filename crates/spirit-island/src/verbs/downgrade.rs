//! A City becomes a Town, or a Town an Explorer.

use artel_engine::{Log, Phrase};

use super::{Downgrade, Scene, Verb, Where};
use crate::agenda;
use crate::components::Kind;
use crate::effect::make::some;
use crate::game::SpiritIsland;
use crate::words::{Writer, names};

impl Verb for Downgrade {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        at.pick(agenda::Verb::Downgrade, some(1, self.kinds), game);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.island.at(at.here()).has(self.kinds)
    }

    fn words(self, writer: &mut Writer) {
        let mut possible = self.kinds.iter().filter_map(|kind| Some((kind, kind.downgraded()?)));
        match (possible.next(), possible.next()) {
            (Some((from, to)), None) if self.kinds.len() == 1 => writer.replace(from, 1, to),
            _ if self.kinds.contains(Kind::Explorer) => {
                writer.say(Phrase::new("effect-downgrade-any").name("kinds", names::kinds(self.kinds)));
            }
            _ => writer.say(Phrase::new("effect-downgrade")),
        }
    }
}
