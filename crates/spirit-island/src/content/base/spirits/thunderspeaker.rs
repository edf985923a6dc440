//! Thunderspeaker.

use crate::components::Element::{Air, Animal, Fire, Sun};
use crate::components::{INVADERS, Kind};
use crate::effect::Speed::{Fast, Slow};
use crate::effect::make::{
    CITY, DAHAN, EXPLORER, TOWN, add_presence, damage_per, defend, element, fear, for_each, gift, has,
    innate, number, option, per, per_piece, pick, push, range, threshold, unique, up_to, when,
};
use crate::effect::{Count, Effect, Gift, Group, Grow, Lasting, Power, PushWay, Spirit, Start, Trait};

/// The panel.
pub(super) static SPIRIT: Spirit = Spirit {
    id: "thunderspeaker",
    start: &[Start::Most(1, Kind::Dahan, 0, 2), Start::Most(1, Kind::Dahan, 1, 2)],
    traits: &[("ally-of-the-dahan", Trait::FollowDahan), ("sworn-to-victory", Trait::LossForDahan)],
    growth: &[pick(
        1,
        &[
            option(&[Grow::Reclaim, Grow::GainPower, Grow::GainPower]),
            option(&[Grow::AddPresence(2, &[has(DAHAN)]), Grow::AddPresence(1, &[has(DAHAN)])]),
            option(&[add_presence(1), Grow::Energy(4)]),
        ],
    )],
    energy: &[number(1), element(Air), number(2), element(Fire), element(Sun), number(3)],
    plays: &[
        number(1),
        number(2),
        number(2),
        number(3),
        gift(Gift::Action(&[Effect::TakeBack(1)])),
        number(3),
        number(4),
    ],
    branches: &[],
    innates: &[GATHER_THE_WARRIORS, LEAD_THE_FURIOUS_ASSAULT],
    uniques: &[
        unique("manifestation-of-power-and-glory", 3, Slow, &[Sun, Fire, Air])
            .on(range(0, &[has(DAHAN)]))
            .does(&[fear(1), damage_per(1, Count::Product(&[Count::Pieces(DAHAN), Count::OwnPresence]))]),
        unique("sudden-ambush", 2, Fast, &[Fire, Air, Animal])
            .on(range(1, &[]))
            .does(&[Effect::Gather(up_to(1, DAHAN)), Effect::Destroy(for_each(DAHAN, 1, EXPLORER))]),
        unique("voice-of-thunder", 0, Slow, &[Sun, Air])
            .on(range(1, &[]))
            .does(&[Effect::Choose(&[&[push(up_to(4, DAHAN))], &[when(has(INVADERS), &[fear(2)])]])]),
        unique("words-of-warning", 1, Fast, &[Air, Sun, Animal])
            .on(range(1, &[has(DAHAN)]))
            .does(&[defend(3), Effect::Lasting(Lasting::DahanStrikeTogether)]),
    ],
    progression: &[],
};

const GATHER_THE_WARRIORS: Power = innate(
    "gather-the-warriors",
    Slow,
    range(1, &[]),
    &[
        threshold(&[(Air, 4)], &[]).hastens(),
        threshold(
            &[(Animal, 1)],
            &[
                Effect::Gather(Group { kinds: DAHAN, count: per(1, Count::Element(Air)), up_to: true }),
                Effect::Push(
                    Group { kinds: DAHAN, count: per(1, Count::Element(Sun)), up_to: true },
                    PushWay::Freely,
                ),
            ],
        ),
    ],
);

const LEAD_THE_FURIOUS_ASSAULT: Power = innate(
    "lead-the-furious-assault",
    Slow,
    range(0, &[]),
    &[
        threshold(&[(Air, 4)], &[]).hastens(),
        threshold(&[(Sun, 2), (Fire, 1)], &[destroy_for_dahan(2, TOWN)]),
        threshold(&[(Sun, 4), (Fire, 3)], &[destroy_for_dahan(3, CITY)]),
    ],
);

/// Destroys one piece for every so many Dahan.
const fn destroy_for_dahan(dahan: u8, kinds: crate::Kinds) -> Effect {
    Effect::Destroy(Group { kinds, count: per_piece(1, DAHAN).for_every(dahan), up_to: false })
}
