//! The Minor Powers.

use crate::components::Element::{Air, Animal, Earth, Fire, Moon, Plant, Sun, Water};
use crate::components::INVADERS;
use crate::components::Terrain::{Jungle, Mountain, Sands, Wetland};
use crate::effect::Condition::{All, Blight, Coastal, Near, OwnPresence, TerrorLevel};
use crate::effect::Effect::{
    Add, AddBlight, AddStrife, ByTarget, Choose, Damage, Fear, Gather, If, In, Lasting, May, Pay, Push,
    RemoveBlight, ReturnPresence,
};
use crate::effect::Lasting::{AfterDestroyed, Isolated, NoCascade, NoHealing, WeakerAttack};
use crate::effect::Reach::{Adjacent, TargetsLands};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::Target::AnotherSpirit;
use crate::effect::make::{
    BADLANDS, BEASTS, BLIGHT, CITY, DAHAN, DISEASE, EXPLORER, EXPLORER_TOWN, STRIFE, TOWN, TOWN_CITY, WILDS,
    damage, defend, fear, has, minor, n, on, per, per_piece, push, range, range_from_site, reach, some,
    threshold, up_to, when,
};
use crate::effect::{Count, Group, Place, Power, PushWay, Whose};

/// All Minor Powers in the order of their ids.
pub const MINORS: &[Power] = &[
    minor("bats-scout-for-raids-by-darkness", 1, Slow, &[Moon, Air, Animal])
        .on(range(2, &[]))
        .does(&[Choose(&[&[Damage(per_piece(1, DAHAN), TOWN_CITY)], &[fear(1), Gather(up_to(2, DAHAN))]])]),
    minor("blood-draws-predators", 1, Fast, &[Sun, Fire, Water, Animal]).on(range(1, &[])).does(&[Lasting(
        AfterDestroyed(INVADERS, &[Add(some(1, BEASTS)), Damage(per_piece(1, BEASTS).at_most(3), INVADERS)]),
    )]),
    minor("desiccating-winds", 1, Slow, &[Fire, Air, Earth])
        .on(range_from_site(1, &[on(&[Mountain, Sands])]))
        .does(&[when(has(BADLANDS), &[damage(1)]), Add(some(1, BADLANDS))]),
    minor("dire-metamorphosis", 1, Slow, &[Moon, Air, Earth, Animal]).on(range(1, &[])).does(&[
        fear(1),
        damage(1),
        Damage(n(1), DAHAN),
        Add(some(1, BADLANDS)),
        Add(some(1, BEASTS)),
        Add(some(1, DISEASE)),
        AddStrife(1, INVADERS),
        Add(some(1, WILDS)),
        AddBlight,
    ]),
    minor("domesticated-animals-go-berserk", 1, Fast, &[Moon, Fire, Animal])
        .on(range(0, &[has(TOWN_CITY)]))
        .does(&[fear(1), defend(5)])
        .with(&[threshold(&[(Moon, 3)], &[Add(some(1, BEASTS))])]),
    minor("entrap-the-forces-of-corruption", 1, Fast, &[Earth, Plant, Animal]).on(range(1, &[])).does(&[
        Gather(up_to(1, BLIGHT)),
        Lasting(Isolated),
        Lasting(NoCascade),
    ]),
    minor("favor-of-the-sun-and-star-lit-dark", 1, Fast, &[Sun, Moon, Plant])
        .on(range_from_site(1, &[]))
        .does(&[defend(4), push(up_to(1, BLIGHT))])
        .with(&[threshold(&[(Sun, 2)], &[fear(1)])]),
    minor("flow-downriver-blow-downwind", 0, Slow, &[Air, Water, Plant])
        .on(range_from_site(2, &[]))
        .does(&[push(up_to(1, EXPLORER_TOWN.or(BLIGHT)))]),
    minor("haunted-by-primal-memories", 1, Fast, &[Moon, Air, Earth])
        .on(range_from_site(2, &[has(INVADERS)]))
        .does(&[fear(1), defend(3), when(has(BEASTS), &[fear(2)])]),
    minor("hazards-spread-across-the-island", 0, Fast, &[Fire, Air, Earth, Plant])
        .on(range_from_site(2, &[]))
        .does(&[Choose(&[
            &[when(Near(1, BADLANDS), &[Add(some(1, BADLANDS))])],
            &[when(Near(1, BEASTS), &[Add(some(1, BEASTS))])],
            &[when(Near(1, DISEASE), &[Pay(Whose::User, 1, &[Add(some(1, DISEASE))], &[])])],
            &[when(Near(1, STRIFE), &[AddStrife(1, INVADERS)])],
            &[when(Near(1, WILDS), &[Add(some(1, WILDS))])],
        ])]),
    minor("like-calls-to-like", 1, Slow, &[Sun, Water, Plant]).on(range(1, &[])).does(&[
        when(has(EXPLORER), &[Gather(up_to(1, EXPLORER))]),
        when(has(TOWN), &[Gather(up_to(1, TOWN))]),
        when(has(DAHAN), &[Gather(up_to(1, DAHAN))]),
        when(Blight, &[Gather(up_to(1, BLIGHT))]),
        when(has(BEASTS), &[Gather(up_to(1, BEASTS))]),
    ]),
    minor("mesmerized-tranquility", 0, Fast, &[Water, Earth, Animal])
        .on(range(0, &[]))
        .does(&[Lasting(Isolated), Lasting(WeakerAttack(1))]),
    minor("renewing-boon", 1, Slow, &[Sun, Earth, Plant]).on(AnotherSpirit).does(&[In(
        Place { reach: TargetsLands, tests: &[OwnPresence] },
        &[RemoveBlight, ByTarget(&[May(&[ReturnPresence(1)])])],
    )]),
    minor("sear-anger-into-the-wild-lands", 0, Slow, &[Sun, Fire, Plant]).on(range(1, &[])).does(&[Choose(
        &[&[Add(some(1, BADLANDS))], &[when(All(&[has(WILDS), has(INVADERS)]), &[fear(1), damage(1)])]],
    )]),
    minor("set-them-on-an-ever-twisting-trail", 1, Fast, &[Air, Plant, Animal])
        .on(range_from_site(1, &[]))
        .does(&[Choose(&[&[Gather(some(1, EXPLORER))], &[push(some(1, EXPLORER))]]), Lasting(Isolated)]),
    minor("sucking-ooze", 0, Fast, &[Moon, Water, Earth])
        .on(range(1, &[on(&[Sands, Wetland])]))
        .does(&[when(has(INVADERS), &[fear(2)]), Lasting(Isolated)]),
    minor("sunsets-fire-flows-across-the-land", 1, Slow, &[Sun, Moon, Fire, Water])
        .on(range_from_site(1, &[]))
        .does(&[fear(1), damage(1), Pay(Whose::User, 1, &[In(reach(Adjacent), &[damage(1)])], &[])]),
    minor("territorial-strife", 0, Slow, &[Sun, Fire, Animal])
        .on(range(1, &[has(CITY)]))
        .does(&[Choose(&[&[Damage(n(3), EXPLORER_TOWN)], &[AddStrife(1, INVADERS)]])]),
    minor("terror-turns-to-madness", 0, Slow, &[Moon, Air, Water]).on(range(2, &[has(INVADERS)])).does(&[
        If(
            TerrorLevel(1),
            &[fear(3)],
            &[If(
                TerrorLevel(2),
                &[Choose(&[&[fear(2)], &[AddStrife(1, INVADERS)]])],
                &[AddStrife(1, INVADERS)],
            )],
        ),
    ]),
    minor("the-shore-seethes-with-hatred", 1, Slow, &[Fire, Water, Earth, Plant])
        .on(range(1, &[Coastal]))
        .does(&[fear(1), Add(some(1, BADLANDS)), Add(some(1, WILDS))]),
    minor("thriving-chokefungus", 1, Slow, &[Moon, Water, Plant])
        .on(range_from_site(1, &[on(&[Jungle, Wetland])]))
        .does(&[Add(some(1, DISEASE)), Add(some(1, BADLANDS))]),
    minor("treacherous-waterways", 0, Fast, &[Fire, Water, Earth])
        .on(range(1, &[on(&[Mountain, Wetland])]))
        .does(&[Choose(&[&[Add(some(1, WILDS))], &[push(some(1, EXPLORER))]])]),
    minor("unquenchable-flames", 1, Slow, &[Moon, Fire, Earth])
        .on(range_from_site(2, &[]))
        .does(&[fear(1), Damage(n(1), TOWN_CITY), Lasting(NoHealing)])
        .with(&[threshold(&[(Fire, 2)], &[Add(some(1, BADLANDS))])]),
    minor("weep-for-what-is-lost", 0, Slow, &[Fire, Water, Animal]).on(range(1, &[Blight])).does(&[
        Fear(per(1, Count::Types(INVADERS))),
        Push(Group { kinds: EXPLORER_TOWN, count: per(1, Count::Blight), up_to: true }, PushWay::Freely),
    ]),
];
