//! Pieces are removed (SI-270).

use artel_engine::{Log, Phrase};

use super::{Remove, Scene, Verb, Where};
use crate::agenda;
use crate::components::Kinds;
use crate::effect::make::{STRIFE, all};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for Remove {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        at.pick(agenda::Verb::Remove, self.group, game);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        at.has_some(self.group, game)
    }

    fn words(self, writer: &mut Writer) {
        if self.group == all(Kinds::ALL.minus(STRIFE)) {
            writer.say(Phrase::new("effect-remove-everything"));
        } else {
            writer.group("verb-remove", self.group);
        }
    }
}
