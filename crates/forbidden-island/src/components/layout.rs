//! The shape of the island.

use artel_engine::Set;

use super::Cell;

artel_engine::vocabulary! {
    /// A shape in which the 24 tiles are laid. Only the first is in the rulebook; the others are
    /// well-known variants of uncertain origin that change no rule.
    ///
    /// ```
    /// use artel_forbidden_island::Layout;
    /// assert!(Layout::Standard.is_official());
    /// assert_eq!(Layout::Standard.rows()[0], "..##..");
    /// ```
    pub enum Layout: "layout" {
        Standard = "standard",
        IslandOfShadows = "island-of-shadows",
        IslandOfDeath = "island-of-death",
        BoneIsland = "bone-island",
        SkullIsland = "skull-island",
        AtollOfDecisions = "atoll-of-decisions",
        VolcanoIsland = "volcano-island",
        BayOfGulls = "bay-of-gulls",
        CoralReef = "coral-reef",
        BridgeOfHorrors = "bridge-of-horrors",
        ArchOfFate = "arch-of-fate",
        TreasureIsland = "treasure-island",
    }
}

impl Layout {
    /// Whether the rulebook gives this shape (FI-013).
    pub fn is_official(self) -> bool {
        self == Layout::Standard
    }

    /// The rows from top to bottom: `#` is a tile, `.` is sea that never held one.
    pub const fn rows(self) -> &'static [&'static str] {
        match self {
            Layout::Standard => &["..##..", ".####.", "######", "######", ".####.", "..##.."],
            Layout::IslandOfShadows => &["######", "######", "######", "######"],
            Layout::IslandOfDeath => &["..###..", "#######", ".#####.", "..###..", "..###..", "..###.."],
            Layout::BoneIsland => &[".##..##.", "########", "########", ".##..##."],
            Layout::SkullIsland => &["######", "#.##.#", "######", ".####.", ".####."],
            Layout::AtollOfDecisions => {
                &["..###..", ".##.##.", "##...##", "#.....#", "##...##", ".##.##.", "..###.."]
            }
            Layout::VolcanoIsland => &["#####", "#####", "##.##", "#####", "#####"],
            Layout::BayOfGulls => &["...##...", "...##...", "#..##..#", "########", ".######.", "...##..."],
            Layout::CoralReef => &[".##....", "####...", "######.", ".######", "...####", "....##."],
            Layout::BridgeOfHorrors => &["###...####", "##########", "####...###"],
            Layout::ArchOfFate => &["...###...", "..#####..", ".###.###.", "###...###", "##.....##"],
            Layout::TreasureIsland => &["##...##", ".#####.", "..###..", "..###..", ".#####.", "##...##"],
        }
    }

    /// Where the positions lie and which are neighbours.
    #[inline]
    pub fn geometry(self) -> &'static Geometry {
        &GEOMETRIES[self as usize]
    }
}

static GEOMETRIES: [Geometry; Layout::ALL.len()] = {
    let mut all = [Geometry::EMPTY; Layout::ALL.len()];
    let mut index = 0;
    while index < all.len() {
        all[index] = Geometry::of(Layout::ALL[index].rows());
        index += 1;
    }
    all
};

/// Where the positions of a layout lie and which are neighbours.
///
/// ```
/// use artel_forbidden_island::{Cell, Layout};
/// let geometry = Layout::Standard.geometry();
/// let first = Cell::all().next().unwrap();
/// assert_eq!((geometry.sides(first).len(), geometry.corners(first).len()), (2, 2));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Geometry {
    /// Column and row of each position, from the top left corner.
    places: [(u8, u8); Cell::SLOTS],
    sides: [Set<Cell>; Cell::SLOTS],
    corners: [Set<Cell>; Cell::SLOTS],
}

impl Geometry {
    const EMPTY: Geometry = Geometry {
        places: [(0, 0); Cell::SLOTS],
        sides: [Set::EMPTY; Cell::SLOTS],
        corners: [Set::EMPTY; Cell::SLOTS],
    };

    const fn of(rows: &[&str]) -> Geometry {
        let mut geometry = Geometry::EMPTY;
        let mut count = 0;
        let mut y = 0;
        while y < rows.len() {
            let row = rows[y].as_bytes();
            let mut x = 0;
            while x < row.len() {
                if row[x] == b'#' {
                    geometry.places[count] = (x as u8, y as u8);
                    count += 1;
                }
                x += 1;
            }
            y += 1;
        }
        assert!(count == Cell::COUNT, "a layout has 24 positions");
        geometry.with_neighbours()
    }

    const fn with_neighbours(mut self) -> Geometry {
        let mut a = 0;
        while a < Cell::COUNT {
            let (mut sides, mut corners) = (0, 0);
            let mut b = 0;
            while b < Cell::COUNT {
                let across = self.places[a].0.abs_diff(self.places[b].0);
                let down = self.places[a].1.abs_diff(self.places[b].1);
                if across + down == 1 {
                    sides |= 1 << b;
                }
                if across == 1 && down == 1 {
                    corners |= 1 << b;
                }
                b += 1;
            }
            self.sides[a] = Set::from_bits(sides);
            self.corners[a] = Set::from_bits(corners);
            a += 1;
        }
        self
    }

    /// Column and row of a position, from the top left corner.
    pub fn place(&self, cell: Cell) -> (u8, u8) {
        self.places[cell.index()]
    }

    /// The positions that share a side with this one.
    #[inline]
    pub fn sides(&self, cell: Cell) -> Set<Cell> {
        self.sides[cell.index()]
    }

    /// The positions that touch this one at a corner only.
    #[inline]
    pub fn corners(&self, cell: Cell) -> Set<Cell> {
        self.corners[cell.index()]
    }

    /// The positions that share a side with any of these.
    #[inline]
    pub fn sides_of_all(&self, cells: Set<Cell>) -> Set<Cell> {
        cells.iter().fold(Set::EMPTY, |near, cell| near.or(self.sides(cell)))
    }
}
