//! Invaders of so much Health are removed (SI-R61).

use artel_engine::Log;

use super::{RemoveHealth, Scene, Verb, Where};
use crate::agenda;
use crate::components::INVADERS;
use crate::effect::Group;
use crate::game::SpiritIsland;
use crate::words::{Writer, amount};

impl Verb for RemoveHealth {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let group = Group { kinds: INVADERS, count: self.amount, up_to: true };
        at.pick(agenda::Verb::RemoveHealth, group, game);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let land = at.here();
        game.amount(self.amount, land, game.user_or(at.who)) > 0 && game.has_invaders(land)
    }

    fn words(self, writer: &mut Writer) {
        writer.amount(amount::REMOVE_HEALTH, self.amount, |phrase| phrase);
    }
}
