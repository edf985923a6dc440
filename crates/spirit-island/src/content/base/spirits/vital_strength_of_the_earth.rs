//! Vital Strength of the Earth.

use crate::components::Element::{Animal, Earth, Fire, Moon, Plant, Sun, Water};
use crate::components::Terrain;
use crate::effect::Speed::{Fast, Slow};
use crate::effect::make::{
    ALL_ACTIONS, DAHAN, EXPLORER, add_presence, damage, defend, fear, has, innate, n, number, option, pick,
    range, range_from_site, threshold, unique, up_to,
};
use crate::effect::{Condition, Effect, Grow, Lasting, Power, Spirit, Start, Target, Trait};

/// The panel.
pub(super) static SPIRIT: Spirit = Spirit {
    id: "vital-strength-of-the-earth",
    start: &[Start::Highest(2, Terrain::Mountain), Start::Highest(1, Terrain::Jungle)],
    traits: &[("earths-vitality", Trait::Always(Lasting::DefendWhere(Condition::OwnSite, n(3))))],
    growth: &[pick(
        1,
        &[
            option(&[Grow::Reclaim, add_presence(2)]),
            option(&[Grow::GainPower, add_presence(0)]),
            option(&[add_presence(1), Grow::Energy(2)]),
        ],
    )],
    energy: &[number(2), number(3), number(4), number(6), number(7), number(8)],
    plays: &[number(1), number(1), number(2), number(2), number(3), number(4)],
    branches: &[],
    innates: &[GIFT_OF_STRENGTH],
    uniques: &[
        unique("a-year-of-perfect-stillness", 3, Fast, &[Sun, Earth])
            .on(range(1, &[]))
            .does(&[Effect::Skip(ALL_ACTIONS)]),
        unique("draw-of-the-fruitful-earth", 1, Slow, &[Earth, Plant, Animal])
            .on(range(1, &[]))
            .does(&[Effect::Gather(up_to(2, EXPLORER)), Effect::Gather(up_to(2, DAHAN))]),
        unique("guard-the-healing-land", 3, Fast, &[Water, Earth, Plant])
            .on(range_from_site(1, &[]))
            .does(&[Effect::RemoveBlight, defend(4)]),
        unique("rituals-of-destruction", 3, Slow, &[Sun, Moon, Fire, Earth, Plant])
            .on(range_from_site(1, &[has(DAHAN)]))
            .does(&[Effect::If(Condition::AtLeast(3, DAHAN), &[damage(5), fear(2)], &[damage(2)])]),
    ],
    progression: &[
        "rouse-the-trees-and-stones",
        "call-to-migrate",
        "poisoned-land",
        "devouring-ants",
        "vigor-of-the-breaking-dawn",
        "voracious-growth",
        "savage-mawbeasts",
    ],
};

const GIFT_OF_STRENGTH: Power = innate(
    "gift-of-strength",
    Fast,
    Target::AnySpirit,
    &[
        threshold(&[(Sun, 1), (Earth, 2), (Plant, 2)], &[Effect::Lasting(Lasting::RepeatFree(1))]),
        threshold(&[(Sun, 2), (Earth, 3), (Plant, 2)], &[Effect::Lasting(Lasting::RepeatFree(3))]).instead(),
        threshold(&[(Sun, 2), (Earth, 4), (Plant, 3)], &[Effect::Lasting(Lasting::RepeatFree(6))]).instead(),
    ],
);
