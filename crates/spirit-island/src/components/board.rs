//! The boards of which an island is made.

use super::{Corner, Kind, Land, Lands, Terrain};

artel_engine::vocabulary! {
    /// The name of a board: a letter, or a thematic board's part of the island.
    pub enum BoardName: "board" {
        A = "A",
        B = "B",
        C = "C",
        D = "D",
        E = "E",
        F = "F",
        G = "G",
        H = "H",
        Northeast = "NE",
        East = "EAST",
        Northwest = "NW",
        West = "WEST",
        Southeast = "SE",
        Southwest = "SW",
    }
}

/// What is printed in a land.
#[derive(Clone, Copy, Debug)]
pub struct PrintedLand {
    /// Its terrain.
    pub terrain: Terrain,
    /// Whether it touches the Ocean of its board (SI-183).
    pub coastal: bool,
    /// The numbers of the lands of the same board that it touches.
    pub adjacent: &'static [u8],
    /// The pieces of the setup.
    pub setup: PrintedPieces,
}

/// The pieces that the setup puts into a land (SI-015).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the names say it
pub struct PrintedPieces {
    pub dahan: u8,
    pub towns: u8,
    pub cities: u8,
    pub blight: u8,
    pub explorers: u8,
}

impl PrintedPieces {
    /// Whether there are none.
    pub(crate) const fn is_empty(self) -> bool {
        self.dahan == 0 && self.towns == 0 && self.cities == 0 && self.blight == 0 && self.explorers == 0
    }

    /// How many of each kind.
    pub(crate) const fn by_kind(self) -> [(Kind, u8); 5] {
        [
            (Kind::Dahan, self.dahan),
            (Kind::Town, self.towns),
            (Kind::City, self.cities),
            (Kind::Explorer, self.explorers),
            (Kind::Blight, self.blight),
        ]
    }
}

/// One land edge of a board: which lands lie along it, and where one ends and the next begins.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// The lands in their order along the edge.
    pub lands: &'static [u8],
    /// Between two lands: how many sevenths of the edge lie before it.
    pub breaks: &'static [u8],
}

/// A board as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// The lands in the order of their numbers.
    pub lands: &'static [PrintedLand],
    /// The three edges that can touch other boards, each listed from its later corner to its earlier one; none on a
    /// thematic board, which touches others land by land.
    pub edges: &'static [Edge],
}

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

impl Board {
    /// The number of the land at a corner; only a board with edges has corners that meet others.
    pub fn corner(&self, corner: Corner) -> u8 {
        let (edge, last) = match corner {
            Corner::C0 => (0, true),
            Corner::C1 => (1, true),
            Corner::C2 => (2, true),
            Corner::C3 => (2, false),
        };
        let lands = self.edges[edge].lands;
        if last { lands[lands.len() - 1] } else { lands[0] }
    }
}

impl BoardName {
    /// The thematic boards of an island for so many players, in the order of the seats (SM-020, SM-R06).
    pub const fn thematic(players: usize) -> &'static [BoardName] {
        use BoardName::{East, Northeast, Northwest, Southeast, Southwest, West};
        match players {
            1 => &[Northeast],
            2 => &[West, East],
            3 => &[West, East, Northeast],
            4 => &[West, East, Northeast, Northwest],
            5 => &[West, East, Northeast, Northwest, Southeast],
            6 => &[West, East, Northeast, Northwest, Southeast, Southwest],
            _ => panic!("one to six can play on the thematic boards"),
        }
    }

    /// The boards with a letter, which fit together along any edges.
    pub const LETTERED: [BoardName; 8] = [
        BoardName::A,
        BoardName::B,
        BoardName::C,
        BoardName::D,
        BoardName::E,
        BoardName::F,
        BoardName::G,
        BoardName::H,
    ];

    /// The board of this name.
    #[inline]
    pub fn board(self) -> &'static Board {
        &crate::content::BOARDS[self as usize]
    }

    /// Whether it is one of the thematic boards, which have fixed places beside each other.
    pub const fn is_thematic(self) -> bool {
        self as usize >= BoardName::LETTERED.len()
    }

    /// How many lands it has (SI-178).
    pub const fn size(self) -> u8 {
        match self {
            BoardName::A
            | BoardName::B
            | BoardName::C
            | BoardName::D
            | BoardName::E
            | BoardName::F
            | BoardName::G
            | BoardName::H => 8,
            BoardName::Northeast | BoardName::Northwest | BoardName::Southeast => 9,
            BoardName::East | BoardName::West | BoardName::Southwest => 10,
        }
    }

    /// Its lands.
    pub fn lands(self) -> Lands {
        (1..=self.size()).map(|number| Land::new(self, number)).collect()
    }
}
