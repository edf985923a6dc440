//! When an Event card is drawn, which parts of it hold, and how its choice is paid for.

use super::{Event, before, drawn, drawn_on};
use crate::support::proves;
use artel_engine::{Game as _, Seat};
use artel_spirit_island::Kind;
use artel_spirit_island::rules::{
    SM_063, SM_066, SM_067, SM_068, SM_069, SM_070, SM_071, SM_072, SM_073, SM_074, SM_075, SM_R15, SM_R16,
    SM_R46, SM_R47,
};

#[test]
fn an_event_comes_after_the_blight_card_and_before_the_fear_cards() {
    proves(&[SM_063]);
    let mut event = before("A", "fear-earned 1\nblight-card downward-spiral 5\nland A4 presence:2\n");
    // First the blighted island takes Presence, which is asked about; no card is drawn yet.
    event.begin("1 ready");
    assert_eq!((event.line("event-discard"), event.line("due")), (String::new(), String::new()));
    event.begin("1 pick presence/1 A4");
    assert_eq!(event.line("due"), "event");
    event.resolve("heavy-farming-overcrowded-cities");
    assert_eq!(event.line("event-discard"), "heavy-farming-overcrowded-cities");
    assert_eq!(event.line("fear-earned"), "1", "Fear cards come later");
}

#[test]
fn on_the_first_turn_the_event_is_only_discarded() {
    proves(&[SM_066, SM_R46]);
    let lines = "land A4 explorer:2\n";
    let mut first = before("A", lines);
    first.game = first.0.with_line("turn 1", |line| line.starts_with("turn")).game.clone();
    first.begin("1 ready");
    first.resolve("search-for-new-lands-devastated-shores");
    assert_eq!(first.line("event-discard"), "search-for-new-lands-devastated-shores");
    assert_eq!(first.line("due"), "invaders", "no part of it was carried out");
    let second = drawn("search-for-new-lands-devastated-shores", lines);
    assert_eq!(second.line("due"), "", "Explorers are pushed: {:?}", second.moves());
}

#[test]
fn a_card_that_was_drawn_is_not_drawn_again() {
    proves(&[SM_R46]);
    let mut event = before("A", "event-discard heavy-farming-overcrowded-cities\n");
    event.begin("1 ready");
    let mut outcomes = Vec::new();
    event.game.outcomes(&mut outcomes);
    let all = artel_spirit_island::EventCard::all().count();
    assert_eq!(outcomes.len(), all - 1);
    assert!(outcomes.iter().all(|(card, _)| card.to_string() != "heavy-farming-overcrowded-cities"));
    let known = before("A", "event-known 1:heavy-farming-overcrowded-cities\n");
    let mut known = known;
    known.begin("1 ready");
    outcomes.clear();
    known.game.outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 1, "it is known to lie on top");
}

#[test]
fn an_event_is_read_from_top_to_bottom_as_far_as_possible() {
    proves(&[SM_067]);
    // Healthy island: Explorers move on. No Beasts hunt, as there are none. Then Dahan defend.
    let mut event = drawn("search-for-new-lands-devastated-shores", "land A4 explorer:2\nland A6 dahan:2\n");
    assert!(event.moves().iter().all(|each| each.starts_with("1 send explorer A4")), "{:?}", event.moves());
    let first = event.moves().first().cloned().unwrap_or_default();
    event.begin(&first);
    assert_eq!(event.game.defend_in("A6".parse().unwrap()), 2);
    // The other half on a blighted island.
    let mut blighted = before("A", "blight-card memory-fades-to-dust 5\nland A4 explorer:2\n");
    blighted.begin("1 ready");
    blighted.begin("1 choose 1");
    let card = blighted.rest("1 forget").first().cloned().unwrap_or_default();
    blighted.begin(&format!("1 forget {card}"));
    blighted.resolve("search-for-new-lands-devastated-shores");
    assert!(blighted.can("1 yes") && blighted.can("1 no"), "{:?}", blighted.moves());
}

#[test]
fn what_changes_no_pieces_lasts_until_the_turn_ends() {
    proves(&[SM_068]);
    let mut event = drawn("search-for-new-lands-devastated-shores", "land A6 dahan:2\n");
    assert_eq!(event.game.defend_in("A6".parse().unwrap()), 2);
    let mut generator = artel_engine::Generator::new(artel_engine::Seed(1));
    while event.game.turn() == 2 {
        if let Some(outcome) = event.game.next_outcome() {
            event.resolve(&outcome.to_string());
        } else {
            let choice = event.game.random_choice(&mut generator).expect("the game goes on");
            event.begin(&format!("{} {}", choice.seat, choice.action));
        }
    }
    assert_eq!(event.game.defend_in("A6".parse().unwrap()), 0);
}

#[test]
fn pieces_of_an_event_act_in_their_own_land_only() {
    proves(&[SM_069]);
    let event =
        drawn("heavy-farming-overcrowded-cities", "land A4 explorer:2 beasts:1\nland A8 explorer:1\n");
    assert_eq!((event.at("A4", Kind::Explorer), event.at("A8", Kind::Explorer)), (1, 1));
}

#[test]
fn a_board_is_that_of_the_land_pushed_from() {
    proves(&[SM_070]);
    let event = drawn_on("A,B", "search-for-new-lands-devastated-shores", "land A5 beasts:1\n");
    assert_eq!(event.asked(), [1], "the keeper of board A pushes, wherever it goes: {:?}", event.moves());
}

/// The drought is about to be paid for: 4 Energy for each player, Water helps.
fn drought(lines: &str) -> Event {
    let mut event = drawn("years-of-little-rain", &format!("land A4 dahan:1 presence:1\n{lines}"));
    assert_eq!(event.moves(), ["1 choose 1", "1 choose 2"].map(str::to_owned).into());
    event.begin("1 choose 2");
    event
}

const RICH: &str =
    "spirit 1 river-surges-in-sunlight tracks:3,3 energy:9\nhand 1 flash-floods rivers-bounty wash-away\n";

#[test]
fn a_price_is_put_together_and_may_be_given_up() {
    proves(&[SM_075, SM_R47]);
    let mut event = drought(RICH);
    event.begin("1 put 1");
    assert_eq!(event.game.spirit(Seat(0)).energy(), 8);
    event.begin("1 no");
    assert_eq!(event.game.spirit(Seat(0)).energy(), 9, "nothing is spent");
    assert_eq!(event.moves(), ["1 choose 1", "1 choose 2"].map(str::to_owned).into());
}

#[test]
fn everybody_may_put_something_in() {
    proves(&[SM_075, SM_R47]);
    let lines = "spirit 1 river-surges-in-sunlight tracks:3,3 energy:3\n\
                 spirit 2 lightnings-swift-strike tracks:3,3 energy:4 stage:ready\n";
    let mut event = drawn_on("A,B", "years-of-little-rain", lines);
    event.begin("1 choose 2");
    assert_eq!(event.asked(), [1, 2]);
    assert!(event.can("1 no") && !event.can("2 no"), "the host gives it up: {:?}", event.moves());
    event.begin("2 put 4");
    event.begin("1 put 3");
    assert!(!event.can("1 put 1"), "1 Water of the card in play was the rest: {:?}", event.moves());
    assert_eq!(event.line("due"), "invaders", "{:?}", event.moves());
}

#[test]
fn elements_and_cards_help_to_pay() {
    proves(&[SM_071, SM_072, SM_073, SM_074, SM_R15, SM_R16]);
    let mut event = drought(RICH);
    // Boon of Vigor in play has Water, which counts 1 without being asked.
    assert!(event.can("1 put 3") && !event.can("1 put 4"), "{:?}", event.moves());
    // A card of the hand may be discarded or forgotten, one in play only forgotten.
    assert!(event.can("1 discard flash-floods") && event.can("1 forget flash-floods"));
    assert!(!event.can("1 discard boon-of-vigor") && event.can("1 forget boon-of-vigor"));
    // Discarded it counts 2, and serves only once.
    event.begin("1 discard flash-floods");
    assert!(event.can("1 put 1") && !event.can("1 put 2"), "{:?}", event.moves());
    assert!(!event.can("1 forget flash-floods") && !event.can("1 discard flash-floods"));
    event.begin("1 put 1");
    assert!(event.discard(1).contains("flash-floods"));
    // Forgotten in play it counts 4 and gives up its own Water; what is too much is lost.
    let mut forgotten = drought(RICH);
    forgotten.begin("1 put 1");
    forgotten.begin("1 forget boon-of-vigor");
    assert_eq!((forgotten.line("purse"), forgotten.line("play 1")), (String::new(), String::new()));
}
