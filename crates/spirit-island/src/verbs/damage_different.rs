//! 1 damage to each of so many different pieces.

use artel_engine::{Log, Phrase};

use super::{DamageDifferent, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for DamageDifferent {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let land = at.here();
        let left = game.amount(self.group.count, land, game.user_or(at.who));
        game.damage_different(land, left, self.group.up_to, at.who);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        at.has_some(self.group, game)
    }

    fn words(self, writer: &mut Writer) {
        writer.group("verb-choose", self.group);
        writer.say(Phrase::new("effect-damage-chosen"));
    }
}
