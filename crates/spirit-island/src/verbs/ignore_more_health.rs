//! The Power does not heed what gives pieces more Health.

use artel_engine::{Log, Phrase};

use super::{IgnoreMoreHealth, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for IgnoreMoreHealth {
    const WHERE: Where = Where::Same;

    fn carry_out(self, _: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        if let Some(action) = game.action_mut() {
            action.bare = true;
        }
    }

    fn is_feasible(self, _: Scene, game: &SpiritIsland) -> bool {
        let _ = game;
        true
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-ignore-more-health"));
    }
}
