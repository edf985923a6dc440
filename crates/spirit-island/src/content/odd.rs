//! A box for tests alone: what the boxes that are there do not use yet.

use super::Contents;
use crate::components::Element::{Air, Moon};
use crate::components::{Stage, Terrain};
use crate::effect::happening::{always, part};
use crate::effect::make::{
    DAHAN, add_presence, damage, element, fear, innate, n, number, on_board, option, pick, range, some,
    threshold, unique, when,
};
use crate::effect::{Condition, Effect, Grow, Happening, Lasting, Speed, Spirit, Start, Until, Whose};

/// The box.
pub(super) static BOX: Contents =
    Contents { id: "odd", spirits: &[&SPIRIT], happenings: &[EVENT], ..Contents::EMPTY };

/// It speaks of the Terror Level, of the stage and of every board, and lasts in several ways.
const EVENT: Happening = always(
    "odd-event",
    part(
        "odd-part",
        &[
            when(Condition::TerrorLevel(1), &[fear(1)]),
            when(Condition::TerrorLevel(2), &[fear(2)]),
            when(Condition::Stage(Stage::One), &[Effect::EachSpirit(&[Effect::Energy(Whose::User, n(1))])]),
            when(Condition::Stage(Stage::Two), &[Effect::EachSpirit(&[Effect::Energy(Whose::User, n(2))])]),
            when(Condition::Stage(Stage::Three), &[Effect::EachSpirit(&[Effect::Energy(Whose::User, n(3))])]),
        ],
    ),
)
.tokens(part("odd-part", &[Effect::EachBoard(&[Effect::In(on_board(&[]), &[Effect::Add(some(1, DAHAN))])])]))
.dahan(part(
    "odd-part",
    &[
        Effect::LastingUntil(Lasting::Range(1), Until::GameEnds),
        Effect::LastingUntil(Lasting::Range(2), Until::NextTurn),
        Effect::Lasting(Lasting::Range(3)),
    ],
));

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
