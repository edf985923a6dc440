//! For each Spirit, without a choice.

use artel_engine::Log;

use super::{EachSpirit, Scene, Verb, Where};
use crate::agenda::Step;
use crate::effect::{Effect, Whose};
use crate::game::SpiritIsland;
use crate::words::{Writer, amount};

impl Verb for EachSpirit {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(Step::EachSpirit { left: game.all_seats().collect(), effect: at.effect });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.feasible(self.effects, at.land, at.who)
    }

    fn words(self, writer: &mut Writer) {
        if let &[Effect::Energy(Whose::User, energy)] = self.effects {
            writer.amount(amount::EACH_SPIRIT_ENERGY, energy, |phrase| phrase);
        } else {
            writer.governed("each-spirit", self.effects);
        }
    }
}
