//! The Minor Powers.

use crate::components::Element::{Air, Animal, Earth, Fire, Moon, Plant, Sun, Water};
use crate::components::INVADERS;
use crate::components::Terrain::{Jungle, Mountain, Sands, Wetland};
use crate::effect::Condition::{
    AnotherSpirit, Blight, Coastal, Exactly, Inland, More, NoBlight, TargetsSite, TerrorAtMost,
};
use crate::effect::Effect::{
    Add, AddBlight, AddPresence, AddStrife, ByTarget, Choose, DamageEach, Destroy, DestroyPresence, Energy,
    Fear, Gather, If, IfThreshold, In, Lasting, Pay, PlayCard, RemoveBlight, Skip,
};
use crate::effect::Lasting::{
    AfterDestroyed, ChangeSpeed, DahanHealth, FirstRavageBuilds, PushAdded, RangeTo,
};
use crate::effect::Reach::TargetsLands;
use crate::effect::Speed::{Fast, Slow};
use crate::effect::Target::AnySpirit;
use crate::effect::make::{
    BEASTS, BLIGHT, BUILD, DAHAN, DISEASE, EXPLORER, EXPLORER_TOWN, EXPLORER_TOWN_DAHAN, TOWN, TOWN_CITY,
    WILDS, all, damage, damage_per, defend, fear, has, minor, n, on, per_piece, push, range, range_from_site,
    reach, some, threshold, up_to, when,
};
use crate::effect::{Count, Power, Whose};

/// All Minor Powers in the order of their ids.
pub const MINORS: &[Power] = &[
    minor("absorb-corruption", 1, Slow, &[Sun, Earth, Plant])
        .on(range(0, &[]))
        .does(&[Choose(&[&[Gather(some(1, BLIGHT))], &[Pay(Whose::User, 1, &[RemoveBlight], &[])]])])
        .with(&[threshold(
            &[(Plant, 2)],
            &[Gather(some(1, BLIGHT)), Pay(Whose::User, 1, &[RemoveBlight], &[])],
        )
        .may_instead()]),
    minor("animated-wrackroot", 0, Slow, &[Moon, Fire, Plant])
        .on(range(0, &[]))
        .does(&[Choose(&[&[fear(1), Destroy(some(1, EXPLORER))], &[Add(some(1, WILDS))]])]),
    minor("call-to-ferocity", 0, Slow, &[Sun, Fire, Earth]).on(range(1, &[has(INVADERS)])).does(&[Choose(
        &[
            &[Gather(up_to(3, DAHAN))],
            &[when(has(DAHAN), &[fear(1), push(some(1, EXPLORER)), push(some(1, TOWN))])],
        ],
    )]),
    minor("call-to-trade", 1, Fast, &[Air, Water, Earth, Plant]).on(range(2, &[has(DAHAN)])).does(&[
        Gather(up_to(1, DAHAN)),
        when(TerrorAtMost(2), &[Gather(some(1, TOWN)), Lasting(FirstRavageBuilds)]),
    ]),
    minor("confounding-mists", 1, Fast, &[Air, Water])
        .on(range(1, &[]))
        .does(&[Choose(&[&[defend(4)], &[Lasting(PushAdded)]])]),
    minor("cycles-of-time-and-tide", 1, Fast, &[Sun, Moon, Water]).on(range(1, &[Coastal])).does(&[If(
        has(DAHAN),
        &[Add(some(1, DAHAN))],
        &[RemoveBlight],
    )]),
    minor("disorienting-landscape", 1, Fast, &[Moon, Air, Plant])
        .on(range_from_site(2, &[]))
        .does(&[push(some(1, EXPLORER)), when(on(&[Mountain, Jungle]), &[Add(some(1, WILDS))])]),
    minor("elusive-ambushes", 1, Fast, &[Sun, Fire, Water])
        .on(range(1, &[has(DAHAN)]))
        .does(&[Choose(&[&[damage(1)], &[defend(4)]])]),
    minor("fire-in-the-sky", 1, Fast, &[Sun, Fire, Air])
        .on(range_from_site(1, &[]))
        .does(&[fear(2), AddStrife(1, INVADERS)]),
    minor("fleshrot-fever", 1, Slow, &[Fire, Air, Water, Animal])
        .on(range(1, &[on(&[Jungle, Sands])]))
        .does(&[fear(1), Add(some(1, DISEASE))]),
    minor("golds-allure", 0, Slow, &[Fire, Earth, Animal]).on(range(1, &[on(&[Mountain])])).does(&[
        Gather(some(1, EXPLORER)),
        Gather(some(1, TOWN)),
        AddStrife(1, INVADERS),
    ]),
    minor("growth-through-sacrifice", 0, Fast, &[Moon, Fire, Water, Plant])
        .on(AnySpirit)
        .does(&[
            DestroyPresence(1),
            IfThreshold(
                0,
                &[ByTarget(&[In(
                    reach(TargetsLands),
                    &[Choose(&[&[RemoveBlight], &[AddPresence], &[RemoveBlight, AddPresence]])],
                )])],
                &[ByTarget(&[In(reach(TargetsLands), &[Choose(&[&[RemoveBlight], &[AddPresence]])])])],
            ),
        ])
        .with(&[threshold(&[(Sun, 2)], &[]).within()]),
    minor("guardian-serpents", 1, Fast, &[Sun, Moon, Earth, Animal])
        .on(AnySpirit)
        .does(&[In(reach(TargetsLands), &[Add(some(1, BEASTS)), when(TargetsSite, &[defend(4)])])]),
    minor("here-there-be-monsters", 0, Slow, &[Moon, Air, Animal]).on(range(0, &[Inland])).does(&[
        push(up_to(1, EXPLORER_TOWN_DAHAN)),
        fear(2),
        when(has(BEASTS), &[fear(1)]),
    ]),
    minor("infested-aquifers", 1, Slow, &[Moon, Water, Earth, Animal]).on(range(0, &[])).does(&[Choose(&[
        &[when(has(DISEASE), &[DamageEach(1, INVADERS)])],
        &[when(on(&[Mountain, Wetland]), &[fear(1), Add(some(1, DISEASE))])],
    ])]),
    minor("inflame-the-fires-of-life", 1, Slow, &[Moon, Fire, Plant, Animal])
        .on(range_from_site(1, &[]))
        .does(&[Choose(&[&[Add(some(1, DISEASE))], &[fear(1), AddStrife(1, INVADERS)]])])
        .with(&[threshold(&[(Animal, 3)], &[Add(some(1, DISEASE)), fear(1), AddStrife(1, INVADERS)])
            .may_instead()]),
    minor("pact-of-the-joined-hunt", 1, Slow, &[Sun, Plant, Animal]).on(AnySpirit).does(&[ByTarget(&[In(
        reach(TargetsLands),
        &[Gather(some(1, DAHAN)), damage_per(1, Count::Pieces(DAHAN))],
    )])]),
    minor("poisoned-dew", 1, Slow, &[Fire, Water, Plant]).on(range(1, &[])).does(&[If(
        on(&[Jungle, Wetland]),
        &[Destroy(all(EXPLORER))],
        &[Destroy(some(1, EXPLORER))],
    )]),
    minor("portents-of-disaster", 0, Fast, &[Sun, Moon, Air])
        .on(range_from_site(1, &[has(INVADERS)]))
        .does(&[fear(2), Lasting(AfterDestroyed(INVADERS, &[fear(1)]))]),
    minor("promises-of-protection", 0, Fast, &[Sun, Earth, Animal])
        .on(range_from_site(2, &[]))
        .does(&[Gather(up_to(2, DAHAN)), Lasting(DahanHealth(2))]),
    minor("prowling-panthers", 1, Slow, &[Moon, Fire, Animal]).on(range(1, &[on(&[Mountain, Jungle])])).does(
        &[Choose(&[
            &[fear(1), Add(some(1, BEASTS))],
            &[when(has(BEASTS), &[Destroy(some(1, EXPLORER_TOWN))])],
        ])],
    ),
    minor("razor-sharp-undergrowth", 1, Fast, &[Moon, Plant]).on(range(0, &[NoBlight])).does(&[
        Destroy(some(1, EXPLORER)),
        Destroy(some(1, DAHAN)),
        Add(some(1, WILDS)),
        defend(2),
    ]),
    minor("renewing-rain", 1, Slow, &[Water, Earth, Plant])
        .on(range_from_site(1, &[]))
        .does(&[when(on(&[Jungle, Sands]), &[RemoveBlight])])
        .with(&[threshold(&[(Plant, 3)], &[Add(some(1, WILDS))])]),
    minor("rites-of-the-lands-rejection", 1, Fast, &[Moon, Fire, Earth])
        .on(range_from_site(2, &[has(DAHAN)]))
        .does(&[Choose(&[
            &[
                Skip(BUILD),
                If(More(TOWN_CITY, DAHAN), &[Fear(per_piece(1, DAHAN))], &[Fear(per_piece(1, TOWN_CITY))]),
            ],
            &[push(up_to(3, DAHAN))],
        ])]),
    minor("scour-the-land", 1, Slow, &[Air, Earth])
        .on(range_from_site(2, &[]))
        .does(&[Destroy(some(3, TOWN)), Destroy(all(EXPLORER)), AddBlight])
        .with(&[threshold(&[(Air, 3)], &[]).hastens()]),
    minor("sky-stretches-to-shore", 1, Fast, &[Sun, Air, Water, Earth])
        .on(AnySpirit)
        .does(&[Lasting(ChangeSpeed), Lasting(RangeTo(Coastal, 3))]),
    minor("spur-on-with-words-of-fire", 1, Fast, &[Sun, Fire, Air])
        .on(AnySpirit)
        .does(&[when(AnotherSpirit, &[Energy(Whose::Target, n(1))]), ByTarget(&[PlayCard])]),
    minor("swarming-wasps", 0, Fast, &[Fire, Air, Animal])
        .on(range(1, &[NoBlight]))
        .does(&[Choose(&[&[Add(some(1, BEASTS))], &[when(has(BEASTS), &[push(up_to(2, EXPLORER))])]])]),
    minor("teeming-rivers", 1, Slow, &[Sun, Water, Plant, Animal])
        .on(range_from_site(2, &[on(&[Mountain, Wetland])]))
        .does(&[when(NoBlight, &[Add(some(1, BEASTS))]), when(Exactly(1, BLIGHT), &[RemoveBlight])]),
    minor("tormenting-rotflies", 1, Slow, &[Air, Plant, Animal]).on(range(2, &[on(&[Sands, Wetland])])).does(
        &[Choose(&[
            &[Add(some(1, DISEASE))],
            &[when(has(INVADERS), &[fear(2), when(has(DISEASE), &[fear(1)]), when(Blight, &[fear(1)])])],
        ])],
    ),
    minor("twilight-fog-brings-madness", 0, Slow, &[Sun, Moon, Air, Water]).on(range(1, &[])).does(&[
        AddStrife(1, INVADERS),
        push(some(1, DAHAN)),
        DamageEach(1, DAHAN),
    ]),
];
