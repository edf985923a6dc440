//! River Surges in Sunlight.

use crate::components::Element::{Animal, Earth, Plant, Sun, Water};
use crate::components::{INVADERS, Terrain, terrains};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::make::{
    DAHAN, EXPLORER_TOWN, add_presence, damage, gift, innate, n, number, option, per, pick, push, range,
    range_from_site, some, threshold, unique, up_to, when,
};
use crate::effect::{Condition, Count, Effect, Gift, Grow, Power, Spirit, Start, Target, Trait, Whose};

/// The panel.
pub(super) static SPIRIT: Spirit = Spirit {
    id: "river-surges-in-sunlight",
    start: &[Start::Highest(1, Terrain::Wetland)],
    traits: &[("rivers-domain", Trait::SitesIn(terrains(&[Terrain::Wetland])))],
    growth: &[pick(
        1,
        &[
            option(&[Grow::Reclaim, Grow::GainPower, Grow::Energy(1)]),
            option(&[add_presence(1), add_presence(1)]),
            option(&[Grow::GainPower, add_presence(2)]),
        ],
    )],
    energy: &[number(1), number(2), number(2), number(3), number(4), number(4), number(5)],
    plays: &[
        number(1),
        number(2),
        number(2),
        number(3),
        gift(Gift::Action(&[Effect::TakeBack(1)])),
        number(4),
        number(5),
    ],
    branches: &[],
    innates: &[MASSIVE_FLOODING],
    uniques: &[
        unique("boon-of-vigor", 0, Fast, &[Sun, Water, Plant]).on(Target::AnySpirit).does(&[Effect::If(
            Condition::AnotherSpirit,
            &[Effect::Energy(Whose::Target, per(1, Count::Played(Whose::Target)))],
            &[Effect::Energy(Whose::User, n(1))],
        )]),
        unique("flash-floods", 2, Fast, &[Sun, Water]).on(range(1, &[])).does(&[Effect::If(
            Condition::Coastal,
            &[damage(2)],
            &[damage(1)],
        )]),
        unique("rivers-bounty", 0, Slow, &[Sun, Water, Animal]).on(range(0, &[])).does(&[
            Effect::Gather(up_to(2, DAHAN)),
            when(
                Condition::AtLeast(2, DAHAN),
                &[Effect::Add(some(1, DAHAN)), Effect::Energy(Whose::User, n(1))],
            ),
        ]),
        unique("wash-away", 1, Slow, &[Water, Earth])
            .on(range(1, &[]))
            .does(&[push(up_to(3, EXPLORER_TOWN))]),
    ],
    progression: &[
        "uncanny-melting",
        "natures-resilience",
        "pull-beneath-the-hungry-earth",
        "accelerated-rot",
        "song-of-sanctity",
        "tsunami",
        "encompassing-ward",
    ],
};

const MASSIVE_FLOODING: Power = innate(
    "massive-flooding",
    Slow,
    range_from_site(1, &[]),
    &[
        threshold(&[(Sun, 1), (Water, 2)], &[push(some(1, EXPLORER_TOWN))]),
        threshold(&[(Sun, 2), (Water, 3)], &[damage(2), push(up_to(3, EXPLORER_TOWN))]).instead(),
        threshold(&[(Sun, 3), (Water, 4), (Earth, 1)], &[Effect::DamageEach(2, INVADERS)]).instead(),
    ],
);
