//! What a state is worth to the team.

use artel_engine::{Member, Seat};
use artel_forbidden_island::{Adventurer, CARDS_TO_CAPTURE, Card, Cell, Treasure};

use super::outlook::{IN_MIND, Outlook};
use super::sketch::Sketch;
use super::ways::FAR;

/// How many useful cards are likely to go over the limit with the next draw, by the number in hand.
const OVERFLOW: [f32; 8] = [0.0, 0.0, 0.0, 0.1, 0.6, 1.4, 2.4, 3.4];
/// A complete set is spent before the next draw if its tile is at most so many steps away.
const SOON: f32 = 2.0;

impl Outlook<'_> {
    /// All of it; only differences mean anything.
    pub(super) fn value(&self, sketch: &Sketch) -> f32 {
        sketch.averted + self.rescuable(sketch) + self.standing(sketch) - self.drowning(sketch)
    }

    /// Everything that depends on pawns and cards alone, save that hands may be too full.
    pub(super) fn standing(&self, sketch: &Sketch) -> f32 {
        let seats: f32 = self.seats().map(|seat| self.seat_value(sketch, seat)).sum();
        let efforts = Treasure::ALL.map(|treasure| self.effort(sketch, treasure));
        self.possessions(sketch) + seats - self.toil(efforts)
    }

    /// What the team holds that any of its members may use.
    pub(super) fn possessions(&self, sketch: &Sketch) -> f32 {
        self.weights.treasure * sketch.captured.len() as f32 + self.lifts(sketch)
    }

    /// The value of time spent on all the treasures; the nearest matter most.
    #[inline]
    pub(super) fn toil(&self, efforts: [f32; 4]) -> f32 {
        let [a, b, c, d] = efforts;
        let (a, b, c, d) = (a.min(b), a.max(b), c.min(d), c.max(d));
        let (a, c, b, d) = (a.min(c), a.max(c), b.min(d), b.max(d));
        let sorted = [a, b.min(c), b.max(c), d];
        let sum: f32 = sorted.iter().zip(self.weights.focus).map(|(effort, focus)| effort * focus).sum();
        self.weights.action * sum
    }

    /// The actions that it still takes to capture a treasure, by whoever is best placed to.
    pub(super) fn effort(&self, sketch: &Sketch, treasure: Treasure) -> f32 {
        if sketch.captured.contains(treasure) {
            return 0.0;
        }
        let counts = sketch.hands.map(|hand| hand.count(treasure.card()));
        let mut least = f32::INFINITY;
        let nobody = counts == [0; 4];
        for seat in self.seats() {
            if nobody || counts[seat.index()] > 0 {
                least = least.min(self.effort_of(sketch, treasure, seat, counts));
            }
        }
        least
    }

    #[inline]
    fn effort_of(&self, sketch: &Sketch, treasure: Treasure, collector: Seat, counts: [u8; 4]) -> f32 {
        let at = sketch.pawn(collector);
        let lacking = CARDS_TO_CAPTURE.saturating_sub(counts[collector.index()]);
        let draws = &self.draws[treasure as usize];
        let mut missing = lacking;
        let mut effort = self.weights.walk[lacking as usize] * self.way_to_site(collector, at, treasure);
        for giver in self.seats() {
            let gifts = counts[giver.index()].min(missing);
            if giver == collector || gifts == 0 {
                continue;
            }
            let after = missing - gifts;
            let meeting =
                self.weights.meet[after.min(3) as usize] * self.way_to_meet(sketch, giver, collector);
            let cost = self.weights.give * gifts as f32 + meeting;
            if cost < draws[missing as usize] - draws[after as usize] {
                missing = after;
                effort += cost;
            }
        }
        effort + draws[missing as usize]
    }

    /// The actions until one can give the other a card; the Messenger need not go anywhere (FI-054).
    #[inline]
    fn way_to_meet(&self, sketch: &Sketch, giver: Seat, receiver: Seat) -> f32 {
        if self.adventurers[giver.index()] == Adventurer::Messenger {
            return 0.0;
        }
        let (from, to) = (sketch.pawn(giver), sketch.pawn(receiver));
        self.way(giver, from, to).min(self.way(receiver, to, from))
    }

    /// The cards that the seat is likely to lose to the hand limit.
    pub(super) fn crowd(&self, sketch: &Sketch, seat: Seat) -> f32 {
        OVERFLOW[self.lasting_cards(sketch, seat).min(7) as usize] * self.weights.crowd
    }

    /// The value of a seat's place and cards.
    pub(super) fn seat_value(&self, sketch: &Sketch, seat: Seat) -> f32 {
        let weights = &self.weights;
        let hand = sketch.hand(seat);
        let at = sketch.pawn(seat);
        let home = weights.home[sketch.captured.len() as usize] * self.way(seat, at, self.landing);
        let sandbags = hand.count(Card::Sandbags) as f32 * weights.sandbags;
        sandbags - weights.action * home
    }

    /// The team needs one Helicopter Lift in the end (FI-107); more are handy.
    fn lifts(&self, sketch: &Sketch) -> f32 {
        let count: u8 = self.seats().map(|seat| sketch.hand(seat).count(Card::HelicopterLift)).sum();
        let first = self.weights.first_lift[sketch.captured.len() as usize];
        if count == 0 { 0.0 } else { first + self.weights.more_lifts * (count - 1) as f32 }
    }

    /// The chance that the tile under a pawn sinks together with all that could be swum to.
    pub(super) fn drowning(&self, sketch: &Sketch) -> f32 {
        self.seats().map(|seat| self.drowning_of(sketch, seat)).sum()
    }

    #[inline]
    fn drowning_of(&self, sketch: &Sketch, seat: Seat) -> f32 {
        let at = sketch.pawn(seat);
        let adventurer = self.adventurers[seat.index()];
        if !sketch.flooded.contains(at) || matches!(adventurer, Adventurer::Pilot | Adventurer::Diver) {
            return 0.0;
        }
        let near = self.near(seat, at).and(self.existing);
        if !near.minus(sketch.flooded).is_empty() {
            return 0.0;
        }
        let now = &self.danger.now;
        near.iter().fold(now[at.index() as usize], |all, cell| all * now[cell.index() as usize])
    }

    /// What those who stay close to threatened tiles can still save in the turns to come.
    fn rescuable(&self, sketch: &Sketch) -> f32 {
        let nearest = self.nearest_of(sketch, self.seats());
        self.still_flooded(sketch, &self.rescuable_parts(nearest))
    }

    /// How far the nearest of some seats is from each tile in mind.
    pub(super) fn nearest_of(&self, sketch: &Sketch, seats: impl Iterator<Item = Seat>) -> [u8; IN_MIND] {
        let mut nearest = [FAR; IN_MIND];
        for seat in seats {
            for (least, &(cell, _)) in nearest.iter_mut().zip(&self.in_mind) {
                *least = self.steps(seat, sketch.pawn(seat), cell).min(*least);
            }
        }
        nearest
    }

    /// What can be saved of each tile in mind by somebody who is so far from it.
    #[inline]
    pub(super) fn rescuable_parts(&self, nearest: [u8; IN_MIND]) -> [f32; IN_MIND] {
        let mut parts = [0.0; IN_MIND];
        for ((part, &(_, gain)), steps) in parts.iter_mut().zip(&self.in_mind).zip(nearest) {
            *part = self.weights.near * gain * self.chance_from(steps);
        }
        parts
    }

    /// The sum of the parts whose tiles are still flooded.
    #[inline]
    pub(super) fn still_flooded(&self, sketch: &Sketch, parts: &[f32; IN_MIND]) -> f32 {
        let flooded = |cell: Cell| if sketch.flooded.contains(cell) { 1.0 } else { 0.0 };
        self.in_mind.iter().zip(parts).map(|(&(cell, _), part)| part * flooded(cell)).sum()
    }

    /// The cards of a hand that the team would not like to lose and that are not about to be spent.
    fn lasting_cards(&self, sketch: &Sketch, seat: Seat) -> u8 {
        let hand = sketch.hand(seat);
        let mut cards = hand.count(Card::HelicopterLift) + hand.count(Card::Sandbags);
        for treasure in Treasure::ALL {
            let cards_of_set = hand.count(treasure.card()).min(CARDS_TO_CAPTURE);
            let spent = cards_of_set == CARDS_TO_CAPTURE
                && self.way_to_site(seat, sketch.pawn(seat), treasure) <= SOON;
            if !spent && !sketch.captured.contains(treasure) {
                cards += cards_of_set;
            }
        }
        cards
    }
}
