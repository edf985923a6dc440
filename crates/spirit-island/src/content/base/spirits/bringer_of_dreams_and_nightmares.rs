//! Bringer of Dreams and Nightmares.

use crate::components::Element::{Air, Animal, Earth, Fire, Moon};
use crate::components::{INVADERS, Terrain};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::make::{
    DAHAN, TOWN_CITY, add_presence, damage, element, fear, gift, has, innate, number, option, per_piece,
    pick, push, range, range_from_site, threshold, unique, up_to, when,
};
use crate::effect::{
    Condition, Effect, Gain, Gift, Grow, Lasting, Power, Spirit, Start, Target, Trait, Whose,
};

/// The panel.
pub(super) static SPIRIT: Spirit = Spirit {
    id: "bringer-of-dreams-and-nightmares",
    start: &[Start::Highest(2, Terrain::Sands)],
    traits: &[("to-dream-a-thousand-deaths", Trait::Dreams)],
    growth: &[pick(
        1,
        &[
            option(&[Grow::Reclaim, Grow::GainPower]),
            option(&[Grow::ReclaimOne, add_presence(0)]),
            option(&[Grow::GainPower, add_presence(1)]),
            option(&[Grow::AddPresence(4, &[has(INVADERS.or(DAHAN))]), Grow::Energy(2)]),
        ],
    )],
    energy: &[
        number(2),
        element(Air),
        number(3),
        element(Moon),
        number(4),
        gift(Gift::AnyElement),
        number(5),
    ],
    plays: &[number(2), number(2), number(2), number(3), number(3), gift(Gift::AnyElement)],
    branches: &[],
    innates: &[SPIRITS_MAY_YET_DREAM, NIGHT_TERRORS],
    uniques: &[
        unique("call-on-midnights-dream", 0, Fast, &[Moon, Animal]).on(range(0, &[])).does(&[
            Effect::Choose(&[
                &[when(
                    has(DAHAN),
                    &[
                        Effect::GainPower(Whose::User, Gain::Major),
                        when(
                            Condition::CardForgotten,
                            &[Effect::Energy(Whose::User, per_piece(1, DAHAN)), Effect::PlayGained],
                        ),
                    ],
                )],
                &[when(has(INVADERS), &[fear(2)])],
            ]),
        ]),
        unique("dread-apparitions", 2, Fast, &[Moon, Air])
            .on(range(1, &[has(INVADERS)]))
            .does(&[Effect::Lasting(Lasting::FearDefends), fear(1)]),
        unique("dreams-of-the-dahan", 0, Fast, &[Moon, Air]).on(range(2, &[])).does(&[Effect::Choose(&[
            &[Effect::Gather(up_to(2, DAHAN))],
            &[when(has(TOWN_CITY), &[Effect::Fear(per_piece(1, DAHAN).at_most(3))])],
        ])]),
        unique("predatory-nightmares", 2, Slow, &[Moon, Fire, Earth, Animal])
            .on(range_from_site(1, &[has(INVADERS)]))
            .does(&[damage(2), push(up_to(2, DAHAN))]),
    ],
    progression: &[],
};

const SPIRITS_MAY_YET_DREAM: Power = innate(
    "spirits-may-yet-dream",
    Fast,
    Target::AnySpirit,
    &[
        threshold(&[(Moon, 2), (Air, 2)], &[Effect::RevealFear]),
        threshold(&[(Moon, 3)], &[Effect::ByTarget(&[Effect::GainOwnElement])]),
    ],
);

const NIGHT_TERRORS: Power = innate(
    "night-terrors",
    Fast,
    range(0, &[has(INVADERS)]),
    &[
        threshold(&[(Moon, 1), (Air, 1)], &[fear(1)]),
        threshold(&[(Moon, 2), (Air, 1), (Animal, 1)], &[fear(1)]),
        threshold(&[(Moon, 3), (Air, 2), (Animal, 1)], &[fear(1)]),
    ],
);
