//! A Spirit loses Energy.

use artel_engine::{Log, Phrase};

use super::{LoseEnergy, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for LoseEnergy {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let amount = self.amount.min(game.wealth(at.who));
        if amount > 0 {
            game.pay_energy(at.who, amount, log);
        }
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.wealth(at.who) > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-lose-energy").number("amount", self.amount));
    }
}
