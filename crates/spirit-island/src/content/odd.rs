//! A box for tests alone: a Spirit of a shape that Horizons does not have.

use super::Contents;
use crate::components::Element::{Air, Moon};
use crate::components::Terrain;
use crate::effect::make::{
    add_presence, damage, element, innate, number, option, pick, range, threshold, unique,
};
use crate::effect::{Grow, Speed, Spirit, Start};

/// The box.
pub(super) static BOX: Contents = Contents { id: "odd", spirits: &[&SPIRIT], ..Contents::EMPTY };

/// It picks two of four options, one for a price and two but once, and does something every turn.
static SPIRIT: Spirit = Spirit {
    id: "odd-one-among-spirits",
    start: &[Start::Lowest(3, Terrain::Jungle)],
    traits: &[],
    growth: &[
        pick(
            2,
            &[
                option(&[Grow::Reclaim, Grow::Energy(1)]),
                option(&[Grow::Energy(4)]).once(),
                option(&[add_presence(1), add_presence(1)]).price(3),
                option(&[Grow::Energy(9)]).once(),
            ],
        ),
        pick(1, &[option(&[add_presence(2)])]),
    ],
    energy: &[number(1), element(Moon), number(2), number(3), number(4), number(5)],
    plays: &[number(1), number(2), element(Air), number(3), number(4), number(5)],
    branches: &[],
    innates: &[innate("odd-innate", Speed::Fast, range(1, &[]), &[threshold(&[(Moon, 1)], &[damage(1)])])],
    uniques: &[unique("odd-power", 1, Speed::Fast, &[Moon]).on(range(1, &[])).does(&[damage(1)])],
    progression: &[],
};
