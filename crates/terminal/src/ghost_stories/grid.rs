//! Where everything lies: the village in the middle of five by five places, the ghost spaces around it.

use artel_ghost_stories::{GhostStories, Side, Space, Tile};

use crate::Place;

/// Columns and rows, the corners included.
pub(super) const SIZE: Place = (5, 5);

/// A place with something to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Tile(Tile),
    Space(Space),
}

impl Spot {
    /// All of them: the tiles, then the spaces.
    pub(super) fn all() -> impl Iterator<Item = Spot> {
        Tile::ALL.into_iter().map(Spot::Tile).chain(Space::ALL.into_iter().map(Spot::Space))
    }

    /// What lies at a place; nothing lies in the corners.
    pub(super) fn at(game: &GhostStories, place: Place) -> Option<Spot> {
        Spot::all().find(|spot| spot.place(game) == place)
    }

    /// Where it lies.
    pub(super) fn place(self, game: &GhostStories) -> Place {
        match self {
            Spot::Tile(tile) => {
                let (row, column) = game.village().place(tile).row_and_column();
                (column + 1, row + 1)
            }
            Spot::Space(space) => {
                let (row, column) = space.line()[0].row_and_column();
                match space.side() {
                    Side::North => (column + 1, 0),
                    Side::East => (4, row + 1),
                    Side::South => (column + 1, 4),
                    Side::West => (0, row + 1),
                }
            }
        }
    }
}

/// The corner at the left hand of whoever sits behind the board.
pub(super) fn corner_of(side: Side) -> Place {
    match side {
        Side::North => (4, 0),
        Side::East => (4, 4),
        Side::South => (0, 4),
        Side::West => (0, 0),
    }
}
