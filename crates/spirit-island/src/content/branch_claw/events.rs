//! The Event cards. Outpaced, War Touches the Island's Shores and A Strange Madness Among the Beasts are in no game any
//! more (SM-R25).

use crate::components::Element::Water;
use crate::components::Terrain::{Jungle, Sands, Wetland};
use crate::components::{INVADERS, Kind, Kinds, kinds};
use crate::effect::Condition::{AtLeast, BoardAtLeast, Coastal, More, NoBlight, NotOnBoard, OwnPresence};
use crate::effect::Effect::{
    AddBlight, AddBlightAlone, AddPresence, Destroy, EachBoard, EachSpirit, Fear, IfDestroys, In, InEach,
    Lasting, LastingUntil, May, PayTogether, Prevent, PushInto, Remove, Times, TopCard,
};
use crate::effect::Lasting::{DefendWhere, DiseaseIdle, LessHealth, StrongerAttack};
use crate::effect::happening::{by_health, chosen, part};
use crate::effect::make::{
    BEASTS, BLIGHT, CITY, DAHAN, DISEASE, EXPLORER, TOWN, TOWN_CITY, add, damage, for_each, has, land,
    none_of, on, on_board, per, per_piece, reach, some, when,
};
use crate::effect::{CardTest, Count, Effects, Happening, Part, Reach, Until};

const TOWN_CITY_DAHAN: Kinds = kinds(&[Kind::Town, Kind::City, Kind::Dahan]);

const PREY_ON_THE_UNWARY: Part = part(
    "prey-on-the-unwary",
    &[
        InEach(land(&[has(BEASTS)]), &[Destroy(for_each(BEASTS, 1, EXPLORER))]),
        In(land(&[NotOnBoard(&[has(BEASTS)])]), &[add(1, BEASTS)]),
    ],
);
const BEASTS_ATTACK: Part = part(
    "beasts-attack",
    &[InEach(
        land(&[has(BEASTS)]),
        &[Times(per_piece(1, BEASTS), &[IfDestroys(TOWN_CITY, &[damage(2)], &[Remove(some(1, BEASTS))])])],
    )],
);
const CANNY_DEFENSE: Part = part("canny-defense", &[Lasting(DefendWhere(has(DAHAN), per_piece(1, DAHAN)))]);
const LINGERING_PLAGUES: Part =
    part("lingering-plagues", &[EachBoard(&[In(on_board(&[]), &[add(1, DISEASE)])]), Lasting(DiseaseIdle)]);
const FIERCE_MIEN: Part =
    part("fierce-mien", &[Fear(per(1, Count::Lands(&[has(INVADERS), More(DAHAN, TOWN_CITY)])))]);

/// 1 Dahan is added beside others in such a land of each board.
const fn coming_of_age(effects: Effects) -> Part {
    part("coming-of-age", effects)
}

/// All Event cards in the order of their ids.
pub const EVENTS: &[Happening] = &[
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
