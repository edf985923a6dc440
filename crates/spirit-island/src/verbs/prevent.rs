//! What can be prevented on a board by destroying Presence there.

use artel_engine::{Log, Phrase};

use super::{Prevent, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for Prevent {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::Prevent { effect: at.effect, land: at.land, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.feasible(self.effects, at.land, at.who)
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("prevent").number("count", self.presence));
        writer.below_effects(self.effects);
    }
}
