//! All is done once more for forgotten cards.

use artel_engine::{Log, Phrase};

use super::{AgainForForgetting, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for AgainForForgetting {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::Again { land: at.land, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.can_forget_each_kind(at.who)
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-again-for-forgetting"));
    }
}
