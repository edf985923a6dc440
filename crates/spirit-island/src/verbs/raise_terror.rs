//! The Terror Level rises (SM-R75).

use artel_engine::{Log, Phrase};

use super::{RaiseTerror, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for RaiseTerror {
    const WHERE: Where = Where::Same;

    fn carry_out(self, _: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        game.raise_terror(log);
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-raise-terror"));
    }
}
