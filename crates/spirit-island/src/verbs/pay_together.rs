//! What the players may pay for together.

use artel_engine::{Log, Phrase};

use super::{PayTogether, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::purse::Price;
use crate::question;
use crate::words::{Writer, names};

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
        let (key, amount) = match names::counted(self.amount) {
            None => ("pay-together", self.amount.fixed),
            Some(_) => ("pay-together-for-each", self.amount.each),
        };
        let of = names::counted(self.amount).unwrap_or_else(|| "".into());
        let aid = self.aided_by.map(|element| Phrase::new("aided-by").name("element", element.id()));
        if self.then.is_empty() {
            let unless = match names::counted(self.amount) {
                None => Phrase::new("unless-paid-together"),
                Some(of) => Phrase::new("unless-paid-together-for-each").name("of", of),
            };
            writer.say(unless.number("amount", amount));
            writer.below_effects(self.otherwise);
            return;
        }
        let price = Phrase::new(key).number("amount", amount).phrases("aid", aid);
        writer.say(if key == "pay-together" { price } else { price.name("of", of) });
        writer.below_effects(self.then);
        writer.otherwise(self.otherwise);
    }
}
