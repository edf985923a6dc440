//! An Invader card leaves the game.

use artel_engine::{Log, Phrase};

use super::{DropInvaderCard, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for DropInvaderCard {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let _ = at;
        game.drop_invader_card();
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let _ = at;
        game.invader_deck() > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-drop-invader-card"));
    }
}
