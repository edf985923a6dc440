//! Energy is turned into damage.

use artel_engine::{Log, Phrase};

use super::{PayForDamage, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for PayForDamage {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::PayMore { land: at.here(), paid: 0, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.wealth(at.who) > 0 && game.has_invaders(at.here())
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-pay-for-damage"));
    }
}
