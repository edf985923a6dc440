//! How much Energy is turned into damage.

use artel_engine::{Log, Phrase, RuleId, Seat, Set};

use super::{Question, in_land, is_yes};
use crate::components::{INVADERS, Land, Lands};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_216;

/// Whether 1 Energy more is paid for 1 damage more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PayMore {
    pub(crate) land: Land,
    pub(crate) paid: u8,
    pub(crate) who: Seat,
}

impl Question for PayMore {
    const FIRST: (RuleId, &'static str) = (SI_216, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if game.wealth(self.who) > 0 && self.paid < u8::MAX {
            out(Move::Yes);
        }
        if self.paid > 0 {
            out(Move::No);
        }
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        if is_yes(action) {
            game.pay_energy(self.who, 1, log);
            game.push(PayMore { paid: self.paid + 1, ..self });
        } else {
            game.deal_damage(Lands::only(self.land), INVADERS, self.paid, self.who);
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        in_land("question-pay-more", self.land).number("paid", self.paid)
    }
}
