//! What a state is worth to the team.

use artel_engine::{Member, Seat};
use artel_forbidden_island::{Adventurer, Card, Pile, Treasure};

use super::outlook::Outlook;
use super::sketch::Sketch;

const CARDS_TO_CAPTURE: u8 = 4;
/// A hand that is fuller than this is likely to go over the limit with the next draw.
const ROOMY_HAND: u8 = 3;

impl Outlook<'_> {
    /// All of it; only differences mean anything.
    pub(super) fn value(&self, sketch: &Sketch) -> f32 {
        sketch.averted + self.rescuable(sketch) + self.standing(sketch)
    }

    /// Everything that depends on pawns and cards alone.
    pub(super) fn standing(&self, sketch: &Sketch) -> f32 {
        let treasures: f32 = Treasure::ALL
            .into_iter()
            .filter(|&treasure| !sketch.captured.contains(treasure))
            .map(|treasure| self.effort(sketch, treasure))
            .sum();
        let seats: f32 = self.seats().map(|seat| self.seat_value(sketch, seat)).sum();
        self.lifts(sketch) + seats - self.weights.action * treasures
    }

    /// The actions that it still takes to capture a treasure, by whoever is best placed to.
    fn effort(&self, sketch: &Sketch, treasure: Treasure) -> f32 {
        self.seats().map(|seat| self.effort_of(sketch, treasure, seat)).fold(f32::INFINITY, f32::min)
    }

    #[inline]
    fn effort_of(&self, sketch: &Sketch, treasure: Treasure, collector: Seat) -> f32 {
        let card = treasure.card();
        let at = sketch.pawn(collector);
        let lacking = CARDS_TO_CAPTURE.saturating_sub(sketch.hand(collector).count(card));
        let mut missing = lacking;
        let mut effort = self.weights.walk[lacking as usize] * self.way_to_site(collector, at, treasure);
        for giver in self.seats() {
            let gifts = sketch.hand(giver).count(card).min(missing);
            if giver == collector || gifts == 0 {
                continue;
            }
            missing -= gifts;
            effort += gifts as f32;
            if self.adventurers[giver.index()] != Adventurer::Messenger {
                let from = sketch.pawn(giver);
                let way = self.way(giver, from, at).min(self.way(collector, at, from));
                effort += self.weights.meet * way;
            }
        }
        effort + self.draws[treasure as usize][missing as usize]
    }

    fn seat_value(&self, sketch: &Sketch, seat: Seat) -> f32 {
        let weights = self.weights;
        let hand = sketch.hand(seat);
        let at = sketch.pawn(seat);
        let home = weights.home[sketch.captured.len() as usize] * self.way(seat, at, self.landing);
        let crowd = useful_cards(sketch, hand).saturating_sub(ROOMY_HAND) as f32 * weights.crowd;
        let sandbags = hand.count(Card::Sandbags) as f32 * weights.sandbags;
        sandbags - crowd - weights.action * home - self.drowning(sketch, seat)
    }

    /// The team needs one Helicopter Lift in the end (FI-107); more are handy.
    fn lifts(&self, sketch: &Sketch) -> f32 {
        let count: u8 = self.seats().map(|seat| sketch.hand(seat).count(Card::HelicopterLift)).sum();
        let first = self.weights.first_lift[sketch.captured.len() as usize];
        if count == 0 { 0.0 } else { first + self.weights.more_lifts * (count - 1) as f32 }
    }

    /// The chance that the tile under the pawn sinks together with all that could be swum to.
    fn drowning(&self, sketch: &Sketch, seat: Seat) -> f32 {
        let at = sketch.pawn(seat);
        let adventurer = self.adventurers[seat.index()];
        if !sketch.flooded.contains(at) || matches!(adventurer, Adventurer::Pilot | Adventurer::Diver) {
            return 0.0;
        }
        let geometry = self.game.layout().geometry();
        let near = match adventurer {
            Adventurer::Explorer => geometry.sides(at).or(geometry.corners(at)),
            _ => geometry.sides(at),
        };
        let near = near.and(self.existing);
        if !near.minus(sketch.flooded).is_empty() {
            return 0.0;
        }
        let now = &self.danger.now;
        near.iter().fold(now[at.index() as usize], |all, cell| all * now[cell.index() as usize])
    }

    /// What those who stay close to threatened tiles can still save in the turns to come.
    pub(super) fn rescuable(&self, sketch: &Sketch) -> f32 {
        let mut sum = 0.0;
        for &(cell, gain) in &self.in_mind {
            if gain <= 0.0 || !sketch.flooded.contains(cell) {
                continue;
            }
            let nearest = self
                .seats()
                .map(|seat| self.way(seat, sketch.pawn(seat), cell))
                .fold(f32::INFINITY, f32::min);
            sum += gain * self.decay[nearest as usize];
        }
        sum * self.weights.near
    }
}

/// The cards of a hand that the team would not like to lose.
fn useful_cards(sketch: &Sketch, hand: Pile) -> u8 {
    let wanted = |treasure: &Treasure| !sketch.captured.contains(*treasure);
    let sets: u8 =
        Treasure::ALL.iter().filter(|t| wanted(t)).map(|t| hand.count(t.card()).min(CARDS_TO_CAPTURE)).sum();
    sets + hand.count(Card::HelicopterLift) + hand.count(Card::Sandbags)
}
