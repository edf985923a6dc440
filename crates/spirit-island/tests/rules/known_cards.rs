//! Cards in a deck that are known to lie at a place.

use artel_engine::Game as _;
use artel_spirit_island::SpiritIsland;
use artel_spirit_island::rules::{SI_094, SI_252};

use crate::support::invaders::alone;
use crate::support::{Table, proves, table};

/// The Whirlwind is about to gain a Power card.
fn gaining(lines: &str) -> Table {
    table(&format!(
        "spirit 1 sun-bright-whirlwind growing:1\nland G8 city:1 presence:3\n{lines}next gain gain:any who:1\n"
    ))
}

/// What chance can decide now.
fn possible(table: &Table) -> Vec<String> {
    let mut outcomes = Vec::new();
    table.game.outcomes(&mut outcomes);
    outcomes.iter().map(|(outcome, _)| outcome.to_string()).collect()
}

#[test]
fn a_power_card_that_is_known_to_lie_on_top_is_drawn_first() {
    proves(&[SI_252]);
    let mut known = gaining("power-known 1:drought 3:call-to-tend\npower-known 1:tsunami\n");
    let mut events = Vec::new();
    known.game.begin(artel_engine::Seat(0), "minor".parse().unwrap(), &mut events).unwrap();
    assert_eq!(possible(&known), ["drought"]);
    assert_eq!(known.line("power-known"), "1:drought 3:call-to-tend");
    known.game.resolve("drought".parse().unwrap(), &mut events).unwrap();
    let second = possible(&known);
    assert!(second.len() == 34 && !second.contains(&"call-to-tend".to_owned()), "{second:?}");
    known.game.resolve(second[0].parse().unwrap(), &mut events).unwrap();
    assert_eq!(possible(&known), ["call-to-tend"]);
    let mut major = gaining("power-known 1:drought\npower-known 1:tsunami\n");
    major.game.begin(artel_engine::Seat(0), "major".parse().unwrap(), &mut events).unwrap();
    assert_eq!(possible(&major), ["tsunami"]);
}

#[test]
fn a_card_cannot_be_known_to_lie_where_it_is_not() {
    let start = "spirit 1 sun-bright-whirlwind\nland G8 city:1 presence:3\n";
    let refused = |lines: &str| SpiritIsland::read_position(&format!("{start}{lines}")).unwrap_err().problem;
    assert_eq!(refused("power-known 37:drought"), "the deck has 36 cards, and none at place 37");
    assert_eq!(
        refused("power-known 1:drought 1:call-to-tend"),
        "'call-to-tend' cannot lie at place 1 of its deck"
    );
    assert_eq!(
        refused("hand 1 drought\npower-known 1:drought"),
        "'drought' cannot lie at place 1 of its deck"
    );
    assert_eq!(refused("power-known drought"), "write the place and the card: 2:isolation");
}

#[test]
fn a_fear_deck_can_have_more_cards_than_at_the_start() {
    proves(&[SI_094]);
    let lines = "land G8 city:1 presence:2\n";
    let table = alone(&format!(
        "fear-earned 1\nfear-resolved isolation retreat scapegoats\nfear-deck 2 0,4,3\n{lines}"
    ));
    assert_eq!((table.terror_level(), table.game.fear_deck()), (2, 7));
    assert_eq!(table.copy(), table.game);
    let refused = |line: &str| {
        let text = table.game.write_position().replace("fear-deck 2 0,4,3", line);
        SpiritIsland::read_position(&text).unwrap_err().problem
    };
    for wrong in [
        "fear-deck 0 3,3,3",
        "fear-deck 4 0,0,3",
        "fear-deck 2 1,3,3",
        "fear-deck 2 0,0,3",
        "fear-deck 1 3,3",
    ] {
        assert!(refused(wrong).ends_with("write its Terror Level and the cards left: 2 0,3,3"), "{wrong}");
    }
    assert_eq!(refused("fear-deck 1 9,9,9"), "the Fear deck has too many cards");
}
