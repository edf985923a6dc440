//! Invader actions do not happen in a land (SI-R54).

use artel_engine::Log;

use super::{Scene, Skip, Verb, Where};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::skipped::SkippedIn;
use crate::words::Writer;

impl Verb for Skip {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        game.skips.push(SkippedIn::new(at.here(), self.actions));
        log.push(game, Event::Lasts { source: game.source_id() });
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        writer.skip("effect-skip", self.actions);
    }
}
