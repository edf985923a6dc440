//! The Fear cards.

use crate::components::{INVADERS, Kind, Kinds, kinds};
use crate::effect::Condition::{Any, Coastal, Near};
use crate::effect::Effect::{
    AddStrife, Choose, EachBoard, EachPlayer, EachPlayerElsewhere, Gather, In, Lasting, Remove,
};
use crate::effect::Lasting::DefendWhere;
use crate::effect::make::{
    CITY, DAHAN, EXPLORER, EXPLORER_TOWN, TOKENS, damage_per, has, land, n, on_board, per, push, some, up_to,
};
use crate::effect::{Condition, Count, Effect, Fear, InvaderAction};

const DANGERS: Kinds = kinds(&[Kind::Dahan, Kind::Wilds, Kind::Badlands]);
const NOT_RAVAGED: Condition = Condition::NotShownFor(InvaderAction::Ravage);
/// 1 Strife for any Invader.
const STRIFE: Effect = AddStrife(1, INVADERS);
const RAVAGED: Condition = Condition::ShownFor(InvaderAction::Ravage);

/// All Fear cards in the order of their ids.
pub const FEARS: &[Fear] = &[
    Fear {
        id: "beset-by-many-troubles",
        levels: [
            &[Lasting(DefendWhere(has(TOKENS), n(3)))],
            &[Lasting(DefendWhere(Any(&[has(TOKENS), Near(3, TOKENS)]), n(5)))],
            &[Lasting(DefendWhere(Condition::All(&[]), per(3, Count::HereAndNear(TOKENS))))],
        ],
    },
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
        id: "nerves-fray",
        levels: [
            &[EachPlayer(&[In(land(&[NOT_RAVAGED, has(INVADERS)]), &[STRIFE])])],
            &[EachPlayer(&[In(land(&[NOT_RAVAGED, has(INVADERS)]), &[STRIFE, STRIFE])])],
            &[
                EachPlayer(&[In(land(&[NOT_RAVAGED, has(INVADERS)]), &[STRIFE, STRIFE])]),
                Effect::Fear(per(1, Count::Players)),
            ],
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
