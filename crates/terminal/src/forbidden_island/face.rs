//! What is to be seen on one tile.

use artel_forbidden_island::{Adventurer, Cell, ForbiddenIsland, Tile, TileState, Treasure};

use crate::{Pointer, Sight};

/// Whether a pawn is there already, or would come or go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Presence {
    Stays,
    Comes,
    Goes,
}

/// A tile with all that is on it.
pub(super) struct Face {
    pub(super) tile: Tile,
    /// The state after the chosen move.
    pub(super) state: TileState,
    /// The treasure that can still be captured here.
    pub(super) treasure: Option<Treasure>,
    pub(super) is_landing: bool,
    pub(super) pawns: Vec<(Adventurer, Presence)>,
    /// Whether its flood card may be the next.
    pub(super) is_next: bool,
    pub(super) pointer: Option<Pointer>,
}

impl Face {
    pub(super) fn of(sight: &Sight<'_, ForbiddenIsland>, cell: Cell) -> Face {
        let (now, after) = (sight.now, sight.after);
        let tile = now.tile(cell);
        let state = after.tile_state(cell);
        let place = now.layout().geometry().place(cell);
        let pawns = now.all_seats().filter_map(|seat| {
            let presence = match (now.pawn(seat) == cell, after.pawn(seat) == cell) {
                (true, true) => Presence::Stays,
                (false, true) => Presence::Comes,
                (true, false) => Presence::Goes,
                (false, false) => return None,
            };
            Some((now.adventurer(seat), presence))
        });
        Face {
            tile,
            state,
            treasure: tile.treasure().filter(|&treasure| after.captor(treasure).is_none()),
            is_landing: tile == Tile::FoolsLanding,
            pawns: pawns.collect(),
            is_next: state != TileState::Sunk && now.flood_deck().top().contains(tile),
            pointer: Pointer::at(sight, place),
        }
    }
}
