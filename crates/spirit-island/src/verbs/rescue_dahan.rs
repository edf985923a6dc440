//! Dahan are put ashore.

use artel_engine::{Log, Phrase};

use super::{RescueDahan, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for RescueDahan {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::Rescue { who: at.who });
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        false // there is somebody to rescue only after the rest of the Power
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-rescue-dahan"));
    }
}
