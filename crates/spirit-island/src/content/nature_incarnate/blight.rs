//! The Blight cards.

use crate::effect::Condition::{self, PresenceOnIsland};
use crate::effect::Effect::{
    AddPresenceWithin, Build, Choose, Destroy, DestroyFromTracks, DestroyPresence, EachBoard, EachSpirit, In,
    InSome, LastingUntil,
};
use crate::effect::Lasting::StrongerRavage;
use crate::effect::make::{PRESENCE, lands, n, on_board, some, when};
use crate::effect::{Blight, Until};

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
    Blight {
        id: "intensifying-exploitation",
        still_healthy: false,
        per_player: 5,
        at_once: &[LastingUntil(StrongerRavage(Condition::All(&[]), n(2)), Until::FromNextTurn)],
        each_phase: &[],
    },
    Blight {
        id: "thriving-crops",
        still_healthy: true,
        per_player: 2,
        at_once: &[EachBoard(&[InSome(lands(3), on_board(&[]), &[Build])])],
        each_phase: &[],
    },
];
