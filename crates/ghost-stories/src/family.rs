//! Legal moves in families: moves that differ only in what they name.
//!
//! Listing the moves and drawing one at random both rest on the families of a state.

use artel_engine::Set;

use crate::{Colour, Faces, GhostStories, Move, Place, Side, Space, Taoist, Tile};

/// Moves of one kind, with all that they can name.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Family {
    One(Move),
    Tiles(fn(Tile) -> Move, Set<Place>),
    Spaces(fn(Space) -> Move, Set<Space>),
    Colours(fn(Colour) -> Move, Set<Colour>),
    Taoists(fn(Taoist) -> Move, Set<Taoist>),
    Sides(fn(Side) -> Move, Set<Side>),
    /// A Taoist to any of the tiles.
    Lead(fn(Taoist, Tile) -> Move, Taoist, Set<Place>),
    /// The ghost on a space to any of the others.
    Shift(Space, Set<Space>),
    /// A token of any of the colours from a Taoist.
    Pay(Taoist, Set<Colour>),
    /// Any one or more of the dice.
    Reroll(Faces),
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
    pub(crate) fn size(&self) -> u32 {
        match self {
            Family::One(_) => 1,
            Family::Tiles(_, places) | Family::Lead(_, _, places) => places.len(),
            Family::Spaces(_, spaces) | Family::Shift(_, spaces) => spaces.len(),
            Family::Colours(_, colours) | Family::Pay(_, colours) => colours.len(),
            Family::Taoists(_, taoists) => taoists.len(),
            Family::Sides(_, sides) => sides.len(),
            Family::Reroll(dice) => dice.selections(),
        }
    }
}

impl GhostStories {
    /// The move at place `n` of a family; `n` is below its size.
    #[inline]
    pub(crate) fn nth_of(&self, family: Family, n: u32) -> Move {
        match family {
            Family::One(action) => action,
            Family::Tiles(verb, places) => verb(self.village.tile(places.nth(n))),
            Family::Spaces(verb, spaces) => verb(spaces.nth(n)),
            Family::Colours(verb, colours) => verb(colours.nth(n)),
            Family::Taoists(verb, taoists) => verb(taoists.nth(n)),
            Family::Sides(verb, sides) => verb(sides.nth(n)),
            Family::Lead(verb, taoist, places) => verb(taoist, self.village.tile(places.nth(n))),
            Family::Shift(from, spaces) => Move::Shift(from, spaces.nth(n)),
            Family::Pay(taoist, colours) => Move::Pay(taoist, colours.nth(n)),
            Family::Reroll(dice) => Move::Reroll(dice.selection(n)),
        }
    }
}
