//! A Spread of Rampant Green.

use crate::components::Element::{Earth, Moon, Plant, Sun, Water};
use crate::components::INVADERS;
use crate::components::Terrain::{Jungle, Mountain, Sands, Wetland};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::make::{
    DAHAN, TOWN, TOWN_CITY, add_presence, defend, element, fear, has, innate, n, none_of, number, on, option,
    pick, push, range, range_from_site, some, threshold, unique,
};
use crate::effect::{Condition, Effect, Grow, Power, Spirit, Start, Target, Trait};

/// The panel.
pub(super) static SPIRIT: Spirit = Spirit {
    id: "a-spread-of-rampant-green",
    start: &[Start::Highest(1, Wetland), Start::Any(1, &[on(&[Jungle]), none_of(DAHAN)])],
    traits: &[
        ("choke-the-land-with-green", Trait::SkipForPresence),
        ("steady-regeneration", Trait::Regrowth(1)),
    ],
    growth: &[
        pick(
            1,
            &[
                option(&[Grow::Reclaim, Grow::GainPower]),
                option(&[add_presence(1), Grow::MorePlays(1)]),
                option(&[Grow::GainPower, Grow::Energy(3)]),
            ],
        ),
        pick(1, &[option(&[Grow::AddPresence(2, &[on(&[Jungle, Wetland])])])]),
    ],
    energy: &[number(0), number(1), element(Plant), number(2), number(2), element(Plant), number(3)],
    plays: &[number(1), number(1), number(2), number(2), number(3), number(4)],
    branches: &[],
    innates: &[CREEPERS_TEAR_INTO_MORTAR, ALL_ENVELOPING_GREEN],
    uniques: &[
        unique("fields-choked-with-growth", 0, Slow, &[Sun, Water, Plant])
            .on(range(1, &[]))
            .does(&[Effect::Choose(&[&[push(some(1, TOWN))], &[push(some(3, DAHAN))]])]),
        unique("gift-of-proliferation", 1, Fast, &[Moon, Plant])
            .on(Target::AnotherSpirit)
            .does(&[Effect::ByTarget(&[Effect::AddPresenceWithin(1)])]),
        unique("overgrow-in-a-night", 2, Fast, &[Moon, Plant]).on(range(1, &[])).does(&[Effect::Choose(&[
            &[Effect::AddPresence],
            &[Effect::If(Condition::All(&[Condition::OwnPresence, has(INVADERS)]), &[fear(3)], &[])],
        ])]),
        unique("stem-the-flow-of-fresh-water", 0, Slow, &[Water, Plant]).on(range_from_site(1, &[])).does(&[
            Effect::If(
                on(&[Mountain, Sands]),
                &[Effect::DamageEach(1, TOWN_CITY)],
                &[Effect::Damage(n(1), TOWN_CITY)],
            ),
        ]),
    ],
    progression: &[],
};

const CREEPERS_TEAR_INTO_MORTAR: Power = innate(
    "creepers-tear-into-mortar",
    Slow,
    range(0, &[]),
    &[
        threshold(&[(Moon, 1), (Plant, 2)], &[Effect::Damage(n(1), TOWN_CITY)]),
        threshold(&[(Moon, 2), (Plant, 3)], &[Effect::Repeat]),
        threshold(&[(Moon, 3), (Plant, 4)], &[Effect::Repeat]),
    ],
);

const ALL_ENVELOPING_GREEN: Power = innate(
    "all-enveloping-green",
    Fast,
    range_from_site(1, &[]),
    &[
        threshold(&[(Water, 1), (Plant, 3)], &[defend(2)]),
        threshold(&[(Water, 2), (Plant, 4)], &[defend(4)]).instead(),
        threshold(&[(Water, 3), (Earth, 1), (Plant, 5)], &[Effect::RemoveBlight]),
    ],
);
