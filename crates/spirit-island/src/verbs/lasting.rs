//! Something lasts until the turn ends (SI-221).

use artel_engine::Log;

use super::{Lasting, Scene, Verb, Where};
use crate::effect::Until;
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for Lasting {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Some(what) = at.effect.lasting() else { unreachable!("the effect lasts") };
        game.let_last(what, Until::TurnEnds, at.land);
        game.weaken(*what, log);
        log.push(game, Event::Lasts { source: game.source_id() });
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        // What adversaries change for good is not said to be of this turn; cards say it here.
        let plain = matches!(
            self.what,
            crate::effect::Lasting::Health(..)
                | crate::effect::Lasting::LessHealth(..)
                | crate::effect::Lasting::WiderExplore(_)
                | crate::effect::Lasting::ExploreTown
        );
        if plain {
            writer.this_turn(self.what);
        } else {
            writer.lasting(self.what);
        }
    }
}
