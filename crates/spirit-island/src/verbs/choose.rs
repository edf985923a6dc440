//! One of several lists (SI-R73).

use artel_engine::Log;

use super::{Choose, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for Choose {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::Choose { effect: at.effect, land: at.land, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        self.lists.iter().any(|list| game.feasible(list, at.land, at.who))
    }

    fn words(self, writer: &mut Writer) {
        writer.choose("choose", self.lists);
    }
}
