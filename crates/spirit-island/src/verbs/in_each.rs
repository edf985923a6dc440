//! In each of some lands.

use artel_engine::Log;

use super::{InEach, Scene, Verb, Where};
use crate::agenda::Step;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for InEach {
    const WHERE: Where = Where::Names;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let lands = game.lands_of(self.place, at.land, at.who);
        game.push(Step::EachLand { lands, effects: self.effects, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let lands = game.lands_of(self.place, at.land, at.who);
        lands.iter().any(|land| game.feasible(self.effects, Some(land), at.who))
    }

    fn words(self, writer: &mut Writer) {
        writer.in_each(self.place, self.effects);
    }
}
