//! Pieces are destroyed (SI-273).

use artel_engine::Log;

use super::{Destroy, Scene, Verb, Where};
use crate::agenda;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for Destroy {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        at.pick(agenda::Verb::Destroy, self.group, game);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let (land, kinds) = (at.here(), self.group.kinds);
        let exposed = kinds.iter().any(|kind| game.count(land, kind) > 0 && !game.is_safe(kind, land));
        at.wants(self.group, game) && exposed
    }

    fn words(self, writer: &mut Writer) {
        writer.group("verb-destroy", self.group);
    }
}
