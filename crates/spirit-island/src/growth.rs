//! The Spirit phase: Growth, Energy, playing cards (SI-039).

use artel_engine::{Log, Seat};

use crate::components::{Card, Land};
use crate::effect::{Gain, Grow, PushWay, Trait};
use crate::event::Event;
use crate::game::{Phase, SpiritIsland};
use crate::owned::Zone;
use crate::question;
use crate::spirit::{Stage, Track};

impl SpiritIsland {
    /// A Growth option is chosen, counted from zero (SI-047).
    pub(crate) fn choose_growth(&mut self, seat: Seat, option: u8, log: &mut impl Log<Self>) {
        let actions = self.spirit(seat).growth(option).len();
        self.spirit_mut(seat).stage = Stage::Growing { option, left: (1 << actions) - 1 };
        log.push(self, Event::Grew { seat, option: option + 1 });
    }

    /// An action of the chosen option is done, counted from zero (SI-048, SI-049).
    pub(crate) fn act(&mut self, seat: Seat, number: u8, log: &mut impl Log<Self>) {
        let Stage::Growing { option, left } = self.spirit(seat).stage else { return };
        self.spirit_mut(seat).stage = Stage::Growing { option, left: left & !(1 << number) };
        match self.spirit(seat).growth(option).get(number as usize) {
            Some(Grow::Reclaim) => self.reclaim_all(seat, log),
            Some(Grow::GainPower) => self.push(question::GainKind { who: seat, gain: Gain::Any }),
            Some(&Grow::AddPresence(range, terrains)) => {
                self.push(question::PresenceTo { range, terrains, who: seat });
            }
            Some(&Grow::Energy(amount)) => self.gain_energy(seat, amount, log),
            None => {}
        }
    }

    fn reclaim_all(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let spirit = self.spirit_mut(seat);
        let cards = spirit.cards.count(Zone::Discard);
        spirit.cards.put_all(Zone::Discard, Zone::Hand);
        log.push(self, Event::Reclaimed { seat, cards });
    }

    /// All actions are done: Energy is gained and cards can be played (SI-039, SI-069).
    pub(crate) fn growth_done(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        if self.phase == Phase::BonusGrowth {
            self.spirit_mut(seat).stage = Stage::Ready;
            return;
        }
        let amount = self.spirit(seat).income();
        let spirit = self.spirit_mut(seat);
        spirit.energy = spirit.energy.saturating_add(amount);
        spirit.stage = Stage::Playing;
        log.push(self, Event::Income { seat, amount, energy: self.spirit(seat).energy });
    }

    /// The cards of the hand that can be played (SI-075, SI-077).
    pub(crate) fn playable(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let spirit = self.spirit(seat);
        let may_play = spirit.played < spirit.plays();
        spirit.cards.iter(Zone::Hand).filter(move |card| may_play && card.entry().cost <= spirit.energy)
    }

    /// Whether a card of the hand can be played.
    pub(crate) fn is_playable(&self, seat: Seat, card: Card) -> bool {
        self.playable(seat).any(|each| each == card)
    }

    /// Whether any card can be played.
    pub(crate) fn can_play(&self, seat: Seat) -> bool {
        self.playable(seat).next().is_some()
    }

    /// A card is played and paid for; its elements are there at once (SI-077, SI-243).
    pub(crate) fn play_card(&mut self, seat: Seat, card: Card, log: &mut impl Log<Self>) {
        let spirit = self.spirit_mut(seat);
        spirit.cards.put(card, Zone::Play);
        spirit.energy -= card.entry().cost.min(spirit.energy);
        spirit.played += 1;
        spirit.count_elements();
        log.push(self, Event::Played { seat, card });
    }

    /// Nothing more to do in this phase.
    pub(crate) fn be_ready(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.spirit_mut(seat).stage = Stage::Ready;
        log.push(self, Event::IsReady { seat });
    }

    /// Energy is gained.
    pub(crate) fn gain_energy(&mut self, seat: Seat, amount: u8, log: &mut impl Log<Self>) {
        if amount > 0 {
            let spirit = self.spirit_mut(seat);
            spirit.energy = spirit.energy.saturating_add(amount);
            let energy = spirit.energy;
            log.push(self, Event::GainedEnergy { seat, amount, energy });
        }
    }

    /// Energy is paid.
    pub(crate) fn pay_energy(&mut self, seat: Seat, amount: u8, log: &mut impl Log<Self>) {
        let spirit = self.spirit_mut(seat);
        spirit.energy = spirit.energy.saturating_sub(amount);
        let energy = spirit.energy;
        log.push(self, Event::PaidEnergy { seat, amount, energy });
    }

    /// Presence is taken from a track and added to a land (SI-062).
    pub(crate) fn add_presence(
        &mut self,
        seat: Seat,
        track: Track,
        to: Land,
        growth: bool,
        log: &mut impl Log<Self>,
    ) {
        self.spirit_mut(seat).uncover(track);
        self.island.at_mut(to).presence[seat.index()] += 1;
        log.push(self, Event::AddedPresence { seat, land: to });
        self.presence_added(seat, to, growth, log);
    }

    /// Presence is taken from a land instead; it counts as added (SI-067, SI-R14).
    pub(crate) fn relocate_presence(
        &mut self,
        seat: Seat,
        from: Land,
        to: Land,
        growth: bool,
        log: &mut impl Log<Self>,
    ) {
        self.move_presence(seat, from, to, log);
        self.presence_added(seat, to, growth, log);
    }

    /// What follows when a Spirit has added Presence.
    fn presence_added(&mut self, seat: Seat, land: Land, growth: bool, log: &mut impl Log<Self>) {
        if let Some(action) = &mut self.action
            && !growth
        {
            action.presence_added = true;
        }
        self.check_pieces(land, log);
        if !growth {
            return;
        }
        for bends in self.spirit(seat).traits() {
            if let Trait::PushAfterGrowth(kinds) = bends {
                self.push_pieces(land, kinds, 1, true, PushWay::Freely, seat);
            }
        }
    }
}
