//! Parts that several Event cards have.

use crate::components::{INVADERS, Kind, Kinds, kinds};
use crate::effect::Condition::{BoardAtLeast, BoardAtMost, InOwnLands, More, NotOnBoard};
use crate::effect::Effect::{
    AddBlight, Choose, Damage, Destroy, EachBoard, EachSpirit, Energy, Fear, HalfOfBoards, HarmDahan,
    IfDestroys, In, InEach, Lasting, May, Remove, TakeBack, Times,
};
use crate::effect::Lasting::{DefendWhere, Idle, SkipWhere};
use crate::effect::happening::part;
use crate::effect::make::{
    BEASTS, DAHAN, DISEASE, EXPLORER, EXPLORER_TOWN, RAVAGE, TOWN, TOWN_CITY, add, damage, for_each, has,
    land, n, none_of, on_board, per, per_piece, push, some, up_to, when,
};
use crate::effect::{Condition, Count, Effects, Part, Whose};

pub(crate) const TOWN_CITY_DAHAN: Kinds = kinds(&[Kind::Town, Kind::City, Kind::Dahan]);

/// Disease, and Strife under Invaders.
const STRIKING: Kinds = kinds(&[Kind::Disease, Kind::Strife]);

pub(crate) const PREY_ON_THE_UNWARY: Part = part(
    "prey-on-the-unwary",
    &[
        InEach(land(&[has(BEASTS)]), &[Destroy(for_each(BEASTS, 1, EXPLORER))]),
        In(land(&[NotOnBoard(&[has(BEASTS)])]), &[add(1, BEASTS)]),
    ],
);
pub(crate) const BEASTS_ATTACK: Part = part(
    "beasts-attack",
    &[InEach(
        land(&[has(BEASTS)]),
        &[Times(per_piece(1, BEASTS), &[IfDestroys(TOWN_CITY, &[damage(2)], &[Remove(some(1, BEASTS))])])],
    )],
);
pub(crate) const BEASTS_PROWL: Part = part(
    "beasts-prowl",
    &[
        InEach(land(&[has(BEASTS), has(INVADERS)]), &[Fear(per_piece(1, BEASTS))]),
        InEach(land(&[has(BEASTS), none_of(INVADERS)]), &[push(crate::effect::make::all(BEASTS))]),
    ],
);
pub(crate) const NEW_DISEASES: Part = part(
    "new-diseases",
    &[HalfOfBoards(&[In(on_board(&[has(DAHAN), has(INVADERS)]), &[add(1, DISEASE), HarmDahan(n(2))])])],
);
pub(crate) const LINGERING_PLAGUES: Part =
    part("lingering-plagues", &[EachBoard(&[In(on_board(&[]), &[add(1, DISEASE)])]), Lasting(Idle(DISEASE))]);
pub(crate) const GRIM_TOLL: Part =
    part("grim-toll", &[EachBoard(&[In(on_board(&[has(DISEASE)]), &[damage(2), HarmDahan(n(2))])])]);
pub(crate) const CANNY_DEFENSE: Part =
    part("canny-defense", &[Lasting(DefendWhere(has(DAHAN), per_piece(1, DAHAN)))]);
pub(crate) const FIERCE_MIEN: Part =
    part("fierce-mien", &[Fear(per(1, Count::Lands(&[has(INVADERS), More(DAHAN, TOWN_CITY)])))]);
pub(crate) const OFFERINGS: Part = part(
    "offerings-of-pattern-and-dance",
    &[EachSpirit(&[when(InOwnLands(2, DAHAN), &[Energy(Whose::User, n(1))])])],
);

/// 1 Dahan is added beside others in such a land of each board.
pub(crate) const fn coming_of_age(effects: Effects) -> Part {
    part("coming-of-age", effects)
}

pub(crate) const PREY_ON_THE_HEEDLESS: Part =
    part("prey-on-the-heedless", &[InEach(land(&[has(BEASTS)]), &[Damage(per_piece(1, BEASTS), INVADERS)])]);
pub(crate) const CAREFUL_DEFENSE: Part = part("careful-defense", &[Lasting(DefendWhere(has(DAHAN), n(2)))]);
pub(crate) const BEASTS_CHASE_OFF_HOMESTEADERS: Part = part(
    "beasts-chase-off-homesteaders",
    &[EachBoard(&[In(
        on_board(&[has(BEASTS), has(EXPLORER_TOWN)]),
        &[Choose(&[&[push(up_to(2, EXPLORER))], &[push(up_to(1, TOWN))]])],
    )])],
);
pub(crate) const A_THOUSAND_SMALL_STRUGGLES: Part = part(
    "a-thousand-small-struggles",
    &[EachBoard(&[when(
        Condition::All(&[BoardAtLeast(4, TOWN_CITY), BoardAtMost(4, DAHAN)]),
        &[In(on_board(&[none_of(DAHAN)]), &[AddBlight])],
    )])],
);
pub(crate) const STRICKEN: Part = part("stricken", &[Lasting(SkipWhere(RAVAGE, has(STRIKING)))]);
/// 2 Explorers beside Beasts are destroyed, in one land or in two.
pub(crate) const EXPLORERS_BLUNDER: Part = part(
    "explorers-blunder",
    &[EachBoard(&[
        In(on_board(&[has(BEASTS), has(EXPLORER)]), &[Destroy(some(1, EXPLORER))]),
        In(on_board(&[has(BEASTS), has(EXPLORER)]), &[Destroy(some(1, EXPLORER))]),
    ])],
);
pub(crate) const OFFERINGS_OF_STORY: Part = part(
    "offerings-of-story-and-season",
    &[EachSpirit(&[when(InOwnLands(3, DAHAN), &[Energy(Whose::User, n(1)), May(&[TakeBack(1)])])])],
);
