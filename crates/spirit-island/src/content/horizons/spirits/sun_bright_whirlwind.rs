//! Sun-Bright Whirlwind.

use crate::components::Element::{Air, Animal, Fire, Plant, Sun, Water};
use crate::components::{INVADERS, Terrain};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::make::{
    EXPLORER, EXPLORER_DAHAN, EXPLORER_TOWN, EXPLORER_TOWN_DAHAN, add_presence, damage, damage_per, element,
    fear, innate, n, number, number_and, option, pick, push, range, range_from_site, reach, threshold,
    unique, up_to, when,
};
use crate::effect::{
    Condition, Count, Effect, Grow, Lasting, Power, PushWay, Reach, Spirit, Start, Target, Trait, Whose,
};

/// The panel.
pub(super) static SPIRIT: Spirit = Spirit {
    id: "sun-bright-whirlwind",
    start: &[Start::Highest(1, Terrain::Sands), Start::Lowest(2, Terrain::Mountain)],
    traits: &[("a-stiff-wind-at-their-backs", Trait::PushAfterGrowth(EXPLORER_DAHAN))],
    growth: &[pick(
        1,
        &[
            option(&[Grow::Reclaim, Grow::GainPower, Grow::Energy(1)]),
            option(&[add_presence(1), Grow::Energy(4)]),
            option(&[Grow::GainPower, add_presence(4)]),
        ],
    )],
    energy: &[number(1), number(2), element(Sun), number(3), number_and(4, Air), number(6)],
    plays: &[number(1), number(2), number(3), element(Air), number(4), number_and(5, Sun)],
    branches: &[],
    innates: &[VIOLENT_WINDSTORMS],
    uniques: &[
        unique("gift-of-the-sunlit-air", 0, Fast, &[Sun, Fire, Air])
            .on(Target::AnySpirit)
            .does(&[Effect::Lasting(Lasting::Range(1)), ENERGY_FOR_ANOTHER]),
        unique("gift-of-wind-sped-steps", 1, Fast, &[Sun, Air, Animal])
            .on(Target::AnySpirit)
            .does(&[Effect::Lasting(Lasting::MakeFast), ENERGY_FOR_ANOTHER]),
        unique("scatter-to-the-winds", 1, Slow, &[Fire, Air, Water])
            .on(range(2, &[]))
            .does(&[Effect::Push(up_to(5, EXPLORER_TOWN_DAHAN), PushWay::Apart)]),
        unique("tempest-of-leaves-and-branches", 2, Fast, &[Sun, Air, Plant])
            .on(range_from_site(1, &[]))
            .does(&[Effect::DamageDifferent(up_to(5, INVADERS))]),
    ],
    progression: &[
        "gift-of-living-energy",
        "elemental-boon",
        "reaching-grasp",
        "powerstorm",
        "enticing-splendor",
        "wrap-in-wings-of-sunlight",
        "call-to-isolation",
    ],
};

const ENERGY_FOR_ANOTHER: Effect = when(Condition::AnotherSpirit, &[Effect::Energy(Whose::Target, n(1))]);

const VIOLENT_WINDSTORMS: Power = innate(
    "violent-windstorms",
    Slow,
    range(1, &[]),
    &[
        threshold(&[(Sun, 1), (Air, 2)], &[push(up_to(1, EXPLORER))]),
        threshold(&[(Sun, 2), (Air, 3)], &[fear(1), push(up_to(2, EXPLORER_TOWN))]),
        threshold(
            &[(Sun, 2), (Air, 4)],
            &[Effect::InEach(reach(Reach::PushedTo), &[damage_per(1, Count::Pushed)])],
        ),
        threshold(&[(Sun, 3), (Air, 5)], &[damage(4)]),
    ],
);
