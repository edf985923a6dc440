//! Which cards to play, to keep and to forget.

use std::cell::OnceCell;

use artel_engine::{Game, Seat};
use artel_spirit_island::effect::{Power, PowerKind, Speed, Target};
use artel_spirit_island::{Card, Cards, Elements, Move, SpiritIsland};

use super::evaluate::evaluate;
use super::mind::Mind;
use super::search::{played, worth};
use super::suppose;

/// What the Powers of a Spirit are worth in this turn.
pub(super) struct Plan<'a> {
    game: &'a SpiritIsland,
    seat: Seat,
    weights: &'a Mind,
    /// The states in which Fast and Slow Powers would be used, with what they are worth before.
    fast: (SpiritIsland, f64),
    slow: (SpiritIsland, f64),
    /// What each Innate Power gains with the first threshold, the second and so on.
    innates: Vec<Vec<OnceCell<f64>>>,
}

impl<'a> Plan<'a> {
    pub(super) fn new(game: &'a SpiritIsland, seat: Seat, weights: &'a Mind) -> Plan<'a> {
        let stage = |game: SpiritIsland| {
            let worth = evaluate(&game, weights);
            (game, worth)
        };
        let fast = stage(suppose::powers(game, seat, Cards::NONE, Speed::Fast));
        let slow = stage(suppose::powers(&suppose::invaders(game), seat, Cards::NONE, Speed::Slow));
        let innates = game.spirit(seat).panel().innates.iter();
        let innates =
            innates.map(|innate| innate.thresholds.iter().map(|_| OnceCell::new()).collect()).collect();
        Plan { game, seat, weights, fast, slow, innates }
    }

    fn stage(&self, speed: Speed) -> &(SpiritIsland, f64) {
        match speed {
            Speed::Fast => &self.fast,
            Speed::Slow => &self.slow,
        }
    }

    /// What using a card now would gain, apart from its cost and its elements.
    pub(super) fn gain(&self, card: Card) -> f64 {
        let power = card.entry();
        if !self.weights.looks() {
            return self.support(power);
        }
        let (state, before) = self.stage(power.speed);
        let supposed = suppose::powers(state, self.seat, Cards::only(card), power.speed);
        let mut moves = Vec::new();
        supposed.moves(self.seat, &mut moves);
        if !moves.contains(&Move::Use(card)) {
            return 0.0;
        }
        // The card leaves the hand in the supposed state.
        let before =
            before - self.weights.hand * f64::from(u8::from(state.spirit(self.seat).hand().contains(card)));
        let gained = worth(played(&supposed, self.seat, Move::Use(card)), self.weights) - before;
        gained.max(0.0) + self.support(power)
    }

    /// What a Power is worth that helps others in ways that no state shows.
    fn support(&self, power: &Power) -> f64 {
        match power.target {
            Target::AnySpirit | Target::AnotherSpirit | Target::Yourself => self.weights.support,
            Target::Land { .. } => 0.0,
        }
    }

    /// What an Innate Power gains with so many of its thresholds.
    fn innate_gain(&self, number: u8, innate: &Power, thresholds: usize) -> f64 {
        let (state, before) = self.stage(innate.speed);
        let reached = innate.thresholds[..thresholds].iter();
        let needed = reached.fold(Elements::NONE, |sum, each| sum.or(each.elements));
        let supposed = suppose::elements(state, self.seat, needed);
        let mut moves = Vec::new();
        supposed.moves(self.seat, &mut moves);
        let action = Move::Innate(number + 1);
        if !moves.contains(&action) {
            return 0.0;
        }
        (worth(played(&supposed, self.seat, action), self.weights) - before).max(0.0)
    }

    /// What the Innate Powers gain with these elements.
    fn innates_with(&self, elements: Elements) -> f64 {
        let spirit = self.game.spirit(self.seat);
        let innates = (0..).zip(spirit.panel().innates).zip(&self.innates);
        let gain = |((number, innate), gains): ((u8, &Power), &Vec<OnceCell<f64>>)| {
            let reached = innate.thresholds.iter().take_while(|each| elements.satisfy(each.elements)).count();
            match reached.checked_sub(1) {
                Some(last) if !spirit.innate_used(number) => {
                    *gains[last].get_or_init(|| self.innate_gain(number, innate, reached))
                }
                _ => 0.0,
            }
        };
        innates.map(gain).sum()
    }

    /// The best set of these cards that can be played with so much Energy and so many plays, and what it gains.
    pub(super) fn best(
        &self,
        hand: &[(Card, f64)],
        energy: u8,
        plays: u8,
        elements: Elements,
    ) -> (Cards, f64) {
        let mut best = (Cards::NONE, self.innates_with(elements));
        let mut chosen = Vec::new();
        self.extend(hand, energy, plays, elements, 0.0, &mut chosen, &mut best);
        best
    }

    #[allow(clippy::too_many_arguments)] // the state of a small search
    fn extend(
        &self,
        hand: &[(Card, f64)],
        energy: u8,
        plays: u8,
        elements: Elements,
        gained: f64,
        chosen: &mut Vec<Card>,
        best: &mut (Cards, f64),
    ) {
        if plays == 0 {
            return;
        }
        for (at, &(card, gain)) in hand.iter().enumerate() {
            let power = card.entry();
            if power.cost > energy {
                continue;
            }
            if !self.weights.looks() {
                return;
            }
            let elements = elements.and(power.elements);
            let gained = gained + gain
                - self.weights.energy * f64::from(power.cost)
                - self.weights.hand * self.weights.playing;
            chosen.push(card);
            let total = gained + self.innates_with(elements);
            if total > best.1 {
                *best = (chosen.iter().copied().collect(), total);
            }
            self.extend(&hand[at + 1..], energy - power.cost, plays - 1, elements, gained, chosen, best);
            chosen.pop();
        }
    }

    /// What a card is worth to the Spirit for the rest of the game.
    pub(super) fn rating(&self, card: Card) -> f64 {
        let power = card.entry();
        let spirit = self.game.spirit(self.seat);
        let wanted = spirit.panel().innates.iter().filter_map(|innate| innate.thresholds.last());
        let wanted = wanted.fold(Elements::NONE, |sum, each| sum.or(each.elements));
        let fits: u8 = power.elements.iter().map(|(element, count)| count.min(wanted.count(element))).sum();
        let major = f64::from(u8::from(power.kind == PowerKind::Major));
        self.gain(card) + self.weights.fitting * f64::from(fits) + self.weights.major * major
            - self.weights.cost * f64::from(power.cost)
    }
}
