//! A piece is replaced by others (SI-271).

use artel_engine::Log;

use super::{Replace, Scene, Verb, Where};
use crate::agenda;
use crate::components::Kinds;
use crate::effect::make::some;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for Replace {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let group = some(1, Kinds::only(self.from));
        at.pick(agenda::Verb::Replace(self.count, self.to), group, game);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.count(at.here(), self.from) > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.replace(self.from, self.count, self.to);
    }
}
