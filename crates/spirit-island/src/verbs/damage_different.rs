//! 1 damage to each of so many different pieces.

use artel_engine::{Log, Phrase};

use super::{DamageDifferent, Scene, Verb, Where};
use crate::effect::Group;
use crate::game::SpiritIsland;
use crate::words::{Writer, names};

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
        let Group { kinds, count, up_to } = self.group;
        let phrase = |key| Phrase::new(key).name("kinds", names::kinds(kinds));
        match names::counted(count) {
            Some(of) => writer.say(phrase("effect-damage-different-for-each").name("of", of)),
            None if up_to => {
                writer.say(phrase("effect-damage-different-up-to").number("count", count.fixed));
            }
            None => writer.say(phrase("effect-damage-different").number("count", count.fixed)),
        }
    }
}
