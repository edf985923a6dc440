//! The adversaries of the base game.

use crate::components::Kind::{City, Dahan, Town};
use crate::components::{INVADERS, Kind, kinds};
use crate::effect::Effect::{Accelerate, Add, Build, EachBoard, If, In, MoveTo, Replace};
use crate::effect::Lasting::{
    Attack, BuildsBesideBuildings, FearPool, Health, MoreBlight, SecondBuild, SecondBuildTwice,
    TownAfterBlight,
};
use crate::effect::make::{CITY, DAHAN, TOWN, TOWN_CITY, has, none_of, numbered, on_board, some};
use crate::effect::{Adversary, Condition, Escalation, Level, Loss, Place, Reach};

const BLIGHT: crate::Kinds = kinds(&[Kind::Blight]);
const USUAL_DECK: &str = "111-2222-33333";

/// All adversaries in the order of their ids.
pub static ADVERSARIES: [Adversary; 3] = [BRANDENBURG_PRUSSIA, ENGLAND, SWEDEN];

const BRANDENBURG_PRUSSIA: Adversary = Adversary {
    id: "brandenburg-prussia",
    difficulty: [1, 2, 4, 6, 7, 9, 10],
    fear_cards: [[3, 3, 3], [3, 3, 3], [3, 3, 3], [3, 4, 3], [4, 4, 3], [4, 4, 3], [4, 4, 4]],
    decks: [
        USUAL_DECK,
        USUAL_DECK,
        "111-3-2222-3333",
        "11-3-2222-3333",
        "11-3-222-3333",
        "1-3-222-3333",
        "3-222-3333",
    ],
    loss: None,
    escalation: (
        "land-rush",
        Escalation::Before(&[EachBoard(&[If(
            Condition::OnBoard(&[has(TOWN_CITY)]),
            &[In(on_board(&[none_of(TOWN)]), &[Add(some(1, TOWN))])],
            &[],
        )])]),
    ),
    levels: [
        Level::named("fast-start").setup(&[EachBoard(&[In(numbered(3), &[Add(some(1, TOWN))])])]),
        Level::named("surge-of-colonists"),
        Level::named("efficient"),
        Level::named("aggressive-timetable"),
        Level::named("ruthlessly-efficient"),
        Level::named("terrifyingly-efficient"),
    ],
};

const ENGLAND: Adversary = Adversary {
    id: "england",
    difficulty: [1, 3, 4, 6, 7, 9, 11],
    fear_cards: [[3, 3, 3], [3, 4, 3], [4, 4, 3], [4, 5, 4], [4, 5, 5], [4, 5, 5], [4, 5, 4]],
    decks: [USUAL_DECK; 7],
    loss: Some(("proud-mighty-capital", Loss::Buildings(7))),
    escalation: (
        "building-boom",
        Escalation::Before(&[EachBoard(&[In(
            Place { reach: Reach::MostOnBoard(TOWN_CITY), tests: &[has(TOWN_CITY)] },
            &[Build],
        )])]),
    ),
    levels: [
        Level::named("indentured-servants-earn-land").rules(&[BuildsBesideBuildings(2)]),
        Level::named("criminals-and-malcontents").setup(&[EachBoard(&[
            In(numbered(1), &[Add(some(1, CITY))]),
            In(numbered(2), &[Add(some(1, TOWN))]),
        ])]),
        Level::named("high-immigration-i").rules(&[SecondBuild { stays: false }]),
        Level::named("high-immigration-full").rules(&[SecondBuild { stays: true }]),
        Level::named("local-autonomy").rules(&[Health(TOWN_CITY, 1)]),
        Level::named("independent-resolve").rules(&[FearPool(1), SecondBuildTwice]),
    ],
};

const SWEDEN: Adversary = Adversary {
    id: "sweden",
    difficulty: [1, 2, 3, 5, 6, 7, 8],
    fear_cards: [[3, 3, 3], [3, 3, 3], [3, 4, 3], [3, 4, 3], [3, 4, 4], [4, 4, 4], [4, 4, 5]],
    decks: [USUAL_DECK; 7],
    loss: None,
    escalation: (
        "swayed-by-the-invaders",
        Escalation::AfterIn(&[If(Condition::More(DAHAN, INVADERS), &[], &[Replace(Dahan, 1, Town)])]),
    ),
    levels: [
        Level::named("heavy-mining").rules(&[MoreBlight(4)]),
        Level::named("population-pressure-at-home")
            .setup(&[EachBoard(&[In(numbered(4), &[Add(some(1, CITY)), MoveTo(BLIGHT, 5)])])]),
        Level::named("fine-steel-for-tools-and-guns").rules(&[Attack(Town, 3), Attack(City, 5)]),
        Level::named("royal-backing").after_setup(&[
            Accelerate,
            EachBoard(&[In(
                Place { reach: Reach::FewestOfDiscard(INVADERS), tests: &[] },
                &[Add(some(1, TOWN))],
            )]),
        ]),
        Level::named("mining-rush").rules(&[TownAfterBlight]),
        Level::named("prospecting-outpost")
            .setup(&[EachBoard(&[In(numbered(8), &[Add(some(1, TOWN)), Add(some(1, BLIGHT))])])]),
    ],
};
