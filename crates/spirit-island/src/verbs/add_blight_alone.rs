//! 1 Blight is added that does not cascade.

use artel_engine::{Log, Phrase};

use super::{AddBlightAlone, Scene, Verb, Where};
use crate::changes::Spread;
use crate::game::SpiritIsland;
use crate::reconcile::Coming;
use crate::words::Writer;

impl Verb for AddBlightAlone {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let coming = Coming::Blight { land: at.here(), spread: Spread::Alone, who: at.who };
        game.let_come(coming, log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        !game.is_pure(at.here())
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-add-blight-alone"));
    }
}
