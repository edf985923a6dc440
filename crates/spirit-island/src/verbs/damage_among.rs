//! Damage divided among several lands.

use artel_engine::Log;

use super::{DamageAmong, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for DamageAmong {
    const WHERE: Where = Where::Names;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let amount = game.amount_at(self.amount, at.land, at.who);
        let lands = game.lands_of(self.place, at.land, at.who);
        game.deal_damage(lands, self.kinds, amount, at.who);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let lands = game.lands_of(self.place, at.land, at.who);
        game.amount_at(self.amount, at.land, at.who) > 0
            && lands.iter().any(|land| game.island.at(land).has(self.kinds))
    }

    fn words(self, writer: &mut Writer) {
        writer.damage_among(self.amount, self.kinds, self.place);
    }
}
