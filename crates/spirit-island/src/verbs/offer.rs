//! The Spirits give Energy and Presence together (SM-R75).

use artel_engine::{Log, Phrase, Seat};

use super::{Offer, Scene, Verb, Where};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for Offer {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let Offer { energy, presence } = self;
        game.push(question::Offer { land: at.here(), energy, presence, who: Seat(0) });
    }

    fn is_feasible(self, _: Scene, _: &SpiritIsland) -> bool {
        true
    }

    fn words(self, writer: &mut Writer) {
        let phrase = Phrase::new("effect-offer").number("energy", self.energy);
        writer.say(phrase.number("presence", self.presence));
    }
}
