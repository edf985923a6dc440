//! User and target Spirit may give each other a card.

use artel_engine::{Log, Phrase};

use super::{Scene, SwapGifts, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for SwapGifts {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.swap_gifts(at.who);
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-swap-gifts"));
    }
}
