//! The few things of a state that a turn's actions change, quick to copy.

use artel_engine::{Seat, Set};
use artel_forbidden_island::{Card, Cell, ForbiddenIsland, Pile, Treasure};

/// What the state would be after some actions.
#[derive(Clone, Copy)]
pub(super) struct Sketch {
    pub(super) pawns: [Cell; 4],
    pub(super) hands: [Pile; 4],
    pub(super) flooded: Set<Cell>,
    pub(super) captured: Set<Treasure>,
    /// What the dangers averted so far are worth.
    pub(super) averted: f32,
}

impl Sketch {
    pub(super) fn of(game: &ForbiddenIsland) -> Sketch {
        let mut sketch = Sketch {
            pawns: [game.pawn(Seat(0)); 4],
            hands: [Pile::EMPTY; 4],
            flooded: game.flooded(),
            captured: Treasure::ALL.into_iter().filter(|&each| game.captor(each).is_some()).collect(),
            averted: 0.0,
        };
        for seat in game.all_seats() {
            sketch.pawns[seat.index()] = game.pawn(seat);
            sketch.hands[seat.index()] = game.hand(seat);
        }
        sketch
    }

    #[inline]
    pub(super) fn pawn(&self, seat: Seat) -> Cell {
        self.pawns[seat.index()]
    }

    #[inline]
    pub(super) fn hand(&self, seat: Seat) -> Pile {
        self.hands[seat.index()]
    }

    #[must_use]
    pub(super) fn moved(mut self, seat: Seat, to: Cell) -> Sketch {
        self.pawns[seat.index()] = to;
        self
    }

    #[must_use]
    pub(super) fn without(mut self, seat: Seat, card: Card) -> Sketch {
        self.hands[seat.index()].take(card);
        self
    }

    #[must_use]
    pub(super) fn given(self, giver: Seat, receiver: Seat, card: Card) -> Sketch {
        let mut sketch = self.without(giver, card);
        sketch.hands[receiver.index()].add(card);
        sketch
    }
}
