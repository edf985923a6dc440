//! Moves that are not planned: what the table demands, and special cards.

use artel_engine::{Seat, Set};
use artel_forbidden_island::{Adventurer, Card, Cell, ForbiddenIsland, Move, Tile};

use super::outlook::Outlook;
use super::sketch::Sketch;

impl Outlook<'_> {
    /// The best of some moves that are neither actions nor draws.
    pub(super) fn best_of(&self, seat: Seat, moves: &[Move]) -> Option<Move> {
        let start = Sketch::of(self.game);
        let value = |action: &Move| self.value(&self.played(start, seat, *action));
        let valued = moves.iter().map(|action| (value(action), *action));
        valued.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, action)| action)
    }

    /// The sketch after a discard, a swim or a special card.
    fn played(&self, sketch: Sketch, seat: Seat, action: Move) -> Sketch {
        match action {
            Move::Discard(card) => sketch.without(seat, card),
            Move::Swim(tile) => sketch.moved(seat, self.game.cell(tile)),
            Move::Sandbags(tile) => {
                let cell = self.game.cell(tile);
                let mut dried = sketch.without(seat, Card::Sandbags);
                dried.averted += self.gain(&sketch, cell);
                dried.flooded.remove(cell);
                dried
            }
            Move::Lift(passengers, tile) => {
                self.lifted(sketch.without(seat, Card::HelicopterLift), passengers, self.game.cell(tile))
            }
            _ => sketch,
        }
    }

    /// The sketch after a flight of these passengers.
    fn lifted(&self, mut sketch: Sketch, passengers: Set<Adventurer>, to: Cell) -> Sketch {
        for seat in self.seats() {
            if passengers.contains(self.adventurers[seat.index()]) {
                sketch.pawns[seat.index()] = to;
            }
        }
        sketch
    }

    /// Sandbags on the flooded tile that they help most, if they help enough.
    pub(super) fn sandbags(&self) -> Option<Move> {
        let sketch = Sketch::of(self.game);
        let gains = sketch.flooded.iter().map(|cell| (self.gain(&sketch, cell), cell));
        let (gain, cell) = gains.max_by(|one, other| one.0.total_cmp(&other.0))?;
        (gain > self.weights.sandbags_gain).then(|| Move::Sandbags(self.game.tile(cell)))
    }
}

/// Whether all pawns stand on Fools' Landing.
pub(super) fn all_home(game: &ForbiddenIsland) -> bool {
    let landing = game.cell(Tile::FoolsLanding);
    game.all_seats().all(|seat| game.pawn(seat) == landing)
}
