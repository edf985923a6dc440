//! The boards, with the lands in the order of their numbers.

use super::thematic_boards::THEMATIC;
use crate::components::Terrain::{self, Jungle, Mountain, Sands, Wetland};
use crate::components::{Board, BoardName, Edge, PrintedLand, PrintedPieces};

/// A land inland, with the numbers of the lands it touches and the Dahan, Towns, Cities and Blight of the setup.
pub(super) const fn land(terrain: Terrain, adjacent: &'static [u8], setup: [u8; 4]) -> PrintedLand {
    let [dahan, towns, cities, blight] = setup;
    let setup = PrintedPieces { dahan, towns, cities, blight, explorers: 0 };
    PrintedLand { terrain, coastal: false, adjacent, setup }
}

/// A land at the Ocean of its board.
pub(super) const fn coast(terrain: Terrain, adjacent: &'static [u8], setup: [u8; 4]) -> PrintedLand {
    PrintedLand { coastal: true, ..land(terrain, adjacent, setup) }
}

/// An edge with its lands and the breaks between them.
const fn edge(lands: &'static [u8], breaks: &'static [u8]) -> Edge {
    Edge { lands, breaks }
}

/// All boards in the order of their names.
pub static BOARDS: [Board; BoardName::ALL.len()] = {
    let mut boards = [THEMATIC[0]; BoardName::ALL.len()];
    let mut at = 0;
    while at < boards.len() {
        boards[at] = if at < LETTERED.len() { LETTERED[at] } else { THEMATIC[at - LETTERED.len()] };
        assert!(boards[at].lands.len() == BoardName::ALL[at].size() as usize, "a board has all its lands");
        at += 1;
    }
    assert!(boards.len() == LETTERED.len() + THEMATIC.len(), "every board has a name");
    boards
};

/// The boards A to H.
const LETTERED: [Board; 8] = [
    // A
    Board {
        lands: &[
            coast(Mountain, &[2, 4, 5, 6], [0, 0, 0, 0]),
            coast(Wetland, &[1, 3, 4], [1, 0, 1, 0]),
            coast(Jungle, &[2, 4], [2, 0, 0, 0]),
            land(Sands, &[1, 2, 3, 5], [0, 0, 0, 1]),
            land(Wetland, &[1, 4, 6, 7, 8], [0, 0, 0, 0]),
            land(Mountain, &[1, 5, 8], [1, 0, 0, 0]),
            land(Sands, &[5, 8], [2, 0, 0, 0]),
            land(Jungle, &[5, 6, 7], [0, 1, 0, 0]),
        ],
        edges: &[edge(&[7, 5, 4, 3], &[1, 2, 4]), edge(&[8, 7], &[3]), edge(&[1, 6, 8], &[2, 4])],
    },
    // B
    Board {
        lands: &[
            coast(Wetland, &[2, 4, 5, 6], [1, 0, 0, 0]),
            coast(Mountain, &[1, 3, 4], [0, 0, 1, 0]),
            coast(Sands, &[2, 4], [2, 0, 0, 0]),
            land(Jungle, &[1, 2, 3, 5, 7], [0, 0, 0, 1]),
            land(Sands, &[1, 4, 6, 7], [0, 0, 0, 0]),
            land(Wetland, &[1, 5, 7, 8], [0, 1, 0, 0]),
            land(Mountain, &[4, 5, 6, 8], [1, 0, 0, 0]),
            land(Jungle, &[6, 7], [2, 0, 0, 0]),
        ],
        edges: &[edge(&[7, 4, 3], &[1, 3]), edge(&[8, 7], &[3]), edge(&[1, 6, 8], &[1, 4])],
    },
    // C
    Board {
        lands: &[
            coast(Jungle, &[2, 5, 6], [1, 0, 0, 0]),
            coast(Sands, &[1, 3, 4, 5], [0, 0, 1, 0]),
            coast(Mountain, &[2, 4], [2, 0, 0, 0]),
            land(Jungle, &[2, 3, 5, 7], [0, 0, 0, 0]),
            land(Wetland, &[1, 2, 4, 6, 7], [2, 0, 0, 1]),
            land(Sands, &[1, 5, 7, 8], [1, 0, 0, 0]),
            land(Mountain, &[4, 5, 6, 8], [0, 1, 0, 0]),
            land(Wetland, &[6, 7], [0, 0, 0, 0]),
        ],
        edges: &[edge(&[4, 3], &[4]), edge(&[8, 7, 4], &[4, 6]), edge(&[1, 6, 8], &[2, 4])],
    },
    // D
    Board {
        lands: &[
            coast(Wetland, &[2, 5, 7, 8], [2, 0, 0, 0]),
            coast(Jungle, &[1, 3, 4, 5], [1, 0, 1, 0]),
            coast(Wetland, &[2, 4], [0, 0, 0, 0]),
            land(Sands, &[2, 3, 5, 6], [0, 0, 0, 0]),
            land(Mountain, &[1, 2, 4, 6, 7], [1, 0, 0, 1]),
            land(Jungle, &[4, 5, 7], [0, 0, 0, 0]),
            land(Sands, &[1, 5, 6, 8], [2, 1, 0, 0]),
            land(Mountain, &[1, 7], [0, 0, 0, 0]),
        ],
        edges: &[edge(&[6, 4, 3], &[2, 5]), edge(&[8, 7, 6], &[3, 6]), edge(&[1, 8], &[6])],
    },
    // E
    Board {
        lands: &[
            coast(Sands, &[2, 5, 7], [1, 0, 0, 0]),
            coast(Mountain, &[1, 3, 5], [0, 0, 1, 0]),
            coast(Jungle, &[2, 4, 5], [2, 0, 0, 0]),
            land(Wetland, &[3, 5, 6, 7], [0, 0, 0, 1]),
            land(Mountain, &[1, 2, 3, 4, 7], [1, 0, 0, 0]),
            land(Sands, &[4, 7, 8], [0, 0, 0, 0]),
            land(Jungle, &[1, 4, 5, 6, 8], [0, 1, 0, 0]),
            land(Wetland, &[6, 7], [2, 0, 0, 0]),
        ],
        edges: &[edge(&[6, 4, 3], &[1, 4]), edge(&[8, 6], &[5]), edge(&[1, 7, 8], &[3, 5])],
    },
    // F
    Board {
        lands: &[
            coast(Sands, &[2, 5, 6], [2, 0, 0, 0]),
            coast(Jungle, &[1, 3, 4, 5], [0, 0, 1, 0]),
            coast(Wetland, &[2, 4], [1, 0, 0, 0]),
            land(Mountain, &[2, 3, 5, 7, 8], [0, 0, 0, 1]),
            land(Jungle, &[1, 2, 4, 6, 8], [1, 0, 0, 0]),
            land(Mountain, &[1, 5, 8], [2, 0, 0, 0]),
            land(Wetland, &[4, 8], [0, 0, 0, 0]),
            land(Sands, &[4, 5, 6, 7], [0, 1, 0, 0]),
        ],
        edges: &[edge(&[7, 4, 3], &[2, 5]), edge(&[8, 7], &[4]), edge(&[1, 6, 8], &[3, 6])],
    },
    // G
    Board {
        lands: &[
            coast(Mountain, &[2, 6], [2, 0, 0, 0]),
            coast(Wetland, &[1, 3, 4, 5, 6], [0, 0, 1, 0]),
            coast(Sands, &[2, 4], [1, 0, 0, 0]),
            land(Wetland, &[2, 3, 5, 7], [1, 0, 0, 0]),
            land(Sands, &[2, 4, 6, 7, 8], [0, 0, 0, 1]),
            land(Jungle, &[1, 2, 5, 8], [0, 0, 0, 0]),
            land(Jungle, &[4, 5, 8], [2, 0, 0, 0]),
            land(Mountain, &[5, 6, 7], [0, 1, 0, 0]),
        ],
        edges: &[edge(&[7, 4, 3], &[1, 3]), edge(&[8, 7], &[4]), edge(&[1, 6, 8], &[3, 5])],
    },
    // H
    Board {
        lands: &[
            coast(Jungle, &[2, 6, 8], [1, 0, 0, 0]),
            coast(Sands, &[1, 3, 5, 6], [0, 0, 1, 0]),
            coast(Mountain, &[2, 4, 5], [1, 0, 0, 0]),
            land(Mountain, &[3, 5, 7], [0, 0, 0, 0]),
            land(Jungle, &[2, 3, 4, 6, 7], [0, 0, 0, 1]),
            land(Wetland, &[1, 2, 5, 7, 8], [2, 0, 0, 0]),
            land(Wetland, &[4, 5, 6, 8], [0, 1, 0, 0]),
            land(Sands, &[1, 6, 7], [2, 0, 0, 0]),
        ],
        edges: &[edge(&[4, 3], &[4]), edge(&[8, 7, 4], &[2, 6]), edge(&[1, 8], &[4])],
    },
];
