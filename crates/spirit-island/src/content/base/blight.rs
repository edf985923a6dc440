//! The Blight cards.

use crate::effect::Blight;
use crate::effect::Effect::{Choose, DestroyPresence, EachSpirit, ForgetCard};

/// All Blight cards in the order of their ids.
pub static BLIGHTS: [Blight; 2] = [
    Blight {
        id: "downward-spiral",
        still_healthy: false,
        per_player: 5,
        at_once: &[],
        each_phase: &[EachSpirit(&[DestroyPresence(1)])],
    },
    Blight {
        id: "memory-fades-to-dust",
        still_healthy: false,
        per_player: 4,
        at_once: &[],
        each_phase: &[EachSpirit(&[Choose(&[&[ForgetCard], &[DestroyPresence(1)]])])],
    },
];
