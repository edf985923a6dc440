//! The four levels.

artel_engine::vocabulary! {
    /// How hard the game is (GS-002, GS-235).
    ///
    /// ```
    /// use artel_ghost_stories::Difficulty;
    /// assert_eq!(Difficulty::Initiation.starting_qi(), 4);
    /// assert_eq!(Difficulty::Hell.incarnations(4), 4);
    /// ```
    pub enum Difficulty: "difficulty" {
        Initiation = "initiation",
        Normal = "normal",
        Nightmare = "nightmare",
        Hell = "hell",
    }
}

impl Difficulty {
    /// The Qi each Taoist starts with (GS-026, GS-228).
    pub fn starting_qi(self) -> u8 {
        if self == Difficulty::Initiation { 4 } else { 3 }
    }

    /// How many haunted tiles lose the game (GS-148, GS-229).
    #[inline]
    pub fn fatal_tiles(self) -> u32 {
        if self == Difficulty::Initiation { 4 } else { 3 }
    }

    /// How many incarnations lie in the deck (GS-230).
    pub fn incarnations(self, players: u8) -> u8 {
        match self {
            Difficulty::Initiation | Difficulty::Normal => 1,
            Difficulty::Nightmare | Difficulty::Hell if players <= 2 => 3,
            Difficulty::Nightmare | Difficulty::Hell => 4,
        }
    }

    /// Whether the Taoists start with their Yin-Yang tokens (GS-234).
    pub fn starts_with_yin_yang(self) -> bool {
        self != Difficulty::Hell
    }

    /// What a victory is worth (GS-154, GS-155).
    pub fn victory_points(self) -> i32 {
        if self == Difficulty::Hell { 20 } else { 10 }
    }
}
