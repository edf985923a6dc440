//! Destroyed Presence comes back.

use artel_engine::{Log, Phrase};

use super::{ReturnPresence, Scene, Verb, Where};
use crate::effect::Whose;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for ReturnPresence {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        game.return_presence(at.here(), self.most, at.who, log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let target = game.whose(Whose::Target, at.who);
        game.spirit(target).destroyed > 0 && game.may_dwell(target, at.here())
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-return-presence").number("count", self.most));
    }
}
