//! A Spirit destroys its own Presence (SI-059).

use artel_engine::{Log, Phrase};

use super::{DestroyPresence, Scene, Verb, Where};
use crate::components::Lands;
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for DestroyPresence {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::LosePresence { left: self.count, lands: Lands::NONE, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        !game.island.presence_anywhere(at.who).is_empty()
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-destroy-presence").number("count", self.count));
    }
}
