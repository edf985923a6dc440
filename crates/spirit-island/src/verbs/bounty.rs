//! Towns and Cities that fall generate more Fear.

use artel_engine::{Log, Phrase};

use super::{Bounty, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for Bounty {
    const WHERE: Where = Where::Same;

    fn carry_out(self, _: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        if let Some(action) = game.action_mut() {
            action.bounty = self.most;
        }
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-bounty").number("most", self.most));
    }
}
