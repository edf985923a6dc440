//! The Major Powers, in the order of their ids.

use crate::components::Element::{Air, Animal, Earth, Fire, Moon, Plant, Sun, Water};
use crate::components::INVADERS;
use crate::components::Kind::{City, Dahan, Explorer, Town};
use crate::components::Terrain::{Jungle, Mountain, Wetland};
use crate::effect::Condition::{Blight, Brought, Coastal, PresenceAdded};
use crate::effect::Effect::{
    AddBlight, AddPresence, Bounty, Bring, DamageEach, Defend, Destroy, Downgrade, Energy, Fear, GainPower,
    Gather, IfThreshold, In, InEach, Infight, Lasting, Push, RemoveBlight, RepeatNear, Replace,
    ReturnPresence, Skip, SwapGifts,
};
use crate::effect::Lasting::{
    DahanHealth, DahanSafe, NoBlight, Repeat, SharePresence, Vengeance, WiderVengeance,
};
use crate::effect::Reach::{Adjacent, ElsewhereOnBoard, HereOrAdjacent, PushedTo, Within};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::Target::{AnotherSpirit, AnySpirit};
use crate::effect::make::{
    ALL_ACTIONS, CITY, DAHAN, EXPLORER, EXPLORER_TOWN, TOWN, TOWN_CITY, all, damage, damage_per, defend,
    fear, has, land, major, n, on, per, per_piece, push, range, range_from, range_from_site, reach, some,
    threshold, up_to, when,
};
use crate::effect::{Count, Effect, Gain, Place, Power, PushWay, Whose};

/// All Major Powers.
pub static MAJORS: [Power; 22] = [
    major("accelerated-rot", 4, Slow, &[Sun, Water, Plant])
        .on(range(2, &[on(&[Jungle, Wetland])]))
        .does(&[fear(2), damage(4)])
        .with(&[threshold(&[(Sun, 3), (Water, 2), (Plant, 3)], &[damage(5), RemoveBlight])]),
    major("blazing-renewal", 5, Fast, &[Fire, Earth, Plant])
        .on(AnySpirit)
        .does(&[In(reach(Within(2)), &[ReturnPresence(2), when(PresenceAdded, &[DamageEach(2, TOWN_CITY)])])])
        .with(&[threshold(&[(Fire, 3), (Earth, 3), (Plant, 2)], &[when(PresenceAdded, &[damage(4)])])]),
    major("cleansing-floods", 5, Slow, &[Sun, Water])
        .on(range_from(&[Wetland], 1, &[]))
        .does(&[damage(4), RemoveBlight])
        .with(&[threshold(&[(Water, 4)], &[damage(10)])]),
    major("dissolve-the-bonds-of-kinship", 4, Slow, &[Fire, Water, Animal])
        .on(range(1, &[]))
        .does(&[
            Replace(City, 2, Explorer),
            Replace(Town, 1, Explorer),
            Replace(Dahan, 1, Explorer),
            IfThreshold(0, &[Infight], &[]),
            Push(all(EXPLORER), PushWay::Apart),
        ])
        .with(&[threshold(&[(Fire, 2), (Water, 2), (Animal, 3)], &[]).within()]),
    major("entwined-power", 2, Fast, &[Moon, Water, Plant])
        .on(AnotherSpirit)
        .does(&[Lasting(SharePresence), GainPower(Whose::Target, Gain::Shared)])
        .with(&[threshold(
            &[(Water, 2), (Plant, 4)],
            &[Energy(Whose::User, n(3)), Energy(Whose::Target, n(3)), SwapGifts],
        )]),
    major("indomitable-claim", 4, Fast, &[Sun, Earth])
        .on(range(1, &[]))
        .does(&[AddPresence, defend(20)])
        .with(&[threshold(&[(Sun, 2), (Earth, 3)], &[when(has(INVADERS), &[fear(3)]), Skip(ALL_ACTIONS)])]),
    major("infinite-vitality", 3, Fast, &[Earth, Plant, Animal])
        .on(range_from_site(1, &[]))
        .does(&[Lasting(DahanHealth(4)), Lasting(NoBlight)])
        .with(&[threshold(
            &[(Earth, 4)],
            &[Lasting(DahanSafe), In(Place { reach: HereOrAdjacent, tests: &[Blight] }, &[RemoveBlight])],
        )]),
    major("mists-of-oblivion", 4, Slow, &[Moon, Air, Water])
        .on(range(3, &[]))
        .does(&[Bounty(4), DamageEach(1, INVADERS)])
        .with(&[threshold(&[(Moon, 2), (Air, 3), (Water, 2)], &[damage(3)])]),
    major("paralyzing-fright", 4, Fast, &[Air, Earth])
        .on(range_from_site(1, &[]))
        .does(&[fear(4), Skip(ALL_ACTIONS)])
        .with(&[threshold(&[(Air, 2), (Earth, 3)], &[fear(4)])]),
    major("pillar-of-living-flame", 5, Slow, &[Fire])
        .on(range_from_site(2, &[]))
        .does(&[fear(3), damage(5), when(on(&[Jungle, Wetland]), &[AddBlight])])
        .with(&[threshold(&[(Fire, 4)], &[fear(2), damage(5)])]),
    major("poisoned-land", 3, Slow, &[Earth, Plant, Animal])
        .on(range(1, &[]))
        .does(&[fear(1), damage(7), AddBlight, Destroy(all(DAHAN))])
        .with(&[threshold(
            &[(Earth, 3), (Plant, 2), (Animal, 2)],
            &[Fear(per(1, Count::Blight)), damage_per(4, Count::Blight)],
        )]),
    major("powerstorm", 3, Fast, &[Sun, Fire, Air])
        .on(AnySpirit)
        .does(&[Energy(Whose::Target, n(3)), Lasting(Repeat(1))])
        .with(&[threshold(&[(Sun, 2), (Fire, 2), (Air, 3)], &[Lasting(Repeat(2))])]),
    major("talons-of-lightning", 6, Fast, &[Fire, Air])
        .on(range(1, &[on(&[Mountain, Wetland])]))
        .does(&[fear(3), damage(5)])
        .with(&[
            threshold(&[(Fire, 3), (Air, 3)], &[InEach(reach(Adjacent), &[Destroy(some(1, TOWN))])]).range(3)
        ]),
    major("terrifying-nightmares", 4, Fast, &[Moon, Air])
        .on(range(2, &[]))
        .does(&[fear(2), push(up_to(4, EXPLORER_TOWN))])
        .with(&[threshold(&[(Moon, 4)], &[fear(4)])]),
    major("the-jungle-hungers", 3, Slow, &[Moon, Plant])
        .on(range_from(&[Jungle], 1, &[]))
        .does(&[
            Destroy(all(EXPLORER_TOWN)),
            IfThreshold(0, &[Destroy(some(1, CITY))], &[Destroy(all(DAHAN))]),
        ])
        .with(&[threshold(&[(Moon, 2), (Plant, 3)], &[]).within()]),
    major("the-land-thrashes-in-furious-pain", 4, Slow, &[Moon, Fire, Earth])
        .on(range(2, &[Blight]))
        .does(&[damage_per(2, Count::Blight), damage_per(1, Count::BlightNear)])
        .with(&[threshold(&[(Moon, 3), (Earth, 3)], &[RepeatNear])]),
    major("the-trees-and-stones-speak-of-war", 2, Fast, &[Sun, Earth, Plant])
        .on(range(1, &[has(DAHAN)]))
        .does(&[damage_per(1, Count::Pieces(DAHAN)), Defend(per_piece(2, DAHAN))])
        .with(&[threshold(
            &[(Sun, 2), (Earth, 2), (Plant, 2)],
            &[Push(up_to(2, DAHAN), PushWay::WithDefend(2))],
        )]),
    major("tsunami", 6, Slow, &[Water, Earth])
        .on(range_from_site(2, &[Coastal]))
        .does(&[fear(2), damage(8), Destroy(some(2, DAHAN))])
        .with(&[threshold(
            &[(Water, 3), (Earth, 2)],
            &[InEach(
                Place { reach: ElsewhereOnBoard, tests: &[Coastal] },
                &[fear(1), damage(4), Destroy(some(1, DAHAN))],
            )],
        )]),
    major("vengeance-of-the-dead", 3, Fast, &[Moon, Fire, Animal])
        .on(range(3, &[]))
        .does(&[fear(3), Lasting(Vengeance)])
        .with(&[threshold(&[(Animal, 3)], &[Lasting(WiderVengeance)])]),
    major("vigor-of-the-breaking-dawn", 3, Fast, &[Sun, Animal])
        .on(range(2, &[has(DAHAN)]))
        .does(&[damage_per(2, Count::Pieces(DAHAN))])
        .with(&[threshold(
            &[(Sun, 3), (Animal, 2)],
            &[push(up_to(2, DAHAN)), InEach(reach(PushedTo), &[damage_per(2, Count::Pieces(DAHAN))])],
        )]),
    major("winds-of-rust-and-atrophy", 3, Fast, &[Air, Water, Animal])
        .on(range_from_site(3, &[]))
        .does(&[fear(1), defend(6), Downgrade(TOWN_CITY)])
        .with(&[threshold(&[(Air, 3), (Water, 3), (Animal, 2)], &[Effect::Repeat])]),
    major("wrap-in-wings-of-sunlight", 3, Fast, &[Sun, Air, Animal])
        .on(range(0, &[]))
        .does(&[
            IfThreshold(0, &[Gather(up_to(3, DAHAN))], &[]),
            In(land(&[]), &[Bring(up_to(5, DAHAN)), when(Brought, &[defend(5)])]),
        ])
        .with(&[threshold(&[(Sun, 2), (Air, 2), (Animal, 2)], &[]).within()]),
];
