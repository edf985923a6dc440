//! Eyes Watch From the Trees.

use crate::components::Element::{Air, Animal, Earth, Fire, Moon, Plant};
use crate::components::{INVADERS, Terrain};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::make::{
    DAHAN, EXPLORER_TOWN, add_presence, damage, defend, element, fear, has, innate, number, option, pick,
    push, range, range_from, range_from_site, reach, threshold, unique, up_to, when,
};
use crate::effect::{Condition, Effect, Grow, Power, Reach, Spirit, Start, Target, Trait, Whose};

/// The panel.
pub(super) static SPIRIT: Spirit = Spirit {
    id: "eyes-watch-from-the-trees",
    start: &[Start::Highest(2, Terrain::Jungle)],
    traits: &[("dahan-trust-the-watchers", Trait::GatherDahanAfterDefend(1))],
    growth: &[pick(
        1,
        &[
            option(&[Grow::Reclaim, Grow::GainPower, Grow::Energy(1)]),
            option(&[add_presence(2), add_presence(0)]),
            option(&[Grow::GainPower, add_presence(3), Grow::Energy(1)]),
        ],
    )],
    energy: &[number(1), number(1), number(2), element(Plant), number(3), element(Moon), number(4)],
    plays: &[number(1), number(2), element(Air), number(3), element(Plant), number(4)],
    branches: &[],
    innates: &[MISCHIEF_AND_SABOTAGE],
    uniques: &[
        unique("boon-of-watchful-guarding", 0, Fast, &[Earth, Plant, Animal]).on(Target::AnySpirit).does(&[
            Effect::In(
                reach(Reach::TargetsLands),
                &[Effect::Pay(Whose::Target, 1, &[defend(8)], &[defend(4)])],
            ),
        ]),
        unique("eerie-noises-and-moving-trees", 2, Slow, &[Moon, Air, Plant])
            .on(range(1, &[]))
            .does(&[fear(2), push(up_to(2, EXPLORER_TOWN))]),
        unique("mysterious-abductions", 1, Fast, &[Moon, Fire, Plant])
            .on(range(0, &[]))
            .does(&[fear(1), damage(1)]),
        unique("whispered-guidance-through-the-night", 0, Slow, &[Moon, Air, Plant])
            .on(range_from(&[Terrain::Jungle], 1, &[]))
            .does(&[
                Effect::Gather(up_to(3, DAHAN)),
                when(Condition::All(&[has(INVADERS), has(DAHAN)]), &[fear(1)]),
            ]),
    ],
    progression: &[
        "lure-of-the-unknown",
        "drift-down-into-slumber",
        "delusions-of-danger",
        "terrifying-nightmares",
        "dark-and-tangled-woods",
        "the-jungle-hungers",
        "veil-the-nights-hunt",
    ],
};

const MISCHIEF_AND_SABOTAGE: Power = innate(
    "mischief-and-sabotage",
    Fast,
    range_from_site(1, &[has(INVADERS)]),
    &[
        threshold(&[(Moon, 1), (Plant, 2)], &[fear(1), defend(2)]),
        threshold(&[(Moon, 2), (Plant, 3)], &[fear(1), defend(4)]).instead(),
        threshold(&[(Moon, 2), (Air, 2), (Plant, 4)], &[fear(3), defend(6)]).instead(),
        threshold(&[(Moon, 3), (Air, 3), (Plant, 5)], &[fear(5), defend(12)]).instead(),
    ],
);
