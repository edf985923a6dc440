//! Where pawns can swim to.

use artel_engine::{Seat, Set};
use artel_forbidden_island::{Adventurer, Cell, ForbiddenIsland};

/// Where the seat's pawn could swim to from a position if these were the tiles left (FI-099, FI-102 to
/// FI-104). The rules answer that only for the tiles there are; a test holds both answers together.
pub(super) fn swims(game: &ForbiddenIsland, seat: Seat, from: Cell, left: Set<Cell>) -> Set<Cell> {
    let geometry = game.layout().geometry();
    match game.adventurer(seat) {
        Adventurer::Pilot => left,
        Adventurer::Diver => nearest(game, from, left),
        Adventurer::Explorer => geometry.sides(from).or(geometry.corners(from)).and(left),
        Adventurer::Engineer | Adventurer::Messenger | Adventurer::Navigator => {
            geometry.sides(from).and(left)
        }
    }
}

/// By sides over all the positions, sunk or not (FI-R32).
fn nearest(game: &ForbiddenIsland, from: Cell, left: Set<Cell>) -> Set<Cell> {
    let geometry = game.layout().geometry();
    let mut seen = Set::only(from);
    loop {
        let wider = seen.or(geometry.sides_of_all(seen));
        let found = wider.and(left);
        if !found.is_empty() || wider == seen {
            return found;
        }
        seen = wider;
    }
}
