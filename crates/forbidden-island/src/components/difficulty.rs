//! How hard the game is.

use super::WaterMark;

artel_engine::vocabulary! {
    /// Where the water starts, and nothing else (FI-114, FI-115).
    pub enum Difficulty: "difficulty" {
        Novice = "novice",
        Normal = "normal",
        Elite = "elite",
        Legendary = "legendary",
    }
}

impl Difficulty {
    /// The mark on which the water marker starts.
    ///
    /// ```
    /// use artel_forbidden_island::Difficulty;
    /// assert_eq!(Difficulty::Elite.start().number(), 3);
    /// ```
    pub const fn start(self) -> WaterMark {
        match WaterMark::new(self as u8 + 1) {
            Some(mark) => mark,
            None => WaterMark::SKULL,
        }
    }
}
