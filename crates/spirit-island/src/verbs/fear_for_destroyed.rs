//! Fear for what is destroyed by this.

use artel_engine::{Log, Phrase};

use super::{FearForDestroyed, Scene, Verb, Where};
use crate::agenda::Step;
use crate::game::SpiritIsland;
use crate::words::{Writer, names};

impl Verb for FearForDestroyed {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let before = game.destroyed_so_far(self.kinds);
        game.push(Step::CountDestroyed { kinds: self.kinds, before });
        game.push(Step::Do { effects: self.effects, land: at.land, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.feasible(self.effects, at.land, at.who)
    }

    fn words(self, writer: &mut Writer) {
        writer.effects(self.effects);
        writer.say(Phrase::new("effect-fear-for-destroyed").name("kinds", names::kinds(self.kinds)));
    }
}
