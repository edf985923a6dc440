//! The user adds Presence.

use artel_engine::{Log, Phrase};

use super::{AddPresence, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for AddPresence {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        if game.may_dwell(at.who, at.here()) {
            game.push(question::PresenceFrom { to: at.here(), growth: false, who: at.who });
        }
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.may_dwell(at.who, at.here())
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-add-presence"));
    }
}
