//! A Power card is drawn into the hand, without a choice.

use artel_engine::{Log, Phrase};

use super::{DrawPower, Scene, Verb, Where};
use crate::agenda::{Drawn, Step};
use crate::effect::Gain;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for DrawPower {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(Step::Draw { who: at.who, major: self.major, gain: Gain::Dealt, drawn: Drawn::new() });
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new(if self.major { "effect-draw-major" } else { "effect-draw-minor" }));
    }
}
