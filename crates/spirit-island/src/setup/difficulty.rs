//! How hard a game is.

use super::{Map, Setup};

artel_engine::vocabulary! {
    /// How hard a game of Horizons alone is made (SI-310 to SI-314).
 ///
 /// ```
 /// use artel_spirit_island::Difficulty;
 /// assert!(Difficulty::Harder.escalation() && !Difficulty::Standard.escalation());
 /// ```
    pub enum Difficulty: "difficulty" {
        MuchEasier = "much-easier",
        Easier = "easier",
        SlightlyEasier = "slightly-easier",
        Standard = "standard",
        Harder = "harder",
    }
}

impl Difficulty {
    /// Whether every Spirit grows once before the first turn (SI-310, SI-312).
    pub fn bonus_growth(self) -> bool {
        matches!(self, Difficulty::SlightlyEasier | Difficulty::MuchEasier)
    }

    /// Whether the Invaders explore at the end of the setup (SI-033, SI-311).
    pub fn initial_explore(self) -> bool {
        !matches!(self, Difficulty::Easier | Difficulty::MuchEasier)
    }

    /// Whether Stage II cards escalate (SI-314).
    pub fn escalation(self) -> bool {
        self == Difficulty::Harder
    }
}

impl Setup {
    /// The number of the setup on the scale of the adversaries (SM-026); a game without an adversary is its foot. What
    /// makes Horizons easier or harder (SI-310 to SI-314) has no number.
    pub(super) fn number(&self) -> Option<u8> {
        let adversary = self.adversary.map_or(0, |name| name.entry().difficulty[usize::from(self.level)]);
        let scenario = self.scenario.map_or(0, |name| name.entry().difficulty);
        (self.difficulty == Difficulty::Standard).then_some(adversary + scenario + self.thematic_number())
    }

    /// What the thematic boards add: 3, with boxes that have tokens 1 (SM-024).
    fn thematic_number(&self) -> u8 {
        match (self.map, self.boxes.tokens().is_empty()) {
            (Map::Balanced, _) => 0,
            (Map::Thematic, true) => 3,
            (Map::Thematic, false) => 1,
        }
    }
}
