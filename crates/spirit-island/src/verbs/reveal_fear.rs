//! A Fear card is turned face up where it lies.

use artel_engine::{Log, Phrase};

use super::{RevealFear, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for RevealFear {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::RevealFear { who: at.who });
    }

    fn is_feasible(self, _: Scene, game: &SpiritIsland) -> bool {
        game.hidden_fear().next().is_some()
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-reveal-fear"));
    }
}
