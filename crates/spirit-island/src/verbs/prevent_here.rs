//! What can be prevented by destroying Presence and Dahan in the land.

use artel_engine::{Log, Phrase};

use super::{PreventHere, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for PreventHere {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::Prevent { effect: at.effect, land: at.land, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.feasible(self.effects, at.land, at.who)
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("prevent-here").number("count", self.count));
        writer.below_effects(self.effects);
    }
}
