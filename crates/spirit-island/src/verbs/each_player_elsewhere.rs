//! Every player carries it out in a land of their own.

use artel_engine::Log;

use super::{EachPlayerElsewhere, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for EachPlayerElsewhere {
    const WHERE: Where = Where::Names;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let left = game.all_seats().collect();
        game.push(question::Shares { effect: at.effect, left });
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        writer.elsewhere(self.place, self.effects);
    }
}
