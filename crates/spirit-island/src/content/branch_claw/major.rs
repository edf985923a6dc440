//! The Major Powers.

use crate::components::Element::{Air, Animal, Earth, Fire, Moon, Plant, Sun, Water};
use crate::components::INVADERS;
use crate::components::Kind::{Beasts, Explorer};
use crate::components::Terrain::{Jungle, Mountain, Sands, Wetland};
use crate::effect::Condition::{All, Any, Coastal, Destroyed, NoBlight, TerrorAtLeast};
use crate::effect::Count::{AtTarget, HereAndNear};
use crate::effect::Effect::{
    Add, AddBlight, AddPresence, AddStrife, ByTarget, Choose, Damage, DamageAmong, DamageEach, Defend,
    Destroy, Fear, GainPower, Gather, IfThreshold, In, InEach, InSome, Lasting, Push, PushPresenceWith,
    Ravage, Remove, RemoveBlight, Repeat, RepeatNear, Replace,
};
use crate::effect::Lasting::{Range, WeakerRavage};
use crate::effect::Reach::{Adjacent, FromOrigin, HereOrAdjacent, Origin, TargetWithin, Targets};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::Target::AnySpirit;
use crate::effect::make::{
    BEASTS, BLIGHT, CITY, DAHAN, DISEASE, EXPLORER, EXPLORER_TOWN, EXPLORER_TOWN_DAHAN, STRIFE, TOWN,
    TOWN_CITY, WILDS, all, damage, damage_per, fear, has, lands, lands_up_to, major, none_of, on, per,
    per_piece, push, range, range_from, range_from_site, reach, some, threshold, up_to, when,
};
use crate::effect::{Amount, Count, Gain, Place, Power, PushWay, Whose};

/// All Major Powers in the order of their ids.
pub const MAJORS: &[Power] = &[
    major("bloodwrack-plague", 4, Fast, &[Water, Earth, Animal])
        .on(range_from_site(1, &[]))
        .does(&[Add(some(2, DISEASE)), InEach(reach(HereOrAdjacent), &[Defend(per(1, AtTarget(DISEASE)))])])
        .with(&[threshold(
            &[(Earth, 2), (Animal, 4)],
            &[fear(2), DamageAmong(per(1, AtTarget(DISEASE)), INVADERS, reach(HereOrAdjacent))],
        )]),
    major("death-falls-gently-from-open-blossoms", 4, Slow, &[Moon, Air, Plant])
        .on(range(3, &[on(&[Jungle, Sands])]))
        .does(&[damage(4), when(has(INVADERS), &[Add(some(1, DISEASE))])])
        .with(&[threshold(
            &[(Air, 3), (Plant, 3)],
            &[
                fear(3),
                InSome(
                    lands(2),
                    Place { reach: Adjacent, tests: &[has(INVADERS)] },
                    &[Add(some(1, DISEASE))],
                ),
            ],
        )]),
    major("fire-and-flood", 7, Slow, &[Sun, Fire, Water])
        .on(range_from_site(1, &[]))
        .does(&[damage(4), In(reach(FromOrigin(2)), &[damage(4)])])
        .with(&[
            threshold(&[(Fire, 3)], &[In(reach(Targets), &[damage(4)])]),
            threshold(&[(Water, 3)], &[In(reach(Targets), &[damage(4)])]),
        ]),
    major("flow-like-water-reach-like-air", 2, Fast, &[Air, Water])
        .on(AnySpirit)
        .does(&[
            Lasting(Range(2)),
            IfThreshold(
                0,
                &[PushPresenceWith(EXPLORER_TOWN_DAHAN.or(CITY).or(BLIGHT), 2)],
                &[PushPresenceWith(EXPLORER_TOWN_DAHAN, 2)],
            ),
        ])
        .with(&[threshold(&[(Air, 2), (Water, 2)], &[]).within()]),
    major("grant-hatred-a-ravenous-form", 4, Slow, &[Moon, Fire])
        .on(range(1, &[]))
        .does(&[
            Fear(per_piece(1, BLIGHT.or(STRIFE))),
            damage_per(2, Count::Pieces(BLIGHT.or(STRIFE))),
            when(All(&[Destroyed(INVADERS), none_of(INVADERS)]), &[Add(some(1, BEASTS))]),
        ])
        .with(&[threshold(
            &[(Moon, 4), (Fire, 2)],
            &[InSome(lands_up_to(3), reach(Adjacent), &[AddStrife(1, INVADERS)])],
        )]),
    major("insatiable-hunger-of-the-swarm", 4, Fast, &[Air, Plant, Animal])
        .on(range_from_site(2, &[]))
        .does(&[
            AddBlight,
            Add(some(2, BEASTS)),
            Gather(up_to(2, BEASTS)),
            Fear(per_piece(1, BEASTS)),
            damage_per(2, Count::Pieces(BEASTS)),
            Damage(per_piece(2, BEASTS), DAHAN),
            Destroy(some(1, BEASTS)),
        ])
        .with(&[threshold(&[(Air, 2), (Animal, 4)], &[RepeatNear])]),
    major("manifest-incarnation", 6, Slow, &[Sun, Moon, Earth, Animal])
        .on(range(0, &[has(CITY)]))
        .does(&[
            fear(6),
            Fear(per_piece(1, TOWN_CITY)),
            Fear(per(1, Count::OwnPresence)),
            Remove(some(1, CITY)),
            Remove(some(1, TOWN)),
            Remove(some(1, EXPLORER)),
            IfThreshold(0, &[fear(3), Lasting(WeakerRavage(6))], &[]),
            Ravage,
        ])
        .with(&[threshold(&[(Sun, 3), (Moon, 3)], &[]).within()]),
    major("pyroclastic-flow", 3, Fast, &[Fire, Air, Earth])
        .on(range_from(&[Mountain], 1, &[]))
        .does(&[damage(2), Destroy(all(EXPLORER)), when(on(&[Jungle, Wetland]), &[AddBlight])])
        .with(&[threshold(&[(Fire, 2), (Air, 3), (Earth, 2)], &[damage(4), Add(some(1, WILDS))])]),
    major("savage-transformation", 2, Slow, &[Moon, Animal])
        .on(range(1, &[]))
        .does(&[fear(2), Replace(Explorer, 1, Beasts)])
        .with(&[threshold(
            &[(Moon, 2), (Animal, 3)],
            &[In(reach(HereOrAdjacent), &[Replace(Explorer, 1, Beasts)])],
        )]),
    major("sea-monsters", 5, Slow, &[Water, Animal])
        .on(range(1, &[Any(&[Coastal, on(&[Wetland])])]))
        .does(&[
            Add(some(1, BEASTS)),
            when(has(INVADERS), &[Fear(per_piece(2, BEASTS).at_most(8))]),
            damage_per(3, Count::Pieces(BEASTS)),
            damage_per(1, Count::Blight),
        ])
        .with(&[threshold(&[(Water, 3), (Animal, 3)], &[Repeat])]),
    major("smothering-infestation", 3, Slow, &[Water, Plant])
        .on(range(0, &[]))
        .does(&[Add(some(1, DISEASE)), when(on(&[Jungle, Wetland]), &[fear(2), damage(3)])])
        .with(&[threshold(&[(Water, 2), (Plant, 2)], &[DamageEach(1, INVADERS)])]),
    major("strangling-firevine", 4, Slow, &[Fire, Plant])
        .on(range_from(&[Sands], 1, &[]))
        .does(&[
            Destroy(all(EXPLORER)),
            Add(some(1, WILDS)),
            In(reach(Origin), &[Add(some(1, WILDS))]),
            damage_per(1, HereAndNear(WILDS)),
        ])
        .with(&[threshold(&[(Fire, 2), (Plant, 3)], &[damage_per(1, HereAndNear(WILDS))])]),
    major("sweep-into-the-sea", 4, Slow, &[Sun, Air, Water])
        .on(range(2, &[]))
        .does(&[Choose(&[
            &[Push(all(EXPLORER_TOWN), PushWay::TowardOcean)],
            &[when(Coastal, &[Destroy(all(EXPLORER_TOWN))])],
        ])])
        .with(&[threshold(&[(Sun, 3), (Water, 2)], &[RepeatNear])]),
    major("tigers-hunting", 2, Fast, &[Sun, Moon, Animal])
        .on(range_from(&[Jungle], 1, &[NoBlight]))
        .does(&[
            fear(2),
            Add(some(1, BEASTS)),
            Gather(up_to(1, BEASTS)),
            damage_per(1, Count::Pieces(BEASTS)),
            push(up_to(2, BEASTS)),
        ])
        .with(&[threshold(
            &[(Sun, 2), (Moon, 2), (Animal, 3)],
            &[In(
                Place { reach: Adjacent, tests: &[NoBlight] },
                &[Damage(Amount { fixed: 1, ..per_piece(1, BEASTS) }, INVADERS)],
            )],
        )]),
    major("twisted-flowers-murmur-ultimatums", 5, Slow, &[Sun, Moon, Air, Earth, Plant])
        .on(range_from_site(1, &[has(INVADERS)]))
        .does(&[
            fear(4),
            AddStrife(1, INVADERS),
            IfThreshold(0, &[fear(3)], &[]),
            when(TerrorAtLeast(2), &[Remove(some(2, INVADERS))]),
            IfThreshold(0, &[damage(3)], &[]),
        ])
        .with(&[threshold(&[(Moon, 3), (Air, 2), (Plant, 3)], &[]).within()]),
    major("unrelenting-growth", 4, Slow, &[Sun, Fire, Water, Plant])
        .on(AnySpirit)
        .does(&[ByTarget(&[In(reach(TargetWithin(1)), &[AddPresence, AddPresence, Add(some(1, WILDS))])])])
        .with(&[threshold(
            &[(Sun, 3), (Plant, 3)],
            &[Add(some(1, WILDS)), RemoveBlight, GainPower(Whose::Target, Gain::Any)],
        )]),
    major("volcanic-eruption", 8, Slow, &[Fire, Earth])
        .on(range_from(&[Mountain], 1, &[]))
        .does(&[fear(6), damage(20), Destroy(all(DAHAN)), Destroy(all(BEASTS)), AddBlight])
        .with(&[threshold(
            &[(Fire, 4), (Earth, 3)],
            &[
                Destroy(all(INVADERS)),
                Add(some(1, WILDS)),
                InEach(
                    reach(Adjacent),
                    &[damage(10), Destroy(all(DAHAN)), Destroy(all(BEASTS)), when(NoBlight, &[AddBlight])],
                ),
            ],
        )]),
];
