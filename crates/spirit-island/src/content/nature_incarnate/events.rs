//! The Event cards.

use crate::content::event_parts::{EXPLORERS_BLUNDER, OFFERINGS_OF_STORY};
use crate::effect::Condition::{self, Any};
use crate::effect::Effect::{
    BlightGone, Choose, DestroyPresence, EachBoard, EachSpirit, ForgetCard, In, LoseEnergy,
};
use crate::effect::happening::{by_health, part};
use crate::effect::make::{EXPLORER, TOWN, add, has, on_board, reach};
use crate::effect::{Happening, Reach};

/// All Event cards in the order of their ids.
pub const EVENTS: &[Happening] = &[by_health(
    "focused-farming-essence-disperses",
    part(
        "focused-farming",
        &[EachBoard(&[In(
            on_board(&[Any(&[has(TOWN), Condition::Blight])]),
            &[add(1, EXPLORER), add(1, TOWN)],
        )])],
    ),
    part(
        "essence-disperses",
        &[EachSpirit(&[Choose(&[
            &[ForgetCard],
            &[LoseEnergy(2), DestroyPresence(1), In(reach(Reach::LostPresence), &[BlightGone])],
        ])])],
    ),
)
.tokens(EXPLORERS_BLUNDER)
.dahan(OFFERINGS_OF_STORY)];
