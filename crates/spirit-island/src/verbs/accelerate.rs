//! The top card of the Invader deck is discarded.

use artel_engine::{Log, Phrase};

use super::{Accelerate, Scene, Verb, Where};
use crate::agenda::Step;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for Accelerate {
    const WHERE: Where = Where::Same;

    fn carry_out(self, _: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(Step::Accelerate);
    }

    fn is_feasible(self, _: Scene, game: &SpiritIsland) -> bool {
        game.invader_deck() > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-accelerate"));
    }
}
