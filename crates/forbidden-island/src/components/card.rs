//! The cards of the treasure deck.

use super::Treasure;

artel_engine::vocabulary! {
    /// A kind of card in the treasure deck.
    pub enum Card: "card" {
        CrystalOfFire = "crystal-of-fire",
        StatueOfTheWind = "statue-of-the-wind",
        OceansChalice = "oceans-chalice",
        EarthStone = "earth-stone",
        HelicopterLift = "helicopter-lift",
        Sandbags = "sandbags",
        WatersRise = "waters-rise",
    }
}

impl Card {
    /// How many there are in the game (FI-003).
    pub const fn copies(self) -> u8 {
        match self {
            Card::CrystalOfFire | Card::StatueOfTheWind | Card::OceansChalice | Card::EarthStone => 5,
            Card::HelicopterLift | Card::WatersRise => 3,
            Card::Sandbags => 2,
        }
    }

    /// The treasure that four of these capture; none for the other cards.
    ///
    /// ```
    /// use artel_forbidden_island::{Card, Treasure};
    /// assert_eq!(Card::OceansChalice.treasure(), Some(Treasure::OceansChalice));
    /// assert_eq!(Card::Sandbags.treasure(), None);
    /// ```
    #[inline]
    pub fn treasure(self) -> Option<Treasure> {
        Treasure::ALL.get(self as usize).copied()
    }
}
