//! Damage to each piece of some kinds.

use artel_engine::{Log, Phrase};

use super::{DamageEach, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::{Writer, names};

impl Verb for DamageEach {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        game.damage_each(at.here(), self.kinds, self.damage, at.who, log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.island.at(at.here()).has(self.kinds)
    }

    fn words(self, writer: &mut Writer) {
        let phrase = Phrase::new("effect-damage-each").number("amount", self.damage);
        writer.say(phrase.name("kinds", names::kinds(self.kinds)));
    }
}
