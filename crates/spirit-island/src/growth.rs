//! The Spirit phase: Growth, Energy, playing cards (SI-039).

use artel_engine::{Log, Seat};

use crate::components::{Card, Kind, Land, Piece};
use crate::deeds::Act;
use crate::effect::{Gain, Grow, PushWay, Trait};
use crate::event::Event;
use crate::game::{Phase, SpiritIsland};
use crate::owned::Zone;
use crate::question;
use crate::spirit::Track;
use crate::stage::{GrowthAct, Stage};

impl SpiritIsland {
    /// A Growth option is chosen, counted from zero, and its price is paid (SI-047).
    pub(crate) fn choose_growth(&mut self, seat: Seat, number: u8, log: &mut impl Log<Self>) {
        let spirit = self.spirit_mut(seat);
        let Some(option) = spirit.growth_option(number) else { unreachable!("only what there is is chosen") };
        let left = ((1_u32 << option.actions.len()) - 1) as u8;
        spirit.stage = Stage::Growing { option: number, left, picked: spirit.stage.picked().with(number) };
        if option.once {
            spirit.spent = spirit.spent.with(number);
        }
        log.push(self, Event::Grew { seat, option: number + 1 });
        if option.price > 0 {
            self.pay_energy(seat, option.price, log);
        }
    }

    /// The actions of an option are done: another is picked, or Growth is over (SI-047).
    pub(crate) fn option_done(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let picked = self.spirit(seat).stage.picked();
        let free = self.spirit(seat).pickable(picked, self.wealth(seat));
        self.spirit_mut(seat).stage = Stage::Choosing { picked };
        let mut rest = free.iter();
        match (rest.next(), rest.next()) {
            (None, _) => self.growth_done(seat, log),
            (Some(only), None) => self.choose_growth(seat, only, log),
            (Some(_), Some(_)) => {}
        }
    }

    /// An action of the chosen option is done, counted from zero (SI-048, SI-049).
    pub(crate) fn act(&mut self, seat: Seat, number: u8, log: &mut impl Log<Self>) {
        let Stage::Growing { option, left, picked } = self.spirit(seat).stage else { return };
        self.spirit_mut(seat).stage = Stage::Growing { option, left: left & !(1 << number), picked };
        match self.spirit(seat).growth(option).get(number as usize) {
            Some(Grow::Reclaim) => self.reclaim_all(seat, log),
            Some(Grow::GainPower) => self.push(question::GainKind { who: seat, gain: Gain::Any }),
            Some(Grow::ReclaimOne) => self.push(question::TakeBack { left: 1, who: seat }),
            Some(&Grow::AddPresence(range, _)) => {
                let growth = Some(GrowthAct { option, action: number });
                self.push(question::PresenceTo { range, growth, who: seat });
            }
            Some(Grow::AddToOcean) => {
                let growth = Some(GrowthAct { option, action: number });
                self.push(question::PresenceTo { range: 0, growth, who: seat });
            }
            Some(Grow::GatherIntoOceans) => {
                self.oceans()
                    .for_each(|to| self.push(question::GatherPresence { to, up_to: false, who: seat }));
            }
            Some(Grow::PushFromOceans) => {
                self.oceans().for_each(|from| self.push(question::PushPresence { from, who: seat }));
            }
            Some(&Grow::Energy(amount)) => self.gain_energy(seat, amount, log),
            Some(&Grow::MorePlays(more)) => self.spirit_mut(seat).more_plays += more,
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
    fn growth_done(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        if self.phase == Phase::BonusGrowth {
            self.spirit_mut(seat).stage = Stage::Ready;
            return;
        }
        let amount = self.spirit(seat).income() + self.more_energy();
        let more_plays = self.more_plays();
        let spirit = self.spirit_mut(seat);
        spirit.more_plays += more_plays;
        spirit.energy = spirit.energy.saturating_add(amount);
        spirit.stage = Stage::Playing;
        log.push(self, Event::Income { seat, amount, energy: self.spirit(seat).energy });
    }

    /// The cards of the hand that can be played (SI-075, SI-077).
    pub(crate) fn playable(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let spirit = self.spirit(seat);
        let (may_play, wealth) = (spirit.played < spirit.plays_now(), self.wealth(seat));
        spirit.cards.iter(Zone::Hand).filter(move |card| may_play && self.price(*card) <= wealth)
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
        if self.spares_energy(card.entry()) {
            self.gain_energy(seat, 1, log);
        }
        self.sell_drowned(seat, card.entry().cost, log);
        let spirit = self.spirit_mut(seat);
        spirit.cards.put(card, Zone::Play);
        spirit.energy -= card.entry().cost;
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
        let spirit = self.spirit_mut(seat);
        let lost = amount.min(spirit.owed);
        spirit.owed -= lost;
        let amount = amount - lost;
        if amount > 0 {
            spirit.energy = spirit.energy.saturating_add(amount);
            let energy = spirit.energy;
            log.push(self, Event::GainedEnergy { seat, amount, energy });
        }
    }

    /// Energy is paid.
    pub(crate) fn pay_energy(&mut self, seat: Seat, amount: u8, log: &mut impl Log<Self>) {
        self.sell_drowned(seat, amount, log);
        let spirit = self.spirit_mut(seat);
        spirit.energy -= amount;
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
        self.island.add(to, Piece::of(Kind::Presence, seat), 1);
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

    /// The Energy for which Growth may add destroyed Presence of the Spirit; none if it may not, or there is none.
    pub(crate) fn price_of_regrowth(&self, seat: Seat) -> Option<u8> {
        let spirit = self.spirit(seat);
        let price = spirit.traits().find_map(|bends| {
            let Trait::Regrowth(price) = bends else { return None };
            Some(if self.is_healthy() { 0 } else { price })
        });
        price.filter(|&price| spirit.destroyed > 0 && self.wealth(seat) >= price)
    }

    /// Growth adds destroyed Presence of the Spirit.
    pub(crate) fn regrow_presence(&mut self, seat: Seat, to: Land, log: &mut impl Log<Self>) {
        let Some(price) = self.price_of_regrowth(seat) else { unreachable!("the Spirit may do that") };
        if price > 0 {
            self.pay_energy(seat, price, log);
        }
        self.spirit_mut(seat).destroyed -= 1;
        self.island.add(to, Piece::of(Kind::Presence, seat), 1);
        log.push(self, Event::ReturnedPresence { seat, land: to });
        self.presence_added(seat, to, true, log);
    }

    /// What follows when a Spirit has added Presence.
    fn presence_added(&mut self, seat: Seat, land: Land, growth: bool, log: &mut impl Log<Self>) {
        if !growth {
            self.note(Act::PresenceAdded, Some(land), Piece::of(Kind::Presence, seat), 1);
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
