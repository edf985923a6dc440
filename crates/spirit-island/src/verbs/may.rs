//! What may be left out.

use artel_engine::Log;

use super::{May, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::{Writer, block::Who};

impl Verb for May {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::May { effect: at.effect, land: at.land, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.feasible(self.effects, at.land, at.who)
    }

    fn words(self, writer: &mut Writer) {
        writer.block(Who::UserMay, self.effects);
    }
}
