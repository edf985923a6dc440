//! The Power is repeated.

use artel_engine::{Log, Phrase};

use super::{Repeat, Scene, Verb, Where};
use crate::action;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for Repeat {
    const WHERE: Where = Where::Same;

    fn carry_out(self, _: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.repeat_once(action::Repeat::Anywhere);
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-repeat"));
    }
}
