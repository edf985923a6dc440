//! A Slow Power is used now.

use artel_engine::{Log, Phrase};

use super::{Scene, UseSlow, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for UseSlow {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::UseSlow { who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.can_use_slow(at.who)
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-use-slow"));
    }
}
