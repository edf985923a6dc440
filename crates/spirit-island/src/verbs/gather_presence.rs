//! Presence of the user is gathered.

use artel_engine::{Log, Phrase};

use super::{GatherPresence, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for GatherPresence {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::GatherPresence { to: at.here(), up_to: self.up_to, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let user = game.user_or(at.who);
        let near = game.around_now(at.here());
        game.may_dwell(user, at.here()) && near.iter().any(|near| game.presence(user, near) > 0)
    }

    fn words(self, writer: &mut Writer) {
        let key = if self.up_to { "effect-may-gather-presence" } else { "effect-gather-presence" };
        writer.say(Phrase::new(key));
    }
}
