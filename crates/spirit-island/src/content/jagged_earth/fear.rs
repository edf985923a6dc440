//! The Fear cards.

use crate::components::{INVADERS, Kind, Kinds, kinds};
use crate::effect::Condition::Coastal;
use crate::effect::Effect::{Choose, EachBoard, EachPlayerElsewhere, Gather, In, Remove};
use crate::effect::make::{
    CITY, DAHAN, EXPLORER, EXPLORER_TOWN, damage_per, has, land, on_board, push, some, up_to,
};
use crate::effect::{Condition, Count, Fear, InvaderAction};

const DANGERS: Kinds = kinds(&[Kind::Dahan, Kind::Wilds, Kind::Badlands]);
const RAVAGED: Condition = Condition::ShownFor(InvaderAction::Ravage);

/// All Fear cards in the order of their ids.
pub const FEARS: &[Fear] = &[
    Fear {
        id: "dahan-reclaim-fishing-grounds",
        levels: [
            &[EachPlayerElsewhere(land(&[Coastal, has(DAHAN)]), &[damage_per(1, Count::Pieces(DAHAN))])],
            &[EachPlayerElsewhere(
                land(&[Coastal]),
                &[Gather(up_to(1, DAHAN)), damage_per(1, Count::Pieces(DAHAN))],
            )],
            &[EachPlayerElsewhere(
                land(&[Coastal]),
                &[Gather(up_to(1, DAHAN)), damage_per(2, Count::Pieces(DAHAN))],
            )],
        ],
    },
    Fear {
        id: "flee-from-dangerous-lands",
        levels: [
            &[EachBoard(&[In(
                on_board(&[has(DANGERS), has(EXPLORER_TOWN)]),
                &[push(some(1, EXPLORER_TOWN))],
            )])],
            &[EachBoard(&[In(
                on_board(&[has(DANGERS), has(EXPLORER_TOWN)]),
                &[Remove(some(1, EXPLORER_TOWN))],
            )])],
            &[EachBoard(&[Choose(&[
                &[In(on_board(&[has(EXPLORER_TOWN)]), &[Remove(some(1, EXPLORER_TOWN))])],
                &[In(on_board(&[has(DANGERS), has(CITY)]), &[Remove(some(1, CITY))])],
            ])])],
        ],
    },
    Fear {
        id: "sense-of-dread",
        levels: [
            &[EachBoard(&[In(on_board(&[RAVAGED, has(EXPLORER)]), &[Remove(some(1, EXPLORER))])])],
            &[EachBoard(&[In(on_board(&[RAVAGED, has(EXPLORER_TOWN)]), &[Remove(some(1, EXPLORER_TOWN))])])],
            &[EachBoard(&[In(on_board(&[RAVAGED, has(INVADERS)]), &[Remove(some(1, INVADERS))])])],
        ],
    },
];
