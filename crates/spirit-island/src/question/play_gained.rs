//! Whether the card just gained is played at once.

use artel_engine::{Log, Phrase, RuleId, Seat, Set};

use super::{Question, is_yes, yes_or_no};
use crate::components::Card;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::owned::Zone;
use crate::rules::SI_075;

/// Whether the Spirit pays for the card and plays it now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlayGained {
    pub(crate) card: Card,
    pub(crate) who: Seat,
}

impl Question for PlayGained {
    const FIRST: (RuleId, &'static str) = (SI_075, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let spirit = game.spirit(self.who);
        if spirit.cards.is_in(Zone::Hand, self.card) && game.wealth(self.who) >= game.price(self.card) {
            yes_or_no(out);
        }
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        if is_yes(action) {
            game.play_besides(self.who, self.card, log);
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        let phrase = Phrase::new("question-play-gained").name("card", self.card.id());
        phrase.number("cost", self.card.entry().cost)
    }
}
