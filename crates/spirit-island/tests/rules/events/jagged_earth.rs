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
