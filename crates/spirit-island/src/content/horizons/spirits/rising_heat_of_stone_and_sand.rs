//! Rising Heat of Stone and Sand.

use crate::components::Element::{Air, Animal, Earth, Fire, Sun};
use crate::components::INVADERS;
use crate::components::Terrain::{Mountain, Sands};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::make::{
    DAHAN, EXPLORER, EXPLORER_TOWN_DAHAN, RAVAGE_BUILD, add_presence, damage, element, fear, innate, n,
    number, number_and, on, option, per_piece, pick, push, range, range_from_site, reach, threshold, unique,
    up_to,
};
use crate::effect::{Effect, Group, Grow, Lasting, Power, Reach, Spirit, Start, Target, Trait, Whose};

/// The panel.
pub(super) static SPIRIT: Spirit = Spirit {
    id: "rising-heat-of-stone-and-sand",
    start: &[Start::Highest(2, Sands)],
    traits: &[("blistering-heat", Trait::WeakInvaders(1))],
    growth: &[pick(
        1,
        &[
            option(&[Grow::Reclaim, Grow::GainPower, Grow::Energy(1)]),
            option(&[ADD_PRESENCE_IN_THE_HEAT, ADD_PRESENCE_IN_THE_HEAT]),
            option(&[Grow::GainPower, add_presence(1), Grow::Energy(2)]),
        ],
    )],
    energy: &[number(1), element(Earth), number(2), number(3), element(Fire), number(4), number(5)],
    plays: &[number(1), number(2), number(2), number(3), number(4), number_and(5, Fire)],
    branches: &[],
    innates: &[SCORCH_WITH_WAVES_OF_HEAT],
    uniques: &[
        unique("call-on-herders-for-aid", 1, Slow, &[Sun, Fire, Earth, Animal]).on(range(2, &[])).does(&[
            Effect::Gather(up_to(2, DAHAN)),
            push(Group { kinds: EXPLORER_TOWN_DAHAN, count: per_piece(1, DAHAN), up_to: true }),
        ]),
        unique("gift-of-searing-heat", 0, Fast, &[Sun, Fire, Air]).on(Target::AnotherSpirit).does(&[
            Effect::Choose(&[
                &[Effect::Energy(Whose::Target, n(2))],
                &[Effect::Pay(
                    Whose::Target,
                    1,
                    &[Effect::In(reach(Reach::TargetsLands), &[damage(1)])],
                    &[],
                )],
            ]),
        ]),
        unique("stinging-sandstorm", 1, Slow, &[Fire, Air, Earth]).on(range(1, &[])).does(&[
            Effect::GatherPresence { up_to: true },
            fear(1),
            damage(1),
        ]),
        unique("sweltering-exhaustion", 2, Fast, &[Fire, Air])
            .on(range_from_site(2, &[]))
            .does(&[fear(1), Effect::Lasting(Lasting::SkipOne(RAVAGE_BUILD))]),
    ],
    progression: &[
        "visions-of-fiery-doom",
        "drought",
        "purifying-flame",
        "indomitable-claim",
        "encompassing-ward",
        "talons-of-lightning",
        "land-of-haunts-and-embers",
    ],
};

const ADD_PRESENCE_IN_THE_HEAT: Grow = Grow::AddPresence(3, &[on(&[Mountain, Sands])]);

const SCORCH_WITH_WAVES_OF_HEAT: Power = innate(
    "scorch-with-waves-of-heat",
    Slow,
    range_from_site(1, &[]),
    &[
        threshold(&[(Fire, 2), (Air, 2)], &[Effect::Damage(n(2), EXPLORER)]),
        threshold(&[(Fire, 3), (Earth, 2)], &[damage(2)]),
        threshold(&[(Fire, 4), (Air, 1), (Earth, 3)], &[damage(2)]),
        threshold(&[(Fire, 5), (Air, 2), (Earth, 3)], &[Effect::DamageEach(1, INVADERS)]),
    ],
);
