//! A card is added to the Fear deck.

use artel_engine::{Log, Phrase};

use super::{AddFearCard, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for AddFearCard {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let _ = at;
        game.add_fear_card(log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let _ = at;
        game.terror.cards() > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-add-fear-card"));
    }
}
