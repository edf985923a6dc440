//! Energy is gained.

use artel_engine::Log;

use super::{Energy, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::{Writer, amount};

impl Verb for Energy {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let amount = game.amount_at(self.amount, at.land, at.who);
        game.gain_energy(game.whose(self.whose, at.who), amount, log);
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        writer.amount(amount::energy(self.whose), self.amount, |phrase| phrase);
    }
}
