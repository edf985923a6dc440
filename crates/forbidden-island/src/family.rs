//! Legal moves in families: moves of one seat that differ only in what they name.
//!
//! Listing the moves and drawing one at random both rest on the families of a state.

use artel_engine::{Seat, Set};

use crate::{Card, Cell, ForbiddenIsland, Move, Treasure};

/// Moves of one kind, with all that they can name.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Family {
    Step(Set<Cell>),
    Fly(Set<Cell>),
    Guide(Seat, Set<Cell>),
    ShoreUp(Set<Cell>),
    /// Any two of the tiles.
    ShoreUpTwo(Set<Cell>),
    /// Any of the cards to any of the seats.
    Give(Set<Seat>, Set<Card>),
    Capture(Set<Treasure>),
    Draw,
    Flood,
    Discard(Set<Card>),
    Sandbags(Set<Cell>),
    /// Any one or more of the pawns to any of the tiles.
    Lift(Set<Seat>, Set<Cell>),
    /// Exactly these pawns to any of the tiles.
    Rescue(Set<Seat>, Set<Cell>),
    TakeOff,
    Swim(Set<Cell>),
}

/// Whoever is told the families of a state, one after the other.
pub(crate) trait FamilyList {
    /// One more; it may be empty.
    fn add(&mut self, family: Family);
}

impl<F: FnMut(Family)> FamilyList for F {
    #[inline]
    fn add(&mut self, family: Family) {
        self(family);
    }
}

impl Family {
    /// How many moves it has.
    #[inline]
    pub(crate) fn size(self) -> u32 {
        match self {
            Family::Step(cells)
            | Family::Fly(cells)
            | Family::Guide(_, cells)
            | Family::ShoreUp(cells)
            | Family::Sandbags(cells)
            | Family::Rescue(_, cells)
            | Family::Swim(cells) => cells.len(),
            Family::ShoreUpTwo(cells) => cells.len() * cells.len().saturating_sub(1) / 2,
            Family::Give(receivers, cards) => receivers.len() * cards.len(),
            Family::Capture(treasures) => treasures.len(),
            Family::Discard(cards) => cards.len(),
            Family::Lift(pawns, cells) => ((1 << pawns.len()) - 1) * cells.len(),
            Family::Draw | Family::Flood | Family::TakeOff => 1,
        }
    }
}

impl ForbiddenIsland {
    /// The move at place `n` of a family; `n` is below its size.
    #[inline]
    pub(crate) fn nth_of(&self, family: Family, n: u32) -> Move {
        let tile = |cells: Set<Cell>| self.tile(cells.nth(n));
        match family {
            Family::Step(cells) => Move::Step(tile(cells)),
            Family::Fly(cells) => Move::Fly(tile(cells)),
            Family::Guide(led, cells) => Move::Guide(self.adventurer(led), tile(cells)),
            Family::ShoreUp(cells) => Move::ShoreUp(tile(cells)),
            Family::ShoreUpTwo(cells) => self.nth_pair(cells, n),
            Family::Give(receivers, cards) => {
                let receiver = receivers.nth(n / cards.len());
                Move::Give(cards.nth(n % cards.len()), self.adventurer(receiver))
            }
            Family::Capture(treasures) => Move::Capture(treasures.nth(n)),
            Family::Draw => Move::Draw,
            Family::Flood => Move::Flood,
            Family::Discard(cards) => Move::Discard(cards.nth(n)),
            Family::Sandbags(cells) => Move::Sandbags(tile(cells)),
            Family::Lift(pawns, cells) => {
                let passengers = pawns.subset(n / cells.len() + 1);
                Move::Lift(self.adventurers_of(passengers), self.tile(cells.nth(n % cells.len())))
            }
            Family::Rescue(passengers, cells) => Move::Lift(self.adventurers_of(passengers), tile(cells)),
            Family::TakeOff => Move::TakeOff,
            Family::Swim(cells) => Move::Swim(tile(cells)),
        }
    }

    /// Pairs in the order of their later tile: the tile at place `k` has `k` pairs with earlier ones.
    fn nth_pair(&self, cells: Set<Cell>, mut n: u32) -> Move {
        let mut later = 1;
        while n >= later {
            n -= later;
            later += 1;
        }
        let (one, other) = (self.tile(cells.nth(n)), self.tile(cells.nth(later)));
        Move::ShoreUpTwo(one.min(other), one.max(other))
    }
}
