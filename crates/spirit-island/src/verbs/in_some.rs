//! In some lands, one after another.

use artel_engine::Log;

use super::{InSome, Scene, Verb, Where};
use crate::components::Lands;
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for InSome {
    const WHERE: Where = Where::Names;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let (left, used) = (self.number.count, Lands::NONE);
        game.push(question::InSome { effect: at.effect, here: at.land, left, used, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let lands = game.lands_of(self.place, at.land, at.who);
        lands.iter().any(|land| game.feasible(self.effects, Some(land), at.who))
    }

    fn words(self, writer: &mut Writer) {
        writer.in_some(self.number, self.place, self.effects);
    }
}
