//! The target Spirit does something.

use artel_engine::Log;

use super::{ByTarget, Scene, Verb, Where};
use crate::agenda::Step;
use crate::effect::Whose;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for ByTarget {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let who = game.whose(Whose::Target, at.who);
        game.push(Step::Do { effects: self.effects, land: at.land, who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.feasible(self.effects, at.land, game.whose(Whose::Target, at.who))
    }

    fn words(self, writer: &mut Writer) {
        writer.by_target(self.effects);
    }
}
