//! Elements of the target Spirit's choice are gained.

use artel_engine::{Log, Phrase, Set};

use super::{GainElements, Scene, Verb, Where};
use crate::effect::Whose;
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for GainElements {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let who = game.whose(Whose::Target, at.who);
        game.push(question::Elements { left: self.count, chosen: Set::EMPTY, who });
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-gain-elements").number("count", self.count));
    }
}
