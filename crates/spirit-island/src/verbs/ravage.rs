//! The Invaders ravage in a land (SM-136).

use artel_engine::{Log, Phrase};

use super::{Ravage, Scene, Verb, Where};
use crate::agenda::Step;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for Ravage {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(Step::Ravage { land: at.here(), extra: true });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.has_ravagers(at.here())
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-ravage"));
    }
}
