//! The Fear cards.

use crate::components::{INVADERS, Kind, Kinds, kinds};
use crate::effect::Condition::{Any, AtLeast, Coastal, Inland, Near};
use crate::effect::Effect::{
    AddStrife, Choose, EachPlayer, EachPlayerElsewhere, Gather, In, Lasting, LastingUntil, May, Remove,
    RemoveHealth, Skip,
};
use crate::effect::Lasting::{DefendWhere, HoldBuild, LateExplore, NoSource, SkipCard, SkipFirst, SkipWhere};
use crate::effect::make::{
    ALL_ACTIONS, BEASTS, BUILD, DAHAN, DISEASE, EXPLORE, EXPLORER, EXPLORER_TOWN, RAVAGE, TOWN, TOWN_CITY,
    damage_per, has, land, n, some,
};
use crate::effect::{Condition, Count, Effect, Effects, Fear, InvaderAction, Until};

const REMOVE_EXPLORER: Effects = &[Remove(some(1, EXPLORER))];
const REMOVE_EXPLORER_OR_TOWN: Effects = &[Remove(some(1, EXPLORER_TOWN))];

const ANYWHERE: Condition = Condition::All(&[]);
const BEASTS_DISEASE: Kinds = kinds(&[Kind::Beasts, Kind::Disease]);
const DANGEROUS: Condition = Any(&[has(BEASTS_DISEASE), AtLeast(2, DAHAN)]);

/// Each player adds Strife in a land with Beasts or next to some.
const STRIFE_NEAR_BEASTS: Effect = EachPlayer(&[In(
    land(&[Any(&[has(BEASTS), Near(1, BEASTS)]), has(INVADERS)]),
    &[AddStrife(1, INVADERS)],
)]);

const SKIP_RAVAGE: Effects = &[Skip(RAVAGE)];

/// All Fear cards in the order of their ids.
pub const FEARS: &[Fear] = &[
    Fear {
        id: "dahan-attack",
        levels: [
            &[EachPlayer(&[In(land(&[has(DAHAN), has(EXPLORER)]), REMOVE_EXPLORER)])],
            &[EachPlayerElsewhere(land(&[has(DAHAN)]), &[damage_per(1, Count::Pieces(DAHAN))])],
            &[EachPlayerElsewhere(
                land(&[has(TOWN_CITY)]),
                &[Gather(some(1, DAHAN)), damage_per(2, Count::Pieces(DAHAN))],
            )],
        ],
    },
    Fear {
        id: "demoralized",
        levels: [
            &[Lasting(DefendWhere(ANYWHERE, n(1)))],
            &[Lasting(DefendWhere(ANYWHERE, n(2)))],
            &[Lasting(DefendWhere(ANYWHERE, n(3)))],
        ],
    },
    Fear {
        id: "depart-the-dangerous-land",
        levels: [
            &[EachPlayer(&[In(land(&[DANGEROUS, has(EXPLORER)]), REMOVE_EXPLORER)])],
            &[EachPlayer(&[In(land(&[DANGEROUS, has(EXPLORER_TOWN)]), REMOVE_EXPLORER_OR_TOWN)])],
            &[EachPlayer(&[In(land(&[DANGEROUS]), &[RemoveHealth(n(4))])])],
        ],
    },
    Fear {
        id: "explorers-are-reluctant",
        levels: [
            &[LastingUntil(SkipFirst(InvaderAction::Explore), Until::UsedUp)],
            &[LastingUntil(LateExplore, Until::UsedUp)],
            &[LastingUntil(SkipCard(InvaderAction::Explore), Until::UsedUp)],
        ],
    },
    Fear {
        id: "flee-the-pestilent-land",
        levels: [
            &[EachPlayer(&[In(land(&[has(DISEASE), has(EXPLORER_TOWN)]), REMOVE_EXPLORER_OR_TOWN)])],
            &[EachPlayer(&[Choose(&[
                &[In(land(&[has(DISEASE)]), &[RemoveHealth(n(3))])],
                &[In(land(&[Inland, has(EXPLORER)]), REMOVE_EXPLORER)],
            ])])],
            &[EachPlayer(&[Choose(&[
                &[In(land(&[has(DISEASE)]), &[RemoveHealth(n(5))])],
                &[In(land(&[Inland, has(EXPLORER_TOWN)]), REMOVE_EXPLORER_OR_TOWN)],
            ])])],
        ],
    },
    Fear {
        id: "immigration-slows",
        levels: [
            &[LastingUntil(SkipFirst(InvaderAction::Build), Until::UsedUp)],
            &[LastingUntil(HoldBuild, Until::UsedUp)],
            &[LastingUntil(SkipCard(InvaderAction::Build), Until::UsedUp)],
        ],
    },
    Fear {
        id: "panicked-by-wild-beasts",
        levels: [
            &[STRIFE_NEAR_BEASTS],
            &[STRIFE_NEAR_BEASTS, Lasting(SkipWhere(BUILD.or(EXPLORE), has(BEASTS)))],
            &[STRIFE_NEAR_BEASTS, Lasting(SkipWhere(ALL_ACTIONS, has(BEASTS)))],
        ],
    },
    Fear {
        id: "plan-for-departure",
        levels: [
            &[EachPlayer(&[May(&[In(land(&[Coastal]), &[Gather(some(1, TOWN))])])])],
            &[
                EachPlayer(&[May(&[In(land(&[Coastal]), &[Gather(some(1, EXPLORER_TOWN))])])]),
                Lasting(DefendWhere(Coastal, n(2))),
            ],
            &[
                EachPlayer(&[May(&[In(land(&[Coastal]), &[Gather(some(2, EXPLORER_TOWN))])])]),
                Lasting(DefendWhere(Coastal, n(4))),
            ],
        ],
    },
    Fear {
        id: "quarantine",
        levels: [
            &[Lasting(SkipWhere(EXPLORE, Coastal))],
            &[Lasting(SkipWhere(EXPLORE, Coastal)), Lasting(NoSource(has(DISEASE)))],
            &[Lasting(SkipWhere(EXPLORE, Coastal)), Lasting(SkipWhere(ALL_ACTIONS, has(DISEASE)))],
        ],
    },
    Fear {
        id: "too-many-monsters",
        levels: [
            &[EachPlayer(&[In(land(&[has(BEASTS), has(EXPLORER_TOWN)]), REMOVE_EXPLORER_OR_TOWN)])],
            &[EachPlayer(&[Choose(&[
                &[In(land(&[has(BEASTS)]), &[Remove(some(1, EXPLORER)), Remove(some(1, TOWN))])],
                &[In(land(&[Near(1, BEASTS), has(EXPLORER)]), REMOVE_EXPLORER)],
            ])])],
            &[EachPlayer(&[Choose(&[
                &[In(land(&[has(BEASTS)]), &[Remove(some(2, EXPLORER)), Remove(some(2, TOWN))])],
                &[In(land(&[Near(1, BEASTS), has(EXPLORER_TOWN)]), REMOVE_EXPLORER_OR_TOWN)],
            ])])],
        ],
    },
    Fear {
        id: "tread-carefully",
        levels: [
            &[EachPlayer(&[May(&[In(land(&[Any(&[has(DAHAN), Near(5, DAHAN)])]), SKIP_RAVAGE)])])],
            &[EachPlayer(&[May(&[In(land(&[Any(&[has(DAHAN), Near(3, DAHAN)])]), SKIP_RAVAGE)])])],
            &[EachPlayer(&[May(&[In(land(&[Any(&[has(DAHAN), Near(1, DAHAN)])]), SKIP_RAVAGE)])])],
        ],
    },
];
