//! The scenarios of the base game.

use crate::effect::Effect::{
    Add, AddPresence, DrawPower, EachSpirit, In, InEach, InvadersAct, Offer, Push, RaiseTerror, Remove,
    ResolveFear,
};
use crate::effect::make::{DAHAN, EXPLORER, TOWN, TOWN_CITY, all, has, some};
use crate::effect::{Effects, Lasting, Loss, Place, PushWay, Reach, Scenario, Victory};

/// All scenarios in the order of their ids.
pub static SCENARIOS: [Scenario; 4] = [BLITZ, DAHAN_INSURRECTION, GUARD_THE_ISLES_HEART, RITUALS_OF_TERROR];

const BLITZ: Scenario = Scenario {
    id: "blitz",
    difficulty: 0,
    after_setup: &[InvadersAct],
    loss: None,
    victory: Victory::Usual,
    rules: &[
        ("all-powers-are-fast", &[Lasting::AllFast]),
        ("more-explorers", &[Lasting::ExtraExplorer]),
        ("thin-margin", &[Lasting::ThinMargin(1)]),
    ],
    acts: &[],
};

/// What comes to the nearest Dahan for a City and for a Town that was destroyed.
const REINFORCEMENTS: &[Effects] = &[
    &[In(Place { reach: Reach::Nearest(DAHAN), tests: &[] }, &[Add(some(1, TOWN))])],
    &[In(Place { reach: Reach::Nearest(DAHAN), tests: &[] }, &[Add(some(1, EXPLORER))])],
];

const DAHAN_INSURRECTION: Scenario = Scenario {
    id: "dahan-insurrection",
    difficulty: 4,
    after_setup: &[],
    loss: Some(("loss-condition", Loss::FewPerPlayer(DAHAN, 2))),
    victory: Victory::Insurrection,
    rules: &[
        ("constant-raiding", &[Lasting::Raids]),
        ("military-response", &[Lasting::Reinforcements]),
        ("coordinated-insurrection", &[Lasting::LastStand]),
    ],
    acts: REINFORCEMENTS,
};

const GUARD_THE_ISLES_HEART: Scenario = Scenario {
    id: "guard-the-isles-heart",
    difficulty: 0,
    after_setup: &[
        InEach(Place { reach: Reach::Anywhere, tests: &[has(TOWN)] }, &[Remove(all(TOWN))]),
        InEach(Place { reach: Reach::Inner, tests: &[] }, &[Add(some(1, EXPLORER))]),
        EachSpirit(&[
            In(Place { reach: Reach::NearInner, tests: &[] }, &[AddPresence]),
            DrawPower(false),
            DrawPower(true),
        ]),
    ],
    loss: Some(("inner-lands", Loss::InInnerLands(TOWN_CITY))),
    victory: Victory::Usual,
    rules: &[],
    acts: &[],
};

/// What a ritual is.
const RITUAL: Effects =
    &[Offer { energy: 3, presence: 3 }, RaiseTerror, ResolveFear, Push(all(DAHAN), PushWay::Evenly)];

const RITUALS_OF_TERROR: Scenario = Scenario {
    id: "rituals-of-terror",
    difficulty: 3,
    after_setup: &[],
    loss: None,
    victory: Victory::Rituals,
    rules: &[
        ("no-terror-from-fear", &[Lasting::TerrorByRituals]),
        ("ritual-of-terror", &[Lasting::Ritual { dahan: 3, effects: RITUAL }]),
    ],
    acts: &[RITUAL],
};
