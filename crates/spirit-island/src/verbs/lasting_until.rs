//! Something lasts until something else than the end of the turn.

use artel_engine::Log;

use super::{LastingUntil, Scene, Verb, Where};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for LastingUntil {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Some(what) = at.effect.lasting() else { unreachable!("the effect lasts") };
        game.let_last(what, self.until, at.land);
        game.weaken(*what, log);
        log.push(game, Event::Lasts { source: game.source_id() });
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        writer.lasting_until(self.what, self.until);
    }
}
