//! The Fear cards.

use crate::effect::Condition::NotShownFor;
use crate::effect::Effect::{EachPlayer, EachPlayerElsewhere, In, Remove};
use crate::effect::make::{DAHAN, EXPLORER_TOWN, damage, defend, has, land, push, up_to};
use crate::effect::{Condition, Fear, InvaderAction};

const NOT_BUILT: Condition = NotShownFor(InvaderAction::Build);

/// All Fear cards in the order of their ids.
pub const FEARS: &[Fear] = &[
    Fear {
        id: "dahan-gain-the-edge",
        levels: [
            &[EachPlayerElsewhere(land(&[has(DAHAN)]), &[defend(2)])],
            &[EachPlayerElsewhere(land(&[has(DAHAN)]), &[damage(1), defend(3)])],
            &[EachPlayerElsewhere(land(&[has(DAHAN)]), &[damage(2), defend(4)])],
        ],
    },
    Fear {
        id: "restlessness",
        levels: [
            &[EachPlayer(&[In(land(&[NOT_BUILT, has(EXPLORER_TOWN)]), &[push(up_to(1, EXPLORER_TOWN))])])],
            &[EachPlayer(&[In(land(&[NOT_BUILT, has(EXPLORER_TOWN)]), &[push(up_to(3, EXPLORER_TOWN))])])],
            &[EachPlayer(&[In(land(&[NOT_BUILT, has(EXPLORER_TOWN)]), &[Remove(up_to(3, EXPLORER_TOWN))])])],
        ],
    },
];
