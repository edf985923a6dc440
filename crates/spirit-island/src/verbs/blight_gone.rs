//! Blight of a land leaves the game.

use artel_engine::{Log, Phrase};

use super::{BlightGone, Scene, Verb, Where};
use crate::components::{Kind, Piece};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for BlightGone {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let land = at.here();
        if game.island.at(land).blight() > 0 {
            game.island.take(land, Piece::whole(Kind::Blight), 1);
            log.push(game, Event::Cleansed { land });
        }
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.island.at(at.here()).blight() > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-blight-gone"));
    }
}
