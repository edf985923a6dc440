//! Something is done several times.

use artel_engine::{Log, Phrase};

use super::{Scene, Times, Verb, Where};
use crate::agenda::Step;
use crate::game::SpiritIsland;
use crate::words::{Writer, names};

impl Verb for Times {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let left = game.amount_at(self.amount, at.land, at.who);
        game.push(Step::Times { left, effects: self.effects, land: at.land, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.amount_at(self.amount, at.land, at.who) > 0 && game.feasible(self.effects, at.land, at.who)
    }

    fn words(self, writer: &mut Writer) {
        if let Some(of) = names::counted(self.amount) {
            writer.say(Phrase::new("times").name("of", of));
        }
        writer.below_effects(self.effects);
    }
}
