//! The Major Powers, in the order of their ids.

use crate::components::Element::{Air, Animal, Earth, Fire, Moon, Plant, Sun, Water};
use crate::components::Kind::{Beasts, Blight as BlightPiece, Wilds};
use crate::components::Terrain::{Jungle, Sands};
use crate::components::{INVADERS, kinds};
use crate::effect::Condition::{Any, AtLeast, Blight, Destroyed, Inland, NoBlight, OriginSite, OwnPresence};
use crate::effect::Effect::{
    Add, Choose, DamageEach, Destroy, Energy, Fear, ForgetCard, Gather, If, IfThreshold, In, InEach, InSome,
    Lasting, May, PayForDamage, Push, Remove, RemoveBlight, RemoveDamaged, Repeat, Skip,
};
use crate::effect::Lasting::{SkipNext, SkipSome, StrikeSkipped};
use crate::effect::Reach::{Adjacent, Damaged, NearOriginAndHere, OriginAndHere, Within};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::Target::Yourself;
use crate::effect::make::{
    ALL_ACTIONS, BADLANDS, BEASTS, BLIGHT, BUILD, DAHAN, EXPLORER, EXPLORER_TOWN, TOWN, TOWN_CITY, WILDS,
    all, damage, damage_per, defend, fear, has, land, lands, major, n, none_of, on, per, per_piece, push,
    range, range_from, range_from_site, reach, some, threshold, times_up_to, up_to, when,
};
use crate::effect::{Count, Place, Power, PushWay, Whose};

/// All Major Powers in the order of their ids.
pub const MAJORS: &[Power] = &[
    major("angry-bears", 3, Slow, &[Sun, Fire, Animal])
        .on(range(0, &[]))
        .does(&[
            fear(2),
            damage(2),
            If(none_of(BEASTS), &[Add(some(1, BEASTS))], &[damage(2), push(up_to(1, BEASTS))]),
        ])
        .with(&[threshold(
            &[(Fire, 2), (Animal, 3)],
            &[
                fear(1),
                In(Place { reach: Adjacent, tests: &[has(BEASTS)] }, &[Destroy(some(1, EXPLORER_TOWN))]),
            ],
        )]),
    major("focus-the-lands-anguish", 5, Slow, &[Sun])
        .on(range(1, &[]))
        .does(&[
            Gather(up_to(5, BLIGHT)),
            damage_per(1, Count::Blight),
            IfThreshold(0, &[damage_per(1, Count::Blight)], &[]),
            when(Destroyed(TOWN_CITY), &[fear(5)]),
        ])
        .with(&[threshold(&[(Sun, 3)], &[]).within()]),
    major("forests-of-living-obsidian", 4, Slow, &[Sun, Fire, Earth, Plant])
        .on(range(0, &[]))
        .does(&[
            Add(some(1, BADLANDS)),
            Push(all(DAHAN), PushWay::Freely),
            DamageEach(1, INVADERS),
            when(OriginSite, &[DamageEach(1, INVADERS)]),
        ])
        .with(&[threshold(&[(Sun, 2), (Fire, 3), (Earth, 3)], &[Repeat])]),
    major("infestation-of-venomous-spiders", 4, Fast, &[Air, Earth, Plant, Animal])
        .on(range_from_site(2, &[has(INVADERS)]))
        .does(&[
            Add(some(1, BEASTS)),
            Gather(up_to(1, BEASTS)),
            Fear(per_piece(1, BEASTS).at_most(4)),
            Lasting(SkipSome(ALL_ACTIONS, per_piece(1, BEASTS))),
        ])
        .with(&[threshold(&[(Air, 2), (Earth, 2), (Animal, 3)], &[Lasting(StrikeSkipped(4))])]),
    major("sleep-and-never-waken", 3, Fast, &[Moon, Air, Earth, Animal])
        .on(range_from(&[Sands], 2, &[]))
        .does(&[
            Skip(ALL_ACTIONS),
            Remove(up_to(2, EXPLORER)),
            IfThreshold(
                0,
                &[InSome(times_up_to(6), land(&[OwnPresence]), &[Remove(some(1, EXPLORER))])],
                &[],
            ),
            Fear(per(1, Count::Removed(EXPLORER)).for_every(2)),
        ])
        .with(&[threshold(&[(Moon, 3), (Air, 2), (Animal, 2)], &[]).within()]),
    major("storm-swath", 3, Slow, &[Fire, Air, Water])
        .on(range_from_site(1, &[]))
        .does(&[fear(2), InEach(reach(OriginAndHere), &[DamageEach(1, INVADERS)])])
        .with(&[threshold(
            &[(Fire, 2), (Air, 3), (Water, 2)],
            &[
                fear(1),
                In(reach(NearOriginAndHere), &[DamageEach(1, INVADERS)]),
                InEach(reach(Damaged), &[Destroy(some(1, TOWN))]),
            ],
        )
        .range(2)]),
    major("the-wounded-wild-turns-on-its-assailants", 4, Slow, &[Fire, Plant, Animal])
        .on(range(1, &[Blight]))
        .does(&[
            Add(some(2, BADLANDS)),
            Gather(up_to(2, BEASTS)),
            damage_per(1, Count::Pieces(kinds(&[BlightPiece, Beasts, Wilds]))),
        ])
        .with(&[threshold(
            &[(Fire, 2), (Plant, 3), (Animal, 2)],
            &[Fear(per(2, Count::Destroyed(INVADERS)).at_most(8))],
        )]),
    major("thickets-erupt-with-every-touch-of-breeze", 3, Fast, &[Air, Plant])
        .on(range_from_site(2, &[Inland]))
        .does(&[damage(2), Choose(&[&[Add(some(3, WILDS))], &[RemoveBlight]])])
        .with(&[threshold(&[(Plant, 3)], &[fear(1), damage(2)])]),
    major("trees-radiate-celestial-brilliance", 3, Fast, &[Sun, Moon, Plant])
        .on(range(1, &[Any(&[on(&[Jungle]), NoBlight])]))
        .does(&[fear(3), defend(6), Lasting(SkipNext(BUILD))])
        .with(&[threshold(&[(Sun, 3), (Moon, 2), (Plant, 2)], &[damage_per(1, Count::Element(Sun))])]),
    major("unleash-a-torrent-of-the-selfs-own-essence", 2, Fast, &[Sun, Moon, Fire, Water])
        .on(Yourself)
        .does(&[Choose(&[
            &[Energy(Whose::User, n(4)), May(&[ForgetCard, Energy(Whose::User, n(4))])],
            &[In(reach(Within(0)), &[PayForDamage])],
        ])])
        .with(&[threshold(
            &[(Sun, 2), (Fire, 3)],
            &[
                Energy(Whose::User, n(4)),
                May(&[ForgetCard, Energy(Whose::User, n(4))]),
                In(reach(Within(0)), &[PayForDamage]),
            ],
        )
        .may_instead()]),
    major("vanish-softly-away-forgotten-by-all", 3, Slow, &[Moon, Air])
        .on(range(2, &[]))
        .does(&[Choose(&[
            &[Remove(some(1, INVADERS)), Remove(some(1, EXPLORER_TOWN))],
            &[RemoveDamaged(INVADERS)],
        ])])
        .with(&[threshold(
            &[(Moon, 3), (Air, 3)],
            &[InSome(lands(2), land(&[AtLeast(4, INVADERS)]), &[Remove(some(1, INVADERS))])],
        )]),
];
