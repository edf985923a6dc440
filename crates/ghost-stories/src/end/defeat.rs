//! The ways to lose.

use std::fmt;

use artel_engine::{Described, Phrase, RuleId};

use crate::Space;
use crate::rules::{GS_044, GS_147, GS_148, GS_149, GS_229, GS_R15};

/// Why the team has lost.
///
/// ```
/// use artel_engine::Described;
/// use artel_ghost_stories::{Defeat, rules::GS_147};
/// assert_eq!(Defeat::AllDead.to_string(), "all-dead");
/// assert_eq!(Defeat::AllDead.rules(), [GS_147]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Defeat {
    /// Too many tiles are haunted (GS-148, GS-229).
    VillageHaunted,
    /// A haunting found no active tile in front of the space (GS-044, GS-R15).
    LineOverrun(Space),
    /// All Taoists are dead (GS-147).
    AllDead,
    /// The last card was drawn while an incarnation was left (GS-149).
    DeckExhausted,
}

impl Defeat {
    /// One of each kind, for tables of results and for reading.
    pub(crate) fn all() -> impl Iterator<Item = Defeat> {
        let lines = Space::ALL.into_iter().map(Defeat::LineOverrun);
        lines.chain([Defeat::VillageHaunted, Defeat::AllDead, Defeat::DeckExhausted])
    }
}

impl fmt::Display for Defeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Defeat::VillageHaunted => f.write_str("village-haunted"),
            Defeat::LineOverrun(space) => write!(f, "line-overrun {space}"),
            Defeat::AllDead => f.write_str("all-dead"),
            Defeat::DeckExhausted => f.write_str("deck-exhausted"),
        }
    }
}

impl Described for Defeat {
    fn phrase(&self) -> Phrase {
        match self {
            Defeat::VillageHaunted => Phrase::new("lost-village-haunted"),
            Defeat::LineOverrun(space) => Phrase::new("lost-line-overrun").name("space", space.id()),
            Defeat::AllDead => Phrase::new("lost-all-dead"),
            Defeat::DeckExhausted => Phrase::new("lost-deck-exhausted"),
        }
    }

    fn rules(&self) -> &'static [RuleId] {
        match self {
            Defeat::VillageHaunted => &[GS_148, GS_229],
            Defeat::LineOverrun(_) => &[GS_044, GS_R15],
            Defeat::AllDead => &[GS_147],
            Defeat::DeckExhausted => &[GS_149],
        }
    }
}
