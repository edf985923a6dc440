//! Presence comes from the origin land.

use artel_engine::{Log, Phrase};

use super::{PresenceFromOrigin, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for PresenceFromOrigin {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        game.presence_from_origin(at.here(), at.who, log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.may_dwell(game.user_or(at.who), at.here())
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-presence-from-origin"));
    }
}
