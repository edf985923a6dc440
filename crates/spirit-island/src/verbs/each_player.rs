//! Every player carries it out (SI-103).

use artel_engine::Log;

use super::{EachPlayer, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::{Writer, block::Who};

impl Verb for EachPlayer {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let left = game.all_seats().collect();
        game.push(question::Shares { effect: at.effect, left });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.feasible(self.effects, at.land, at.who)
    }

    fn words(self, writer: &mut Writer) {
        writer.block(Who::Everyone, self.effects);
    }
}
