//! What everybody at the table sees and knows.

use std::path::Path;

use crate::support::{Table, proves, table};
use artel_engine::{Game, Seat, Viewer};
use artel_forbidden_island::rules::{FI_020, FI_026, FI_028, FI_034, FI_035};
use artel_forbidden_island::{Adventurer, Card, Tile, View};

const LANGUAGES: [&str; 2] = ["en", "ru"];

/// The lines of a text file that belong to the message with this key.
fn message(language: &str, key: &str) -> Vec<String> {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts").join(language).join("forbidden-island.ftl");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut lines = text.lines().skip_while(|line| line.split(' ').next() != Some(key));
    let first = lines.next().unwrap_or_else(|| panic!("'{key}' is missing in {language}"));
    let rest = lines.take_while(|line| line.starts_with(' ')).map(|line| line.trim().to_owned());
    std::iter::once(first.to_owned()).chain(rest).collect()
}

/// A table in the middle of a game.
fn midgame() -> Table {
    table(
        "difficulty elite\nplayer diver at gold-gate with earth-stone sandbags\n\
         player pilot at iron-gate with helicopter-lift helicopter-lift\nplayer engineer\n\
         flooded observatory misty-marsh\nsunk watchtower\nturn pilot\nphase actions 2\nflight used\nwater 4\n\
         captured oceans-chalice engineer\ntreasure-discard waters-rise oceans-chalice\n\
         treasure-deck earth-stone sandbags\nflood-deck misty-marsh | coral-palace tidal-palace",
    )
}

fn views(table: &Table) -> Vec<View> {
    let seats = table.game.all_seats().map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).map(|viewer| table.game.view(viewer)).collect()
}

#[test]
fn everybodys_adventurer_is_known_to_all() {
    proves(&[FI_020]);
    for view in views(&midgame()) {
        let seated: Vec<&str> = view.players.iter().map(|player| player.adventurer.id()).collect();
        assert_eq!(seated, ["diver", "pilot", "engineer"]);
    }
}

#[test]
fn every_ability_is_explained() {
    proves(&[FI_020]);
    for language in LANGUAGES {
        for adventurer in Adventurer::ALL {
            let lines = message(language, adventurer.id());
            let ability = lines.iter().find_map(|line| line.strip_prefix(".ability ="));
            assert!(
                ability.is_some_and(|text| text.trim().len() > 20),
                "{adventurer} in {language}: {lines:?}"
            );
        }
    }
}

#[test]
fn all_hands_lie_open() {
    proves(&[FI_026]);
    for view in views(&midgame()) {
        let hands: Vec<Vec<&str>> =
            view.players.iter().map(|player| player.hand.cards().map(Card::id).collect()).collect();
        assert_eq!(hands, [vec!["earth-stone", "sandbags"], vec!["helicopter-lift"; 2], vec![]]);
    }
}

#[test]
fn both_discard_piles_may_be_looked_through() {
    proves(&[FI_028]);
    for view in views(&midgame()) {
        let treasure: Vec<&str> = view.treasure_discard.cards().map(Card::id).collect();
        assert_eq!(treasure, ["oceans-chalice", "waters-rise"]);
        let flood: Vec<&str> = view.flood_discard.iter().map(Tile::id).collect();
        assert_eq!(flood, ["observatory"]);
    }
}

#[test]
fn all_see_the_same_and_so_can_advise() {
    proves(&[FI_034]);
    let table = midgame();
    let views = views(&table);
    assert_eq!(views.len(), 4);
    assert!(views.iter().all(|view| *view == views[0]));
    let watching = table.game.view(Viewer::Seat(Seat(7)));
    assert_eq!(watching, views[0]);
}

#[test]
fn a_reminder_tells_the_order_of_the_turn() {
    proves(&[FI_035]);
    for language in LANGUAGES {
        let lines = message(language, "help-turn-order");
        let phases: Vec<&String> =
            lines.iter().filter(|line| line.starts_with(|first: char| first.is_numeric())).collect();
        assert_eq!(phases.len(), 3, "{language}: {lines:?}");
        assert!(phases.iter().zip(["1. ", "2. ", "3. "]).all(|(line, number)| line.starts_with(number)));
    }
}
