//! The Blight cards. Tipping Point is in no game any more (SM-R25).

use crate::effect::Condition::{Inland, Presence};
use crate::effect::Effect::{
    Add, AddBlight, Destroy, DestroyPresence, EachBoard, EachSpirit, Fear, In, LastingUntil, LoseEnergy,
    Remove,
};
use crate::effect::Lasting::{MoreEnergy, MorePlays};
use crate::effect::Until::GameEnds;
use crate::effect::make::{BEASTS, CITY, PRESENCE, TOWN, TOWN_CITY, has, none_of, on_board, per, some};
use crate::effect::{Blight, Count};

/// All Blight cards in the order of their ids.
pub const BLIGHTS: &[Blight] = &[
    Blight {
        id: "a-pall-upon-the-land",
        still_healthy: false,
        per_player: 3,
        at_once: &[EachBoard(&[
            In(on_board(&[Presence]), &[Destroy(some(1, PRESENCE))]),
            In(on_board(&[has(TOWN)]), &[Remove(some(1, TOWN))]),
        ])],
        each_phase: &[],
    },
    Blight {
        id: "back-against-the-wall",
        still_healthy: false,
        per_player: 2,
        at_once: &[LastingUntil(MoreEnergy(1), GameEnds), LastingUntil(MorePlays(1), GameEnds)],
        each_phase: &[],
    },
    Blight {
        id: "disintegrating-ecosystem",
        still_healthy: false,
        per_player: 5,
        at_once: &[EachBoard(&[
            In(on_board(&[has(BEASTS)]), &[Destroy(some(1, BEASTS))]),
            In(on_board(&[has(TOWN_CITY)]), &[AddBlight]),
        ])],
        each_phase: &[],
    },
    Blight {
        id: "erosion-of-will",
        still_healthy: false,
        per_player: 3,
        at_once: &[Fear(per(2, Count::Players)), EachSpirit(&[DestroyPresence(1), LoseEnergy(1)])],
        each_phase: &[],
    },
    Blight {
        id: "promising-farmlands",
        still_healthy: false,
        per_player: 4,
        at_once: &[EachBoard(&[In(
            on_board(&[Inland, none_of(TOWN_CITY)]),
            &[Add(some(1, TOWN)), Add(some(1, CITY))],
        )])],
        each_phase: &[],
    },
];
