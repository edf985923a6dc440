//! All damaged pieces are removed (SI-270).

use artel_engine::{Log, Phrase};

use super::{RemoveDamaged, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::{Writer, names};

impl Verb for RemoveDamaged {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        game.remove_damaged(self.kinds, at.here(), log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.island.pieces(at.here(), self.kinds).any(|(piece, _)| piece.damage > 0)
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-remove-damaged").name("kinds", names::kinds(self.kinds)));
    }
}
