//! The Event card goes back into its deck.

use artel_engine::{Log, Phrase};

use super::{ReturnEvent, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for ReturnEvent {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let _ = at;
        game.return_event(self.depth);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let _ = (at, game);
        true
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-return-event").number("count", self.depth));
    }
}
