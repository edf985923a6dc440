//! The powers of the Taoists.

use super::Taoist;

artel_engine::vocabulary! {
    /// A power; the two sides of a board show two powers of the same Taoist (GS-009).
    ///
    /// ```
    /// use artel_ghost_stories::{Power, Taoist};
    /// assert_eq!(Power::SecondWind.taoist(), Taoist::Blue);
    /// assert!(Power::both_of(Taoist::Blue).contains(&Power::HeavenlyGust));
    /// ```
    pub enum Power: "power" {
        /// A Tao token before the move (GS-164).
        BottomlessPockets = "bottomless-pockets",
        /// The Mantra token on a ghost before the move (GS-165).
        EnfeeblementMantra = "enfeeblement-mantra",
        /// Help and an exorcism in one turn (GS-177).
        HeavenlyGust = "heavenly-gust",
        /// Help twice or two exorcisms in one turn (GS-178).
        SecondWind = "second-wind",
        /// Rerolls (GS-172, GS-173).
        GodsFavorite = "gods-favorite",
        /// A fourth die, no Curse die (GS-175, GS-176).
        StrengthOfAMountain = "strength-of-a-mountain",
        /// A move to any tile (GS-170).
        DanceOfThePeaks = "dance-of-the-peaks",
        /// A move of another Taoist (GS-171).
        DanceOfTheTwinWinds = "dance-of-the-twin-winds",
    }
}

impl Power {
    /// Whose power it is.
    #[inline]
    pub fn taoist(self) -> Taoist {
        Taoist::ALL[self as usize / 2]
    }

    /// The two powers of a Taoist.
    pub fn both_of(taoist: Taoist) -> [Power; 2] {
        [Power::ALL[2 * taoist as usize], Power::ALL[2 * taoist as usize + 1]]
    }
}
