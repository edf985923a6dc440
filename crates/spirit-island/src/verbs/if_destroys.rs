//! What follows if something is destroyed.

use artel_engine::{Log, Phrase};

use super::{IfDestroys, Scene, Verb, Where};
use crate::agenda::Step;
use crate::game::SpiritIsland;
use crate::words::{Writer, names};

impl Verb for IfDestroys {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let before = game.destroyed_so_far(self.kinds);
        game.push(Step::IfDestroyed { effect: at.effect, before, land: at.land, who: at.who });
        game.push(Step::Do { effects: self.effects, land: at.land, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.feasible(self.effects, at.land, at.who)
    }

    fn words(self, writer: &mut Writer) {
        writer.effects(self.effects);
        writer.say(Phrase::new("if-destroys").name("kinds", names::kinds(self.kinds)));
        writer.below_effects(self.then);
    }
}
