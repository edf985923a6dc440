//! Devouring Teeth Lurk Underfoot.

use crate::components::Element::{Animal, Earth, Fire, Moon, Sun, Water};
use crate::components::INVADERS;
use crate::effect::Speed::{Fast, Slow};
use crate::effect::make::{
    DAHAN, EXPLORER_TOWN, add_presence, damage, defend, element, fear, has, innate, n, number, option, pick,
    push, range, some, threshold, unique, up_to, when,
};
use crate::effect::{Condition, Effect, Grow, Lasting, Power, Spirit, Start, Target, Trait};

/// The panel.
pub(super) static SPIRIT: Spirit = Spirit {
    id: "devouring-teeth-lurk-underfoot",
    start: &[Start::Numbered(1, 5)],
    traits: &[("territorial-aggression", Trait::DamageBonus(1))],
    growth: &[pick(
        1,
        &[
            option(&[Grow::Reclaim, add_presence(0)]),
            option(&[Grow::GainPower, add_presence(1)]),
            option(&[add_presence(2), Grow::Energy(3)]),
        ],
    )],
    energy: &[number(2), element(Fire), number(3), number(4), element(Animal), number(6), number(7)],
    plays: &[number(1), number(2), element(Animal), element(Fire), number(3), element(Earth), number(4)],
    branches: &[],
    innates: &[DEATH_APPROACHES],
    uniques: &[
        unique("ferocious-rampage", 2, Slow, &[Fire, Animal])
            .on(range(0, &[]))
            .does(&[fear(1), Effect::Damage(n(3), EXPLORER_TOWN)]),
        unique("gift-of-furious-might", 1, Fast, &[Moon, Fire, Animal])
            .on(Target::AnotherSpirit)
            .does(&[Effect::Lasting(Lasting::DamageOnce(3))]),
        unique("herd-towards-the-lurking-maw", 1, Slow, &[Water, Earth, Animal])
            .on(range(0, &[]))
            .does(&[fear(1), Effect::Gather(up_to(1, EXPLORER_TOWN))]),
        unique("mark-territory-with-scars-and-teeth", 2, Fast, &[Sun, Earth, Animal])
            .on(range(0, &[]))
            .does(&[defend(9), when(has(INVADERS), &[fear(2)]), push(some(2, DAHAN))]),
    ],
    progression: &[
        "devouring-ants",
        "gnawing-rootbiters",
        "quicken-the-earths-struggles",
        "pillar-of-living-flame",
        "rouse-the-trees-and-stones",
        "poisoned-land",
        "savage-mawbeasts",
    ],
};

const DEATH_APPROACHES: Power = innate(
    "death-approaches-from-beneath-the-surface",
    Slow,
    range(1, &[has(INVADERS)]),
    &[
        threshold(
            &[(Fire, 1), (Animal, 1)],
            &[when(Condition::NoOwnPresence, &[Effect::GatherPresence { up_to: false }])],
        ),
        threshold(&[(Fire, 2), (Earth, 1), (Animal, 2)], &[damage(1)]),
        threshold(&[(Fire, 3), (Earth, 1), (Animal, 3)], &[damage(2)]),
        threshold(&[(Fire, 4), (Earth, 2), (Animal, 5)], &[fear(2), damage(4)]),
    ],
);
