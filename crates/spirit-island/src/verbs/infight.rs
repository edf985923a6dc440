//! Invaders fight each other.

use artel_engine::{Log, Phrase};

use super::{Infight, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for Infight {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        game.infight(at.here(), at.who, log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.island.at(at.here()).has_invaders()
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-infight"));
    }
}
