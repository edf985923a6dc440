//! In a land that is chosen.

use artel_engine::Log;

use super::{In, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for In {
    const WHERE: Where = Where::Names;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::In { effect: at.effect, here: at.land, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let lands = game.lands_of(self.place, at.land, at.who);
        lands.iter().any(|land| game.feasible(self.effects, Some(land), at.who))
    }

    fn words(self, writer: &mut Writer) {
        writer.in_land(self.place, self.effects);
    }
}
