//! The Major Powers, in the order of their ids.

use crate::components::Element::{Air, Animal, Earth, Fire, Moon, Plant, Sun, Water};
use crate::components::Kind::{Beasts, Blight as BlightPiece, Wilds};
use crate::components::Terrain::{Jungle, Mountain, Sands, Wetland};
use crate::components::{INVADERS, Kind, Kinds, WITH_HEALTH, kinds};
use crate::effect::Condition::{
    Added, Any, AtLeast, Blight, Destroyed, Inland, NearOwnPresence, NoBlight, NoOtherCards, OriginSite,
    OwnPresence, TargetsSite,
};
use crate::effect::Effect::{
    Add, AddBlight, AddMixed, AgainForForgetting, ByTarget, Choose, Damage, DamageEach, Destroy,
    DestroyEachPresence, Energy, Fear, ForgetCard, Gather, HarmDahan, If, IfThreshold, In, InEach, InSome,
    Lasting, LastingUntil, LeavePresence, May, PayForDamage, PresenceToBadlands, Push, Remove, RemoveBlight,
    RemoveDamaged, Repeat, Skip, ToTarget,
};
use crate::effect::Lasting::{
    DefendWhere, DestroyMoved, ExplorersWithDahan, Isolated, LessEnergy, SkipNext, SkipSome, StrikeSkipped,
};
use crate::effect::Reach::{Adjacent, Damaged, HereOrAdjacent, NearOriginAndHere, OriginAndHere, Within};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::Target::{AnySpirit, Yourself};
use crate::effect::Until::GameEnds;
use crate::effect::make::{
    ALL_ACTIONS, BADLANDS, BEASTS, BLIGHT, BUILD, CITY, DAHAN, DISEASE, EXPLORER, EXPLORER_DAHAN,
    EXPLORER_TOWN, EXPLORER_TOWN_DAHAN, PRESENCE, STRIFE, TOWN, TOWN_CITY, WILDS, all, damage, damage_per,
    defend, fear, has, land, lands, lands_up_to, major, n, none_of, on, per, per_piece, push, range,
    range_from, range_from_site, reach, some, threshold, times, times_up_to, up_to, when,
};
use crate::effect::{Count, Group, Place, Power, PushWay, Whose};

/// Invaders and Dahan.
const INVADERS_DAHAN: Kinds = WITH_HEALTH;
/// Badlands or Strife.
const BADLANDS_STRIFE: Kinds = kinds(&[Kind::Badlands, Kind::Strife]);
/// What a curse brings.
const CURSES: Kinds = kinds(&[Kind::Badlands, Kind::Disease, Kind::Strife]);

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
    major("bargains-of-power-and-protection", 2, Fast, &[Sun, Water, Earth, Animal])
        .on(range(0, &[has(DAHAN)]))
        .does(&[
            IfThreshold(0, &[LeavePresence(true)], &[LeavePresence(false)]),
            LastingUntil(DefendWhere(NearOwnPresence(1), per_piece(1, DAHAN)), GameEnds),
            LastingUntil(LessEnergy(1), GameEnds),
        ])
        .with(&[threshold(&[(Sun, 3), (Water, 2), (Earth, 2)], &[]).within()]),
    major("draw-towards-a-consuming-void", 8, Slow, &[])
        .on(range(0, &[]))
        .does(&[
            InEach(
                reach(Adjacent),
                &[
                    ToTarget(some(1, EXPLORER)),
                    ToTarget(some(1, TOWN)),
                    ToTarget(some(1, CITY)),
                    ToTarget(some(1, DAHAN)),
                    ToTarget(some(1, BEASTS)),
                    ToTarget(some(1, PRESENCE)),
                ],
            ),
            fear(4),
            damage(15),
            HarmDahan(n(5)),
            DestroyEachPresence,
            Destroy(some(2, BEASTS)),
        ])
        .with(&[threshold(&[], &[when(NoOtherCards, &[AgainForForgetting])])]),
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
    major("irresistible-call", 6, Fast, &[Sun, Air, Plant])
        .on(range_from_site(2, &[Inland]))
        .does(&[
            Gather(some(5, TOWN)),
            Gather(some(5, DAHAN)),
            Gather(some(5, BEASTS)),
            Gather(some(15, EXPLORER)),
        ])
        .with(&[threshold(&[(Sun, 2), (Air, 3), (Plant, 2)], &[Skip(ALL_ACTIONS), Lasting(Isolated)])]),
    major("melt-earth-into-quicksand", 4, Fast, &[Moon, Water, Earth])
        .on(range(1, &[on(&[Sands, Wetland])]))
        .does(&[fear(1), damage(2), Lasting(Isolated), Lasting(DestroyMoved(INVADERS_DAHAN))])
        .with(&[threshold(
            &[(Moon, 2), (Water, 4), (Earth, 2)],
            &[damage(4), Add(some(1, BADLANDS)), Add(some(1, WILDS))],
        )]),
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
    major("spill-bitterness-into-the-earth", 5, Fast, &[Fire, Water, Earth])
        .on(range(0, &[]))
        .does(&[
            damage(6),
            AddMixed(some(2, BADLANDS_STRIFE), u8::MAX),
            AddBlight,
            InSome(
                lands_up_to(3),
                Place { reach: Adjacent, tests: &[Blight] },
                &[AddMixed(some(1, BADLANDS_STRIFE), u8::MAX)],
            ),
        ])
        .with(&[threshold(
            &[(Fire, 3), (Water, 3)],
            &[InSome(lands_up_to(3), reach(Adjacent), &[DamageEach(1, INVADERS)])],
        )]),
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
    major("transform-to-a-murderous-darkness", 6, Slow, &[Moon, Fire, Air, Water, Plant])
        .on(AnySpirit)
        .does(&[ByTarget(&[May(&[In(
            land(&[TargetsSite]),
            &[
                PresenceToBadlands,
                Push(
                    Group { kinds: BADLANDS, count: per(1, Count::Removed(PRESENCE)), up_to: true },
                    PushWay::Freely,
                ),
                fear(3),
                damage_per(3, Count::Removed(PRESENCE)),
            ],
        )])])])
        .with(&[threshold(
            &[(Moon, 3), (Fire, 2), (Air, 2)],
            &[InSome(times(2), reach(Adjacent), &[damage(1)])],
        )]),
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
    major("utter-a-curse-of-dread-and-bone", 4, Slow, &[Moon, Animal])
        .on(range_from_site(1, &[]))
        .does(&[
            AddMixed(Group { kinds: CURSES, count: per(1, Count::HereAndNear(BLIGHT)), up_to: false }, 3),
            fear(2),
            damage(1),
        ])
        .with(&[threshold(
            &[(Moon, 3), (Animal, 2)],
            &[
                when(Added(BADLANDS), &[In(reach(HereOrAdjacent), &[Add(some(1, BADLANDS))])]),
                when(Added(DISEASE), &[In(reach(HereOrAdjacent), &[Add(some(1, DISEASE))])]),
                when(Added(STRIFE), &[In(reach(HereOrAdjacent), &[Add(some(1, STRIFE))])]),
                In(reach(Adjacent), &[damage(1)]),
            ],
        )]),
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
    major("voice-of-command", 3, Fast, &[Sun, Air])
        .on(range_from_site(1, &[has(DAHAN)]))
        .does(&[
            IfThreshold(0, &[Gather(up_to(2, EXPLORER_TOWN_DAHAN))], &[]),
            Damage(per_piece(1, EXPLORER_DAHAN), TOWN_CITY),
            defend(2),
            Lasting(ExplorersWithDahan),
        ])
        .with(&[threshold(&[(Sun, 3), (Air, 2)], &[]).within()]),
    major("walls-of-rock-and-thorn", 4, Fast, &[Sun, Earth, Plant])
        .on(range_from_site(2, &[on(&[Mountain, Jungle])]))
        .does(&[damage(2), defend(8), Add(some(1, WILDS)), Lasting(Isolated)])
        .with(&[threshold(&[(Earth, 2), (Plant, 2)], &[damage(2), defend(2), Add(some(1, BADLANDS))])]),
];
