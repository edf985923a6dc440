//! The village tiles and how they are laid.

use super::Place;

artel_engine::vocabulary! {
    /// A village tile with its villager (GS-007).
    pub enum Tile: "village tile" {
        Cemetery = "cemetery",
        TaoistAltar = "taoist-altar",
        HerbalistShop = "herbalist-shop",
        SorcererHut = "sorcerer-hut",
        BuddhistTemple = "buddhist-temple",
        NightWatchman = "night-watchman",
        TeaHouse = "tea-house",
        CircleOfPrayer = "circle-of-prayer",
        HeavenlyWinds = "heavenly-winds",
    }
}

/// Which tile lies where.
///
/// ```
/// use artel_ghost_stories::{Place, Tile, Village};
/// let village = Village::new(Tile::ALL);
/// assert_eq!(village.tile(village.place(Tile::TeaHouse)), Tile::TeaHouse);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Village {
    tiles: [Tile; Place::COUNT],
    places: [Place; Place::COUNT],
}

impl Village {
    /// The village with the tiles in reading order; each has to stand once.
    pub fn new(tiles: [Tile; Place::COUNT]) -> Self {
        let mut places = [Place(0); Place::COUNT];
        for (place, tile) in tiles.iter().enumerate() {
            places[*tile as usize] = Place(place as u8);
        }
        Village { tiles, places }
    }

    /// The tile on a place.
    #[inline]
    pub fn tile(&self, place: Place) -> Tile {
        self.tiles[place.index()]
    }

    /// Where a tile lies.
    #[inline]
    pub fn place(&self, tile: Tile) -> Place {
        self.places[tile as usize]
    }

    /// The tiles in reading order.
    pub fn tiles(&self) -> [Tile; Place::COUNT] {
        self.tiles
    }
}
