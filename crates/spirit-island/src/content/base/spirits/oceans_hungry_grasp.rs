//! Ocean's Hungry Grasp.

use crate::components::Element::{Air, Earth, Moon, Water};
use crate::effect::Condition::Coastal;
use crate::effect::Speed::{Fast, Slow};
use crate::effect::make::{
    DAHAN, EXPLORER, TOWN, TOWN_CITY, defend, element, fear, innate, n, number, option, pick, push, range,
    reach, some, threshold, unique, up_to, when,
};
use crate::effect::{Condition, Effect, Grow, Power, Reach, Spirit, Start, Target, Trait, Whose};

/// The panel.
pub(super) static SPIRIT: Spirit = Spirit {
    id: "oceans-hungry-grasp",
    start: &[Start::Ocean(1), Start::Any(1, &[Coastal])],
    traits: &[("ocean-in-play", Trait::OceanInPlay), ("drowning", Trait::Drowning)],
    growth: &[pick(
        1,
        &[
            option(&[Grow::Reclaim, Grow::GainPower, Grow::GatherIntoOceans, Grow::Energy(2)]),
            option(&[Grow::AddToOcean, Grow::AddToOcean, Grow::Energy(1)]),
            option(&[Grow::GainPower, Grow::PushFromOceans, Grow::AddPresence(1, &[Coastal])]),
        ],
    )],
    energy: &[number(0), element(Moon), element(Water), number(1), element(Earth), element(Water), number(2)],
    plays: &[number(1), number(2), number(2), number(3), number(4), number(5)],
    branches: &[],
    innates: &[POUND_SHIPS_TO_SPLINTERS, OCEAN_BREAKS_THE_SHORE],
    uniques: &[
        unique("call-of-the-deeps", 0, Fast, &[Moon, Air, Water]).on(range(0, &[Coastal])).does(&[
            Effect::Gather(some(1, EXPLORER)),
            when(Condition::Ocean, &[Effect::Gather(up_to(1, EXPLORER))]),
        ]),
        unique("grasping-tide", 1, Fast, &[Moon, Water]).on(range(1, &[Coastal])).does(&[fear(2), defend(4)]),
        unique("swallow-the-land-dwellers", 0, Slow, &[Water, Earth]).on(range(0, &[Coastal])).does(&[
            Effect::Drown(some(1, EXPLORER)),
            Effect::Drown(some(1, TOWN)),
            Effect::Drown(some(1, DAHAN)),
        ]),
        unique("tidal-boon", 1, Slow, &[Moon, Water, Earth]).on(Target::AnotherSpirit).does(&[
            Effect::Energy(Whose::Target, n(2)),
            Effect::ByTarget(&[Effect::May(&[Effect::In(
                reach(Reach::TargetsLands),
                &[push(some(1, TOWN)), push(up_to(2, DAHAN))],
            )])]),
            Effect::RescueDahan,
        ]),
    ],
    progression: &[],
};

const POUND_SHIPS_TO_SPLINTERS: Power = innate(
    "pound-ships-to-splinters",
    Fast,
    range(0, &[Coastal]),
    &[
        threshold(&[(Moon, 1), (Air, 1), (Water, 2)], &[fear(1)]),
        threshold(&[(Moon, 2), (Air, 1), (Water, 3)], &[fear(1)]),
        threshold(&[(Moon, 3), (Air, 2), (Water, 4)], &[fear(2)]),
    ],
);

const OCEAN_BREAKS_THE_SHORE: Power = innate(
    "ocean-breaks-the-shore",
    Slow,
    range(0, &[Coastal]),
    &[
        threshold(&[(Water, 2), (Earth, 1)], &[Effect::Drown(some(1, TOWN))]),
        threshold(&[(Water, 3), (Earth, 2)], &[Effect::Drown(some(1, TOWN_CITY))]).instead(),
        threshold(&[(Water, 4), (Earth, 3)], &[Effect::Drown(some(1, TOWN_CITY))]),
    ],
);
