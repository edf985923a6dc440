//! What the top card of a deck of Powers decides.

use artel_engine::{Log, Phrase};

use super::{Scene, TopCard, Verb, Where};
use crate::agenda::Step;
use crate::effect::CardTest;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for TopCard {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(Step::TopCard { effect: at.effect, land: at.land, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let _ = at;
        !game.deck(false).is_empty() || !game.power_discards.is_empty()
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("top-card"));
        writer.say(match self.test {
            CardTest::Has(element) => Phrase::new("top-card-has").name("element", element.id()),
            CardTest::Lacks(element) => Phrase::new("top-card-lacks").name("element", element.id()),
            CardTest::Speed(speed) => Phrase::new("top-card-speed").name("speed", speed.id()),
        });
        writer.below_effects(self.then);
        writer.otherwise(self.otherwise);
    }
}
