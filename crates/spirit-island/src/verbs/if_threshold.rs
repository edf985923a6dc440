//! What depends on a threshold.

use artel_engine::Log;

use super::{IfThreshold, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for IfThreshold {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let lists = [self.then, self.otherwise];
        game.if_threshold(at.effect, self.index, lists, at.land, at.who, log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.feasible(self.then, at.land, at.who) || game.feasible(self.otherwise, at.land, at.who)
    }

    fn words(self, writer: &mut Writer) {
        // What the threshold changes stands with the threshold.
        writer.effects(self.otherwise);
    }
}
