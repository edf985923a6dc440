//! When a Helicopter Lift is worth its card.

use artel_engine::{Seat, Set};
use artel_forbidden_island::{
    Adventurer, CARDS_TO_CAPTURE, Card, Cell, ForbiddenIsland, Move, Tile, Treasure,
};

use super::ground::Ground;
use super::outlook::Outlook;
use super::plan::intent;
use super::sketch::Sketch;

/// A tile threatened so much that it may be worth a flight.
const GRAVE: f32 = 0.15;

impl Outlook<'_> {
    /// Carries the active player to a treasure, a teammate or a grave danger if the best plan from there
    /// is so much better than `walking` that it is worth the card.
    pub(super) fn lift_active(&self, walking: f32) -> Option<Move> {
        let game = self.game;
        let active = game.active();
        let sketch = Sketch::of(game);
        let targets = self.targets(&sketch, active);
        if targets.is_empty() {
            return None;
        }
        let last = lifts_in_hands(game) == 1;
        let needed = walking + self.weights.lift_gain[usize::from(!last)];
        let own = Set::only(game.adventurer(active));
        let flying = targets.iter().map(|to| (intent(self, sketch.moved(active, to)).value, to));
        let (value, to) = flying.max_by(|one, other| one.0.total_cmp(&other.0))?;
        (value > needed).then(|| Move::Lift(own, game.tile(to)))
    }

    /// Where it could be worth flying to.
    fn targets(&self, sketch: &Sketch, active: Seat) -> Set<Cell> {
        let hand = sketch.hand(active);
        let mut targets = Set::EMPTY;
        for treasure in Treasure::ALL {
            if !sketch.captured.contains(treasure) && hand.count(treasure.card()) >= CARDS_TO_CAPTURE {
                targets = self.sites[treasure as usize].into_iter().fold(targets, Set::with);
            }
        }
        let mut ground = Ground::new(self, sketch, active);
        let here = ground.value(self, sketch);
        for mate in self.seats() {
            let there = sketch.pawn(mate);
            if ground.value(self, &sketch.moved(active, there)) > here {
                targets.insert(there);
            }
        }
        for &(cell, gain) in &self.in_mind {
            if gain > GRAVE {
                targets.insert(cell);
            }
        }
        targets.and(self.existing).without(sketch.pawn(active))
    }
}

/// When all treasures are taken, brings those who are away to Fools' Landing if a card is left to take
/// off with (FI-R11).
pub(super) fn gather(game: &ForbiddenIsland) -> Option<Move> {
    let landing = game.cell(Tile::FoolsLanding);
    let at = game.all_seats().map(|seat| game.pawn(seat)).find(|&at| at != landing)?;
    (lifts_in_hands(game) > 1).then(|| Move::Lift(passengers(game, at), Tile::FoolsLanding))
}

/// How many Helicopter Lifts the team holds.
fn lifts_in_hands(game: &ForbiddenIsland) -> u8 {
    game.all_seats().map(|seat| game.hand(seat).count(Card::HelicopterLift)).sum()
}

/// All who stand there.
fn passengers(game: &ForbiddenIsland, at: Cell) -> Set<Adventurer> {
    game.pawns_at(at).iter().map(|seat| game.adventurer(seat)).collect()
}
