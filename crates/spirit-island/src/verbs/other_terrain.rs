//! A terrain is chosen that no Invader card in a space shows.

use artel_engine::{Log, Phrase};

use super::{OtherTerrain, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for OtherTerrain {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let _ = at;
        game.push(question::ChooseTerrain {});
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let _ = at;
        !game.idle_terrains().is_empty()
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-other-terrain"));
    }
}
