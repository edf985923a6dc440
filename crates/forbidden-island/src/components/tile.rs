//! The places of the island.

use super::{Adventurer, Treasure};

artel_engine::vocabulary! {
    /// One of the 24 tiles (FI-004); its flood card has the same name (FI-005).
    pub enum Tile: "tile" {
        FoolsLanding = "fools-landing",
        BronzeGate = "bronze-gate",
        CopperGate = "copper-gate",
        GoldGate = "gold-gate",
        IronGate = "iron-gate",
        SilverGate = "silver-gate",
        CaveOfEmbers = "cave-of-embers",
        CaveOfShadows = "cave-of-shadows",
        HowlingGarden = "howling-garden",
        WhisperingGarden = "whispering-garden",
        CoralPalace = "coral-palace",
        TidalPalace = "tidal-palace",
        TempleOfTheMoon = "temple-of-the-moon",
        TempleOfTheSun = "temple-of-the-sun",
        BreakersBridge = "breakers-bridge",
        CliffsOfAbandon = "cliffs-of-abandon",
        CrimsonForest = "crimson-forest",
        DunesOfDeception = "dunes-of-deception",
        LostLagoon = "lost-lagoon",
        MistyMarsh = "misty-marsh",
        Observatory = "observatory",
        PhantomRock = "phantom-rock",
        TwilightHollow = "twilight-hollow",
        Watchtower = "watchtower",
    }
}

impl Tile {
    /// The treasure that can be captured here.
    ///
    /// ```
    /// use artel_forbidden_island::{Tile, Treasure};
    /// assert_eq!(Tile::CoralPalace.treasure(), Some(Treasure::OceansChalice));
    /// assert_eq!(Tile::Observatory.treasure(), None);
    /// ```
    #[inline]
    pub const fn treasure(self) -> Option<Treasure> {
        TREASURES[self as usize]
    }

    /// The adventurer whose pawn starts here (FI-010).
    pub fn start_of(self) -> Option<Adventurer> {
        Adventurer::ALL.into_iter().find(|adventurer| adventurer.start() == self)
    }
}

/// The treasure of each tile, looked up the other way round ([`Treasure::tiles`] is the fact).
const TREASURES: [Option<Treasure>; Tile::ALL.len()] = {
    let mut treasures = [None; Tile::ALL.len()];
    let mut index = 0;
    while index < Treasure::ALL.len() {
        let [one, other] = Treasure::ALL[index].tiles();
        treasures[one as usize] = Some(Treasure::ALL[index]);
        treasures[other as usize] = Some(Treasure::ALL[index]);
        index += 1;
    }
    treasures
};
