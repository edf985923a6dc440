//! The Event cards.

use crate::components::Element::{Air, Animal, Fire};
use crate::components::{INVADERS, Kind, Kinds, Stage, kinds};
use crate::content::event_parts::{
    A_THOUSAND_SMALL_STRUGGLES, BEASTS_CHASE_OFF_HOMESTEADERS, CAREFUL_DEFENSE, EXPLORERS_BLUNDER, OFFERINGS,
    PREY_ON_THE_HEEDLESS, STRICKEN, coming_of_age,
};
use crate::effect::Condition::{
    Any, AtLeast, AtMostTerror, BoardExceeds, BoardLands, CoastExactly, Coastal, Near, NearSuch, NoBlight,
    NoPresence, NotOnBoard, NotShownFor, OwnPresence,
};
use crate::effect::Effect::{
    AddBlight, AddBlightAlone, Build, DamageEach, Destroy, EachBoard, EachSpirit, ForgetCard, Gather,
    HarmDahan, IfDestroys, In, InEach, Lasting, LastingUntil, May, PayTogether, Prevent, PreventHere,
    PushInto, PushOwnPresence, PushToMost, Ravage, Remove, RemoveBlight, Replace, TopCard,
};
use crate::effect::Lasting::{
    DahanSitOut, DefendWhere, Health, Idle, LandHealthWhere, Later, LessHealth, MoreExplorers,
    NoBuildingFear, SkipWhere, StrongerRavage,
};
use crate::effect::happening::{by_health, by_stage, by_terror, chosen, part};
use crate::effect::make::{
    BEASTS, CITY, DAHAN, DISEASE, RAVAGE, STRIFE, TOWN, TOWN_CITY, WILDS, add, damage, defend, fear,
    for_each, has, land, n, none_of, on_board, per, per_piece, push, reach, some, when,
};
use crate::effect::{
    CardTest, Condition, Count, Effect, Group, Happening, InvaderAction, Moment, Place, Reach, Speed, Until,
};

/// Any land.
const ANYWHERE: Condition = Condition::All(&[]);
const INVADERS_DAHAN: Kinds = kinds(&[Kind::Explorer, Kind::Town, Kind::City, Kind::Dahan]);
const SIGNS: Kinds = kinds(&[Kind::Badlands, Kind::Beasts, Kind::Disease, Kind::Wilds]);
const PLAGUED: Kinds = kinds(&[Kind::Badlands, Kind::Disease]);

/// 1 Town for every two Dahan.
const FOR_TWO_DAHAN: Group = Group { kinds: TOWN, count: per_piece(1, DAHAN).for_every(2), up_to: false };

/// All Event cards in the order of their ids.
pub const EVENTS: &[Happening] = &[
    by_health(
        "cities-rise-depleted-soil",
        part(
            "cities-rise",
            &[EachBoard(&[In(
                Place { reach: Reach::MostOf(TOWN), tests: &[] },
                &[Replace(Kind::Town, 1, Kind::City), when(has(TOWN), &[Replace(Kind::Town, 1, Kind::City)])],
            )])],
        ),
        part("depleted-soil", &[Lasting(LandHealthWhere(-1, has(TOWN_CITY)))]),
    )
    .tokens(BEASTS_CHASE_OFF_HOMESTEADERS)
    .dahan(CAREFUL_DEFENSE),
    by_health(
        "coastal-towns-multiply-cooperation-among-towns",
        part(
            "coastal-towns-multiply",
            &[EachBoard(&[In(on_board(&[Coastal, NearSuch(&[Coastal, has(TOWN)])]), &[add(1, TOWN)])])],
        ),
        part(
            "cooperation-among-towns",
            &[Lasting(StrongerRavage(Condition::All(&[has(TOWN_CITY), none_of(STRIFE)]), n(1)))],
        ),
    )
    .tokens(EXPLORERS_BLUNDER)
    .dahan(coming_of_age(&[EachBoard(&[In(
        on_board(&[has(DAHAN), NoBlight, none_of(DISEASE)]),
        &[add(1, DAHAN)],
    )])])),
    chosen(
        "dahan-trade-with-the-invaders",
        &[
            part("ignore-their-interest", &[Lasting(DahanSitOut)]),
            part(
                "display-your-wrath-at-this-betrayal",
                &[PayTogether(
                    per(2, Count::Players),
                    Some(Fire),
                    &[EachSpirit(&[In(
                        land(&[OwnPresence, has(DAHAN)]),
                        &[Destroy(some(1, DAHAN)), fear(1)],
                    )])],
                    &[],
                )],
            ),
            part(
                "change-and-help-them-learn-from-the-enemy",
                &[PayTogether(
                    per(6, Count::Players),
                    Some(Air),
                    &[
                        Lasting(DahanSitOut),
                        EachSpirit(&[ForgetCard]),
                        LastingUntil(
                            Later(
                                Moment::TurnEnded,
                                &[LastingUntil(
                                    DefendWhere(has(DAHAN), per_piece(1, DAHAN)),
                                    Until::GameEnds,
                                )],
                            ),
                            Until::GameEnds,
                        ),
                    ],
                    &[],
                )],
            ),
        ],
    )
    .tokens(part(
        "outbreaks-shift",
        &[EachBoard(&[In(on_board(&[has(DISEASE)]), &[PushToMost(some(1, DISEASE), INVADERS)])])],
    )),
    by_health(
        "gradual-corruption-ravaged-wilderness",
        part(
            "gradual-corruption",
            &[EachBoard(&[PayTogether(
                per(1, Count::InvaderDiscard),
                None,
                &[],
                &[In(on_board(&[has(TOWN_CITY)]), &[AddBlight])],
            )])],
        ),
        part(
            "ravaged-wilderness",
            &[
                EachBoard(&[In(on_board(&[Condition::Blight, has(BEASTS)]), &[Remove(some(1, BEASTS))])]),
                EachBoard(&[In(on_board(&[Condition::Blight, has(WILDS)]), &[Remove(some(1, WILDS))])]),
            ],
        ),
    )
    .tokens(part(
        "fatalities-rise",
        &[InEach(
            land(&[has(DISEASE)]),
            &[IfDestroys(
                TOWN_CITY,
                &[DamageEach(1, INVADERS), DamageEach(1, DAHAN)],
                &[Remove(some(1, DISEASE))],
            )],
        )],
    ))
    .dahan(part(
        "blessings-of-bounty-and-health",
        &[EachSpirit(&[May(&[In(land(&[OwnPresence, has(DAHAN)]), &[add(1, DAHAN)])])])],
    )),
    by_stage(
        "harvest-bounty-harvest-dust-widespread-clearcutting",
        Stage::Two,
        part(
            "harvest-bounty-harvest-dust",
            &[Effect::If(
                Condition::Healthy,
                &[EachBoard(&[In(on_board(&[has(TOWN_CITY)]), &[Ravage])])],
                &[EachBoard(&[In(
                    on_board(&[AtLeast(2, TOWN_CITY), has(TOWN)]),
                    &[PushInto(some(1, TOWN), &[none_of(TOWN_CITY)])],
                )])],
            )],
        ),
        part(
            "widespread-clearcutting",
            &[EachBoard(&[In(on_board(&[has(TOWN_CITY)]), &[PreventHere(2, &[AddBlightAlone])])])],
        ),
    )
    .tokens(EXPLORERS_BLUNDER)
    .dahan(part("coordinated-strikes", &[InEach(land(&[AtLeast(3, DAHAN)]), &[damage(2), defend(2)])])),
    chosen(
        "lifes-balance-tilts",
        &[
            part(
                "let-destruction-have-its-day",
                &[
                    EachBoard(&[
                        In(on_board(&[has(BEASTS)]), &[Remove(some(1, BEASTS))]),
                        In(on_board(&[]), &[add(1, DISEASE)]),
                    ]),
                    EachBoard(&[TopCard(
                        CardTest::Speed(Speed::Fast),
                        &[In(on_board(&[]), &[AddBlight])],
                        &[],
                    )]),
                    Lasting(LessHealth(INVADERS_DAHAN, 1)),
                ],
            ),
            part(
                "fortify-the-resilience-of-life",
                &[PayTogether(
                    per(4, Count::Players),
                    Some(Animal),
                    &[
                        EachBoard(&[
                            In(on_board(&[]), &[add(1, BEASTS)]),
                            In(on_board(&[has(DISEASE)]), &[Remove(some(1, DISEASE))]),
                        ]),
                        EachBoard(&[TopCard(
                            CardTest::Speed(Speed::Slow),
                            &[In(on_board(&[Condition::Blight]), &[RemoveBlight])],
                            &[],
                        )]),
                        Lasting(Health(INVADERS_DAHAN, 1)),
                    ],
                    &[],
                )],
            ),
        ],
    )
    .dahan(A_THOUSAND_SMALL_STRUGGLES),
    by_stage(
        "mapmakers-chart-the-wild-increasing-aggression",
        Stage::Two,
        part(
            "mapmakers-chart-the-wild",
            &[Lasting(Idle(WILDS)), Lasting(MoreExplorers(NotOnBoard(&[has(WILDS)]), 1))],
        ),
        part("increasing-aggression", &[Lasting(StrongerRavage(ANYWHERE, n(1)))]),
    )
    .tokens(PREY_ON_THE_HEEDLESS)
    .dahan(coming_of_age(&[EachBoard(&[In(on_board(&[has(DAHAN), none_of(SIGNS)]), &[add(1, DAHAN)])])])),
    by_stage(
        "no-bravery-without-numbers-courage-of-the-crowd",
        Stage::Two,
        part("no-bravery-without-numbers", &[Lasting(SkipWhere(RAVAGE, AtMostTerror(INVADERS)))]),
        part(
            "courage-of-the-crowd",
            &[Lasting(SkipWhere(RAVAGE, AtMostTerror(INVADERS))), Lasting(StrongerRavage(ANYWHERE, n(2)))],
        ),
    )
    .tokens(PREY_ON_THE_HEEDLESS)
    .dahan(part(
        "leave-the-hostile-land",
        &[InEach(
            land(&[has(PLAGUED), has(DAHAN)]),
            &[PushInto(for_each(PLAGUED, 1, DAHAN), &[none_of(PLAGUED)])],
        )],
    )),
    by_health(
        "provincial-seat-lands-hollow-of-promise",
        part("provincial-seat", &[EachBoard(&[In(on_board(&[has(CITY)]), &[Build])])]),
        part(
            "lands-hollow-of-promise",
            &[EachBoard(&[Prevent(2, &[In(on_board(&[NoPresence]), &[AddBlight])])])],
        ),
    )
    .tokens(BEASTS_CHASE_OFF_HOMESTEADERS)
    .dahan(part(
        "rally-to-the-defense-of-distant-kin",
        &[EachBoard(&[In(
            on_board(&[has(DAHAN)]),
            &[Gather(some(1, DAHAN)), Effect::Defend(per_piece(1, DAHAN))],
        )])],
    )),
    by_terror(
        "relentless-optimism-cultures-mix-and-clash",
        1,
        part("relentless-optimism", &[Lasting(NoBuildingFear)]),
        part(
            "cultures-mix-and-clash",
            &[EachBoard(&[Effect::If(
                BoardExceeds(DAHAN, TOWN_CITY, 2),
                &[In(on_board(&[has(TOWN)]), &[Replace(Kind::Town, 1, Kind::Dahan)])],
                &[when(
                    BoardExceeds(TOWN_CITY, DAHAN, 2),
                    &[In(on_board(&[has(DAHAN)]), &[Replace(Kind::Dahan, 1, Kind::Town)])],
                )],
            )])],
        ),
    )
    .tokens(part(
        "foreign-diseases",
        &[EachBoard(&[In(
            Place { reach: Reach::MostOf(INVADERS_DAHAN), tests: &[has(INVADERS), has(DAHAN)] },
            &[add(1, DISEASE), HarmDahan(n(2))],
        )])],
    ))
    .dahan(OFFERINGS),
    by_stage(
        "smaller-ports-spring-up-extensive-building",
        Stage::Two,
        part(
            "smaller-ports-spring-up",
            &[EachBoard(&[when(
                CoastExactly(1, CITY),
                &[In(on_board(&[Coastal, none_of(CITY)]), &[add(1, TOWN)])],
            )])],
        ),
        part(
            "extensive-building",
            &[EachBoard(&[In(on_board(&[has(INVADERS), NotShownFor(InvaderAction::Build)]), &[Build])])],
        ),
    )
    .tokens(STRICKEN)
    .dahan(part(
        "settlers-encroach-too-far",
        &[EachBoard(&[In(on_board(&[has(TOWN), has(DAHAN)]), &[push(FOR_TWO_DAHAN)])])],
    )),
    by_health(
        "thriving-trade-partitioned-wilderness",
        part("thriving-trade", &[EachBoard(&[In(on_board(&[Coastal, has(CITY)]), &[add(1, CITY)])])]),
        part(
            "partitioned-wilderness",
            &[EachBoard(&[when(
                BoardLands(4, TOWN),
                &[Prevent(3, &[In(on_board(&[Any(&[has(TOWN), Near(1, TOWN)])]), &[AddBlight])])],
            )])],
        ),
    )
    .tokens(part(
        "pestilence-arrives-on-canvas-sails",
        &[EachBoard(&[In(
            Place { reach: Reach::MostOf(TOWN_CITY), tests: &[Coastal] },
            &[add(1, DISEASE), HarmDahan(n(3))],
        )])],
    ))
    .dahan(part(
        "clever-cooperation",
        &[EachSpirit(&[May(&[In(
            land(&[OwnPresence, has(DAHAN)]),
            &[PushOwnPresence, In(reach(Reach::MovedTo), &[damage(2)])],
        )])])],
    )),
];
