//! What the players may pay for together.

use artel_engine::{Log, Phrase};

use super::{PayTogether, Scene, Verb, Where};
use crate::effect::Count;
use crate::game::SpiritIsland;
use crate::purse::Price;
use crate::question;
use crate::words::Writer;

impl Verb for PayTogether {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::PayTogether { effect: at.effect, land: at.land, who: SpiritIsland::HOST });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let energy = game.amount_at(self.amount, at.land, at.who);
        let pays = game.can_pay_together(Price { energy, aided_by: self.aided_by });
        pays && game.feasible(self.then, at.land, at.who) || game.feasible(self.otherwise, at.land, at.who)
    }

    fn words(self, writer: &mut Writer) {
        let per_player = self.amount.of == Count::Players;
        let key = if per_player { "pay-together-per-player" } else { "pay-together" };
        let amount = if per_player { self.amount.each } else { self.amount.fixed };
        let aid = self.aided_by.map(|element| Phrase::new("aided-by").name("element", element.id()));
        writer.say(Phrase::new(key).number("amount", amount).phrases("aid", aid));
        writer.below_effects(self.then);
        writer.otherwise(self.otherwise);
    }
}
