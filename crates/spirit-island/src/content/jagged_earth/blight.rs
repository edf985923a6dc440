//! The Blight cards.

use crate::effect::Condition::{Any, CardsInPlay, CostInPlay, Near};
use crate::effect::Effect::{
    Add, AddBlight, AddPresenceWithin, DestroyPresence, EachBoard, EachPlayer, EachSpirit, In,
};
use crate::effect::make::{BLIGHT, CITY, DAHAN, TOWN_CITY, has, land, on_board, some, when};
use crate::effect::{Blight, Place, Reach};

/// All Blight cards in the order of their ids.
pub const BLIGHTS: &[Blight] = &[
    Blight {
        id: "power-corrodes-the-spirit",
        still_healthy: false,
        per_player: 4,
        at_once: &[],
        each_phase: &[EachSpirit(&[when(Any(&[CardsInPlay(3), CostInPlay(4)]), &[DestroyPresence(1)])])],
    },
    Blight {
        id: "unnatural-proliferation",
        still_healthy: false,
        per_player: 3,
        at_once: &[
            EachSpirit(&[AddPresenceWithin(0)]),
            EachBoard(&[In(on_board(&[has(DAHAN)]), &[Add(some(1, DAHAN))])]),
            EachBoard(&[In(
                Place { reach: Reach::FewestOf(TOWN_CITY), tests: &[has(TOWN_CITY)] },
                &[Add(some(2, CITY))],
            )]),
        ],
        each_phase: &[],
    },
    Blight {
        id: "strong-earth-shatters-slowly",
        still_healthy: true,
        per_player: 2,
        at_once: &[EachPlayer(&[In(land(&[Near(1, BLIGHT)]), &[AddBlight])])],
        each_phase: &[],
    },
];
