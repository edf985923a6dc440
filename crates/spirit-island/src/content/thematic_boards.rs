//! The thematic boards, which have fixed places on the island and lie with the same lands side by side in every game.
//!
//! What is printed beside the pieces (Beasts, Wilds, Disease, Strife, Badlands, Vitality) comes with the boxes that have
//! these tokens.

use super::boards::{coast, land};
use crate::components::BoardName::{self, East, Northeast, Northwest, Southeast, Southwest, West};
use crate::components::Terrain::{Jungle, Mountain, Sands, Wetland};
use crate::components::{Board, PrintedLand, PrintedPieces};

/// A land that has so many Explorers in the setup.
const fn explored(explorers: u8, land: PrintedLand) -> PrintedLand {
    PrintedLand { setup: PrintedPieces { explorers, ..land.setup }, ..land }
}

/// The boards Northeast, East, Northwest, West, Southeast and Southwest.
pub(super) const THEMATIC: [Board; 6] = [
    // Northeast
    Board {
        lands: &[
            coast(Sands, &[2, 5], [0, 0, 1, 0]),
            coast(Jungle, &[1, 3, 5], [0, 0, 0, 0]),
            coast(Jungle, &[2, 4, 5, 7], [1, 0, 0, 0]),
            coast(Wetland, &[3, 7], [1, 0, 0, 0]),
            land(Jungle, &[1, 2, 3, 7, 8, 9], [0, 1, 0, 0]),
            land(Mountain, &[7], [2, 0, 0, 0]),
            explored(3, land(Mountain, &[3, 4, 5, 6, 8], [3, 0, 0, 0])),
            land(Sands, &[5, 7, 9], [0, 0, 0, 0]),
            land(Wetland, &[5, 8], [0, 0, 0, 0]),
        ],
        edges: &[],
    },
    // East
    Board {
        lands: &[
            explored(1, coast(Jungle, &[2, 5, 6], [0, 0, 0, 0])),
            coast(Wetland, &[1, 3, 4, 5], [0, 1, 0, 0]),
            coast(Wetland, &[2, 4, 7], [2, 1, 1, 1]),
            explored(1, land(Wetland, &[2, 3, 5, 7, 8, 9], [3, 0, 0, 0])),
            land(Sands, &[1, 2, 4, 6, 9], [0, 0, 0, 0]),
            land(Mountain, &[1, 5, 9, 10], [0, 0, 0, 0]),
            land(Mountain, &[3, 4, 8], [0, 0, 0, 0]),
            explored(1, land(Mountain, &[4, 7, 9], [0, 0, 0, 0])),
            land(Wetland, &[4, 5, 6, 8, 10], [2, 0, 0, 0]),
            land(Wetland, &[6, 9], [2, 0, 0, 0]),
        ],
        edges: &[],
    },
    // Northwest
    Board {
        lands: &[
            explored(2, coast(Sands, &[2, 5, 6], [1, 0, 0, 0])),
            coast(Sands, &[1, 3, 4, 5], [0, 0, 1, 0]),
            coast(Wetland, &[2, 4], [0, 1, 0, 0]),
            land(Jungle, &[2, 3, 5, 7], [0, 0, 0, 0]),
            land(Mountain, &[1, 2, 4, 6, 7, 8], [0, 0, 0, 0]),
            land(Sands, &[1, 5, 8, 9], [2, 0, 0, 0]),
            land(Wetland, &[4, 5, 8], [1, 0, 0, 0]),
            explored(1, land(Mountain, &[5, 6, 7, 9], [1, 0, 0, 0])),
            land(Mountain, &[6, 8], [1, 0, 0, 0]),
        ],
        edges: &[],
    },
    // West
    Board {
        lands: &[
            coast(Jungle, &[2, 5, 7, 8, 9], [2, 2, 0, 0]),
            coast(Sands, &[1, 3, 4, 5], [0, 1, 0, 0]),
            coast(Sands, &[2, 4], [0, 0, 0, 0]),
            land(Sands, &[2, 3, 5, 6], [0, 0, 0, 0]),
            explored(1, land(Jungle, &[1, 2, 4, 6, 7], [0, 0, 0, 0])),
            explored(1, land(Mountain, &[4, 5, 7], [1, 0, 0, 0])),
            land(Wetland, &[1, 5, 6, 8], [2, 0, 0, 0]),
            land(Jungle, &[1, 7, 9, 10], [2, 0, 0, 0]),
            land(Sands, &[1, 8, 10], [0, 0, 0, 0]),
            land(Mountain, &[8, 9], [0, 0, 0, 0]),
        ],
        edges: &[],
    },
    // Southeast
    Board {
        lands: &[
            coast(Jungle, &[2, 5, 6], [2, 1, 0, 0]),
            coast(Jungle, &[1, 3, 4, 5], [2, 0, 0, 0]),
            coast(Wetland, &[2, 4], [1, 0, 0, 0]),
            land(Mountain, &[2, 3, 5, 7], [0, 0, 0, 0]),
            land(Jungle, &[1, 2, 4, 6, 7, 8], [0, 0, 0, 0]),
            land(Wetland, &[1, 5, 8, 9], [1, 2, 0, 0]),
            explored(1, land(Sands, &[4, 5, 8], [0, 0, 0, 0])),
            land(Mountain, &[5, 6, 7, 9], [0, 0, 0, 1]),
            land(Mountain, &[6, 8], [0, 0, 0, 0]),
        ],
        edges: &[],
    },
    // Southwest
    Board {
        lands: &[
            coast(Sands, &[2, 4, 5], [0, 0, 0, 0]),
            coast(Wetland, &[1, 3, 4], [1, 1, 0, 0]),
            coast(Sands, &[2, 4, 7], [1, 1, 0, 1]),
            explored(1, land(Jungle, &[1, 2, 3, 5, 6, 7], [0, 1, 0, 0])),
            land(Jungle, &[1, 4, 6, 10], [0, 0, 0, 0]),
            explored(1, land(Jungle, &[4, 5, 7, 9, 10], [0, 0, 0, 0])),
            explored(1, land(Mountain, &[3, 4, 6, 8, 9], [0, 0, 0, 0])),
            land(Mountain, &[7, 9], [0, 0, 0, 1]),
            land(Sands, &[6, 7, 8, 10], [0, 0, 0, 0]),
            land(Jungle, &[5, 6, 9], [0, 0, 0, 0]),
        ],
        edges: &[],
    },
];

/// Numbers of lands of one board with numbers of lands of another.
type Pairs = &'static [(u8, u8)];

/// The lands of two boards that touch, by their numbers.
///
/// No list of these contacts is published. They are those of which two drawings of the boards leave no doubt; lands that
/// may only meet at a corner are not among them.
pub(crate) static CONTACTS: [(BoardName, BoardName, Pairs); 7] = [
    (East, Northeast, &[(1, 4), (6, 4), (10, 6)]),
    (East, Southeast, &[(3, 1), (3, 6), (3, 9), (7, 9)]),
    (East, West, &[(7, 10), (8, 10), (9, 8), (10, 7)]),
    (Northeast, Northwest, &[(6, 9), (7, 8), (7, 9), (8, 7), (9, 7)]),
    (Northwest, West, &[(1, 3), (9, 4), (9, 6)]),
    (Southeast, Southwest, &[(7, 9), (7, 10), (8, 8), (8, 9), (9, 8)]),
    (Southwest, West, &[(3, 1), (3, 9), (7, 9), (7, 10), (8, 10)]),
];
