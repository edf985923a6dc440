//! Which tile was laid on which position.

use super::{Cell, Tile};

/// The tiles as they were laid, looked up from either side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Map {
    tiles: [Tile; Cell::COUNT],
    cells: [Cell; Tile::ALL.len()],
}

impl Map {
    /// The map with these tiles in reading order; each tile stands once.
    pub(crate) fn new(tiles: [Tile; Cell::COUNT]) -> Map {
        let mut cells = [Cell(0); Tile::ALL.len()];
        for (cell, tile) in Cell::all().zip(tiles) {
            cells[tile as usize] = cell;
        }
        Map { tiles, cells }
    }

    #[inline]
    pub(crate) fn tile(&self, cell: Cell) -> Tile {
        self.tiles[cell.index()]
    }

    #[inline]
    pub(crate) fn cell(&self, tile: Tile) -> Cell {
        self.cells[tile as usize]
    }

    pub(crate) fn tiles(&self) -> [Tile; Cell::COUNT] {
        self.tiles
    }
}
