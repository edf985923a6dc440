//! Why a card cannot be gained, kept, forgotten, given or taken back.

use artel_engine::{Illegal, Seat};

use super::no_card;
use crate::components::Card;
use crate::game::SpiritIsland;
use crate::rules::{SI_161, SI_253, SI_254, SI_257, SI_259};

impl SpiritIsland {
    pub(super) fn why_not_forget(&self, seat: Seat, card: Card) -> Illegal {
        if self.spirit(seat).forgotten.contains(card) {
            no_card(SI_259, "why-forgotten", card)
        } else {
            no_card(SI_257, "why-not-yours", card)
        }
    }
}

pub(super) fn not_drawn(card: Card) -> Illegal {
    no_card(SI_253, "why-not-drawn", card)
}

pub(super) fn not_to_give(card: Card) -> Illegal {
    no_card(SI_254, "why-not-in-hand", card)
}

pub(super) fn not_to_take_back(card: Card) -> Illegal {
    no_card(SI_161, "why-not-in-play", card)
}
