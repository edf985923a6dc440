//! Why a step of the Spirit phase is refused.

use artel_engine::{Illegal, Phrase, Seat};

use super::{no, no_card, no_land, no_number, not_asked};
use crate::components::{Card, Land};
use crate::effect::Victory;
use crate::game::{Phase, SpiritIsland};
use crate::moves::Move;
use crate::owned::Zone;
use crate::rules::{
    SI_039, SI_040, SI_047, SI_048, SI_049, SI_074, SI_075, SI_077, SI_078, SI_080, SI_161, SI_R30, SM_051,
    SM_R75,
};
use crate::stage::{Options, Stage};

impl SpiritIsland {
    pub(super) fn why_not_in_spirit_phase(&self, seat: Seat, action: Move) -> Illegal {
        if action.uses_power() {
            return no(SI_078, "why-not-power-phase");
        }
        if let Move::Ritual(land) = action {
            return self.why_no_ritual(land);
        }
        if let Move::TrackAction(number) = action {
            return self.why_not_track_action(seat, number);
        }
        match (self.spirit(seat).stage, action) {
            (_, Move::Play(_)) if self.phase == Phase::BonusGrowth => no(SI_R30, "why-bonus-growth"),
            (Stage::Ready, Move::Play(card)) if self.playable(seat).all(|each| each != card) => {
                self.why_not_play(seat, card)
            }
            (Stage::Ready, Move::Grow(_) | Move::Act(_) | Move::Play(_) | Move::Ready) => {
                no(SI_040, "why-ready-already")
            }
            (Stage::Choosing { picked }, Move::Grow(option)) => self.why_not_grow(seat, picked, option),
            (Stage::Choosing { .. }, Move::Act(_) | Move::Play(_) | Move::Ready) => {
                no(SI_039, "why-grow-first")
            }
            (Stage::Growing { option, .. }, Move::Act(number)) => self.why_not_act(seat, option, number),
            (Stage::Growing { .. }, Move::Play(_) | Move::Ready) => no(SI_048, "why-growth-unfinished"),
            (Stage::Growing { .. } | Stage::Playing, Move::Grow(_) | Move::Act(_)) => {
                no(SI_047, "why-grown-already")
            }
            (Stage::Playing, Move::Play(card)) => self.why_not_play(seat, card),
            _ => not_asked(),
        }
    }

    /// Why no ritual can be performed in the land.
    pub(super) fn why_no_ritual(&self, land: Land) -> Illegal {
        if self.way_to_win() == Victory::Rituals {
            no_land(SM_R75, "why-no-ritual-there", land)
        } else {
            no(SM_R75, "why-no-rituals")
        }
    }

    /// Why what a space of a track allows cannot be done.
    fn why_not_track_action(&self, seat: Seat, number: u8) -> Illegal {
        let spirit = self.spirit(seat);
        let place = number.checked_sub(1);
        if place.is_none_or(|place| spirit.track_action(place).is_none()) {
            no_number(SM_051, "why-no-track-action", "action", number)
        } else if place.is_some_and(|place| spirit.acted >> place & 1 == 1) {
            no(SM_051, "why-track-action-done")
        } else {
            no(SM_051, "why-track-action-useless")
        }
    }

    /// Why an option, counted from one, cannot be picked when these were.
    fn why_not_grow(&self, seat: Seat, picked: Options, number: u8) -> Illegal {
        let spirit = self.spirit(seat);
        let Some(option) = number.checked_sub(1).and_then(|place| spirit.growth_option(place)) else {
            return no_number(SI_047, "why-no-such-option", "option", number);
        };
        let gone = picked.contains(number - 1) || spirit.spent.contains(number - 1);
        if !gone && option.price > self.wealth(seat) {
            self.why_not_pay(seat, option.price)
        } else {
            no_number(SI_047, "why-option-picked", "option", number)
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
        } else if spirit.played >= spirit.plays_now() {
            no_number(SI_075, "why-no-plays", "plays", spirit.plays_now())
        } else {
            self.why_not_pay(seat, self.price(card))
        }
    }

    /// There is not enough Energy for something.
    pub(super) fn why_not_pay(&self, seat: Seat, cost: u8) -> Illegal {
        let energy = self.wealth(seat);
        let reason = Phrase::new("why-not-enough-energy").number("cost", cost).number("energy", energy);
        Illegal { rule: SI_077, reason }
    }
}
