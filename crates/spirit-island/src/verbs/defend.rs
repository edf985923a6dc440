//! Defend is added to a land (SI-274, SI-275).

use artel_engine::Log;

use super::{Defend, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::{Writer, amount};

impl Verb for Defend {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let land = at.here();
        let amount = game.amount(self.amount, land, game.user_or(at.who));
        game.defend(land, amount, log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.amount(self.amount, at.here(), game.user_or(at.who)) > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.amount(amount::DEFEND, self.amount, |phrase| phrase);
    }
}
