//! Scenarios and what they change (SM-R72 to SM-R75).

use super::{Effects, Lasting, Loss};

/// A scenario as its panel shows it.
#[derive(Clone, Copy, Debug)]
pub struct Scenario {
    /// Names it in texts and files.
    pub id: &'static str,
    /// What it adds to the difficulty.
    pub difficulty: u8,
    /// What is done when everything else of the setup is over.
    pub after_setup: Effects,
    /// What loses the game besides the usual, with the key of its name.
    pub loss: Option<(&'static str, Loss)>,
    /// What wins the game.
    pub victory: Victory,
    /// Its rules, each with the key of its name: what is so for the whole game.
    pub rules: &'static [(&'static str, &'static [Lasting])],
    /// What its rules carry out.
    pub acts: &'static [Effects],
}

/// What wins the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Victory {
    /// What the Terror Level says, or an empty Fear deck (SI-165 to SI-168).
    Usual,
    /// What the Terror Level says, which only rituals raise; the third ritual wins.
    Rituals,
    /// From Terror Level II on: few enough lands in which Towns and Cities outnumber Dahan.
    Insurrection,
}

impl Scenario {
    /// All lists of effects.
    pub fn lists(&self) -> impl Iterator<Item = Effects> + use<> {
        std::iter::once(self.after_setup).chain(self.acts.iter().copied())
    }

    /// Everything that is so for the whole game.
    pub fn standing(&self) -> impl Iterator<Item = Lasting> + use<> {
        self.rules.iter().flat_map(|(_, rules)| *rules).copied()
    }
}
