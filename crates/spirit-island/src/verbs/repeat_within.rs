//! The Power is repeated on a land near its target.

use artel_engine::{Log, Phrase};

use super::{RepeatWithin, Scene, Verb, Where};
use crate::action;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for RepeatWithin {
    const WHERE: Where = Where::Same;

    fn carry_out(self, _: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.repeat_once(action::Repeat::Near);
    }

    fn is_feasible(self, _: Scene, game: &SpiritIsland) -> bool {
        let _ = game;
        true
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-repeat-within").number("range", self.range));
    }
}
