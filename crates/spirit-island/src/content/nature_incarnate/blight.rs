//! The Blight cards.

use crate::effect::Blight;
use crate::effect::Condition::{self, PresenceOnIsland};
use crate::effect::Effect::{
    AddPresenceWithin, Choose, Destroy, DestroyFromTracks, DestroyPresence, EachBoard, EachSpirit, In,
};
use crate::effect::make::{PRESENCE, on_board, some, when};

/// All Blight cards in the order of their ids.
pub const BLIGHTS: &[Blight] = &[
    Blight {
        id: "attenuated-essence",
        still_healthy: false,
        per_player: 4,
        at_once: &[],
        each_phase: &[EachSpirit(&[when(PresenceOnIsland(5), &[DestroyPresence(1)])])],
    },
    Blight {
        id: "blight-corrodes-the-spirit",
        still_healthy: false,
        per_player: 4,
        at_once: &[],
        each_phase: &[EachBoard(&[In(
            on_board(&[Condition::Presence, Condition::Blight]),
            &[Destroy(some(1, PRESENCE))],
        )])],
    },
    Blight {
        id: "burn-brightest-before-the-end",
        still_healthy: false,
        per_player: 2,
        at_once: &[EachSpirit(&[Choose(&[&[AddPresenceWithin(0)], &[DestroyFromTracks]])])],
        each_phase: &[],
    },
];
