//! Blight is removed (SI-198).

use artel_engine::{Log, Phrase};

use super::{RemoveBlight, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for RemoveBlight {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        game.remove_blight(at.here(), log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.blight(at.here()) > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-remove-blight"));
    }
}
