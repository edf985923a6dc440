//! The Event cards. Outpaced, War Touches the Island's Shores and A Strange Madness Among the Beasts are in no game any
//! more (SM-R25).

use crate::components::Element::{Air, Moon, Sun, Water};
use crate::components::Terrain::{Jungle, Mountain, Sands, Wetland};
use crate::components::{INVADERS, Kind, Stage};
use crate::content::event_parts::{
    BEASTS_ATTACK, BEASTS_PROWL, CANNY_DEFENSE, FIERCE_MIEN, GRIM_TOLL, LINGERING_PLAGUES, NEW_DISEASES,
    OFFERINGS, PREY_ON_THE_UNWARY, STRICKEN, TOWN_CITY_DAHAN, coming_of_age,
};
use crate::effect::Condition::{
    Any, AtLeast, AtMost, BoardAtLeast, ChosenTerrain, Coastal, InOwnLands, Inland, Near, NoBlight,
    OwnPresence, Presence, SacredSite,
};
use crate::effect::Effect::{
    AddBlight, AddBlightAlone, AddPresence, BlightLeaves, Build, Choose, Destroy, DestroyPresence,
    DropFearCard, DropInvaderCard, EachBoard, EachPlayer, EachSpirit, Fear, ForgetCard, Gather, HarmDahan,
    In, InEach, Lasting, LastingUntil, May, OtherTerrain, PayTogether, Prevent, PushInto, Ravage,
    RemoveBlight, Replace, ReturnEvent, Times, TopCard, UseSlow,
};
use crate::effect::Lasting::{
    ExploreTown, Health, Later, LessHealth, MoreExplorers, RavageBuilds, StrongerAttack, StrongerRavage,
    WiderExplore,
};
use crate::effect::happening::{by_health, by_stage, by_terror, chosen, part};
use crate::effect::make::{
    BEASTS, BLIGHT, CITY, DAHAN, DISEASE, EXPLORER, EXPLORER_TOWN, TOWN, TOWN_CITY, WILDS, add, damage, fear,
    for_each, has, land, n, none_of, on, on_board, per, push, reach, some, when,
};
use crate::effect::{
    CardTest, Condition, Count, Group, Happening, Moment, Part, Place, PushWay, Reach, Speed, Until,
};

/// Any land.
const ANYWHERE: Condition = Condition::All(&[]);
const BLIGHT_SPREADS: Part =
    part("blight-spreads", &[EachBoard(&[Prevent(2, &[In(on_board(&[Near(1, BLIGHT)]), &[AddBlight])])])]);
/// The land of the board with most Towns and Cities, of those in which the terrains are.
const fn most_built(tests: &'static [Condition]) -> Place {
    Place { reach: Reach::MostOf(TOWN_CITY), tests }
}

/// All Event cards in the order of their ids.
pub const EVENTS: &[Happening] = &[
    by_terror(
        "cultural-assimilation-reprisal-against-the-dahan",
        2,
        part(
            "cultural-assimilation",
            &[EachBoard(&[In(
                on_board(&[AtLeast(1, DAHAN), AtMost(1, DAHAN), Any(&[has(CITY), Near(1, CITY)])]),
                &[Replace(Kind::Dahan, 1, Kind::Town)],
            )])],
        ),
        part(
            "reprisal-against-the-dahan",
            &[EachBoard(&[In(on_board(&[has(DAHAN), has(TOWN_CITY)]), &[HarmDahan(n(3))])])],
        ),
    )
    .tokens(BEASTS_ATTACK)
    .dahan(part(
        "reckless-offensive",
        &[EachBoard(&[In(
            on_board(&[AtLeast(2, DAHAN), AtLeast(2, TOWN_CITY)]),
            &[Destroy(for_each(DAHAN, 1, TOWN_CITY)), AddBlight],
        )])],
    )),
    by_terror(
        "distant-exploration-fearful-mobs",
        1,
        part("distant-exploration", &[Lasting(WiderExplore(1))]),
        part("fearful-mobs", &[Lasting(StrongerRavage(AtLeast(3, INVADERS), n(3)))]),
    )
    .tokens(GRIM_TOLL)
    .dahan(FIERCE_MIEN),
    chosen(
        "farmers-seek-the-dahan-for-aid",
        &[
            part(
                "spurn-the-invaders",
                &[
                    EachBoard(&[In(on_board(&[has(TOWN_CITY), has(DAHAN)]), &[HarmDahan(n(2))])]),
                    EachBoard(&[In(on_board(&[AtLeast(2, TOWN_CITY)]), &[AddBlight])]),
                    Lasting(LessHealth(TOWN_CITY, 1)),
                ],
            ),
            part(
                "teach-the-invaders",
                &[
                    EachBoard(&[In(on_board(&[has(DAHAN)]), &[add(1, TOWN)])]),
                    LastingUntil(RavageBuilds, Until::NextRavage),
                ],
            ),
        ],
    )
    .tokens(NEW_DISEASES),
    by_health(
        "heavy-farming-overcrowded-cities",
        part("heavy-farming", &[LastingUntil(StrongerAttack(TOWN, 1), Until::NextRavage)]),
        part("overcrowded-cities", &[EachBoard(&[Prevent(2, &[In(on_board(&[has(CITY)]), &[AddBlight])])])]),
    )
    .tokens(PREY_ON_THE_UNWARY)
    .dahan(coming_of_age(&[EachBoard(&[In(
        on_board(&[on(&[Jungle, Wetland]), has(DAHAN)]),
        &[add(1, DAHAN)],
    )])])),
    by_stage(
        "interesting-discoveries-increasing-aggression",
        Stage::One,
        part(
            "interesting-discoveries",
            &[EachBoard(&[In(on_board(&[SacredSite]), &[Gather(some(1, EXPLORER)), add(1, EXPLORER)])])],
        ),
        part("increasing-aggression", &[Lasting(StrongerRavage(ANYWHERE, n(1)))]),
    )
    .tokens(part(
        "wheezelung-outbreak",
        &[EachBoard(&[In(most_built(&[on(&[Jungle, Wetland])]), &[add(1, DISEASE)])])],
    ))
    .dahan(part(
        "tend-the-land",
        &[EachBoard(&[In(on_board(&[AtLeast(2, DAHAN), Condition::Blight]), &[RemoveBlight])])],
    )),
    by_health(
        "invaders-surge-inland-widening-destruction",
        part(
            "invaders-surge-inland",
            &[EachBoard(&[In(
                on_board(&[Coastal, has(TOWN)]),
                &[
                    PushInto(some(1, TOWN), &[Inland]),
                    May(&[In(reach(Reach::PushedTo), &[PushInto(some(1, TOWN), &[Inland])])]),
                ],
            )])],
        ),
        part(
            "widening-destruction",
            &[EachBoard(&[Prevent(
                2,
                &[In(on_board(&[Any(&[has(TOWN_CITY), Near(1, TOWN_CITY)])]), &[AddBlight])],
            )])],
        ),
    )
    .tokens(GRIM_TOLL)
    .dahan(CANNY_DEFENSE),
    by_terror(
        "investigation-of-dangers-destroy-the-unnatural",
        1,
        part(
            "investigation-of-dangers",
            &[EachBoard(&[In(on_board(&[none_of(INVADERS), none_of(DAHAN)]), &[add(1, EXPLORER)])])],
        ),
        part("destroy-the-unnatural", &[Lasting(StrongerRavage(Presence, n(3)))]),
    )
    .tokens(PREY_ON_THE_UNWARY)
    .dahan(part("rouse-the-spirits", &[EachSpirit(&[when(InOwnLands(3, DAHAN), &[UseSlow])])])),
    chosen(
        "missionaries-arrive",
        &[
            part(
                "ignore-their-contact-with-the-dahan",
                &[
                    EachBoard(&[TopCard(
                        CardTest::Has(Sun),
                        &[In(on_board(&[has(DAHAN), has(EXPLORER)]), &[push(some(1, EXPLORER))])],
                        &[In(on_board(&[has(DAHAN)]), &[Replace(Kind::Dahan, 1, Kind::Town)])],
                    )]),
                    ReturnEvent(2),
                ],
            ),
            part(
                "curse-the-tongues-of-the-foreigners",
                &[PayTogether(
                    per(4, Count::Players),
                    Some(Sun),
                    &[
                        EachSpirit(&[In(land(&[has(CITY)]), &[add(1, DISEASE)])]),
                        Fear(per(2, Count::Players)),
                        LastingUntil(StrongerAttack(CITY, 3), Until::NextRavage),
                    ],
                    &[],
                )],
            ),
        ],
    )
    .tokens(PREY_ON_THE_UNWARY),
    chosen(
        "new-species-spread",
        &[
            part(
                "let-the-invasive-species-bloom",
                &[
                    EachBoard(&[TopCard(
                        CardTest::Speed(Speed::Fast),
                        &[In(on_board(&[has(TOWN_CITY)]), &[AddBlight])],
                        &[],
                    )]),
                    ReturnEvent(2),
                ],
            ),
            part(
                "transmute-the-worst-of-the-species",
                &[PayTogether(
                    per(4, Count::Players),
                    Some(Moon),
                    &[
                        Fear(per(1, Count::Players)),
                        EachBoard(&[In(on_board(&[has(TOWN_CITY)]), &[add(1, BEASTS)])]),
                    ],
                    &[],
                )],
            ),
        ],
    )
    .tokens(NEW_DISEASES)
    .dahan(OFFERINGS),
    by_health(
        "population-rises-power-fades",
        part("population-rises", &[EachBoard(&[In(on_board(&[has(EXPLORER_TOWN)]), &[add(1, TOWN)])])]),
        part(
            "power-fades",
            &[EachSpirit(&[Choose(&[
                &[DestroyPresence(2)],
                &[ForgetCard, ForgetCard],
                &[BlightLeaves(n(1))],
            ])])],
        ),
    )
    .tokens(part(
        "sandfever-outbreak",
        &[EachBoard(&[In(most_built(&[on(&[Sands, Mountain])]), &[add(1, DISEASE)])])],
    ))
    .dahan(OFFERINGS),
    by_health(
        "promising-farmland-new-cash-crops-take-hold",
        part("promising-farmland", &[Lasting(ExploreTown)]),
        part(
            "new-cash-crops-take-hold",
            &[OtherTerrain, EachBoard(&[Prevent(2, &[InEach(on_board(&[ChosenTerrain]), &[Ravage])])])],
        ),
    )
    .tokens(part("beasts-provoked", &[EachBoard(&[In(on_board(&[has(TOWN), NoBlight]), &[add(1, BEASTS)])])]))
    .dahan(CANNY_DEFENSE),
    by_health(
        "putting-down-roots-the-center-crumbles",
        part(
            "putting-down-roots",
            &[EachBoard(&[In(
                on_board(&[Inland, has(EXPLORER)]),
                &[Replace(Kind::Explorer, 1, Kind::Town)],
            )])],
        ),
        part(
            "the-center-crumbles",
            &[EachBoard(&[when(
                BoardAtLeast(1, INVADERS),
                &[Prevent(3, &[In(on_board(&[Inland]), &[AddBlight])])],
            )])],
        ),
    )
    .tokens(STRICKEN)
    .dahan(part(
        "drive-off-the-interlopers",
        &[EachPlayer(&[May(&[In(
            land(&[has(DAHAN), has(EXPLORER_TOWN)]),
            &[push(some(1, EXPLORER_TOWN))],
        )])])],
    )),
    chosen(
        "rising-interest-in-the-island",
        &[
            part(
                "ignore-the-curiosity",
                &[DropInvaderCard, EachBoard(&[In(on_board(&[none_of(TOWN)]), &[add(1, TOWN)])])],
            ),
            part(
                "weave-lies-in-the-minds-of-their-observers",
                &[PayTogether(
                    per(4, Count::Players),
                    Some(Air),
                    &[DropFearCard, LastingUntil(StrongerAttack(TOWN_CITY, 1), Until::NextRavage)],
                    &[],
                )],
            ),
        ],
    )
    .tokens(part(
        "beasts-of-the-jungle",
        &[EachBoard(&[In(
            on_board(&[on(&[Jungle]), NoBlight]),
            &[add(1, BEASTS), when(has(INVADERS), &[fear(1)])],
        )])],
    ))
    .dahan(part("traps-and-snares", &[EachBoard(&[In(on_board(&[has(DAHAN)]), &[add(1, WILDS)])])])),
    by_health(
        "search-for-new-lands-devastated-shores",
        part(
            "search-for-new-lands",
            &[InEach(land(&[AtLeast(2, EXPLORER)]), &[PushInto(some(1, EXPLORER), &[none_of(INVADERS)])])],
        ),
        part(
            "devastated-shores",
            &[EachBoard(&[when(
                BoardAtLeast(1, INVADERS),
                &[Prevent(2, &[In(on_board(&[Coastal]), &[AddBlight])])],
            )])],
        ),
    )
    .tokens(part(
        "distant-hunt",
        &[EachBoard(&[In(
            on_board(&[has(BEASTS)]),
            &[PushInto(some(1, BEASTS), &[NoBlight]), In(reach(Reach::PushedTo), &[damage(1)])],
        )])],
    ))
    .dahan(CANNY_DEFENSE),
    by_stage(
        "seeking-the-interior-local-diaspora",
        Stage::One,
        part("seeking-the-interior", &[InEach(land(&[Coastal]), &[PushInto(some(1, EXPLORER), &[Inland])])]),
        part(
            "local-diaspora",
            &[In(
                Place { reach: Reach::Most(INVADERS), tests: &[] },
                &[crate::effect::Effect::Push(
                    Group { kinds: EXPLORER_TOWN, count: per(1, Count::Adjacent), up_to: false },
                    PushWay::Apart,
                )],
            )],
        ),
    )
    .tokens(BEASTS_PROWL)
    .dahan(part(
        "forsake-the-barren-land",
        &[EachBoard(&[In(
            on_board(&[Condition::Blight, has(DAHAN)]),
            &[PushInto(some(2, DAHAN), &[NoBlight])],
        )])],
    )),
    by_stage(
        "strange-tales-attract-explorers-fortification",
        Stage::One,
        part(
            "strange-tales-attract-explorers",
            &[
                Fear(per(1, Count::SpiritsWithSites)),
                Lasting(Later(Moment::Advanced, &[InEach(land(&[SacredSite]), &[add(1, EXPLORER)])])),
            ],
        ),
        part(
            "fortification",
            &[Lasting(Later(Moment::Advanced, &[OtherTerrain, InEach(land(&[ChosenTerrain]), &[Build])]))],
        ),
    )
    .tokens(BEASTS_ATTACK)
    .dahan(coming_of_age(&[EachBoard(&[In(
        on_board(&[on(&[Mountain, Sands]), has(DAHAN)]),
        &[add(1, DAHAN)],
    )])])),
    by_health(
        "tight-knit-communities-blight-spreads",
        part("tight-knit-communities", &[Lasting(Health(TOWN_CITY, 1))]),
        BLIGHT_SPREADS,
    )
    .tokens(PREY_ON_THE_UNWARY)
    .dahan(coming_of_age(&[EachBoard(&[In(on_board(&[Coastal, has(DAHAN)]), &[add(1, DAHAN)])])])),
    by_health(
        "urban-development-festering-pits-of-blight",
        part("urban-development", &[LastingUntil(StrongerAttack(CITY, 2), Until::NextRavage)]),
        part(
            "festering-pits-of-blight",
            &[EachBoard(&[when(
                BoardAtLeast(1, INVADERS),
                &[In(on_board(&[AtLeast(2, BLIGHT)]), &[AddBlightAlone])],
            )])],
        ),
    )
    .tokens(LINGERING_PLAGUES)
    .dahan(FIERCE_MIEN),
    by_stage(
        "wave-of-reconnaissance-urbanization",
        Stage::One,
        part("wave-of-reconnaissance", &[Lasting(MoreExplorers(ANYWHERE, 1))]),
        part(
            "urbanization",
            &[InEach(
                land(&[AtLeast(2, TOWN)]),
                &[Times(per(1, Count::Half(TOWN)), &[Replace(Kind::Town, 1, Kind::City)])],
            )],
        ),
    )
    .tokens(STRICKEN)
    .dahan(part(
        "retreat-dahan",
        &[EachBoard(&[In(
            on_board(&[has(CITY), has(DAHAN)]),
            &[PushInto(some(2, DAHAN), &[none_of(CITY)])],
        )])],
    )),
    by_health(
        "well-prepared-explorers-blight-spreads",
        part("well-prepared-explorers", &[Lasting(Health(EXPLORER, 1))]),
        BLIGHT_SPREADS,
    )
    .tokens(BEASTS_PROWL)
    .dahan(coming_of_age(&[EachBoard(&[In(on_board(&[Inland, has(DAHAN)]), &[add(1, DAHAN)])])])),
    chosen(
        "years-of-little-rain",
        &[
            part(
                "let-the-plants-die-and-the-land-wither",
                &[
                    EachBoard(&[TopCard(
                        CardTest::Lacks(Water),
                        &[In(on_board(&[on(&[Sands])]), &[AddBlight])],
                        &[],
                    )]),
                    Lasting(LessHealth(TOWN_CITY_DAHAN, 1)),
                ],
            ),
            part(
                "act-to-ease-the-drought",
                &[PayTogether(
                    per(4, Count::Players),
                    Some(Water),
                    &[EachSpirit(&[May(&[In(land(&[OwnPresence, has(DAHAN)]), &[AddPresence])])])],
                    &[],
                )],
            ),
        ],
    )
    .tokens(BEASTS_ATTACK)
    .dahan(CANNY_DEFENSE),
];
