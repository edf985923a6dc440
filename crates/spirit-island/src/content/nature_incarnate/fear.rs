//! The Fear cards.

use crate::components::{INVADERS, Kind, Kinds, kinds};
use crate::effect::Condition::{AtLeast, NotShownFor, OnBoard, ShownFor};
use crate::effect::Effect::{
    Choose, DamageDifferent, Downgrade, EachBoard, EachPlayer, EachPlayerElsewhere, Gather, GatherFromOne,
    In, InSome, Lasting, Remove, Skip,
};
use crate::effect::Lasting::{DefendWhere, Isolated, IsolatedWhere, LessToDahan, SkipNext, WoundsWeaken};
use crate::effect::make::{
    BUILD, DAHAN, EXPLORER, EXPLORER_TOWN, TOWN_CITY, damage, defend, fear, has, land, lands, n, on_board,
    push, some, times_up_to, up_to, when,
};
use crate::effect::{Condition, Effect, Effects, Fear, InvaderAction};

const NOT_BUILT: Condition = NotShownFor(InvaderAction::Build);
const RAVAGED: Condition = ShownFor(InvaderAction::Ravage);
const CROWD: Condition = AtLeast(2, INVADERS);
const UNSETTLING: Kinds = kinds(&[Kind::Beasts, Kind::Strife, Kind::Dahan]);

/// 1 Fear for each board with Invaders and Dahan.
const FEAR_WHERE_BOTH_ARE: Effect =
    EachBoard(&[when(Condition::All(&[OnBoard(&[has(INVADERS)]), OnBoard(&[has(DAHAN)])]), &[fear(1)])]);
const ISOLATE: Effects = &[Lasting(Isolated)];
const ISOLATE_AND_STOP_BUILDS: Effects = &[Lasting(Isolated), when(has(TOWN_CITY), &[Skip(BUILD)])];
const SKIP_NEXT_BUILD: Effects = &[Lasting(SkipNext(BUILD))];

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
        id: "daunted-by-the-dahan",
        levels: [
            &[FEAR_WHERE_BOTH_ARE, Lasting(LessToDahan(6))],
            &[FEAR_WHERE_BOTH_ARE, Lasting(DefendWhere(has(DAHAN), n(3))), Lasting(LessToDahan(6))],
            &[
                FEAR_WHERE_BOTH_ARE,
                Lasting(DefendWhere(has(DAHAN), n(3))),
                Lasting(LessToDahan(6)),
                Lasting(IsolatedWhere(has(DAHAN))),
            ],
        ],
    },
    Fear {
        id: "distracted-by-local-troubles",
        levels: [
            &[EachBoard(&[In(on_board(&[RAVAGED, has(INVADERS)]), &[damage(1)])])],
            &[
                Lasting(WoundsWeaken),
                EachBoard(&[In(on_board(&[RAVAGED, has(INVADERS)]), &[DamageDifferent(up_to(2, INVADERS))])]),
            ],
            &[
                Lasting(WoundsWeaken),
                EachBoard(&[InSome(lands(2), on_board(&[RAVAGED, has(INVADERS)]), &[damage(2)])]),
            ],
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
    Fear {
        id: "seek-company",
        levels: [
            &[EachBoard(&[In(on_board(&[CROWD]), &[Gather(up_to(1, EXPLORER))])])],
            &[EachBoard(&[In(on_board(&[CROWD]), &[GatherFromOne(up_to(3, EXPLORER_TOWN))])])],
            &[EachBoard(&[InSome(times_up_to(4), on_board(&[CROWD]), &[Gather(some(1, EXPLORER_TOWN))])])],
        ],
    },
    Fear {
        id: "supply-chains-abandoned",
        levels: [
            &[EachBoard(&[In(on_board(&[]), ISOLATE)])],
            &[EachBoard(&[In(on_board(&[]), ISOLATE_AND_STOP_BUILDS)])],
            &[EachBoard(&[InSome(lands(2), on_board(&[]), ISOLATE_AND_STOP_BUILDS)])],
        ],
    },
    Fear {
        id: "unsettled",
        levels: [
            &[EachBoard(&[In(on_board(&[has(UNSETTLING)]), &[Downgrade(TOWN_CITY)])])],
            &[EachBoard(&[In(
                on_board(&[has(UNSETTLING)]),
                &[Choose(&[&[Downgrade(TOWN_CITY)], SKIP_NEXT_BUILD])],
            )])],
            &[EachBoard(&[In(
                on_board(&[has(UNSETTLING)]),
                &[Choose(&[&[Remove(some(1, INVADERS))], SKIP_NEXT_BUILD])],
            )])],
        ],
    },
];
