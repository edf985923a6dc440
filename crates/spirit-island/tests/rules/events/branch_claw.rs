//! The Event cards of Branch & Claw.

use super::{Event, before, drawn, drawn_on};
use artel_engine::Game as _;
use artel_spirit_island::Kind;

const BLIGHTED: &str = "blight-card memory-fades-to-dust 5\nhand 1 flash-floods rivers-bounty\n";

/// The card is drawn on a blighted island, for which the Spirit has forgotten a card.
fn on_blighted(card: &str, lines: &str) -> Event {
    let mut event = before("A", &format!("{BLIGHTED}{lines}"));
    event.begin_all(&["1 ready", "1 choose 1", "1 forget flash-floods"]);
    event.resolve(card);
    event
}

#[test]
fn heavy_farming_waits_for_the_next_ravage_of_a_card() {
    // A3 is a Jungle: 2 damage and 1 more destroy one Dahan and hurt another.
    let event = drawn("heavy-farming-overcrowded-cities", "land A3 town:1 dahan:3\nland A8 beasts:1\n");
    assert_eq!(event.land("A3"), "dahan:2 dahan-1:1 blight:1", "one came of age before");
    assert_eq!(event.line("lasting"), "", "the Ravage is over");
    let waiting = drawn("heavy-farming-overcrowded-cities", "land A4 town:1 dahan:3\nland A8 beasts:1\n");
    assert!(
        waiting.line("lasting").contains("until:next-ravage"),
        "nothing ravaged: {}",
        waiting.line("lasting")
    );
}

#[test]
fn presence_of_the_board_prevents_blight() {
    let lines = "land A2 explorer:1\nland A4 city:1\nland A5 presence:1 beasts:1\n";
    let mut prevented = on_blighted("heavy-farming-overcrowded-cities", lines);
    prevented.begin("1 yes");
    assert!(prevented.can("1 pick presence/1 A1") && prevented.can("1 pick presence/1 A5"));
    prevented.begin_all(&["1 pick presence/1 A1", "1 pick presence/1 A5"]);
    assert_eq!((prevented.at("A4", Kind::Blight), prevented.land("A1")), (0, "presence:2".to_owned()));
    let mut let_happen = on_blighted("heavy-farming-overcrowded-cities", lines);
    let_happen.begin("1 no");
    assert_eq!(let_happen.at("A4", Kind::Blight), 1);
}

#[test]
fn beasts_come_to_a_board_that_has_none() {
    let event = drawn("heavy-farming-overcrowded-cities", "land A4 beasts:1 explorer:2\n");
    assert_eq!((event.at("A4", Kind::Explorer), event.at("A4", Kind::Beasts)), (1, 1));
    let none = drawn("heavy-farming-overcrowded-cities", "");
    assert!(none.can("1 land A5") && none.can("1 land A8"), "{:?}", none.moves());
}

#[test]
fn blight_that_festers_does_not_cascade() {
    let event = on_blighted("urban-development-festering-pits-of-blight", "land A4 blight:2 presence:1\n");
    assert_eq!(event.at("A4", Kind::Blight), 3);
    assert!(!event.land("A4").contains("presence"), "it destroys Presence: {}", event.land("A4"));
}

#[test]
fn beasts_hunt_where_they_were_pushed() {
    let mut event = drawn(
        "search-for-new-lands-devastated-shores",
        "land A5 beasts:1\nland A4 explorer:1 blight:1\nland A7 explorer:1\n",
    );
    assert!(!event.can("1 send beasts A5 A4"), "it is blighted: {:?}", event.moves());
    event.begin("1 send beasts A5 A7");
    assert_eq!(event.land("A7"), "beasts:1");
}

#[test]
fn a_dry_card_blights_the_sands() {
    let mut event = drawn("years-of-little-rain", "land A4 dahan-1:1 town-1:1\n");
    event.begin("1 choose 1");
    event.resolve("delusions-of-danger");
    assert_eq!(event.at("A4", Kind::Blight) + event.at("A7", Kind::Blight), 0, "which Sands is asked");
    assert!(event.can("1 land A4") && event.can("1 land A7"), "{:?}", event.moves());
    event.begin("1 land A7");
    assert_eq!((event.at("A7", Kind::Blight), event.land("A4")), (1, String::new()), "less Health destroys");
    let mut wet = drawn("years-of-little-rain", "");
    wet.begin("1 choose 1");
    wet.resolve("drought");
    assert_eq!(wet.at("A4", Kind::Blight) + wet.at("A7", Kind::Blight), 0);
}

#[test]
fn beasts_that_destroy_a_town_leave() {
    let mut event = drawn(
        "years-of-little-rain",
        "spirit 1 river-surges-in-sunlight tracks:3,3 energy:9\nland A8 beasts:2 town:1 explorer:1\n",
    );
    event.begin_all(&["1 choose 2", "1 put 3"]);
    event.begin_all(&["1 pick town A8", "1 pick town-1 A8"]);
    assert_eq!(event.land("A8"), "beasts:1", "the other one has the Explorer left");
}

#[test]
fn a_single_dahan_near_a_city_is_assimilated() {
    let event = drawn(
        "cultural-assimilation-reprisal-against-the-dahan",
        "land A2 city:1 dahan:1\nland A8 dahan:1 beasts:1\n",
    );
    assert_eq!(event.at("A2", Kind::Dahan), 0, "{}", event.land("A2"));
    assert_eq!(event.at("A8", Kind::Dahan), 1, "no City is near");
}

#[test]
fn invaders_who_were_taught_build_in_place_of_the_next_ravage() {
    let mut event = drawn("farmers-seek-the-dahan-for-aid", "land A3 town:1 dahan:2\n");
    event.begin("1 choose 2");
    // A3 is a Jungle, where it would ravage. A Town has come, and Disease that stops the Build.
    assert_eq!(event.land("A3"), "town:2 dahan:1");
    assert_eq!(event.line("lasting"), "", "it is used up");
}

#[test]
fn new_diseases_come_to_half_of_the_boards() {
    let lines = "land A4 dahan:1 explorer:1\nland B4 dahan:1 explorer:1\n";
    let mut event = drawn_on("A,B", "farmers-seek-the-dahan-for-aid", lines);
    event.begin("1 choose 1");
    assert_eq!(event.rest("1 choose").len(), 2, "which board: {:?}", event.moves());
    event.begin("1 choose 2");
    assert_eq!((event.at("A4", Kind::Disease), event.at("B4", Kind::Disease)), (0, 1));
    assert_eq!((event.at("A4", Kind::Dahan), event.at("B4", Kind::Dahan)), (1, 0), "2 damage to Dahan");
}

#[test]
fn missionaries_come_back_to_the_deck() {
    let mut event = drawn("missionaries-arrive", "land A4 dahan:1 beasts:1\n");
    event.begin("1 choose 1");
    event.resolve("drought");
    assert_eq!(
        (event.line("event-known"), event.line("event-discard")),
        ("3:missionaries-arrive".into(), String::new())
    );
}

#[test]
fn lies_cost_a_fear_card() {
    let rich = "spirit 1 river-surges-in-sunlight tracks:3,3 energy:9\n";
    let mut event = drawn("rising-interest-in-the-island", rich);
    let before = event.game.fear_deck();
    event.begin_all(&["1 choose 2", "1 put 4"]);
    assert_eq!(event.game.fear_deck(), before - 1);
    let mut ignored = drawn("rising-interest-in-the-island", rich);
    let cards = ignored.game.invader_deck();
    ignored.begin("1 choose 1");
    assert_eq!(ignored.game.invader_deck(), cards - 1);
}

#[test]
fn explorers_seek_the_interior() {
    let event = drawn("seeking-the-interior-local-diaspora", "land A2 city:1 explorer:1\nland A5 beasts:1\n");
    let inland = ["A4", "A5", "A6", "A7", "A8"].map(|land| event.at(land, Kind::Explorer));
    assert_eq!((event.at("A2", Kind::Explorer), inland.iter().sum::<u8>()), (0, 1), "{:?}", event.moves());
}

#[test]
fn well_prepared_explorers_take_two_damage() {
    let event = drawn("well-prepared-explorers-blight-spreads", "land A4 explorer:1\n");
    assert_eq!(event.game.health(Kind::Explorer, "A4".parse().unwrap()), 2);
    let knit = drawn("tight-knit-communities-blight-spreads", "land A8 beasts:1\n");
    assert_eq!(knit.game.health(Kind::City, "A2".parse().unwrap()), 4);
}

#[test]
fn tales_attract_explorers_once_the_cards_have_moved_on() {
    let mut event = drawn("strange-tales-attract-explorers-fortification", "land A8 beasts:1\n");
    assert_eq!(event.at("A1", Kind::Explorer), 0);
    event.resolve("stage-1-sands");
    assert_eq!(event.at("A1", Kind::Explorer), 1, "the sacred site: {}", event.game.write_position());
}

#[test]
fn spirits_that_are_roused_use_a_slow_power() {
    let mut event = drawn(
        "investigation-of-dangers-destroy-the-unnatural",
        "play 1 wash-away\nland A1 presence:3 dahan:3\nland A5 beasts:1\n",
    );
    let land = event.rest("1 land").first().cloned().unwrap_or_default();
    event.begin(&format!("1 land {land}"));
    assert!(event.can("1 use wash-away") && event.can("1 skip"), "{:?}", event.moves());
    event.begin("1 use wash-away");
    assert!(event.line("used 1").contains("wash-away"));
}
