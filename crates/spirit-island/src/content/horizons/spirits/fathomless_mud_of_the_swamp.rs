//! Fathomless Mud of the Swamp.

use crate::components::Element::{Air, Animal, Earth, Fire, Moon, Plant, Water};
use crate::components::{INVADERS, Terrain};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::make::{
    DAHAN, EXPLORER, add_presence, damage, defend, element, fear, has, innate, number, option, pick, push,
    range, range_from_site, some, threshold, unique, up_to, when,
};
use crate::effect::{Condition, Effect, Gain, Grow, Power, Spirit, Start, Target, Trait, Whose};

/// The panel.
pub(super) static SPIRIT: Spirit = Spirit {
    id: "fathomless-mud-of-the-swamp",
    start: &[Start::Lowest(2, Terrain::Wetland)],
    traits: &[("offer-no-firm-foundations", Trait::BuildsExplorers)],
    growth: &[pick(
        1,
        &[
            option(&[Grow::Reclaim, add_presence(0)]),
            option(&[add_presence(1), add_presence(1)]),
            option(&[Grow::GainPower, add_presence(2), Grow::Energy(2)]),
        ],
    )],
    energy: &[number(1), element(Plant), number(2), number(3), element(Water), number(4), number(5)],
    plays: &[number(1), number(2), element(Earth), number(3), element(Moon), number(4)],
    branches: &[],
    innates: &[SPREADING_AND_DREADFUL_MIRE],
    uniques: &[
        unique("exaltation-of-tangled-growth", 0, Slow, &[Water, Earth, Plant])
            .on(Target::AnotherSpirit)
            .does(&[
                Effect::Pay(Whose::Target, 1, &[Effect::GainPower(Whose::Target, Gain::Any)], &[]),
                Effect::Pay(Whose::User, 2, &[Effect::GainPower(Whose::User, Gain::Any)], &[]),
            ]),
        unique("foul-vapors-and-fetid-muck", 0, Slow, &[Fire, Air, Water, Earth])
            .on(range_from_site(2, &[has(INVADERS)]))
            .does(&[fear(1), push(up_to(2, EXPLORER))]),
        unique("intractable-thickets-and-thorns", 2, Fast, &[Moon, Water, Earth, Plant])
            .on(range(1, &[]))
            .does(&[fear(1), defend(5)]),
        unique("open-shifting-waterways", 1, Slow, &[Moon, Water, Animal]).on(range(1, &[])).does(&[
            Effect::Gather(up_to(2, DAHAN)),
            when(Condition::All(&[has(DAHAN), has(INVADERS)]), &[fear(1), damage(1)]),
        ]),
    ],
    progression: &[
        "steam-vents",
        "entrancing-apparitions",
        "uncanny-melting",
        "cleansing-floods",
        "pull-beneath-the-hungry-earth",
        "the-land-thrashes-in-furious-pain",
        "gift-of-power",
    ],
};

const SPREADING_AND_DREADFUL_MIRE: Power = innate(
    "spreading-and-dreadful-mire",
    Slow,
    range_from_site(1, &[has(INVADERS)]),
    &[
        threshold(&[(Water, 1)], &[Effect::PresenceFromOrigin]),
        threshold(&[(Moon, 1), (Water, 2), (Earth, 1)], &[fear(1), damage(1), push(some(1, DAHAN))]),
        threshold(&[(Moon, 2), (Water, 3), (Earth, 2)], &[fear(1), damage(1), push(some(1, DAHAN))]),
        threshold(&[(Moon, 3), (Water, 4), (Earth, 3), (Plant, 2)], &[damage(2)]),
    ],
);
