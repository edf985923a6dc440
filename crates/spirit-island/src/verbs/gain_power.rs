//! A Power card is gained.

use artel_engine::{Log, Phrase};

use super::{GainPower, Scene, Verb, Where};
use crate::effect::{Gain, Whose};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for GainPower {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let who = game.whose(self.whose, at.who);
        game.push(question::GainKind { who, gain: self.gain });
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        let key = match (self.whose, self.gain) {
            (Whose::User, Gain::Any | Gain::Shared) => "effect-gain-power",
            (Whose::User, Gain::Minor) => "effect-gain-minor",
            (Whose::User, Gain::Major) => "effect-gain-major",
            (Whose::Target, Gain::Major) => "effect-target-gains-major",
            (Whose::Target, Gain::Any) => "effect-target-gains-power",
            (Whose::Target, Gain::Minor) => "effect-target-gains-minor",
            (Whose::User, Gain::TopMinor) => "effect-take-minor",
            (Whose::Target, Gain::TopMinor) => "effect-target-takes-minor",
            (Whose::Target, Gain::Shared) => "effect-target-gains-shared",
            (_, Gain::Dealt) => unreachable!("such a card is drawn, not gained"),
        };
        writer.say(Phrase::new(key));
    }
}
