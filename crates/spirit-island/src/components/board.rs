//! The boards of which an island is made.

use super::{Land, Lands, Terrain};

artel_engine::vocabulary! {
    /// The letter of a board.
    pub enum BoardName: "board" {
        A = "A",
        B = "B",
        C = "C",
        D = "D",
        E = "E",
        F = "F",
        G = "G",
        H = "H",
    }
}

/// What is printed in a land.
#[derive(Clone, Copy, Debug)]
pub struct PrintedLand {
    /// Its terrain.
    pub terrain: Terrain,
    /// The numbers of the lands of the same board that it touches.
    pub adjacent: &'static [u8],
    /// Dahan, Towns, Cities and Blight of the setup (SI-015).
    pub setup: [u8; 4],
}

/// One land edge of a board: which lands lie along it, and where one ends and the next begins.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// The lands in their order along the edge.
    pub lands: &'static [u8],
    /// Between two lands: how many sevenths of the edge lie before it.
    pub breaks: &'static [u8],
}

/// A board as it is printed; lands 1 to 3 touch its Ocean.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// The eight lands in the order of their numbers.
    pub lands: [PrintedLand; 8],
    /// The three edges that can touch other boards.
    pub edges: [Edge; 3],
}

/// The lands that touch the Ocean of their board (SI-183).
const COASTAL: [u8; 3] = [1, 2, 3];

/// How long an edge is when breaks are counted in steps of which no two edges that meet share one.
const EDGE_LENGTH: u8 = 13;

impl Edge {
    /// The lands along the edge, each with the steps from where to where it lies.
    fn spans(&self) -> impl DoubleEndedIterator<Item = (u8, u8, u8)> {
        let step = |gap: usize| self.breaks.get(gap).map(|sevenths| 2 * sevenths - 1);
        self.lands.iter().enumerate().map(move |(at, &land)| {
            let from = at.checked_sub(1).and_then(step).unwrap_or(0);
            (land, from, step(at).unwrap_or(EDGE_LENGTH))
        })
    }

    /// The lands of this edge with the lands they touch if the other edge is laid against it. The two run in opposite
    /// directions then (SI-181).
    pub fn meets(&self, other: &Edge) -> impl Iterator<Item = (u8, u8)> {
        self.spans().flat_map(move |(land, from, to)| {
            let touching =
                move |&(_, start, end): &(u8, u8, u8)| from < EDGE_LENGTH - start && EDGE_LENGTH - end < to;
            other.spans().rev().filter(touching).map(move |(there, ..)| (land, there))
        })
    }
}

impl BoardName {
    /// The board with this letter.
    #[inline]
    pub fn board(self) -> &'static Board {
        &crate::content::BOARDS[self as usize % BoardName::ALL.len()]
    }

    /// Its coastal lands.
    pub const fn coast(self) -> Lands {
        Lands::numbered(self, &COASTAL)
    }

    /// All boards by their letters.
    pub fn letters() -> Vec<&'static str> {
        BoardName::ALL.iter().map(|board| board.id()).collect()
    }
}

impl Land {
    /// What is printed in this land.
    #[inline]
    pub fn printed(self) -> &'static PrintedLand {
        &self.board().board().lands[(self.number() - 1) as usize]
    }

    /// Its terrain.
    #[inline]
    pub fn terrain(self) -> Terrain {
        self.printed().terrain
    }
}
