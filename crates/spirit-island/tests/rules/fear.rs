//! Fear, the Fear cards it earns, and the step in which they are resolved.

use artel_engine::{Game as _, Generator, NoLog, Seed};
use artel_spirit_island::rules::{
    SI_087, SI_088, SI_089, SI_090, SI_091, SI_092, SI_093, SI_094, SI_095, SI_096, SI_097, SI_098, SI_099,
    SI_100, SI_101, SI_105, SI_R11,
};
use artel_spirit_island::{Event, FearCard, Outcome};

use crate::support::invaders::{alone, fears_turned, one_fear, two};
use crate::support::{Table, proves};

/// Jungles ravage; what stands in G8 keeps the game going.
const JUNGLES: &str = "ravage stage-1-jungle\nbuild stage-1-wetland\nland G8 city:1 presence:2\n";

/// A Ravage in which Dahan destroy all these Invaders, with so much Fear generated before.
#[track_caller]
fn destroyed(invaders: &str, fear: u8) -> Table {
    let mut table = alone(&format!("{JUNGLES}fear {fear}\nland G6 {invaders} dahan:9 defend:60\n"));
    table.invade(&["stage-1-sands"]);
    assert_eq!(table.land("G6"), "dahan:9 defend:60");
    table
}

#[test]
fn the_invader_phase_has_five_steps_in_their_order() {
    proves(&[SI_087]);
    let lands = "land G6 explorer:1\nland G4 explorer:1\n";
    let mut table = alone(&format!("{JUNGLES}fear-earned 1\n{lands}"));
    let events = table.terrify("dahan-on-their-guard", "stage-1-sands");
    let steps: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::FearTurned { .. } => Some(1),
            Event::Ravaged { .. } => Some(2),
            Event::Built { .. } => Some(3),
            Event::Explored { .. } => Some(4),
            Event::Advanced {} => Some(5),
            _ => None,
        })
        .collect();
    // G4 builds; G3 by the coast and G5 next to the new Town are explored.
    assert_eq!(steps, [1, 2, 3, 4, 4, 5]);
}

#[test]
fn destroying_a_town_is_one_fear_a_city_two_and_an_explorer_none() {
    proves(&[SI_088, SI_089, SI_091]);
    for (invaders, fear) in [("explorer:4", 0), ("town:1", 1), ("city:1", 2), ("explorer:3 town:1 city:1", 3)]
    {
        let table = destroyed(invaders, 0);
        assert_eq!((table.fear(), table.line("fear-earned")), (fear, String::new()), "{invaders}");
    }
}

#[test]
fn fear_comes_from_powers_with_its_symbol_too_and_is_one_total() {
    proves(&[SI_088, SI_090, SI_091]);
    let powers = "phase fast-phase\nspirit 1 eyes-watch-from-the-trees\nplay 1 mysterious-abductions\n\
                  spirit 2 devouring-teeth-lurk-underfoot\nplay 2 mark-territory-with-scars-and-teeth\n";
    let lands = "land G8 explorer:2 presence:1,0\nland H8 city:1 presence:0,1\n";
    let mut table = crate::support::table(&format!("{powers}{lands}"));
    table.play("1 use mysterious-abductions");
    assert_eq!(table.fear(), 1);
    table.play_as("2 use mark-territory-with-scars-and-teeth", &["stage-1-sands"]);
    assert_eq!(table.fear(), 3);
}

#[test]
fn the_last_token_earns_a_card_and_the_pool_is_full_again() {
    proves(&[SI_092, SI_093]);
    let exact = destroyed("town:1", 3);
    assert_eq!((exact.fear(), exact.line("fear-earned")), (0, "1".into()));
    let over = destroyed("city:1", 3);
    assert_eq!((over.fear(), over.line("fear-earned")), (1, "1".into()));
}

#[test]
fn one_effect_can_earn_several_cards() {
    proves(&[SI_093]);
    let table = destroyed("city:3", 3);
    assert_eq!((table.fear(), table.line("fear-earned")), (1, "2".into()));
    assert_eq!(table.game.fear_deck(), 7);
}

#[test]
fn with_two_players_eight_fear_earn_a_card() {
    proves(&[SI_092]);
    let lands = "land G8 city:1 presence:2,1\nland G6 city:1 dahan:2 defend:3\n";
    for (fear, earned) in [(5, ""), (6, "1"), (7, "1")] {
        let mut table = two(&format!("ravage stage-1-jungle\nbuild stage-1-wetland\nfear {fear}\n{lands}"));
        table.invade(&["stage-1-sands"]);
        assert_eq!((table.fear(), table.line("fear-earned")), ((fear + 2) % 8, earned.into()));
    }
}

#[test]
fn a_card_earned_in_the_ravage_waits_for_the_next_fear_step() {
    proves(&[SI_094, SI_095]);
    let mut game = destroyed("town:1", 3).game.clone();
    assert_eq!(game.fear_earned(), 1);
    let (mut generator, mut turned) = (Generator::new(Seed(3)), Vec::new());
    while turned.is_empty() && !game.status().is_over() {
        let (turn, mut events) = (game.turn(), Vec::new());
        let choice = game.random_choice(&mut generator).unwrap();
        game.play(choice.seat, choice.action, &mut events).unwrap();
        turned.extend(fears_turned(&events).iter().map(|_| turn));
    }
    assert_eq!(turned.first(), Some(&2), "turned over in the second turn");
}

#[test]
fn earned_cards_are_unknown_to_everybody() {
    proves(&[SI_094, SI_R11]);
    let views: Vec<String> = ["0000000000000001", "00000000000000ff"]
        .iter()
        .map(|chance| {
            serde_json::to_string(&alone(&format!("{JUNGLES}fear-earned 2\nchance {chance}\n")).view())
                .unwrap()
        })
        .collect();
    assert_eq!(views[0], views[1]);
    assert!(FearCard::all().all(|card| !views[0].contains(card.id())));
}

#[test]
fn the_cards_are_resolved_in_their_order_and_discarded() {
    proves(&[SI_096]);
    let mut table = alone(&format!("{JUNGLES}fear-earned 2\n"));
    let events = table.invade(&["trade-suffers", "avoid-the-dahan", "stage-1-sands"]);
    assert_eq!(fears_turned(&events), ["trade-suffers:1", "avoid-the-dahan:1"]);
    assert_eq!(
        (table.line("fear-resolved"), table.line("fear-earned")),
        ("trade-suffers avoid-the-dahan".into(), String::new())
    );
    let mut none = alone(JUNGLES);
    assert_eq!(fears_turned(&none.invade(&["stage-1-sands"])), [""; 0]);
}

#[test]
fn only_the_effect_of_the_current_terror_level_is_resolved() {
    proves(&[SI_097]);
    for (level, defend) in [(1, 3), (2, 6), (3, 9)] {
        let mut table = alone(&format!("{JUNGLES}{}", one_fear("overseas-trade-seems-safer", level)));
        table.terrify("overseas-trade-seems-safer", "stage-1-sands");
        assert_eq!(table.game.defend_in("G1".parse().unwrap()), defend);
    }
    // All three were earned at Terror Level I; the third brought Terror Level II.
    let mut higher = alone(&format!("{JUNGLES}fear-earned 3\n"));
    let events = higher.invade(&[
        "avoid-the-dahan",
        "dahan-on-their-guard",
        "overseas-trade-seems-safer",
        "stage-1-sands",
    ]);
    assert!(fears_turned(&events).iter().all(|turned| turned.ends_with(":2")));
    assert_eq!(higher.game.defend_in("G1".parse().unwrap()), 6);
}

#[test]
fn the_effect_of_a_card_ends_with_the_turn() {
    proves(&[SI_098]);
    let mut table = alone(&format!("{JUNGLES}{}", one_fear("overseas-trade-seems-safer", 1)));
    table.terrify("overseas-trade-seems-safer", "stage-1-sands");
    assert_eq!(table.game.defend_in("G1".parse().unwrap()), 3);
    table.play("1 ready");
    assert_eq!((table.game.turn(), table.line("lasting")), (2, String::new()));
    assert_eq!(table.game.defend_in("G1".parse().unwrap()), 0);
}

#[test]
fn a_card_earned_meanwhile_comes_last_and_a_new_terror_level_counts_from_the_next_card() {
    proves(&[SI_099, SI_100]);
    // The third card of the deck is earned while the first of two is resolved.
    let lands =
        "land G6 town-1:1 dahan:1\nland H5 city:1 dahan:2\nland G1 town:1\nland G8 city:1 presence:2,1\n";
    let mut table = two(&format!("fear 7\nfear-earned 2\n{lands}"));
    let mut events = table.invade(&["dahan-raid"]);
    events.extend(table.play_as("1 go", &[]));
    // Only H5 is left for the second player, who finishes the card at the old level: 1 damage, not one for each Dahan.
    events.extend(table.play_as("1 land G6", &["trade-suffers"]));
    assert_eq!((table.terror_level(), table.line("fear-earned")), (2, "1".into()));
    assert_eq!(table.land("H5"), "city-1:1 dahan:2");
    assert_eq!(fears_turned(&events), ["dahan-raid:1", "trade-suffers:2"]);
    events.extend(table.play_as("1 go", &[]));
    events.extend(table.play_as("1 no", &[]));
    events.extend(table.play_as("2 no", &["avoid-the-dahan", "stage-1-sands"]));
    assert_eq!(fears_turned(&events), ["dahan-raid:1", "trade-suffers:2", "avoid-the-dahan:2"]);
}

#[test]
fn removing_gives_no_fear_but_destroying_does() {
    proves(&[SI_101]);
    let lands = "land G8 city:1 presence:2\nland G1 town:1\n";
    let mut removed = alone(&format!("{}{lands}", one_fear("emigration-accelerates", 2)));
    removed.terrify("emigration-accelerates", "stage-1-wetland");
    assert_eq!((removed.land("G1"), removed.fear()), (String::new(), 0));
    let mut destroyed = alone(&format!("{}land G8 town:1 city:1 presence:2\n", one_fear("scapegoats", 3)));
    destroyed.terrify("scapegoats", "stage-1-wetland");
    assert_eq!((destroyed.land("G8"), destroyed.fear()), ("city:1 presence:2".into(), 1));
}

#[test]
fn the_dividers_are_not_among_the_cards() {
    proves(&[SI_105]);
    let mut table = alone(&format!("{JUNGLES}fear-earned 3\n"));
    let ready = artel_spirit_island::Move::Ready;
    table.game.begin(artel_engine::Seat(0), ready, &mut NoLog).unwrap();
    let mut possible = Vec::new();
    table.game.outcomes(&mut possible);
    assert!(possible.iter().all(|(outcome, _)| matches!(outcome, Outcome::Fear(_))));
    assert_eq!((possible.len(), table.game.fear_deck()), (15, 6));
}
