//! What questions about lists of effects have in common.

use artel_engine::{Illegal, Seat};

use crate::components::Land;
use crate::effect::Effects;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_R73;
use crate::why::no_number;
use crate::words::{Line, effects as lines};

/// The lists of which at least one effect could do something (SI-R73).
pub(super) fn options(
    game: &SpiritIsland,
    lists: &[Effects],
    land: Option<Land>,
    who: Seat,
    out: &mut impl FnMut(Move),
) {
    for (number, list) in (1..).zip(lists) {
        if game.feasible(list, land, who) {
            out(Move::Choose(number));
        }
    }
}

/// Why a list cannot be chosen.
pub(super) fn why_not(action: Move) -> Option<Illegal> {
    let Move::Choose(number) = action else { return None };
    Some(no_number(SI_R73, "why-choice-impossible", "option", number))
}

/// What each list says.
pub(super) fn told(lists: &[Effects]) -> Vec<Vec<Line>> {
    lists.iter().map(|list| lines(list)).collect()
}
