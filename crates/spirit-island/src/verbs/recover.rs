//! A card comes back, even a forgotten one.

use artel_engine::{Log, Phrase};

use super::{Recover, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for Recover {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::Recover { who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.recoverable(at.who).next().is_some()
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-recover"));
    }
}
