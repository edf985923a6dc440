//! Adversaries and what their levels change (SM-026).

use super::{Effects, Lasting};
use crate::components::Kinds;

/// How many levels an adversary has, the base strength counted as level 0.
pub const LEVELS: usize = 7;

/// An adversary as its panel shows it.
#[derive(Clone, Copy, Debug)]
pub struct Adversary {
    /// Names it in texts and files.
    pub id: &'static str,
    /// How hard it is at each level.
    pub difficulty: [u8; LEVELS],
    /// At each level, the Fear cards for each Terror Level.
    pub fear_cards: [[u8; 3]; LEVELS],
    /// At each level, the stages of the Invader deck from the top on, as digits; dashes are for the eye.
    pub decks: [&'static str; LEVELS],
    /// What loses the game besides the usual, with the key of its name.
    pub loss: Option<(&'static str, Loss)>,
    /// What happens when a card with the escalation symbol is turned up, with the key of its name.
    pub escalation: (&'static str, Escalation),
    /// What each level adds to those below it, from level 1 on.
    pub levels: [Level; LEVELS - 1],
}

impl Adversary {
    /// All lists of effects: of the escalation, then of the levels.
    pub fn lists(&self) -> impl Iterator<Item = Effects> + use<> {
        let (Escalation::Before(first) | Escalation::AfterIn(first)) = self.escalation.1;
        let levels = self.levels.into_iter().flat_map(|level| [level.setup, level.after_setup]);
        std::iter::once(first).chain(levels)
    }
}

/// What a level adds.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// The key of its name.
    pub name: &'static str,
    /// What is done when the island is set up.
    pub setup: Effects,
    /// What is done when the Invaders have explored for the first time.
    pub after_setup: Effects,
    /// What is so for the whole game.
    pub rules: &'static [Lasting],
}

impl Level {
    /// A level that changes only numbers: the deck or the Fear cards.
    pub const fn named(name: &'static str) -> Level {
        Level { name, setup: &[], after_setup: &[], rules: &[] }
    }

    /// The same with a setup.
    #[must_use]
    pub const fn setup(self, setup: Effects) -> Level {
        Level { setup, ..self }
    }

    /// The same with something to do after the setup.
    #[must_use]
    pub const fn after_setup(self, after_setup: Effects) -> Level {
        Level { after_setup, ..self }
    }

    /// The same with rules for the whole game.
    #[must_use]
    pub const fn rules(self, rules: &'static [Lasting]) -> Level {
        Level { rules, ..self }
    }
}

/// When an escalation happens, and what it does (SM-092).
#[derive(Clone, Copy, Debug)]
pub enum Escalation {
    /// Before the card is explored.
    Before(Effects),
    /// In each land that was explored, after all were.
    AfterIn(Effects),
}

/// What loses the game against an adversary or in a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// So many Towns and Cities are in one land.
    Buildings(u8),
    /// After the first turn such pieces are in an Inner Land.
    InInnerLands(Kinds),
    /// Fewer such pieces than so many for each player are on the island.
    FewPerPlayer(Kinds, u8),
}
