//! Lightning's Swift Strike.

use crate::components::Element::{Air, Fire, Water};
use crate::components::{INVADERS, Terrain};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::make::{
    DAHAN, TOWN, TOWN_CITY, add_presence, fear, has, innate, number, option, pick, push, range,
    range_from_site, some, threshold, unique, up_to, when,
};
use crate::effect::{Condition, Effect, Grow, Lasting, Power, Spirit, Start, Target, Trait};

/// The panel.
pub(super) static SPIRIT: Spirit = Spirit {
    id: "lightnings-swift-strike",
    start: &[Start::Highest(2, Terrain::Sands)],
    traits: &[("swiftness-of-lightning", Trait::FastFor(Air))],
    growth: &[pick(
        1,
        &[
            option(&[Grow::Reclaim, Grow::GainPower, Grow::Energy(1)]),
            option(&[add_presence(2), add_presence(0)]),
            option(&[add_presence(1), Grow::Energy(3)]),
        ],
    )],
    energy: &[number(1), number(1), number(2), number(2), number(3), number(4), number(4), number(5)],
    plays: &[number(2), number(3), number(4), number(5), number(6)],
    branches: &[],
    innates: &[THUNDERING_DESTRUCTION],
    uniques: &[
        unique("harbingers-of-the-lightning", 0, Slow, &[Fire, Air]).on(range(1, &[])).does(&[
            push(up_to(2, DAHAN)),
            when(Condition::PushedInto(DAHAN, &[has(TOWN_CITY)]), &[fear(1)]),
        ]),
        unique("lightnings-boon", 1, Fast, &[Fire, Air])
            .on(Target::AnySpirit)
            .does(&[Effect::Lasting(Lasting::MakeFastAny(2))]),
        unique("raging-storm", 3, Slow, &[Fire, Air, Water])
            .on(range(1, &[]))
            .does(&[Effect::DamageEach(1, INVADERS)]),
        unique("shatter-homesteads", 2, Slow, &[Fire, Air])
            .on(range_from_site(2, &[]))
            .does(&[fear(1), Effect::Destroy(some(1, TOWN))]),
    ],
    progression: &[
        "delusions-of-danger",
        "call-to-bloodshed",
        "powerstorm",
        "purifying-flame",
        "pillar-of-living-flame",
        "entrancing-apparitions",
        "call-to-isolation",
    ],
};

const THUNDERING_DESTRUCTION: Power = innate(
    "thundering-destruction",
    Slow,
    range_from_site(1, &[]),
    &[
        threshold(&[(Fire, 3), (Air, 2)], &[Effect::Destroy(some(1, TOWN))]),
        threshold(&[(Fire, 4), (Air, 3)], &[Effect::Destroy(some(1, TOWN_CITY))]).instead(),
        threshold(&[(Fire, 5), (Air, 4), (Water, 1)], &[Effect::Destroy(some(1, TOWN_CITY))]),
        threshold(&[(Fire, 5), (Air, 5), (Water, 2)], &[Effect::Destroy(some(1, TOWN_CITY))]),
    ],
);
