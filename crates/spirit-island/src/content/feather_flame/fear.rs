//! The Fear cards.

use crate::components::INVADERS;
use crate::components::{Kind, Kinds};
use crate::effect::Condition::{Any, AtLeast, Near};
use crate::effect::Effect::{
    Choose, Destroy, EachBoard, EachPlayer, EachPlayerElsewhere, In, InEach, Lasting, May, Remove, Replace,
};
use crate::effect::Lasting::{Isolated, LessAttack, WoundsStay};
use crate::effect::make::{
    CITY, DAHAN, EXPLORER, EXPLORER_TOWN, TOWN, TOWN_CITY, defend, fear, has, land, on_board, per_piece, some,
};
use crate::effect::{Effects, Fear, Group};

/// One of these pieces for every two Explorers.
const fn for_two_explorers(kinds: Kinds) -> Group {
    Group { kinds, count: per_piece(1, EXPLORER).for_every(2), up_to: false }
}

/// An Explorer or a Town turns into one of the Dahan.
const JOIN_THE_DAHAN: Effects =
    &[Choose(&[&[Replace(Kind::Explorer, 1, Kind::Dahan)], &[Replace(Kind::Town, 1, Kind::Dahan)]])];

/// All Fear cards in the order of their ids.
pub const FEARS: &[Fear] = &[
    Fear {
        id: "angry-mobs",
        levels: [
            &[EachPlayer(&[May(&[In(
                land(&[has(TOWN)]),
                &[Replace(Kind::Town, 2, Kind::Explorer), fear(1)],
            )])])],
            &[InEach(land(&[AtLeast(2, EXPLORER)]), &[Destroy(for_two_explorers(EXPLORER_TOWN))])],
            &[InEach(land(&[AtLeast(2, EXPLORER)]), &[Destroy(for_two_explorers(INVADERS))])],
        ],
    },
    Fear {
        id: "communities-in-disarray",
        levels: [
            &[Lasting(LessAttack(CITY, 1)), Lasting(WoundsStay)],
            &[Lasting(LessAttack(TOWN_CITY, 1)), Lasting(WoundsStay)],
            &[Lasting(LessAttack(TOWN_CITY, 2)), Lasting(WoundsStay)],
        ],
    },
    Fear {
        id: "depopulation",
        levels: [
            &[EachBoard(&[In(on_board(&[]), &[Replace(Kind::Town, 1, Kind::Explorer)])])],
            &[EachBoard(&[In(on_board(&[has(TOWN)]), &[Remove(some(1, TOWN))])])],
            &[EachBoard(&[Choose(&[
                &[In(on_board(&[has(TOWN)]), &[Remove(some(1, TOWN))])],
                &[In(on_board(&[]), &[Replace(Kind::City, 1, Kind::Town)])],
            ])])],
        ],
    },
    Fear {
        id: "mimic-the-dahan",
        levels: [
            &[EachPlayer(&[In(
                land(&[AtLeast(2, DAHAN), has(EXPLORER_TOWN)]),
                &[Remove(some(1, EXPLORER_TOWN))],
            )])],
            &[EachPlayer(&[In(land(&[AtLeast(2, DAHAN)]), JOIN_THE_DAHAN)])],
            &[EachPlayer(&[In(land(&[Any(&[has(DAHAN), Near(3, DAHAN)])]), JOIN_THE_DAHAN)])],
        ],
    },
    Fear {
        id: "spreading-timidity",
        levels: [
            &[EachPlayer(&[In(land(&[]), &[Lasting(Isolated)])])],
            &[EachPlayerElsewhere(land(&[]), &[Lasting(Isolated), defend(2)])],
            &[EachPlayerElsewhere(land(&[]), &[Lasting(Isolated), defend(4)])],
        ],
    },
];
