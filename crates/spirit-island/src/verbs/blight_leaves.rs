//! Blight leaves the game from the Blight card.

use artel_engine::Log;

use super::{BlightLeaves, Scene, Verb, Where};
use crate::agenda::Step;
use crate::game::SpiritIsland;
use crate::words::{Writer, amount};

impl Verb for BlightLeaves {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let left = game.amount_at(self.amount, at.land, at.who);
        game.push(Step::BlightLeaves { left });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.blight_pool > 0 && game.amount_at(self.amount, at.land, at.who) > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.amount(amount::BLIGHT_LEAVES, self.amount, |phrase| phrase);
    }
}
