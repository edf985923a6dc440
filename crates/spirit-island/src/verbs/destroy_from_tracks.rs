//! A Spirit destroys Presence of its tracks (NI-037).

use artel_engine::{Log, Phrase};

use super::{DestroyFromTracks, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for DestroyFromTracks {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::FromTracks { who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let spirit = game.spirit(at.who);
        spirit.tracks().any(|track| spirit.can_uncover(track))
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-destroy-from-tracks"));
    }
}
