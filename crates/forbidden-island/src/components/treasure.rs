//! What the team has come for.

use super::{Card, Tile};

artel_engine::vocabulary! {
    /// One of the four treasures (FI-006).
    pub enum Treasure: "treasure" {
        CrystalOfFire = "crystal-of-fire",
        StatueOfTheWind = "statue-of-the-wind",
        OceansChalice = "oceans-chalice",
        EarthStone = "earth-stone",
    }
}

impl Treasure {
    /// The two tiles where it can be captured (FI-009, FI-057 to FI-060).
    #[inline]
    pub const fn tiles(self) -> [Tile; 2] {
        match self {
            Treasure::CrystalOfFire => [Tile::CaveOfEmbers, Tile::CaveOfShadows],
            Treasure::StatueOfTheWind => [Tile::HowlingGarden, Tile::WhisperingGarden],
            Treasure::OceansChalice => [Tile::CoralPalace, Tile::TidalPalace],
            Treasure::EarthStone => [Tile::TempleOfTheMoon, Tile::TempleOfTheSun],
        }
    }

    /// The card of which four are needed.
    ///
    /// ```
    /// use artel_forbidden_island::{Card, Treasure};
    /// assert_eq!(Treasure::EarthStone.card(), Card::EarthStone);
    /// ```
    #[inline]
    pub const fn card(self) -> Card {
        Card::ALL[self as usize]
    }
}
