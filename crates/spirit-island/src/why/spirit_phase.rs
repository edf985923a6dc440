//! Why a step of the Spirit phase is refused.

use artel_engine::{Illegal, Phrase, Seat};

use super::{no, no_card, no_number, not_asked};
use crate::components::Card;
use crate::game::{Phase, SpiritIsland};
use crate::moves::Move;
use crate::owned::Zone;
use crate::rules::{
    SI_039, SI_040, SI_047, SI_048, SI_049, SI_074, SI_075, SI_077, SI_078, SI_080, SI_161, SI_R30,
};
use crate::spirit::Stage;

impl SpiritIsland {
    pub(super) fn why_not_in_spirit_phase(&self, seat: Seat, action: Move) -> Illegal {
        if action.uses_power() {
            return no(SI_078, "why-not-power-phase");
        }
        match (self.spirit(seat).stage, action) {
            (_, Move::Play(_)) if self.phase == Phase::BonusGrowth => no(SI_R30, "why-bonus-growth"),
            (Stage::Ready, Move::Play(card)) if self.playable(seat).all(|each| each != card) => {
                self.why_not_play(seat, card)
            }
            (Stage::Ready, Move::Grow(_) | Move::Act(_) | Move::Play(_) | Move::Ready) => {
                no(SI_040, "why-ready-already")
            }
            (Stage::Choosing, Move::Grow(option)) => {
                no_number(SI_047, "why-no-such-option", "option", option)
            }
            (Stage::Choosing, Move::Act(_) | Move::Play(_) | Move::Ready) => no(SI_039, "why-grow-first"),
            (Stage::Growing { option, .. }, Move::Act(number)) => self.why_not_act(seat, option, number),
            (Stage::Growing { .. }, Move::Play(_) | Move::Ready) => no(SI_048, "why-growth-unfinished"),
            (Stage::Growing { .. } | Stage::Playing, Move::Grow(_) | Move::Act(_)) => {
                no(SI_047, "why-grown-already")
            }
            (Stage::Playing, Move::Play(card)) => self.why_not_play(seat, card),
            _ => not_asked(),
        }
    }

    fn why_not_act(&self, seat: Seat, option: u8, number: u8) -> Illegal {
        let exists = usize::from(number) <= self.spirit(seat).growth(option).len();
        if exists {
            no_number(SI_049, "why-action-done", "action", number)
        } else {
            no_number(SI_048, "why-no-such-action", "action", number)
        }
    }

    fn why_not_play(&self, seat: Seat, card: Card) -> Illegal {
        let spirit = self.spirit(seat);
        if spirit.cards.is_in(Zone::Play, card) {
            no_card(SI_080, "why-played-already", card)
        } else if spirit.cards.is_in(Zone::Discard, card) {
            no_card(SI_161, "why-discarded", card)
        } else if !spirit.cards.is_in(Zone::Hand, card) {
            no_card(SI_074, "why-not-in-hand", card)
        } else if spirit.played >= spirit.plays() {
            no_number(SI_075, "why-no-plays", "plays", spirit.plays())
        } else {
            self.why_not_pay(seat, card.entry().cost)
        }
    }

    /// There is not enough Energy for something.
    pub(super) fn why_not_pay(&self, seat: Seat, cost: u8) -> Illegal {
        let energy = self.spirit(seat).energy;
        let reason = Phrase::new("why-not-enough-energy").number("cost", cost).number("energy", energy);
        Illegal { rule: SI_077, reason }
    }
}
