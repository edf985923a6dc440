//! The Major Powers, in the order of their ids.

use crate::components::Element::{Air, Animal, Earth, Fire, Moon, Plant, Sun, Water};
use crate::components::Terrain::{Jungle, Mountain, Wetland};
use crate::components::{INVADERS, Kind, Kinds, kinds};
use crate::effect::Condition::{Blight, NoBlight, OwnPresence, PresenceAddedHere};
use crate::effect::Effect::{
    Add, AddPrinted, ByTarget, Damage, DamageAmong, DamageDifferent, Fetch, GainPower, Gather, IfThreshold,
    IgnoreMoreHealth, In, InEach, InSome, Lasting, PlayCard, PlayGained, PlayGainedFree, Push, Recover,
    Remove, RemoveBlight, RemoveHealth, RemovePresence, RepeatWithin, Replace, ReturnPresence, Times,
};
use crate::effect::Lasting::{MakeFastAny, MakeFastUser, SkipOne};
use crate::effect::Reach::{Adjacent, HereOrAdjacent, TargetsLands};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::Target::{AnotherSpirit, AnySpirit};
use crate::effect::make::{
    ALL_ACTIONS, BADLANDS, BEASTS, CITY, DAHAN, EXPLORER, EXPLORER_TOWN, PRESENCE, TOWN, TOWN_CITY, WILDS,
    all, damage, defend, fear, for_each, has, land, lands, major, n, per, per_piece, push, range, range_from,
    range_from_site, reach, some, threshold, up_to, when,
};
use crate::effect::{Count, Gain, Place, Power, PushWay, Whose};

/// What a board shows in its lands.
const PRINTED: Kinds = kinds(&[Kind::Explorer, Kind::Town, Kind::City, Kind::Dahan, Kind::Blight]);
/// The same without Dahan.
const INVADERS_BLIGHT: Kinds = kinds(&[Kind::Explorer, Kind::Town, Kind::City, Kind::Blight]);

/// All Major Powers in the order of their ids.
pub const MAJORS: &[Power] = &[
    major("bombard-with-boulders-and-stinging-seeds", 2, Slow, &[Air, Earth, Plant])
        .on(range_from(&[Mountain, Jungle], 2, &[]))
        .does(&[fear(1), damage(2), Add(some(1, BADLANDS))])
        .with(&[threshold(&[(Air, 2), (Earth, 2), (Plant, 3)], &[fear(1), damage(2), Add(some(1, WILDS))])]),
    major("exaltation-of-the-incandescent-sky", 7, Fast, &[Sun, Fire, Air, Water])
        .on(AnotherSpirit)
        .does(&[
            ByTarget(&[PlayCard, In(reach(TargetsLands), &[damage(3)])]),
            Lasting(MakeFastAny(2)),
            PlayCard,
            In(land(&[OwnPresence]), &[damage(3)]),
            Lasting(MakeFastUser(2)),
        ])
        .with(&[threshold(
            &[(Sun, 3), (Fire, 3), (Air, 4), (Water, 2)],
            &[InSome(lands(4), land(&[]), &[Lasting(SkipOne(ALL_ACTIONS))]), fear(5)],
        )]),
    major("flocking-red-talons", 3, Fast, &[Air, Water, Plant, Animal])
        .on(range_from(&[Wetland], 3, &[]))
        .does(&[
            Add(some(1, BEASTS)),
            Fetch(up_to(2, BEASTS), 3),
            DamageDifferent(for_each(BEASTS, 1, INVADERS)),
            push(for_each(BEASTS, 1, EXPLORER_TOWN)),
        ])
        .with(&[threshold(&[(Air, 2), (Plant, 2), (Animal, 3)], &[RepeatWithin(3)])]),
    major("fragments-of-yesteryear", 7, Slow, &[Sun, Moon])
        .on(range(0, &[]))
        .does(&[IfThreshold(
            1,
            &[Remove(all(INVADERS_BLIGHT)), AddPrinted(DAHAN)],
            &[Remove(all(Kinds::ALL)), AddPrinted(PRINTED)],
        )])
        .with(&[threshold(&[(Sun, 3)], &[]).hastens(), threshold(&[(Moon, 3)], &[]).within()]),
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
    major("ravaged-undergrowth-slithers-back-to-life", 3, Slow, &[Water, Plant, Animal])
        .on(range_from_site(1, &[Blight]))
        .does(&[Replace(Kind::Blight, 1, Kind::Wilds), fear(1), damage(3), push(some(1, WILDS))])
        .with(&[threshold(
            &[(Water, 3), (Plant, 2)],
            &[
                Add(some(1, WILDS)),
                push(up_to(1, WILDS)),
                InEach(
                    Place { reach: HereOrAdjacent, tests: &[has(WILDS)] },
                    &[
                        Push(some(1, EXPLORER), PushWay::Without(Kind::Wilds)),
                        Push(some(1, TOWN), PushWay::Without(Kind::Wilds)),
                    ],
                ),
            ],
        )]),
    major("rumbling-earthquakes", 6, Slow, &[Fire, Earth])
        .on(range_from_site(1, &[]))
        .does(&[
            IgnoreMoreHealth,
            fear(3),
            Damage(n(6), TOWN_CITY),
            DamageAmong(n(6), TOWN_CITY, reach(Adjacent)),
        ])
        .with(&[threshold(&[(Earth, 4)], &[DamageAmong(n(6), TOWN_CITY, reach(HereOrAdjacent))])]),
    major("solidify-echoes-of-majesty-past", 4, Fast, &[Sun, Moon, Air, Earth])
        .on(AnySpirit)
        .does(&[In(
            reach(TargetsLands),
            &[
                InEach(reach(HereOrAdjacent), &[defend(3)]),
                ByTarget(&[InSome(
                    lands(u8::MAX),
                    reach(Adjacent),
                    &[ReturnPresence(1), when(PresenceAddedHere, &[Lasting(SkipOne(ALL_ACTIONS))])],
                )]),
            ],
        )])
        .with(&[threshold(&[(Sun, 2), (Moon, 2), (Earth, 2)], &[ByTarget(&[Recover, PlayGained])])]),
    major("transformative-sacrifice", 3, Fast, &[Moon, Fire, Water, Plant])
        .on(AnySpirit)
        .does(&[
            ByTarget(&[RemovePresence(3, false)]),
            IfThreshold(0, &[ByTarget(&[RemovePresence(1, true)])], &[]),
            ByTarget(&[Times(
                per(1, Count::Removed(PRESENCE)),
                &[GainPower(Whose::Target, Gain::TopMinor), PlayGainedFree],
            )]),
        ])
        .with(&[threshold(&[(Moon, 2), (Fire, 3), (Plant, 2)], &[]).within()]),
];
