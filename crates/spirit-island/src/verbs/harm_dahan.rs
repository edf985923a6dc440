//! Damage to Dahan that nobody divides (SM-111).

use artel_engine::Log;

use super::{HarmDahan, Scene, Verb, Where};
use crate::components::Kind;
use crate::effect::make::DAHAN;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for HarmDahan {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let amount = game.amount_at(self.amount, at.land, at.who);
        game.damage_dahan(at.here(), amount, log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let (land, kind) = (at.here(), Kind::Dahan);
        game.count(land, kind) > 0
            && !game.is_safe(kind, land)
            && game.amount_at(self.amount, at.land, at.who) > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.damage(self.amount, DAHAN);
    }
}
