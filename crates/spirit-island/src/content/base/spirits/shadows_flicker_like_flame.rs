//! Shadows Flicker Like Flame.

use crate::components::Element::{Air, Animal, Fire, Moon, Plant};
use crate::components::Kind::{City, Explorer, Town};
use crate::components::{INVADERS, Terrain};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::make::{
    DAHAN, EXPLORER, TOWN, add_presence, damage, fear, has, innate, number, option, pick, push, range,
    range_from_site, reach, some, threshold, unique, up_to, when,
};
use crate::effect::{Condition, Effect, Grow, Lasting, Power, Reach, Spirit, Start, Target, Trait};

/// The panel.
pub(super) static SPIRIT: Spirit = Spirit {
    id: "shadows-flicker-like-flame",
    start: &[Start::Highest(2, Terrain::Jungle), Start::Numbered(1, 5)],
    traits: &[("shadows-of-the-dahan", Trait::ReachDahan(1))],
    growth: &[pick(
        1,
        &[
            option(&[Grow::Reclaim, Grow::GainPower]),
            option(&[Grow::GainPower, add_presence(1)]),
            option(&[add_presence(3), Grow::Energy(3)]),
        ],
    )],
    energy: &[number(0), number(1), number(3), number(4), number(5), number(6)],
    plays: &[number(1), number(2), number(3), number(3), number(4), number(5)],
    branches: &[],
    innates: &[DARKNESS_SWALLOWS_THE_UNWARY],
    uniques: &[
        unique("concealing-shadows", 0, Fast, &[Moon, Air])
            .on(range(0, &[]))
            .does(&[fear(1), Effect::Lasting(Lasting::DahanSafeInRavage)]),
        unique("crops-wither-and-fade", 1, Slow, &[Moon, Fire, Plant]).on(range(0, &[])).does(&[
            fear(2),
            Effect::Choose(&[&[Effect::Replace(Town, 1, Explorer)], &[Effect::Replace(City, 1, Town)]]),
        ]),
        unique("favors-called-due", 1, Slow, &[Moon, Air, Animal]).on(range(1, &[])).does(&[
            Effect::Gather(up_to(4, DAHAN)),
            when(Condition::All(&[has(INVADERS), Condition::More(DAHAN, INVADERS)]), &[fear(3)]),
        ]),
        unique("mantle-of-dread", 1, Slow, &[Moon, Fire, Air]).on(Target::AnySpirit).does(&[
            fear(2),
            Effect::ByTarget(&[Effect::May(&[Effect::In(
                reach(Reach::TargetsLands),
                &[push(some(1, EXPLORER)), push(some(1, TOWN))],
            )])]),
        ]),
    ],
    progression: &[
        "dark-and-tangled-woods",
        "shadows-of-the-burning-forest",
        "the-jungle-hungers",
        "land-of-haunts-and-embers",
        "terrifying-nightmares",
        "call-of-the-dahan-ways",
        "visions-of-fiery-doom",
    ],
};

const DARKNESS_SWALLOWS_THE_UNWARY: Power = innate(
    "darkness-swallows-the-unwary",
    Fast,
    range_from_site(1, &[]),
    &[
        threshold(&[(Moon, 2), (Fire, 1)], &[Effect::Gather(some(1, EXPLORER))]),
        threshold(
            &[(Moon, 3), (Fire, 2)],
            &[Effect::FearForDestroyed(EXPLORER, &[Effect::Destroy(up_to(2, EXPLORER))])],
        ),
        threshold(&[(Moon, 4), (Fire, 3), (Air, 2)], &[Effect::FearForDestroyed(INVADERS, &[damage(3)])]),
    ],
);
