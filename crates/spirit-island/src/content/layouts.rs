//! How boards are laid together.

use crate::components::Corner::{C0, C1, C2, C3};
use crate::components::{Contact, Corner, Join, Layout};

/// The side `side` of the board at the place `a` lies along a side of the board at `b`; places are counted from one.
const fn join(a: usize, side_a: usize, b: usize, side_b: usize) -> Join {
    Join { a: a - 1, side_a, b: b - 1, side_b }
}

/// A corner of one board meets a corner of another, and nothing else of the two meets there.
const fn contact(a: usize, corner_a: Corner, b: usize, corner_b: Corner) -> Contact {
    Contact { a: a - 1, corner_a, b: b - 1, corner_b }
}

/// The layouts of one to seven lettered boards.
pub(crate) static LAYOUTS: [Layout; 7] = [
    Layout { joins: &[], contacts: &[] },
    Layout { joins: &[join(1, 0, 2, 0)], contacts: &[] },
    // A ring.
    Layout { joins: &[join(1, 1, 2, 0), join(2, 1, 3, 0), join(3, 1, 1, 0)], contacts: &[] },
    // Two by two: all four meet in one point.
    Layout {
        joins: &[join(1, 0, 2, 2), join(1, 1, 4, 1), join(2, 1, 3, 1), join(3, 0, 4, 2)],
        contacts: &[contact(1, C1, 3, C1), contact(2, C2, 4, C2)],
    },
    // The ring of three with two claws.
    Layout {
        joins: &[join(1, 1, 2, 0), join(1, 0, 4, 1), join(2, 1, 4, 0), join(2, 2, 5, 0), join(3, 1, 4, 2)],
        contacts: &[contact(1, C0, 3, C2), contact(4, C0, 5, C1)],
    },
    // Two rings of three.
    Layout {
        joins: &[
            join(1, 0, 2, 1),
            join(1, 1, 3, 0),
            join(2, 0, 3, 1),
            join(3, 2, 5, 2),
            join(4, 0, 5, 1),
            join(4, 1, 6, 0),
            join(5, 0, 6, 1),
        ],
        contacts: &[contact(2, C0, 5, C3), contact(3, C3, 4, C0)],
    },
    // Two rings of three with a board between them.
    Layout {
        joins: &[
            join(1, 0, 2, 1),
            join(1, 1, 3, 0),
            join(2, 0, 3, 1),
            join(2, 2, 4, 2),
            join(4, 0, 7, 2),
            join(5, 0, 6, 1),
            join(5, 1, 7, 0),
            join(6, 0, 7, 1),
        ],
        contacts: &[contact(1, C0, 4, C3), contact(4, C1, 6, C0)],
    },
];

/// One board below another, all Oceans on the same side: the joins of seven boards, of which fewer use the first.
pub(crate) static COLUMN: [Join; 6] = [
    join(1, 0, 2, 2),
    join(2, 0, 3, 2),
    join(3, 0, 4, 2),
    join(4, 0, 5, 2),
    join(5, 0, 6, 2),
    join(6, 0, 7, 2),
];
