//! Presence becomes Badlands.

use artel_engine::{Log, Phrase};

use super::{PresenceToBadlands, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for PresenceToBadlands {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        game.presence_to_badlands(at.who, at.here(), log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.presence(at.who, at.here()) > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new(
            writer.by_who("effect-presence-to-badlands", "effect-its-presence-to-badlands"),
        ));
    }
}
