//! The Invaders build in a land (SM-136).

use artel_engine::{Log, Phrase};

use super::{Build, Scene, Verb, Where};
use crate::agenda::Step;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for Build {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(Step::Build { land: at.here(), extra: true });
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-build"));
    }
}
