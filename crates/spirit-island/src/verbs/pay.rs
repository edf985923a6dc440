//! What somebody may pay Energy for.

use artel_engine::Log;

use super::{Pay, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for Pay {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let who = game.whose(self.whose, at.who);
        game.push(question::Pay { effect: at.effect, land: at.land, who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let payer = game.whose(self.whose, at.who);
        let pays = game.wealth(payer) >= self.cost && game.feasible(self.then, at.land, payer);
        pays || game.feasible(self.otherwise, at.land, payer)
    }

    fn words(self, writer: &mut Writer) {
        writer.pay(self.whose, self.cost, self.then, self.otherwise);
    }
}
