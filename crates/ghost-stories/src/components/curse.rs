//! The Curse die.

artel_engine::vocabulary! {
    /// What the Curse die can show.
    ///
    /// ```
    /// use artel_ghost_stories::CurseFace;
    /// assert_eq!(CurseFace::NoEffect.faces(), 2);
    /// assert_eq!(CurseFace::LoseQi.faces(), 1);
    /// ```
    pub enum CurseFace: "face of the Curse die" {
        /// Nothing happens (GS-048).
        NoEffect = "no-effect",
        /// A tile in front of the ghost is haunted (GS-049).
        Haunt = "haunt",
        /// A ghost enters play (GS-050).
        NewGhost = "new-ghost",
        /// All Tao tokens of the player are discarded (GS-051).
        LoseAllTao = "lose-all-tao",
        /// 1 Qi is lost (GS-052).
        LoseQi = "lose-qi",
    }
}

impl CurseFace {
    /// The six faces of the die: two are blank (GS-R01).
    pub const DIE: [CurseFace; 6] = [
        CurseFace::NoEffect,
        CurseFace::NoEffect,
        CurseFace::Haunt,
        CurseFace::NewGhost,
        CurseFace::LoseAllTao,
        CurseFace::LoseQi,
    ];

    /// How many faces of the die show this.
    pub fn faces(self) -> u32 {
        CurseFace::DIE.iter().filter(|&&face| face == self).count() as u32
    }
}
