//! The Fear cards.

use crate::components::INVADERS;
use crate::effect::Effect::{
    Choose, Destroy, Downgrade, EachPlayer, EachPlayerElsewhere, EachSpirit, Energy, Gather, In, InEach,
    Lasting, May, Push, Remove, RemoveHealth,
};
use crate::effect::Lasting::{DefendWhere, SkipCityWhere, SkipWhere};
use crate::effect::make::{
    BUILD, CITY, DAHAN, EXPLORE, EXPLORER, EXPLORER_TOWN, TOWN, TOWN_CITY, all, any_number, damage,
    damage_per, for_each, has, land, n, none_of, per, per_piece, push, some, up_to, when,
};
use crate::effect::{Amount, Condition, Count, Effect, Effects, Fear, PushWay, Whose};

const REMOVE_EXPLORER: Effects = &[Remove(some(1, EXPLORER))];
const REMOVE_EXPLORER_OR_TOWN: Effects = &[Remove(some(1, EXPLORER_TOWN))];
const REMOVE_TWO_EXPLORERS_OR_TOWN: Effect =
    Choose(&[&[Remove(some(2, EXPLORER))], &[Remove(some(1, TOWN))]]);

/// All Fear cards in the order of their ids.
pub static FEARS: [Fear; 15] = [
    Fear {
        id: "avoid-the-dahan",
        levels: [
            &[Lasting(SkipWhere(EXPLORE, Condition::AtLeast(2, DAHAN)))],
            &[Lasting(SkipWhere(BUILD, Condition::More(DAHAN, TOWN_CITY)))],
            &[Lasting(SkipWhere(BUILD, has(DAHAN)))],
        ],
    },
    Fear {
        id: "belief-takes-root",
        levels: [
            &[Lasting(DefendWhere(Condition::Presence, n(2)))],
            &[
                Lasting(DefendWhere(Condition::Presence, n(2))),
                EachSpirit(&[Energy(Whose::User, per(1, Count::SitesWithInvaders))]),
            ],
            &[EachPlayerElsewhere(
                land(&[Condition::Presence, has(INVADERS)]),
                &[RemoveHealth(per(2, Count::Presence))],
            )],
        ],
    },
    Fear {
        id: "dahan-enheartened",
        levels: [
            &[EachPlayer(&[May(&[Choose(&[
                &[In(land(&[has(INVADERS), has(DAHAN)]), &[push(some(1, DAHAN))])],
                &[In(land(&[has(INVADERS)]), &[Gather(some(1, DAHAN))])],
            ])])])],
            &[EachPlayerElsewhere(land(&[]), &[Gather(up_to(2, DAHAN)), when(has(DAHAN), &[damage(1)])])],
            &[EachPlayerElsewhere(
                land(&[]),
                &[Gather(up_to(2, DAHAN)), damage_per(1, Count::Pieces(DAHAN))],
            )],
        ],
    },
    Fear {
        id: "dahan-on-their-guard",
        levels: [
            &[Lasting(DefendWhere(has(DAHAN), per_piece(1, DAHAN)))],
            &[Lasting(DefendWhere(has(DAHAN), Amount { fixed: 1, ..per_piece(1, DAHAN) }))],
            &[Lasting(DefendWhere(has(DAHAN), per_piece(2, DAHAN)))],
        ],
    },
    Fear {
        id: "dahan-raid",
        levels: [
            &[EachPlayerElsewhere(land(&[has(DAHAN)]), &[damage(1)])],
            &[EachPlayerElsewhere(land(&[has(DAHAN)]), &[damage_per(1, Count::Pieces(DAHAN))])],
            &[EachPlayerElsewhere(land(&[has(DAHAN)]), &[damage_per(2, Count::Pieces(DAHAN))])],
        ],
    },
    Fear {
        id: "emigration-accelerates",
        levels: [
            &[EachPlayer(&[In(land(&[Condition::Coastal, has(EXPLORER)]), REMOVE_EXPLORER)])],
            &[EachPlayer(&[In(land(&[Condition::Coastal, has(EXPLORER_TOWN)]), REMOVE_EXPLORER_OR_TOWN)])],
            &[EachPlayer(&[In(land(&[has(EXPLORER_TOWN)]), REMOVE_EXPLORER_OR_TOWN)])],
        ],
    },
    Fear {
        id: "fear-of-the-unseen",
        levels: [
            &[EachPlayer(&[In(land(&[Condition::SacredSite, has(EXPLORER_TOWN)]), REMOVE_EXPLORER_OR_TOWN)])],
            &[EachPlayer(&[In(land(&[Condition::Presence, has(EXPLORER_TOWN)]), REMOVE_EXPLORER_OR_TOWN)])],
            &[EachPlayer(&[Choose(&[
                &[In(land(&[Condition::Presence, has(EXPLORER_TOWN)]), REMOVE_EXPLORER_OR_TOWN)],
                &[In(land(&[Condition::SacredSite, has(CITY)]), &[Remove(some(1, CITY))])],
            ])])],
        ],
    },
    Fear {
        id: "isolation",
        levels: [
            &[EachPlayer(&[In(
                land(&[Condition::AtMost(1, INVADERS), has(EXPLORER_TOWN)]),
                REMOVE_EXPLORER_OR_TOWN,
            )])],
            &[EachPlayer(&[In(
                land(&[Condition::AtMost(2, INVADERS), has(EXPLORER_TOWN)]),
                REMOVE_EXPLORER_OR_TOWN,
            )])],
            &[EachPlayer(&[In(
                land(&[Condition::AtMost(2, INVADERS), has(INVADERS)]),
                &[Remove(some(1, INVADERS))],
            )])],
        ],
    },
    Fear {
        id: "overseas-trade-seems-safer",
        levels: [
            &[Lasting(DefendWhere(Condition::Coastal, n(3)))],
            &[Lasting(DefendWhere(Condition::Coastal, n(6))), Lasting(SkipCityWhere(Condition::Coastal))],
            &[Lasting(DefendWhere(Condition::Coastal, n(9))), Lasting(SkipWhere(BUILD, Condition::Coastal))],
        ],
    },
    Fear {
        id: "retreat",
        levels: [
            &[EachPlayer(&[May(&[In(
                land(&[Condition::Inland, has(EXPLORER)]),
                &[push(up_to(2, EXPLORER))],
            )])])],
            &[EachPlayer(&[May(&[In(
                land(&[Condition::Inland, has(EXPLORER_TOWN)]),
                &[push(up_to(3, EXPLORER_TOWN))],
            )])])],
            &[EachPlayer(&[May(&[In(land(&[has(EXPLORER_TOWN)]), &[push(any_number(EXPLORER_TOWN))])])])],
        ],
    },
    Fear {
        id: "scapegoats",
        levels: [
            &[InEach(land(&[has(TOWN)]), &[Destroy(for_each(TOWN, 1, EXPLORER))])],
            &[InEach(
                land(&[has(TOWN_CITY)]),
                &[Destroy(for_each(TOWN, 1, EXPLORER)), Destroy(for_each(CITY, 2, EXPLORER))],
            )],
            &[InEach(land(&[has(TOWN_CITY)]), &[Destroy(all(EXPLORER)), Destroy(for_each(CITY, 1, TOWN))])],
        ],
    },
    Fear {
        id: "seek-safety",
        levels: [
            &[EachPlayer(&[May(&[In(
                land(&[has(EXPLORER)]),
                &[Push(some(1, EXPLORER), PushWay::TowardBuildings)],
            )])])],
            &[EachPlayer(&[May(&[Choose(&[
                &[In(land(&[has(TOWN_CITY)]), &[Gather(some(1, EXPLORER))])],
                &[In(land(&[has(CITY)]), &[Gather(some(1, TOWN))])],
            ])])])],
            &[EachPlayer(&[May(&[In(land(&[none_of(CITY), has(INVADERS)]), &[RemoveHealth(n(3))])])])],
        ],
    },
    Fear {
        id: "tall-tales-of-savagery",
        levels: [
            &[EachPlayer(&[In(land(&[has(DAHAN), has(EXPLORER)]), REMOVE_EXPLORER)])],
            &[EachPlayer(&[In(land(&[has(DAHAN), has(EXPLORER_TOWN)]), &[REMOVE_TWO_EXPLORERS_OR_TOWN])])],
            &[InEach(
                land(&[has(DAHAN)]),
                &[REMOVE_TWO_EXPLORERS_OR_TOWN, when(Condition::AtLeast(2, DAHAN), &[Remove(some(1, CITY))])],
            )],
        ],
    },
    Fear {
        id: "trade-suffers",
        levels: [
            &[Lasting(SkipWhere(BUILD, has(CITY)))],
            &[EachPlayer(&[May(&[In(land(&[Condition::Coastal, has(TOWN)]), &[Downgrade(TOWN)])])])],
            &[EachPlayer(&[May(&[In(
                land(&[Condition::Coastal, has(TOWN_CITY)]),
                &[Downgrade(TOWN_CITY)],
            )])])],
        ],
    },
    Fear {
        id: "wary-of-the-interior",
        levels: [
            &[EachPlayer(&[In(land(&[Condition::Inland, has(EXPLORER)]), REMOVE_EXPLORER)])],
            &[EachPlayer(&[In(land(&[Condition::Inland, has(EXPLORER_TOWN)]), REMOVE_EXPLORER_OR_TOWN)])],
            &[EachPlayer(&[In(land(&[has(EXPLORER_TOWN)]), REMOVE_EXPLORER_OR_TOWN)])],
        ],
    },
];
