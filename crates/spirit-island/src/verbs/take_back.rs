//! Cards come back from the discard pile.

use artel_engine::{Log, Phrase};

use super::{Scene, TakeBack, Verb, Where};
use crate::game::SpiritIsland;
use crate::owned::Zone;
use crate::question;
use crate::words::Writer;

impl Verb for TakeBack {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::TakeBack { left: self.count, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.spirit(at.who).cards.count(Zone::Discard) > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-take-back").number("count", self.count));
    }
}
