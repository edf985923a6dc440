//! A Town becomes a City, or an Explorer a Town (NI-108).

use artel_engine::{Log, Phrase};

use super::{Scene, Upgrade, Verb, Where};
use crate::agenda;
use crate::components::{Kind, Kinds};
use crate::effect::make::some;
use crate::game::SpiritIsland;
use crate::words::{Writer, names};

impl Upgrade {
    /// The kinds that can be upgraded.
    fn possible(self) -> Kinds {
        self.kinds.iter().filter(|kind: &Kind| kind.upgraded().is_some()).collect()
    }
}

impl Verb for Upgrade {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        at.pick(agenda::Verb::Upgrade, some(1, self.possible()), game);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.island.at(at.here()).has(self.possible())
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-upgrade").name("kinds", names::kinds(self.kinds)));
    }
}
