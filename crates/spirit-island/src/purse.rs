//! What the players put together to pay a price (SM-071 to SM-075).

use arrayvec::ArrayVec;
use artel_engine::{Log, Seat};

use crate::components::{Card, Element};
use crate::effect::{Effect, Effects};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::island::MOST_SPIRITS;
use crate::moves::Move;
use crate::owned::Zone;

/// What a card counts that is forgotten, or discarded from the hand (SM-071, SM-072).
const FORGOTTEN: u8 = 4;
const DISCARDED: u8 = 2;

/// More cards than are put together.
pub(crate) const MOST_CARDS: usize = 24;

/// A card that was put in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PutCard {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    /// Whether it is forgotten, and not discarded.
    pub(crate) forget: bool,
}

/// What was put in so far for the price that is open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Purse {
    /// Energy by seat.
    pub(crate) energy: [u8; MOST_SPIRITS],
    /// Cards to be discarded or forgotten.
    pub(crate) cards: ArrayVec<PutCard, MOST_CARDS>,
    /// Elements that earlier prices of the same text have used up.
    pub(crate) spent_elements: u8,
}

impl Purse {
    /// Whether nothing was put in.
    pub(crate) fn is_empty(&self) -> bool {
        self.energy.iter().all(|energy| *energy == 0) && self.cards.is_empty()
    }

    /// What it counts, without elements.
    fn worth(&self) -> u16 {
        let energy: u16 = self.energy.iter().map(|&energy| u16::from(energy)).sum();
        let cards = self.cards.iter().map(|put| u16::from(if put.forget { FORGOTTEN } else { DISCARDED }));
        energy + cards.sum::<u16>()
    }

    /// Whether the card was put in.
    fn has(&self, card: Card) -> bool {
        self.cards.iter().any(|put| put.card == card)
    }
}

/// A price that the players pay together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Price {
    pub(crate) energy: u8,
    /// The element that helps to pay it, if one does.
    pub(crate) aided_by: Option<Element>,
}

impl SpiritIsland {
    /// How much of the element the Spirits have for a price, without those spent before: each counts 1 Energy (SM-073), but
    /// not that of a card which is forgotten for the same price (SM-R15).
    pub(crate) fn aid(&self, element: Element) -> u8 {
        let all: u16 = self.spirits.iter().map(|spirit| u16::from(spirit.elements.count(element))).sum();
        let given_up = self
            .purse
            .cards
            .iter()
            .filter(|put| put.forget && self.spirit(put.seat).cards.is_in(Zone::Play, put.card));
        let given_up: u16 = given_up.map(|put| u16::from(put.card.entry().elements.count(element))).sum();
        let left = all.saturating_sub(given_up + u16::from(self.purse.spent_elements));
        u8::try_from(left).unwrap_or(u8::MAX)
    }

    /// How much of a price is still to be paid.
    pub(crate) fn unpaid(&self, price: Price) -> u8 {
        let aid = price.aided_by.map_or(0, |element| self.aid(element));
        let left = u16::from(price.energy).saturating_sub(self.purse.worth() + u16::from(aid));
        u8::try_from(left).unwrap_or(u8::MAX)
    }

    /// Whether all Spirits together could pay the price.
    pub(crate) fn can_pay_together(&self, price: Price) -> bool {
        let mut most = price.aided_by.map_or(0, |element| u16::from(self.aid(element)));
        for seat in self.all_seats() {
            most += u16::from(self.wealth(seat));
            let Some(element) = price.aided_by else { continue };
            for card in self.helping_cards(seat, element) {
                // A card in play gives up its element when it is forgotten.
                let in_play = self.spirit(seat).cards.is_in(Zone::Play, card);
                let own = if in_play { card.entry().elements.count(element) } else { 0 };
                most += u16::from(FORGOTTEN.saturating_sub(own));
            }
        }
        most >= u16::from(price.energy)
    }

    /// Whether the prices of these effects could be paid, so that they may be chosen.
    pub(crate) fn can_be_paid(&self, effects: Effects) -> bool {
        effects.iter().all(|effect| {
            let Effect::PayTogether(amount, aided_by, _, otherwise) = *effect else { return true };
            let energy = self.amount_at(amount, None, SpiritIsland::HOST);
            !otherwise.is_empty() || self.can_pay_together(Price { energy, aided_by })
        })
    }

    /// The cards of a Spirit with the element, of which each may be given once (SM-074).
    fn helping_cards(&self, seat: Seat, element: Element) -> impl Iterator<Item = Card> {
        let own = self.spirit(seat).cards.iter_own();
        own.filter(move |card| card.entry().elements.count(element) > 0 && !self.purse.has(*card))
    }

    /// What the Spirit of this seat may put in for a price.
    pub(crate) fn contributions(&self, seat: Seat, price: Price, out: &mut impl FnMut(Move)) {
        let left = self.unpaid(price);
        for energy in 1..=left.min(self.wealth(seat)) {
            out(Move::PutEnergy(energy));
        }
        let Some(element) = price.aided_by else { return };
        if self.purse.cards.is_full() {
            return;
        }
        for card in self.helping_cards(seat, element) {
            if self.spirit(seat).cards.is_in(Zone::Hand, card) {
                out(Move::Discard(card));
            }
            out(Move::Forget(card));
        }
    }

    /// A Spirit puts something in.
    pub(crate) fn contribute(&mut self, seat: Seat, action: Move, log: &mut impl Log<Self>) {
        if let Move::PutEnergy(energy) = action {
            self.pay_energy(seat, energy, log);
            self.purse.energy[seat.index()] += energy;
            return;
        }
        let (Move::Discard(card) | Move::Forget(card)) = action else {
            unreachable!("'{action}' pays nothing")
        };
        self.purse.cards.push(PutCard { seat, card, forget: action == Move::Forget(card) });
    }

    /// The price is paid: cards are discarded and forgotten, what was put in beyond it is lost (SM-R16).
    pub(crate) fn close_purse(&mut self, price: Price, log: &mut impl Log<Self>) {
        let without = u16::from(price.energy).saturating_sub(self.purse.worth());
        let aid = price.aided_by.map_or(0, |element| self.aid(element));
        let used = u8::try_from(without).unwrap_or(u8::MAX).min(aid);
        self.purse.spent_elements = self.purse.spent_elements.saturating_add(used);
        self.purse.energy = [0; MOST_SPIRITS];
        for put in std::mem::take(&mut self.purse.cards) {
            if put.forget {
                self.forget(put.seat, put.card, log);
            } else {
                self.discard_card(put.seat, put.card, log);
            }
        }
    }

    /// The price is not paid after all: everybody takes back what they put in (SM-R47).
    pub(crate) fn empty_purse(&mut self, log: &mut impl Log<Self>) {
        for seat in self.all_seats() {
            let amount = std::mem::take(&mut self.purse.energy[seat.index()]);
            if amount > 0 {
                self.gain_energy(seat, amount, log);
            }
        }
        self.purse.cards.clear();
    }

    /// A card of the hand is discarded.
    pub(crate) fn discard_card(&mut self, seat: Seat, card: Card, log: &mut impl Log<Self>) {
        self.spirit_mut(seat).cards.put(card, Zone::Discard);
        log.push(self, Event::Discarded { seat, card });
    }
}
