//! A Spirit forgets a Power card (SI-257).

use artel_engine::{Log, Phrase};

use super::{ForgetCard, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for ForgetCard {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::Forget { who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.spirit(at.who).cards.iter_own().next().is_some()
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-forget-card"));
    }
}
