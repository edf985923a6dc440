//! 1 Presence of each Spirit is destroyed.

use artel_engine::{Log, Phrase};

use super::{DestroyEachPresence, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for DestroyEachPresence {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let land = at.here();
        game.all_seats().for_each(|seat| game.destroy_presence(seat, land, log));
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.island.at(at.here()).all_presence() > 0
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-destroy-each-presence"));
    }
}
