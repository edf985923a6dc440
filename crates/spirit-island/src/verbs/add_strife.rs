//! Different Invaders get Strife (SM-121).

use artel_engine::{Log, Phrase};

use super::{AddStrife, Scene, Verb, Where};
use crate::agenda;
use crate::effect::make::some;
use crate::game::SpiritIsland;
use crate::words::{Writer, names};

impl Verb for AddStrife {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.underway.fresh = game.island.pieces(at.here(), self.kinds).collect();
        at.pick(agenda::Verb::StrifeOnce, some(self.count, self.kinds), game);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.island.at(at.here()).has(self.kinds)
    }

    fn words(self, writer: &mut Writer) {
        let phrase = |key| Phrase::new(key).name("kinds", names::kinds(self.kinds));
        match self.count {
            u8::MAX => writer.say(phrase("effect-add-strife-each")),
            count => writer.say(phrase("effect-add-strife").number("count", count)),
        }
    }
}
