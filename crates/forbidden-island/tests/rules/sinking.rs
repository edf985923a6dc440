//! Tiles and cards that leave the game.

use crate::support::{proves, set, table};
use artel_engine::Phrase;
use artel_forbidden_island::rules::{FI_040, FI_081, FI_095, FI_097, FI_098, FI_099, FI_R10, FI_R19};
use artel_forbidden_island::{Phase, Tile, TileState};

#[test]
fn a_sunk_tile_and_its_card_never_come_back() {
    proves(&[FI_097, FI_081]);
    let mut table = table(
        "player engineer\nplayer pilot with sandbags helicopter-lift\nphase treasure-draw 0\nflooded observatory watchtower\n\
         flood-deck watchtower\ntreasure-deck waters-rise",
    );
    table.play("engineer", "flood");
    table.play_as("engineer", "flood", &["gold-gate"]);
    let gone = |deck: artel_engine::Set<Tile>| !deck.contains(Tile::Watchtower);
    assert!(gone(table.game.flood_deck().cards()) && gone(table.game.flood_discard()));
    assert_eq!(table.refused("pilot", "sandbags watchtower"), FI_R19);
    assert_eq!(table.refused("pilot", "lift pilot watchtower"), FI_R10);
    assert_eq!(table.refused("pilot", "move watchtower"), FI_040);
    // Nor by the shuffle of Waters Rise!
    table.play("pilot", "draw");
    assert_eq!(table.flood_discard(), set(""));
    assert_eq!(table.game.flood_deck().len(), 23);
    assert!(gone(table.game.flood_deck().cards()));
    assert_eq!(table.tile_state("watchtower"), TileState::Sunk);
}

#[test]
fn sunk_tiles_are_left_out_when_the_flood_deck_is_made_anew() {
    proves(&[FI_097, FI_095]);
    let discarded: Vec<_> = Tile::ALL
        .into_iter()
        .map(Tile::id)
        .filter(|id| !["watchtower", "gold-gate", "iron-gate"].contains(id))
        .collect();
    let mut table = table(&format!(
        "player engineer\nplayer pilot\nphase treasure-draw 0\nflooded gold-gate\nsunk watchtower\nflood-discard {}\n\
         flood-deck gold-gate | iron-gate",
        discarded.join(" ")
    ));
    table.play("engineer", "flood");
    assert_eq!(table.game.flood_discard().len(), 21);
    table.play("engineer", "flood");
    let sunk = [Tile::Watchtower, Tile::GoldGate].into_iter().collect();
    assert_eq!(table.game.flood_deck().cards(), artel_engine::Set::ALL.minus(sunk));
    assert_eq!(table.game.flood_deck().len(), 22);
}

#[test]
fn a_pawn_whose_tile_is_flooded_stays_on_it() {
    proves(&[FI_098]);
    let mut table = table("player engineer at gold-gate\nplayer pilot at gold-gate\nphase treasure-draw 0");
    table.play_as("engineer", "flood", &["gold-gate"]);
    assert_eq!((table.at("engineer"), table.at("pilot")), ("gold-gate".to_owned(), "gold-gate".to_owned()));
    assert!(table.game.swimmers().is_empty());
    assert_eq!(table.moves("engineer"), ["flood"]);
    assert_eq!(table.phase(), Phase::FloodDraw { left: 1 });
    for player in ["engineer", "pilot"] {
        let refusal = table.refusal(player, "swim iron-gate");
        assert_eq!((refusal.rule, refusal.reason), (FI_099, Phrase::new("why-nobody-swims")));
    }
}

#[test]
fn only_pawns_on_the_sunk_tile_are_moved_by_its_sinking() {
    proves(&[FI_097, FI_099]);
    let mut table = table(
        "player engineer at iron-gate\nplayer pilot\nphase treasure-draw 0\nflooded gold-gate\nflood-deck gold-gate",
    );
    table.play("engineer", "flood");
    assert!(table.game.swimmers().is_empty());
    assert_eq!(table.moves("engineer"), ["flood"]);
    assert_eq!(
        (table.at("engineer"), table.at("pilot")),
        ("iron-gate".to_owned(), "fools-landing".to_owned())
    );
}
