//! Presence is added near the own (SI-050).

use artel_engine::{Log, Phrase};

use super::{AddPresenceWithin, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for AddPresenceWithin {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::PresenceTo { range: self.range, growth: None, who: at.who });
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        if self.range == 0 {
            return writer.say(Phrase::new("effect-add-presence-to-own-land"));
        }
        writer.say(Phrase::new("effect-add-presence-within").number("range", self.range));
    }
}
