//! The tokens that the setup puts on the boards, with the boxes that have them.

use crate::components::BoardName::{self, East, Northeast, Northwest, Southeast, Southwest, West};
use crate::components::Kind::{self, Badlands, Beasts, Disease, Strife, Vitality, Wilds};

/// What belongs to the lands of the thematic boards: board, number of the land, kind and how many (SM-021, SM-022, NI-089).
pub(crate) static THEMATIC_TOKENS: [(BoardName, u8, Kind, u8); 28] = [
    (Northeast, 2, Wilds, 1),
    (Northeast, 9, Beasts, 1),
    (Northeast, 9, Disease, 1),
    (East, 2, Disease, 2),
    (East, 2, Strife, 1),
    (East, 3, Disease, 1),
    (East, 3, Strife, 1),
    (East, 6, Badlands, 1),
    (East, 7, Vitality, 1),
    (Northwest, 1, Vitality, 1),
    (Northwest, 3, Disease, 1),
    (Northwest, 5, Vitality, 1),
    (Northwest, 6, Vitality, 1),
    (Northwest, 7, Badlands, 1),
    (West, 3, Wilds, 1),
    (West, 4, Beasts, 1),
    (West, 9, Badlands, 2),
    (West, 10, Beasts, 1),
    (Southeast, 5, Beasts, 1),
    (Southeast, 6, Disease, 1),
    (Southeast, 8, Wilds, 1),
    (Southwest, 1, Beasts, 1),
    (Southwest, 3, Strife, 1),
    (Southwest, 4, Beasts, 1),
    (Southwest, 5, Beasts, 1),
    (Southwest, 5, Wilds, 1),
    (Southwest, 6, Badlands, 1),
    (Southwest, 8, Wilds, 1),
];
