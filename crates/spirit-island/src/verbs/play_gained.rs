//! A card just gained is played.

use artel_engine::{Log, Phrase};

use super::{PlayGained, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for PlayGained {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        if let Some(card) = game.action().and_then(|action| action.gained) {
            game.push(question::PlayGained { card, who: at.who });
        }
    }

    fn is_feasible(self, _: Scene, game: &SpiritIsland) -> bool {
        game.action().is_some_and(|action| action.gained.is_some())
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-play-gained"));
    }
}
