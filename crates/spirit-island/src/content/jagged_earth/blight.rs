//! The Blight cards.

use crate::effect::Condition::{Any, CardsInPlay, CostInPlay, Near};
use crate::effect::Effect::{
    Add, AddBlight, AddPresenceWithin, DestroyPresence, EachBoard, EachPlayer, EachSpirit, In, InSome,
    PayTogether, Prevent, Upgrade,
};
use crate::effect::make::{
    BLIGHT, CITY, DAHAN, EXPLORER_TOWN, TOWN_CITY, has, land, lands, n, on_board, some, when,
};
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
        id: "thriving-communities",
        still_healthy: false,
        per_player: 4,
        at_once: &[EachBoard(&[InSome(
            lands(4),
            on_board(&[has(EXPLORER_TOWN)]),
            &[Upgrade(EXPLORER_TOWN)],
        )])],
        each_phase: &[],
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
        id: "untended-land-crumbles",
        still_healthy: false,
        per_player: 4,
        at_once: &[],
        each_phase: &[EachBoard(&[PayTogether(
            n(3),
            None,
            &[],
            &[Prevent(1, &[In(on_board(&[Near(1, BLIGHT)]), &[AddBlight])])],
        )])],
    },
    Blight {
        id: "strong-earth-shatters-slowly",
        still_healthy: true,
        per_player: 2,
        at_once: &[EachPlayer(&[In(land(&[Near(1, BLIGHT)]), &[AddBlight])])],
        each_phase: &[],
    },
];
