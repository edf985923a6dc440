//! The four terrains.

artel_engine::vocabulary! {
    /// What kind of land it is (SI-178).
 ///
 /// ```
 /// use artel_spirit_island::{BoardName, Land, Terrain};
 /// let printed = BoardName::A.board().lands[0].terrain;
 /// assert_eq!(printed, Terrain::Mountain);
 /// assert_eq!(Land::new(BoardName::A, 1).to_string(), "A1");
 /// ```
    pub enum Terrain: "terrain" {
        Jungle = "jungle",
        Mountain = "mountain",
        Sands = "sands",
        Wetland = "wetland",
    }
}

/// Some terrains.
pub type Terrains = artel_engine::Set<Terrain>;

/// The set of these terrains; none listed means that any will do.
pub(crate) const fn terrains(list: &[Terrain]) -> Terrains {
    let mut bits = 0;
    let mut at = 0;
    while at < list.len() {
        bits |= 1 << list[at] as u32;
        at += 1;
    }
    Terrains::from_bits(bits)
}
