//! Moves that are not planned: what the table demands, and special cards.

use artel_engine::{Member, Seat, Set};
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
    pub(super) fn lifted(&self, mut sketch: Sketch, passengers: Set<Adventurer>, to: Cell) -> Sketch {
        for seat in self.seats() {
            if passengers.contains(self.adventurers[seat.index()]) {
                sketch.pawns[seat.index()] = to;
            }
        }
        sketch
    }

    /// The flooded tile that Sandbags would help most, with the gain.
    pub(super) fn sandbags_target(&self, sketch: &Sketch) -> Option<(Tile, f32)> {
        let gains = sketch.flooded.iter().map(|cell| (self.game.tile(cell), self.gain(sketch, cell)));
        gains.max_by(|one, other| one.1.total_cmp(&other.1))
    }
}

/// How many Helicopter Lifts the team holds.
pub(super) fn lifts_in_hands(game: &ForbiddenIsland) -> u8 {
    game.all_seats().map(|seat| game.hand(seat).count(Card::HelicopterLift)).sum()
}

/// Whether all pawns stand on Fools' Landing.
pub(super) fn all_home(game: &ForbiddenIsland) -> bool {
    let landing = game.cell(Tile::FoolsLanding);
    game.all_seats().all(|seat| game.pawn(seat).index() == landing.index())
}
