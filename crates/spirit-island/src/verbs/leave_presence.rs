//! 1 Presence leaves the game.

use artel_engine::{Log, Phrase};

use super::{LeavePresence, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for LeavePresence {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let (tracks, who) = (self.tracks, at.who);
        game.push(question::SpendPresence { left: 1, up_to: false, tracks, gone: true, who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.has_presence_to_spend(at.who, self.tracks)
    }

    fn words(self, writer: &mut Writer) {
        let key = if self.tracks { "effect-leave-presence-tracks" } else { "effect-leave-presence" };
        writer.say(Phrase::new(key));
    }
}
