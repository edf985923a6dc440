//! A card of the hand is played.

use artel_engine::{Log, Phrase};

use super::{PlayCard, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for PlayCard {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        game.push(question::PlayCard { who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        game.playable_besides(at.who).next().is_some()
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new(writer.by_who("effect-play-card", "effect-target-plays-card")));
    }
}
