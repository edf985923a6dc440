//! Pieces move to another land of the same board.

use artel_engine::{Log, Phrase};

use super::{MoveTo, Scene, Verb, Where};
use crate::components::Pieces;
use crate::game::SpiritIsland;
use crate::words::{Writer, names};

impl Verb for MoveTo {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let from = at.here();
        let Some(to) = game.numbered(from, self.number) else { return };
        let there: Pieces = game.island.pieces(from, self.kinds).collect();
        for (piece, count) in there {
            game.island.take(from, piece, count);
            game.island.add(to, piece, count);
        }
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.island.at(at.here()).has(self.kinds)
    }

    fn words(self, writer: &mut Writer) {
        let phrase = Phrase::new("effect-move-to").name("kinds", names::kinds(self.kinds));
        writer.say(phrase.number("number", self.number));
    }
}
