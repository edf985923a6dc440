//! Own Presence is pushed.

use artel_engine::{Log, Phrase};

use super::{PushOwnPresence, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for PushOwnPresence {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::PushPresence { from: at.here(), who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.island.at(at.here()).presence(at.who) > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-push-presence"));
    }
}
