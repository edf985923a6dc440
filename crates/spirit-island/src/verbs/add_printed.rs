//! The pieces that the board shows are added.

use artel_engine::{Log, Phrase};

use super::{AddPrinted, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::{Writer, names};

impl Verb for AddPrinted {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        game.add_printed(self.kinds, at.here(), at.who, log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let printed = at.here().printed().setup.by_kind();
        let _ = game;
        printed.into_iter().any(|(kind, count)| count > 0 && self.kinds.contains(kind))
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-add-printed").name("kinds", names::kinds(self.kinds)));
    }
}
