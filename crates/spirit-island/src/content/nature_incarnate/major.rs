//! The Major Powers, in the order of their ids.

use crate::components::Element::{Air, Animal, Earth, Plant, Sun, Water};
use crate::components::Terrain::{Jungle, Mountain};
use crate::effect::Condition::NoBlight;
use crate::effect::Effect::{Add, Gather, In, Remove, RemoveBlight, RemoveHealth};
use crate::effect::Power;
use crate::effect::Reach::HereOrAdjacent;
use crate::effect::Speed::Slow;
use crate::effect::make::{
    BADLANDS, CITY, DAHAN, EXPLORER, TOWN, WILDS, damage, fear, has, major, per_piece, range, range_from,
    reach, some, threshold, up_to, when,
};

/// All Major Powers in the order of their ids.
pub const MAJORS: &[Power] = &[
    major("bombard-with-boulders-and-stinging-seeds", 2, Slow, &[Air, Earth, Plant])
        .on(range_from(&[Mountain, Jungle], 2, &[]))
        .does(&[fear(1), damage(2), Add(some(1, BADLANDS))])
        .with(&[threshold(&[(Air, 2), (Earth, 2), (Plant, 3)], &[fear(1), damage(2), Add(some(1, WILDS))])]),
    major("inspire-the-release-of-stolen-lands", 4, Slow, &[Sun, Water, Plant, Animal])
        .on(range(2, &[NoBlight]))
        .does(&[Gather(up_to(3, DAHAN)), RemoveHealth(per_piece(3, DAHAN))])
        .with(&[threshold(
            &[(Sun, 3), (Water, 3), (Animal, 2)],
            &[when(
                has(DAHAN),
                &[
                    RemoveBlight,
                    In(
                        reach(HereOrAdjacent),
                        &[Remove(some(1, EXPLORER)), Remove(some(1, TOWN)), Remove(some(1, CITY))],
                    ),
                ],
            )],
        )
        .also_on(&[])]),
];
