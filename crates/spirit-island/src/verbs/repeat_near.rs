//! The Power is repeated next to its target (SI-291).

use artel_engine::{Log, Phrase};

use super::{RepeatNear, Scene, Verb, Where};
use crate::action;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for RepeatNear {
    const WHERE: Where = Where::Same;

    fn carry_out(self, _: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.repeat_once(action::Repeat::Near);
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-repeat-near"));
    }
}
