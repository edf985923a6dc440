//! Blight is added (SI-197).

use artel_engine::{Log, Phrase};

use super::{AddBlight, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for AddBlight {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        game.add_blight(at.here(), at.who, log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        !game.is_pure(at.here())
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-add-blight"));
    }
}
