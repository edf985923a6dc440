//! The Fear cards earned are resolved (SI-096).

use artel_engine::{Log, Phrase};

use super::{ResolveFear, Scene, Verb, Where};
use crate::agenda::Step;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for ResolveFear {
    const WHERE: Where = Where::Same;

    fn carry_out(self, _: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(Step::FearCards);
    }

    fn is_feasible(self, _: Scene, game: &SpiritIsland) -> bool {
        game.fear_earned > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-resolve-fear"));
    }
}
