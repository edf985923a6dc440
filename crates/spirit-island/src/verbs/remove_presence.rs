//! Presence may be removed.

use artel_engine::{Log, Phrase};

use super::{RemovePresence, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for RemovePresence {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let (tracks, who) = (self.tracks, at.who);
        game.push(question::SpendPresence { left: self.most, up_to: true, tracks, gone: false, who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.has_presence_to_spend(at.who, self.tracks)
    }

    fn words(self, writer: &mut Writer) {
        let key = if self.tracks {
            writer.by_who("effect-remove-presence-tracks", "effect-remove-its-presence-tracks")
        } else {
            writer.by_who("effect-remove-presence", "effect-remove-its-presence")
        };
        writer.say(Phrase::new(key).number("count", self.most));
    }
}
