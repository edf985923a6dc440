//! The Minor Powers, in the order of their ids.

use crate::components::Element::{Air, Animal, Earth, Fire, Moon, Plant, Sun, Water};
use crate::components::INVADERS;
use crate::components::Kind::{Dahan, Explorer, Town};
use crate::components::Terrain::{Jungle, Mountain, Sands, Wetland};
use crate::effect::Condition::{AnotherSpirit, AtLeast, Blight, NoBlight, OwnPresence, Sites};
use crate::effect::Effect::{
    AddBlight, Choose, DamageDifferent, DamageEach, Destroy, Energy, GainElements, GainPower, Gather, If,
    Lasting, RemoveBlight, Replace,
};
use crate::effect::Lasting::{DefendTargetsLands, Range, Reclaim};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::Target::AnySpirit;
use crate::effect::make::{
    CITY, DAHAN, EXPLORER, EXPLORER_TOWN, TOWN, TOWN_CITY, all, damage, damage_per, defend, fear, for_each,
    has, minor, n, none_of, on, push, range, range_from_site, some, threshold, up_to, when,
};
use crate::effect::{Count, Gain, Power, Whose};

/// All Minor Powers.
pub static MINORS: [Power; 36] = [
    minor("call-of-the-dahan-ways", 1, Slow, &[Moon, Water, Animal])
        .on(range(1, &[has(DAHAN)]))
        .does(&[Replace(Explorer, 1, Dahan)])
        .with(&[threshold(&[(Moon, 2)], &[Replace(Town, 1, Dahan)]).may_instead()]),
    minor("call-to-bloodshed", 1, Slow, &[Sun, Fire, Animal])
        .on(range(1, &[has(DAHAN)]))
        .does(&[Choose(&[&[damage_per(1, Count::Pieces(DAHAN))], &[Gather(up_to(3, DAHAN))]])]),
    minor("call-to-isolation", 0, Fast, &[Sun, Air, Animal])
        .on(range(1, &[has(DAHAN)]))
        .does(&[Choose(&[&[push(for_each(DAHAN, 1, EXPLORER_TOWN))], &[push(some(1, DAHAN))]])]),
    minor("call-to-migrate", 1, Slow, &[Fire, Air, Animal])
        .on(range(1, &[]))
        .does(&[Gather(up_to(3, DAHAN)), push(up_to(3, DAHAN))]),
    minor("call-to-tend", 1, Slow, &[Water, Plant, Animal])
        .on(range(1, &[has(DAHAN)]))
        .does(&[Choose(&[&[RemoveBlight], &[push(up_to(3, DAHAN))]])]),
    minor("dark-and-tangled-woods", 1, Fast, &[Moon, Earth, Plant])
        .on(range(1, &[]))
        .does(&[fear(2), when(on(&[Mountain, Jungle]), &[defend(3)])]),
    minor("delusions-of-danger", 1, Fast, &[Sun, Moon, Air])
        .on(range(1, &[]))
        .does(&[Choose(&[&[push(some(1, EXPLORER))], &[fear(2)]])]),
    minor("devouring-ants", 1, Slow, &[Sun, Earth, Animal]).on(range_from_site(1, &[])).does(&[
        fear(1),
        damage(1),
        Destroy(some(1, DAHAN)),
        when(on(&[Jungle, Sands]), &[damage(1)]),
    ]),
    minor("drift-down-into-slumber", 0, Fast, &[Air, Earth, Plant]).on(range(2, &[])).does(&[If(
        on(&[Jungle, Sands]),
        &[defend(4)],
        &[defend(1)],
    )]),
    minor("drought", 1, Slow, &[Sun, Fire, Earth])
        .on(range(1, &[]))
        .does(&[Destroy(some(3, TOWN)), DamageEach(1, TOWN_CITY), AddBlight])
        .with(&[threshold(&[(Sun, 3)], &[Destroy(some(1, CITY))])]),
    minor("elemental-boon", 1, Fast, &[]).on(AnySpirit).does(&[GainElements(3)]),
    minor("encompassing-ward", 1, Fast, &[Sun, Water, Earth])
        .on(AnySpirit)
        .does(&[Lasting(DefendTargetsLands(2))]),
    minor("enticing-splendor", 0, Fast, &[Sun, Air, Plant])
        .on(range(0, &[NoBlight]))
        .does(&[Choose(&[&[Gather(some(1, EXPLORER_TOWN))], &[Gather(up_to(2, DAHAN))]])]),
    minor("entrancing-apparitions", 1, Fast, &[Moon, Air, Water])
        .on(range(1, &[]))
        .does(&[defend(2), when(none_of(INVADERS), &[Gather(up_to(2, EXPLORER))])]),
    minor("gift-of-constancy", 0, Fast, &[Sun, Earth]).on(AnySpirit).does(&[
        Energy(Whose::Target, n(2)),
        Lasting(Reclaim(Whose::Target)),
        when(AnotherSpirit, &[Lasting(Reclaim(Whose::User))]),
    ]),
    minor("gift-of-living-energy", 0, Fast, &[Sun, Fire, Plant]).on(AnySpirit).does(&[
        Energy(Whose::Target, n(1)),
        when(Sites(2), &[Energy(Whose::Target, n(1))]),
        when(AnotherSpirit, &[Energy(Whose::Target, n(1))]),
    ]),
    minor("gift-of-power", 0, Slow, &[Moon, Water, Earth, Plant])
        .on(AnySpirit)
        .does(&[GainPower(Whose::Target, Gain::Minor)]),
    minor("gnawing-rootbiters", 0, Slow, &[Earth, Animal]).on(range(1, &[])).does(&[push(up_to(2, TOWN))]),
    minor("land-of-haunts-and-embers", 0, Fast, &[Moon, Fire, Air]).on(range(2, &[])).does(&[
        fear(2),
        push(up_to(2, EXPLORER_TOWN)),
        when(Blight, &[fear(2), push(up_to(2, EXPLORER_TOWN))]),
        AddBlight,
    ]),
    minor("lure-of-the-unknown", 0, Fast, &[Moon, Fire, Air, Plant])
        .on(range(2, &[none_of(INVADERS)]))
        .does(&[Gather(some(1, EXPLORER_TOWN))]),
    minor("natures-resilience", 1, Fast, &[Earth, Plant, Animal])
        .on(range_from_site(1, &[]))
        .does(&[defend(6)])
        .with(&[threshold(&[(Water, 2)], &[RemoveBlight]).may_instead()]),
    minor("pull-beneath-the-hungry-earth", 1, Slow, &[Moon, Water, Earth])
        .on(range(1, &[]))
        .does(&[when(OwnPresence, &[fear(1), damage(1)]), when(on(&[Sands, Wetland]), &[damage(1)])]),
    minor("purifying-flame", 1, Slow, &[Sun, Fire, Air, Plant]).on(range_from_site(1, &[])).does(&[If(
        on(&[Mountain, Sands]),
        &[Choose(&[&[damage_per(1, Count::Blight)], &[RemoveBlight]])],
        &[damage_per(1, Count::Blight)],
    )]),
    minor("quicken-the-earths-struggles", 1, Fast, &[Moon, Fire, Earth, Animal])
        .on(range_from_site(0, &[]))
        .does(&[Choose(&[&[DamageEach(1, TOWN_CITY)], &[defend(10)]])]),
    minor("rain-of-blood", 0, Slow, &[Air, Water, Animal])
        .on(range_from_site(1, &[has(INVADERS)]))
        .does(&[fear(2), when(AtLeast(2, TOWN_CITY), &[fear(1)])]),
    minor("reaching-grasp", 0, Fast, &[Sun, Air, Water]).on(AnySpirit).does(&[Lasting(Range(2))]),
    minor("rouse-the-trees-and-stones", 1, Slow, &[Fire, Earth, Plant])
        .on(range_from_site(1, &[NoBlight]))
        .does(&[damage(2), push(some(1, EXPLORER))]),
    minor("sap-the-strength-of-multitudes", 0, Fast, &[Water, Animal])
        .on(range(0, &[]))
        .does(&[defend(5)])
        .with(&[threshold(&[(Air, 1)], &[]).range(1)]),
    minor("savage-mawbeasts", 0, Slow, &[Fire, Animal])
        .on(range_from_site(1, &[]))
        .does(&[when(on(&[Jungle, Wetland]), &[fear(1), damage(1)])])
        .with(&[threshold(&[(Animal, 3)], &[damage(1)])]),
    minor("shadows-of-the-burning-forest", 0, Slow, &[Moon, Fire, Plant])
        .on(range(0, &[has(INVADERS)]))
        .does(&[fear(2), when(on(&[Mountain, Jungle]), &[push(some(1, EXPLORER)), push(some(1, TOWN))])]),
    minor("song-of-sanctity", 1, Slow, &[Sun, Water, Plant])
        .on(range(1, &[on(&[Mountain, Jungle])]))
        .does(&[If(has(EXPLORER), &[push(all(EXPLORER))], &[RemoveBlight])]),
    minor("steam-vents", 1, Fast, &[Fire, Air, Water, Earth])
        .on(range(0, &[]))
        .does(&[Destroy(some(1, EXPLORER))])
        .with(&[threshold(&[(Earth, 3)], &[Destroy(some(1, TOWN))]).may_instead()]),
    minor("uncanny-melting", 1, Slow, &[Sun, Moon, Water])
        .on(range_from_site(1, &[]))
        .does(&[when(has(INVADERS), &[fear(1)]), when(on(&[Sands, Wetland]), &[RemoveBlight])]),
    minor("veil-the-nights-hunt", 1, Fast, &[Moon, Air, Animal])
        .on(range(2, &[has(DAHAN)]))
        .does(&[Choose(&[&[DamageDifferent(for_each(DAHAN, 1, INVADERS))], &[push(up_to(3, DAHAN))]])]),
    minor("visions-of-fiery-doom", 1, Fast, &[Moon, Fire])
        .on(range(0, &[]))
        .does(&[fear(1), push(some(1, EXPLORER_TOWN))])
        .with(&[threshold(&[(Fire, 2)], &[fear(1)])]),
    minor("voracious-growth", 1, Slow, &[Water, Plant])
        .on(range_from_site(1, &[on(&[Jungle, Wetland])]))
        .does(&[Choose(&[&[damage(2)], &[RemoveBlight]])]),
];
