//! Fear is generated (SI-091).

use artel_engine::Log;

use super::{Fear, Scene, Verb, Where};
use crate::changes::Cause;
use crate::game::SpiritIsland;
use crate::words::{Writer, amount};

impl Verb for Fear {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let amount = game.amount_at(self.amount, at.land, at.who);
        game.generate_fear(amount, Cause::Said, at.land, log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        at.land.is_none_or(|land| game.amount(self.amount, land, game.user_or(at.who)) > 0)
    }

    fn words(self, writer: &mut Writer) {
        writer.amount(amount::FEAR, self.amount, |phrase| phrase);
    }
}
