//! The Event cards of Jagged Earth.

use super::{Event, before, drawn};
use artel_engine::Game as _;
use artel_spirit_island::Kind;

/// The card is drawn on a blighted island, for which the Spirit has forgotten a card.
fn on_blighted(card: &str, lines: &str) -> Event {
    let blighted = "blight-card memory-fades-to-dust 5\nhand 1 flash-floods rivers-bounty\n";
    let mut event = before("A", &format!("{blighted}{lines}"));
    event.begin_all(&["1 ready", "1 choose 1", "1 forget flash-floods"]);
    event.resolve(card);
    event
}

#[test]
fn towns_of_the_land_with_most_become_cities() {
    let event = drawn("cities-rise-depleted-soil", "land A4 town:2\nland A7 town:1\n");
    assert_eq!((event.at("A4", Kind::City), event.at("A7", Kind::City)), (2, 0));
}

#[test]
fn depleted_soil_is_blighted_by_a_single_damage() {
    let event = on_blighted("cities-rise-depleted-soil", "land A4 town:1\n");
    let health = |land: &str| event.game.land_health(land.parse().unwrap());
    assert_eq!((health("A4"), health("A5")), (1, 2));
}

#[test]
fn corruption_is_bought_off_for_each_discarded_card() {
    let lines = "spirit 1 river-surges-in-sunlight tracks:3,3 energy:9\nland A2 city:1\n\
                 ravage stage-1-jungle\nbuild stage-1-wetland\ninvader-discard stage-1-sands\n";
    let event = drawn(
        "gradual-corruption-ravaged-wilderness",
        &lines.replace("ravage stage-1-jungle\nbuild stage-1-wetland\n", ""),
    );
    assert!(event.can("1 put 1") && !event.can("1 put 2") && event.can("1 no"), "{:?}", event.moves());
    let mut bought = event.clone();
    bought.begin("1 put 1");
    assert_eq!(bought.at("A2", Kind::Blight), 0);
    let mut not = event;
    not.begin("1 no");
    assert_eq!(not.at("A2", Kind::Blight), 1);
    let free = drawn("gradual-corruption-ravaged-wilderness", "");
    assert_eq!(free.at("A2", Kind::Blight), 0, "nothing costs nothing");
}

#[test]
fn few_invaders_are_too_timid_to_ravage() {
    let event = drawn("no-bravery-without-numbers-courage-of-the-crowd", "land A3 town:1 dahan:2\n");
    assert_eq!(
        (event.at("A3", Kind::Dahan), event.at("A3", Kind::Blight)),
        (2, 0),
        "1 Invader at Terror Level I"
    );
    let more =
        drawn("no-bravery-without-numbers-courage-of-the-crowd", "land A3 town:1 explorer:1 dahan:2\n");
    assert_eq!(more.at("A3", Kind::Blight), 1);
}

#[test]
fn optimists_fear_no_destruction() {
    // 3 Dahan strike back at the Town in A3.
    let event = drawn("relentless-optimism-cultures-mix-and-clash", "land A3 town:1 dahan:4\n");
    assert_eq!((event.at("A3", Kind::Town), event.game.fear()), (0, 0), "{}", event.land("A3"));
}

#[test]
fn mapmakers_find_more_where_there_are_no_wilds() {
    let lines = "land A2 city:1\nland A8 dahan:1 beasts:1\n";
    let mut event = drawn("mapmakers-chart-the-wild-increasing-aggression", lines);
    let count = |event: &Event| (1..=8).map(|number| event.at(&format!("A{number}"), Kind::Explorer)).max();
    event.resolve("stage-1-sands");
    assert_eq!(count(&event), Some(2), "{}", event.game.write_position());
}

#[test]
fn dahan_leave_the_land_of_disease() {
    let event = drawn("no-bravery-without-numbers-courage-of-the-crowd", "land A4 disease:1 dahan:2\n");
    assert!(event.moves().iter().all(|each| each.starts_with("1 send dahan A4")), "{:?}", event.moves());
}

#[test]
fn towns_multiply_along_the_coast() {
    let event = drawn("coastal-towns-multiply-cooperation-among-towns", "land A2 city:1 town:1\n");
    assert_eq!(
        event.rest("1 land"),
        ["A1", "A3"].map(str::to_owned).into(),
        "beside a coastal Town: {:?}",
        event.moves()
    );
}

#[test]
fn dahan_who_trade_sit_out() {
    let event = drawn("dahan-trade-with-the-invaders", "land A3 town:1 dahan:3\n");
    assert_eq!(event.land("A3"), "town:1 dahan:3 blight:1", "they neither suffer nor strike");
}

#[test]
fn what_dahan_learn_helps_from_the_next_turn_on() {
    let rich = "spirit 1 river-surges-in-sunlight tracks:3,3 energy:12\nhand 1 flash-floods rivers-bounty\nland A6 dahan:2\n";
    let mut event = drawn("dahan-trade-with-the-invaders", rich);
    event.begin_all(&["1 choose 3", "1 put 6", "1 forget flash-floods"]);
    let defend = |event: &Event| event.game.defend_in("A6".parse().unwrap());
    assert_eq!(defend(&event), 0);
    let mut generator = artel_engine::Generator::new(artel_engine::Seed(1));
    while event.game.turn() == 2 {
        if let Some(outcome) = event.game.next_outcome() {
            event.resolve(&outcome.to_string());
        } else {
            let choice = event.game.random_choice(&mut generator).expect("the game goes on");
            event.begin(&format!("{} {}", choice.seat, choice.action));
        }
    }
    assert_eq!(defend(&event), event.at("A6", Kind::Dahan));
}

#[test]
fn disease_shifts_to_the_crowd() {
    let event =
        drawn("dahan-trade-with-the-invaders", "land A5 disease:1\nland A4 explorer:1\nland A7 town:2\n");
    assert_eq!((event.at("A5", Kind::Disease), event.at("A7", Kind::Disease)), (0, 1), "{:?}", event.moves());
}

#[test]
fn presence_and_dahan_of_the_land_stop_clearcutting() {
    let mut event = before(
        "A",
        "land A4 town:1 dahan:1 presence:1\nland A2 explorer:1\ninvader-discard stage-1-sands\ninvader-deck stage-3 stage-3\n",
    );
    event.begin("1 ready");
    event.resolve("harvest-bounty-harvest-dust-widespread-clearcutting");
    assert!(event.can("1 yes") && event.can("1 no"), "{:?}", event.moves());
    event.begin("1 yes");
    assert!(event.can("1 pick presence/1 A4") && event.can("1 pick dahan A4"), "{:?}", event.moves());
    event.begin("1 pick dahan A4");
    assert_eq!(event.land("A4"), "town:1", "the Presence was the rest");
}

#[test]
fn towns_are_added_where_one_city_is_on_the_coast() {
    let event = drawn("smaller-ports-spring-up-extensive-building", "land A2 city:1\n");
    assert!(
        event.can("1 land A1") && event.can("1 land A3") && !event.can("1 land A2"),
        "{:?}",
        event.moves()
    );
    let two = drawn("smaller-ports-spring-up-extensive-building", "land A2 city:2\n");
    assert!(!two.can("1 land A1"), "{:?}", two.moves());
}

#[test]
fn presence_that_moves_with_dahan_does_damage() {
    let mut event = drawn(
        "thriving-trade-partitioned-wilderness",
        "land A1 presence:3 dahan:1\nland A2 city:1\nland A4 explorer:1\n",
    );
    assert_eq!(event.at("A2", Kind::City), 2, "trade thrives");
    event.begin_all(&["1 yes", "1 presence A1 A4"]);
    assert_eq!(event.at("A4", Kind::Explorer), 0);
}

#[test]
fn essence_costs_a_card_or_presence_with_the_blight_beside_it() {
    let mut event = on_blighted("focused-farming-essence-disperses", "land A4 presence:1 blight:1\n");
    let (pool, choices) = (event.game.blight_pool(), event.rest("1 choose"));
    assert_eq!(choices, ["1", "2"].map(str::to_owned).into());
    event.begin_all(&["1 choose 2", "1 pick presence/1 A4"]);
    assert_eq!((event.at("A4", Kind::Blight), event.game.blight_pool()), (0, pool), "it leaves the game");
}
