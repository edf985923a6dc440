//! Damage to Invaders, divided freely (SI-266).

use artel_engine::Log;

use super::{Damage, Scene, Verb, Where};
use crate::components::Lands;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for Damage {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let land = at.here();
        let amount = game.amount(self.amount, land, game.user_or(at.who));
        let room = if self.amount.most == u8::MAX { u8::MAX } else { self.amount.most - amount };
        game.deal_at_most(Lands::only(land), self.kinds, amount, room, at.who);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let land = at.here();
        game.amount(self.amount, land, game.user_or(at.who)) > 0 && game.island.at(land).has(self.kinds)
    }

    fn words(self, writer: &mut Writer) {
        writer.damage(self.amount, self.kinds);
    }
}
