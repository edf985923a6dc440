//! The Invaders build and explore, and their cards move on.

use artel_engine::{Log, Phrase};

use super::{InvadersAct, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for InvadersAct {
    const WHERE: Where = Where::Same;

    fn carry_out(self, _: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.invaders_act();
    }

    fn is_feasible(self, _: Scene, game: &SpiritIsland) -> bool {
        game.invader_deck() > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-invaders-act"));
    }
}
