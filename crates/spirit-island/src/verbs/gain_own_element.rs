//! An element of which the Spirit has some.

use artel_engine::{Log, Phrase};

use super::{GainOwnElement, Scene, Verb, Where};
use crate::components::Elements;
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for GainOwnElement {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::OwnElement { who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.spirit(at.who).elements != Elements::NONE
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-gain-own-element"));
    }
}
