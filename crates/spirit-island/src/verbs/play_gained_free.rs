//! A card just gained is played for free.

use artel_engine::{Log, Phrase};

use super::{PlayGainedFree, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::owned::Zone;
use crate::words::Writer;

impl Verb for PlayGainedFree {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let gained = game.action().and_then(|action| action.gained);
        let hand = &game.spirit(at.who).cards;
        if let Some(card) = gained.filter(|&card| hand.is_in(Zone::Hand, card)) {
            game.play_free(at.who, card, log);
        }
    }

    fn is_feasible(self, _: Scene, game: &SpiritIsland) -> bool {
        game.action().is_some_and(|action| action.gained.is_some())
    }

    fn words(self, writer: &mut Writer) {
        writer.say(Phrase::new("effect-play-gained-free"));
    }
}
