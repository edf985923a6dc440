//! Which tile was laid on which position.

use super::{Cell, Tile};

/// The tiles as they were laid, looked up from either side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Map {
    /// By position; places beyond the last position hold a fixed filler.
    tiles: [Tile; Cell::SLOTS],
    cells: [Cell; Tile::ALL.len()],
}

impl Map {
    /// The map with these tiles in reading order; each tile stands once.
    pub(crate) fn new(tiles: [Tile; Cell::COUNT]) -> Map {
        let mut map = Map { tiles: [Tile::ALL[0]; Cell::SLOTS], cells: [Cell(0); Tile::ALL.len()] };
        for (cell, tile) in Cell::all().zip(tiles) {
            map.tiles[cell.index()] = tile;
            map.cells[tile as usize] = cell;
        }
        map
    }

    #[inline]
    pub(crate) fn tile(&self, cell: Cell) -> Tile {
        self.tiles[cell.index()]
    }

    #[inline]
    pub(crate) fn cell(&self, tile: Tile) -> Cell {
        self.cells[tile as usize]
    }

    /// The tiles in reading order.
    pub(crate) fn tiles(&self) -> &[Tile] {
        &self.tiles[..Cell::COUNT]
    }
}
