//! The ways to lose.

use std::fmt;

use artel_engine::{Described, Phrase, RuleId};

use crate::rules::{FI_109, FI_111, FI_112, FI_113};
use crate::{Adventurer, Treasure};

/// Why the team has lost; there is no other way to lose (FI-R31).
///
/// ```
/// use artel_engine::Described;
/// use artel_forbidden_island::{Defeat, rules::FI_111};
/// assert_eq!(Defeat::LandingSunk.to_string(), "landing-sunk");
/// assert_eq!(Defeat::LandingSunk.rules(), [FI_111]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Defeat {
    /// Both tiles of a treasure not yet captured have sunk (FI-109).
    TreasureSunk(Treasure),
    /// Fools' Landing has sunk (FI-111).
    LandingSunk,
    /// A pawn could not get away from a sunk tile (FI-112).
    Drowned(Adventurer),
    /// The water marker has reached the skull (FI-113).
    WaterLevel,
}

impl Defeat {
    /// One of each kind, for tables of results and for reading.
    pub(crate) fn all() -> impl Iterator<Item = Defeat> {
        let treasures = Treasure::ALL.into_iter().map(Defeat::TreasureSunk);
        let pawns = Adventurer::ALL.into_iter().map(Defeat::Drowned);
        treasures.chain(pawns).chain([Defeat::LandingSunk, Defeat::WaterLevel])
    }
}

impl fmt::Display for Defeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Defeat::TreasureSunk(treasure) => write!(f, "treasure-sunk {treasure}"),
            Defeat::LandingSunk => f.write_str("landing-sunk"),
            Defeat::Drowned(adventurer) => write!(f, "drowned {adventurer}"),
            Defeat::WaterLevel => f.write_str("water-level"),
        }
    }
}

impl Described for Defeat {
    fn phrase(&self) -> Phrase {
        match self {
            Defeat::TreasureSunk(treasure) => {
                Phrase::new("lost-treasure-sunk").name("treasure", treasure.id())
            }
            Defeat::LandingSunk => Phrase::new("lost-landing-sunk"),
            Defeat::Drowned(adventurer) => Phrase::new("lost-drowned").name("adventurer", adventurer.id()),
            Defeat::WaterLevel => Phrase::new("lost-water-level"),
        }
    }

    fn rules(&self) -> &'static [RuleId] {
        match self {
            Defeat::TreasureSunk(_) => &[FI_109],
            Defeat::LandingSunk => &[FI_111],
            Defeat::Drowned(_) => &[FI_112],
            Defeat::WaterLevel => &[FI_113],
        }
    }
}
